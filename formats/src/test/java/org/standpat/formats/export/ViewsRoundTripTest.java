package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.ExportFormat;
import org.standpat.export.SeenHand;
import org.standpat.export.json.StandpatExport;
import org.standpat.export.ohh.OhhExport;
import org.standpat.export.phh.PhhExport;
import org.standpat.formats.ImportedFile;
import org.standpat.formats.Refusal;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** What the public or one player saw of a hand is read again as it was, or refused for a reason that is known beforehand. */
class ViewsRoundTripTest {

    private static final int HANDS = 250;

    private static final List<ExportFormat> FORMATS = List.of(new OhhExport(), PhhExport.ONE, new StandpatExport());

    private int written;
    private int remarked;
    private int refused;

    @Test
    @DisplayName(
            "given any hands as the public saw them, when written and read again, then hidden cards stay unknown and the rest is the same")
    void asThePublicSawThem() {
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            readAgain(seed, SeenHand.undated(PlayedHands.any(seed), Viewer.PUBLIC, Denomination.CHIPS));
        }
        assertMostAreRead();
    }

    @Test
    @DisplayName(
            "given any hands as one player saw them, when written and read again, then others' cards stay unknown and the rest is the same")
    void asOnePlayerSawThem() {
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            List<HandEvent> events = PlayedHands.any(seed);
            List<Integer> seats = ((HandEvent.HandStarted) events.getFirst())
                    .seats().stream().map(seated -> seated.seat()).toList();
            Viewer viewer = new Viewer.PlayerOn(seats.get(i % seats.size()));
            readAgain(seed, SeenHand.undated(events, viewer, Denomination.CHIPS));
        }
        assertMostAreRead();
    }

    private void assertMostAreRead() {
        assertThat(written).as("hands in all formats").isGreaterThan(2 * HANDS);
        assertThat(remarked)
                .as("hands that the house dealt, which no viewer can say")
                .isPositive();
        assertThat(refused)
                .as("hands that do not follow without the hidden cards")
                .isLessThan(written / 20);
    }

    private void readAgain(long seed, SeenHand seen) {
        List<HandEvent> events = new ArrayList<>();
        seen.events().forEach(recorded -> events.add(recorded.event()));
        for (ExportFormat format : FORMATS) {
            StringBuilder text = new StringBuilder();
            if (!NoWords.isWritten(text, format, seen)) {
                continue;
            }
            written++;
            ImportedFile read = ImportedFile.of(text.toString());
            String what = "seed " + seed + " in " + format.name() + " for " + seen.viewer();
            Optional<Integer> shown = shownForHim(events, seen.viewer());
            if (shown.isPresent()) {
                refused++;
                assertThat(read.refusal().rule()).as(what).isEqualTo("4.13");
                assertThat(read.refusal().why()).as(what).endsWith(", got an action by seat " + shown.get() + ".");
            } else if (!read.refusals().isEmpty()) {
                refused++;
                assertReshufflesUnforeseen(what, seen, events, read.refusal());
            } else {
                remarked += read.hand().remarks().size();
                assertThat(ToldAgain.asReported(read.hand().events()))
                        .as(what)
                        .containsExactlyElementsOf(ToldAgain.asReported(events));
            }
        }
    }

    /** Whose hand was tabled for him because he was gone: that follows from his cards, which only the dealer and he know (rule 7.5). */
    private static Optional<Integer> shownForHim(List<HandEvent> events, Viewer viewer) {
        for (int i = 1; i < events.size(); i++) {
            if (events.get(i - 1) instanceof HandEvent.ActionForced
                    && events.get(i) instanceof HandShown shown
                    && !viewer.equals(new Viewer.PlayerOn(shown.seat()))) {
                return Optional.of(shown.seat());
            }
        }
        return Optional.empty();
    }

    /**
     * Under this procedure a player gets none of the cards that he threw away himself. Once they were shuffled into a deck, when it has to
     * be shuffled again follows from which cards they are, and that the file hides (rule 5.11).
     */
    private static void assertReshufflesUnforeseen(
            String what, SeenHand seen, List<HandEvent> events, Refusal refusal) {
        assertThat(seen.started().rules().reshuffle().procedure())
                .as("%s: %s", what, refusal)
                .isEqualTo(ReshuffleProcedure.NEVER_OWN);
        List<String> later = events.stream()
                .filter(DeckReshuffled.class::isInstance)
                .skip(1)
                .map(event -> "the file tells of deck reshuffled of seat " + ((DeckReshuffled) event).seat()
                        + " here, which by the rules does not come now or comes otherwise")
                .toList();
        assertThat(refusal.kind()).as("%s: %s", what, refusal).isEqualTo(Refusal.Kind.OTHER_THAN_STATED);
        assertThat(later).as("%s: %s", what, refusal).contains(refusal.why());
    }
}
