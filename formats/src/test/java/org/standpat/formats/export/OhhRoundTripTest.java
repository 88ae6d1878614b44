package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
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

    @Test
    @DisplayName(
            "given hands as the public saw them, when written and read again, then each event is the same but for the dealer's secrets")
    void asThePublicSawThem() {
        int remarked = 0;
        int forced = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            SeenHand seen = SeenHand.undated(PlayedHands.any(seed), Viewer.PUBLIC, Denomination.CHIPS);
            String text = Written.by(new OhhExport(), seen);

            ImportedFile read = ImportedFile.of(text);

            if (isShownForHim(seen)) {
                forced++;
                assertThat(read.hands()).as("seed %d", seed).isEmpty();
                continue;
            }
            assertThat(read.refusals())
                    .as("seed %d", seed)
                    .extracting(Refusal::sentence)
                    .isEmpty();
            remarked += read.hand().remarks().size();
            List<HandEvent> events = new ArrayList<>();
            seen.events().forEach(recorded -> events.add(recorded.event()));
            assertThat(ToldAgain.asReported(read.hand().events()))
                    .as("seed %d%n%s", seed, text)
                    .containsExactlyElementsOf(ToldAgain.asReported(events));
        }
        assertThat(remarked)
                .as("hands that the house dealt, which the public cannot say")
                .isPositive();
        assertThat(forced)
                .as("hands with a show that follows only for who knows the cards")
                .isLessThan(HANDS / 20);
    }

    /** Whether a hand was tabled for somebody who was gone, which follows from cards that nobody else had seen (rule 7.5). */
    private static boolean isShownForHim(SeenHand seen) {
        for (int i = 1; i < seen.events().size(); i++) {
            if (seen.events().get(i - 1).event() instanceof HandEvent.ActionForced
                    && seen.events().get(i).event() instanceof HandEvent.HandShown) {
                return true;
            }
        }
        return false;
    }
}
