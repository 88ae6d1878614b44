package org.standpat.query.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.access.CardReader;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardReading;
import org.standpat.db.access.KeyRole;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.LogFixture;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import org.standpat.export.WriteOutcome;
import org.standpat.money.Denomination;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.replay.HandReader;
import org.standpat.view.Onlooker;
import org.standpat.view.Viewer;

/** Hands are written page by page. */
class ExportRunTest {

    private static final int PAGES = 5;
    private static final ExportFormat OWN = ExportFormats.named("standpat").orElseThrow();

    @AutoClose
    private final LogFixture db = new LogFixture();

    private final ExportRun run = new ExportRun(new SeenHands(
            new HandReader(db.log, new HandEventCodec()), new HandSources(db.dataSource), Denomination.CHIPS));

    private final AccessRecord access = new AccessRecord(db.dataSource);
    private final CardReader staff = new CardReader(
            Onlooker.always(Viewer.STAFF),
            Optional.of(new CardReading("Vera", KeyRole.STAFF, Optional.empty(), "a test")),
            access);

    private PlayedHand recorded(PlayedHand hand) {
        db.append(RunningQuerySide.messages(hand, 1, hand.position()));
        return hand;
    }

    /** Hands by page; asked for a page, it looks whether everything of the pages before was written. */
    private static final class CountedPages implements HandPages, ExportWatcher {
        private final List<UUID> hands;
        private int given;
        private int done;

        private CountedPages(List<UUID> hands) {
            this.hands = hands;
        }

        @Override
        public List<UUID> next() {
            assertThat(done).as("hands written of %d", given).isEqualTo(given);
            List<UUID> page = hands.subList(given, Math.min(hands.size(), given + MOST_HANDS));
            given += page.size();
            return page;
        }

        @Override
        public void hand(UUID hand, WriteOutcome outcome) {
            assertThat(hand).isEqualTo(hands.get(done));
            done++;
        }
    }

    @Test
    void given_many_hands_then_a_page_is_read_when_the_one_before_is_written() throws IOException {
        List<UUID> hands = new ArrayList<>();
        for (int i = 0; i < PAGES * HandPages.MOST_HANDS + 1; i++) {
            hands.add(recorded(Hands.threeHanded(new UUID(0, i), EVENING)).id());
        }
        CountedPages pages = new CountedPages(hands);

        ExportTally tally = run.run(pages, OWN, staff, Writer.nullWriter(), pages);

        assertThat(pages.done).isEqualTo(hands.size());
        assertThat(tally.written()).isEqualTo(hands.size());
        assertThat(tally.leftOut()).isZero();
    }

    @Test
    void given_hands_that_cannot_be_read_then_nothing_of_them_is_written_and_the_tally_says_why() throws IOException {
        PlayedHand good = recorded(Hands.threeHanded(new UUID(0, 1), EVENING));
        PlayedHand holed = Hands.threeHanded(new UUID(0, 2), EVENING);
        db.append(RunningQuerySide.messages(holed, 1, 3));
        db.appendRow(holed.id(), 5, 1, new byte[0]);
        PlayedHand strange = Hands.threeHanded(new UUID(0, 3), EVENING);
        db.append(RunningQuerySide.messages(strange, 1, 3));
        db.appendRow(strange.id(), 4, 30_000, new byte[] {1});
        CountedPages pages = new CountedPages(List.of(holed.id(), good.id(), strange.id()));
        StringBuilder text = new StringBuilder();

        ExportTally tally = run.run(pages, OWN, staff, text, pages);

        assertThat(text.toString()).isEqualTo(WrittenHands.text(OWN, List.of(good), Viewer.STAFF, Denomination.CHIPS));
        assertThat(tally.written()).isEqualTo(1);
        assertThat(tally.leftOut()).isEqualTo(2);
        assertThat(tally.reasons().keySet())
                .anySatisfy(why -> assertThat(why).contains("Event 4 is missing"))
                .allSatisfy(why -> assertThat(why).startsWith("an event cannot be read by this version"));
    }

    @Test
    void given_more_reasons_than_are_told_apart_then_the_others_are_counted_together() {
        ExportTally tally = new ExportTally();

        for (int i = 0; i < ExportTally.MOST_REASONS + 3; i++) {
            tally.add(new WriteOutcome.LeftOut("reason " + i));
            tally.add(new WriteOutcome.LeftOut("reason 0"));
        }

        assertThat(tally.reasons())
                .hasSize(ExportTally.MOST_REASONS + 1)
                .containsAllEntriesOf(Map.of("reason 0", ExportTally.MOST_REASONS + 4L, "other reasons", 3L));
        assertThat(tally.leftOut()).isEqualTo(2 * (ExportTally.MOST_REASONS + 3));
    }

    @Test
    void given_a_watcher_that_ends_it_then_no_further_page_is_read() {
        List<UUID> hands = new ArrayList<>();
        for (int i = 0; i < 2 * HandPages.MOST_HANDS; i++) {
            hands.add(recorded(Hands.threeHanded(new UUID(0, i), EVENING)).id());
        }
        CountedPages pages = new CountedPages(hands);
        ExportWatcher ending = new ExportWatcher() {
            @Override
            public void hand(UUID hand, WriteOutcome outcome) {
                pages.hand(hand, outcome);
            }

            @Override
            public void page(ExportTally far) throws IOException {
                throw new IOException("enough");
            }
        };

        assertThatThrownBy(() -> run.run(pages, OWN, staff, Writer.nullWriter(), ending))
                .isInstanceOf(IOException.class)
                .hasMessage("enough");
        assertThat(pages.given).isEqualTo(HandPages.MOST_HANDS);
    }
}
