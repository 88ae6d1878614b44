package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.SeenHand;
import org.standpat.export.phh.PhhExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.formats.phh.PhhStandIn;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.ActionForced;
import org.standpat.hand.HandEvent.DeclarationChanged;
import org.standpat.hand.HandEvent.HandKilled;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.houserules.DrawProcedure.Order;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** What is written as PHH with this program's own fields is read again as it was. */
class PhhAnyHandTest {

    private static final int HANDS = 2_000;
    private static final List<Denomination> MONEY = List.of(new Denomination("USD", 2), Denomination.CHIPS);

    @Test
    @DisplayName(
            "given any hands that PHH has a code for, with rulings, exposed cards and misdeals, when written and read again, then each event is the same")
    void everyEvent() {
        List<HandEvent> compared = new ArrayList<>();
        int inTurn = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            Denomination money = MONEY.get(i % MONEY.size());
            StringBuilder text = new StringBuilder();
            if (!NoWords.isWritten(text, PhhExport.ONE, SeenHand.undated(events, Viewer.STAFF, money))) {
                continue;
            }

            assertThat(PhhStandIn.refusals(text.toString()))
                    .as("seed %d%n%s", seed, text)
                    .isEmpty();
            inTurn += ((HandStarted) events.getFirst()).rules().draw().order() == Order.IN_TURN ? 1 : 0;
            ImportedFile read = ImportedFile.of(text.toString());

            assertThat(read.refusals())
                    .as("seed %d", seed)
                    .extracting(Refusal::sentence)
                    .isEmpty();
            ImportedHand hand = read.hand();
            assertThat(hand.money()).as("seed %d", seed).isEqualTo(money);
            assertThat(ToldAgain.inOrder(hand.events()))
                    .as("seed %d%n%s", seed, text)
                    .containsExactlyElementsOf(ToldAgain.inOrder(events));
            assertThat(Written.by(PhhExport.ONE, SeenHand.undated(hand.events(), Viewer.STAFF, money)))
                    .as("seed %d: the text of the hand that was read", seed)
                    .hasSameSizeAs(text);
            compared.addAll(events);
        }
        assertThat(inTurn).as("hands whose players were served in turn").isPositive();
        assertThat(compared)
                .as("events of the hands that were compared")
                .hasAtLeastOneElementOfType(HandKilled.class)
                .hasAtLeastOneElementOfType(DeclarationChanged.class)
                .hasAtLeastOneElementOfType(ActionForced.class);
    }
}
