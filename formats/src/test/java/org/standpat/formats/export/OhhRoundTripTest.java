package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.SeenHand;
import org.standpat.export.ohh.OhhExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.Refusal;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** What is written as Open Hand History is read again as it was. */
class OhhRoundTripTest {

    private static final int HANDS = 200;
    private static final List<Denomination> MONEY =
            List.of(new Denomination("USD", 2), Denomination.CHIPS, new Denomination("JPY", 0));

    @Test
    @DisplayName(
            "given any hands, with rulings, exposed cards, misdeals and cards that nobody saw, when written and read again, then each event is the same")
    void everyEvent() {
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            Denomination money = MONEY.get(i % MONEY.size());
            String text = Written.by(new OhhExport(), SeenHand.undated(events, Viewer.STAFF, money));

            ImportedFile read = ImportedFile.of(text);

            assertThat(read.refusals())
                    .as("seed %d", seed)
                    .extracting(Refusal::sentence)
                    .isEmpty();
            ImportedHand hand = read.hand();
            assertThat(hand.money()).as("seed %d", seed).isEqualTo(money);
            assertThat(ToldAgain.inOrder(hand.events()))
                    .as("seed %d%n%s", seed, text)
                    .containsExactlyElementsOf(ToldAgain.inOrder(events));
        }
    }
}
