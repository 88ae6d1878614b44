package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.appendOf;
import static org.standpat.db.log.LogFixture.checks;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Nothing ever appears before an event that the feed has given out. */
class FeedOrderTest {

    private static final int LIMIT_SECONDS = 30;
    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);

    @AutoClose
    private final LogFixture db = new LogFixture();

    @Test
    void an_event_that_commits_late_is_never_skipped_and_never_seen_before() {
        UUID early = db.handWith(1);
        UUID late = UUID.randomUUID();
        OtherWriter other = db.otherWriter(appendOf(late, 0, 2));
        CompletableFuture<UUID> after = CompletableFuture.supplyAsync(() -> db.handWith(2));

        assertThat(db.feedNow()).containsExactly(early + "/1");
        FeedToken readSoFar = db.log.head().orElseThrow();
        assertThat(readSoFar).isEqualTo(db.log.tokenOf(early, 1).orElseThrow());

        other.commit();

        assertThat(after).succeedsWithin(Duration.ofSeconds(LIMIT_SECONDS));
        assertThat(db.log.feed(readSoFar, 10))
                .extracting(LogFixture::name)
                .containsExactly(late + "/1", late + "/2", after.join() + "/1", after.join() + "/2");
    }

    /** There is no time-out after which a reader would give up on what is missing: an hour is as good as a moment. */
    @Test
    void an_event_that_happened_long_before_it_was_committed_comes_after_what_was_committed_meanwhile() {
        UUID late = UUID.randomUUID();
        NewEvent old = appendOf(late, 0, 1).events().getFirst();
        Append hourOld = new Append(
                late,
                0,
                List.of(new NewEvent(old.type(), Instant.now().minus(Duration.ofHours(1)), old.payload())),
                Beside.NONE);
        UUID meanwhile = db.handWith(3);
        FeedToken readSoFar = db.log.head().orElseThrow();

        db.otherWriter(hourOld).commit();

        assertThat(db.log.feed(readSoFar, 10)).extracting(LogFixture::name).containsExactly(late + "/1");
        assertThat(db.feedNow()).startsWith(meanwhile + "/1");
    }

    @Test
    void a_writer_that_rolls_back_leaves_nothing_to_wait_for_and_no_hole() {
        db.otherWriter(appendOf(UUID.randomUUID(), 0, 2)).rollback();
        UUID after = db.handWith(2);

        assertThat(db.feedNow()).containsExactly(after + "/1", after + "/2");
        assertThat(db.log.feed(null, 10)).extracting(StoredEvent::feedPosition).containsExactly(1L, 2L);
    }

    @Test
    void a_writer_that_dies_in_mid_commit_leaves_nothing_to_wait_for_and_no_hole() {
        OtherWriter other = db.otherWriter(appendOf(UUID.randomUUID(), 0, 2));

        other.die();

        UUID after = db.handWith(2);
        assertThat(db.feedNow()).containsExactly(after + "/1", after + "/2");
        assertThat(db.log.feed(null, 10)).extracting(StoredEvent::feedPosition).containsExactly(1L, 2L);
    }

    @Test
    void a_writer_that_hangs_in_mid_commit_is_thrown_out_by_the_server_and_the_others_go_on() {
        Duration idle = Duration.ofSeconds(1);
        LogLimits hasty = new LogLimits(
                LogFixture.PATIENT.queue(),
                LogFixture.PATIENT.lock(),
                LogFixture.PATIENT.statement(),
                idle,
                LogFixture.PATIENT.answer());
        OtherWriter hanging = OtherWriter.of(db.database.unpooled(), hasty, List.of(appendOf(UUID.randomUUID(), 0, 2)));

        CompletableFuture<UUID> after = CompletableFuture.supplyAsync(() -> db.handWith(1));

        assertThat(after).succeedsWithin(idle.plusSeconds(LIMIT_SECONDS));
        assertThat(db.feedNow()).containsExactly(after.join() + "/1");
        hanging.die();
    }

    @Test
    void who_waits_too_long_for_a_writer_that_hangs_is_told_that_nothing_was_recorded() {
        OtherWriter hanging = db.otherWriter(appendOf(UUID.randomUUID(), 0, 2));
        LogLimits hasty = new LogLimits(
                LogFixture.PATIENT.queue(),
                Duration.ofMillis(200),
                LogFixture.PATIENT.statement(),
                LogFixture.PATIENT.idle(),
                LogFixture.PATIENT.answer());
        Append append = appendOf(UUID.randomUUID(), 0, 1);
        try (GroupCommit commits = new GroupCommit(db.database.unpooled(), hasty, () -> {})) {
            assertThatThrownBy(() -> commits.record(append))
                    .isInstanceOf(LogUnavailableException.class)
                    .hasMessageContaining("another process holds the event log")
                    .hasMessageContaining("Nothing was recorded");
            hanging.die();

            assertThat(commits.record(append)).isInstanceOf(Receipt.Recorded.class);
        }
        assertThat(db.log.count()).isEqualTo(1);
    }

    @Test
    void what_has_nothing_to_do_with_the_log_holds_nobody_back() {
        OpenTransaction writesElsewhere =
                db.openTransaction(() -> db.sql.update("insert into event_type values (999, 'FromTheFuture', 1)"));
        OpenTransaction reads = db.openTransaction(db.log::count);

        UUID hand = db.handWith(1);

        assertThat(db.feedNow()).containsExactly(hand + "/1");
        writesElsewhere.rollback();
        reads.commit();
    }

    @Test
    void a_reader_beside_many_writers_reads_everything_once_without_a_hole_and_each_hand_in_order() throws Exception {
        int writers = 4;
        int hands = 26;
        boolean writing = true;
        List<StoredEvent> read = new ArrayList<>();
        try (var threads = Executors.newFixedThreadPool(writers)) {
            for (int writer = 0; writer < writers; writer++) {
                Random random = new Random(SEED + writer);
                threads.execute(() -> writeHands(random, hands));
            }
            threads.shutdown();
            while (writing) {
                writing = !threads.awaitTermination(1, TimeUnit.MILLISECONDS);
                readOn(read);
            }
        }
        readOn(read);

        assertThat(read).as("seed %d", SEED).hasSize(Math.toIntExact(db.log.count()));
        assertThat(read.stream().map(StoredEvent::hand).distinct()).hasSize(writers * hands);
        for (int i = 0; i < read.size(); i++) {
            assertThat(read.get(i).feedPosition()).as("seed %d", SEED).isEqualTo(i + 1L);
        }
        for (UUID hand : read.stream().map(StoredEvent::hand).distinct().toList()) {
            assertThat(read.stream().filter(event -> event.hand().equals(hand)))
                    .as("seed %d, hand %s", SEED, hand)
                    .isEqualTo(db.log.hand(hand));
        }
    }

    private void readOn(List<StoredEvent> read) {
        List<StoredEvent> page;
        do {
            page = db.log.feed(read.isEmpty() ? null : read.getLast().token(), 7);
            read.addAll(page);
        } while (!page.isEmpty());
    }

    /** Each hand grows by one to four events at a time; now and then one is appended where the hand is no more. */
    private void writeHands(Random random, int hands) {
        for (int i = 0; i < hands; i++) {
            UUID hand = new UUID(random.nextLong(), random.nextLong());
            int next = 1;
            while (next < 12) {
                int count = 1 + random.nextInt(4);
                db.append(checks(hand, next, count));
                next += count;
                if (random.nextInt(4) == 0) {
                    assertThat(db.commits.record(appendOf(hand, 0, 1))).isEqualTo(new Receipt.Overtaken(next - 1));
                }
            }
        }
    }
}
