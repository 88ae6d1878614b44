package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.OpenTransaction;
import org.standpat.query.PlayedHand;
import org.standpat.query.listing.Cursor;
import org.standpat.query.listing.HandListing;
import org.standpat.query.listing.HandSearch;

/** A new build takes the place of the one that serves, and nobody who reads, writes or waits notices but by its rows. */
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class SwitchTest {

    /** Many times what anybody waits for a lock, and less than a transaction stays open in a test. */
    private static final Duration SOON = Duration.ofSeconds(20);

    private static final int REBUILDS = 4;
    private static final int READERS = 3;
    private static final long PAUSE_OF_PLAY = 20_000_000;

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private final long seed = Long.getLong("standpat.seed", 20_261_130L);
    private final RandomGenerator chance =
            RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    private int hands;

    private void recordHands(int count) {
        for (int i = 0; i < count; i++) {
            hands++;
            running.record(PlayedHand.random(chance, EVENING.plusSeconds(hands)));
        }
    }

    private static List<Integer> builds(RunningProjection running) {
        return running.jdbc
                .sql(
                        "select cast(substr(nspname, 12) as integer) from pg_namespace where nspname like 'projection\\_%' order by 1")
                .query(Integer.class)
                .list();
    }

    @Test
    void given_readers_without_end_when_builds_take_turns_then_none_errs_and_no_count_goes_down() throws Exception {
        recordHands(40);
        running.serving.start();
        running.awaitAll();
        AtomicBoolean over = new AtomicBoolean();
        List<Future<Long>> readers = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(2 * READERS)) {
            for (int i = 0; i < READERS; i++) {
                readers.add(threads.submit(neverLess(over, this::listed)));
                readers.add(threads.submit(neverLess(over, this::added)));
            }
            for (int i = 0; i < REBUILDS; i++) {
                recordHands(3);
                assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();
                recordHands(3);
            }
            running.awaitAll();
            over.set(true);
            for (Future<Long> reader : readers) {
                assertThat(reader.get()).as("seed %s", seed).isPositive();
            }
        }
        assertThat(running.serving.build().number()).isEqualTo(1 + REBUILDS);
        assertThat(builds(running)).containsExactly(1 + REBUILDS);
        assertThat(running.hands()).isEqualTo(hands);
    }

    private static Callable<Long> neverLess(AtomicBoolean over, Callable<Long> count) {
        return () -> {
            long last = 0;
            while (!over.get()) {
                long now = count.call();
                assertThat(now).isGreaterThanOrEqualTo(last);
                last = now;
            }
            return last;
        };
    }

    /** Hands of the listing, a page at a time. */
    private long listed() {
        HandListing listing = new HandListing(running.db.dataSource, running.db.spring);
        long found = 0;
        Optional<Cursor> after = Optional.empty();
        do {
            HandListing.Page page = listing.page(HandSearch.ALL, after, 10);
            found += page.hands().size();
            after = page.next();
        } while (after.isPresent());
        return found;
    }

    /** What statistics add up. */
    private long added() {
        return running.jdbc
                .sql("select count(*) from projection.hand h join projection.hand_player p on p.hand = h.hand")
                .query(Long.class)
                .single();
    }

    @Test
    void given_two_processes_when_one_switches_then_the_other_follows_and_both_go_on() {
        try (RunningProjection.OtherProcess other = running.otherProcess()) {
            running.serving.start();
            other.serving().start();
            recordHands(5);
            running.awaitAll();

            assertThat(other.rebuild().run(now -> {}).failure()).isEmpty();
            recordHands(5);

            await().atMost(RunningProjection.LIMIT)
                    .until(() -> running.serving.build().number() == 2);
            running.awaitAll();
            assertThat(running.hands()).isEqualTo(hands);
        }
        // Whoever has built has ended, and the other one takes over.
        recordHands(5);
        running.awaitAll();
        assertThat(running.hands()).isEqualTo(hands);
        assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();
        assertThat(running.hands()).isEqualTo(hands);
    }

    /** Axon would warn of a claim that somebody else has, for each segment of the tables before. */
    @Test
    void given_events_without_end_when_builds_take_turns_then_the_log_has_no_warning() throws Exception {
        try (Warnings warnings = new Warnings()) {
            running.serving.start();
            AtomicBoolean over = new AtomicBoolean();
            Thread play = Thread.ofVirtual().start(() -> {
                while (!over.get()) {
                    recordHands(1);
                    LockSupport.parkNanos(PAUSE_OF_PLAY);
                }
            });
            for (int i = 0; i < REBUILDS; i++) {
                assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();
            }
            over.set(true);
            play.join();
            running.awaitAll();

            assertThat(warnings.said()).as("seed %s", seed).isEmpty();
            assertThat(running.hands()).isEqualTo(hands);
        }
    }

    @Test
    void given_tokens_that_are_gone_while_their_tables_serve_then_that_is_a_fault_and_said() {
        recordHands(1);
        running.serving.start();
        running.awaitAll();

        running.db.sql.update("delete from projection_token where processor = 'hands-1'");
        recordHands(1);

        await().atMost(RunningProjection.LIMIT)
                .until(() -> running.serving.live().processor().failure().isPresent());
    }

    @Test
    void given_a_long_query_when_a_build_is_ready_then_it_waits_and_other_readers_do_not() throws Exception {
        recordHands(5);
        running.serving.start();
        running.awaitAll();
        OpenTransaction query = running.db.openTransaction(
                () -> running.db.sql.queryForObject("select count(*) from projection.hand", Long.class));

        running.rebuild.start();
        await().atMost(RunningProjection.LIMIT)
                .until(() -> running.rebuild.progress().orElseThrow().phase() == Build.Phase.SWITCHING);
        // Behind the lock of a switch that does not let go they would wait for as long as the query is open, which is
        // longer than this.
        for (int i = 0; i < 50; i++) {
            assertThat(assertTimeoutPreemptively(SOON, this::added)).isPositive();
            Thread.sleep(10);
        }

        assertThat(running.serving.build().number()).isEqualTo(1);
        query.rollback();
        await().atMost(RunningProjection.LIMIT)
                .until(() -> running.serving.build().number() == 2);
    }

    @Test
    void given_an_open_build_of_a_process_that_died_when_rebuilt_then_nothing_of_it_is_left() {
        recordHands(3);
        running.db.sql.update(
                "insert into projection_build (number, version, state, phase) values (7, 1, 'BUILDING', 'READING')");
        running.db.sql.execute("create schema projection_7 create table hand (hand uuid)");

        assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();

        assertThat(builds(running)).containsExactly(8);
        assertThat(running.jdbc
                        .sql("select state || ': ' || why from projection_build where number = 7")
                        .query(String.class)
                        .single())
                .isEqualTo("FAILED: The process that made it ended.");
        assertThat(running.hands()).isEqualTo(hands);
    }

    @Test
    void given_an_open_build_when_its_process_has_died_then_it_is_under_way_no_more_and_its_tables_go()
            throws Exception {
        try (BuildLock elsewhere = BuildLock.take(running.parts.own()).orElseThrow()) {
            running.db.sql.update(
                    "insert into projection_build (number, version, state, phase) values (7, 1, 'BUILDING', 'READING')");
            running.db.sql.execute("create schema projection_7 create table hand (hand uuid)");
            // Several looks.
            Thread.sleep(4 * ServingProjection.LOOK_INTERVAL.toMillis());
            elsewhere.requireHeld();
            assertThat(running.rebuild.progress().orElseThrow().ended()).isFalse();
            assertThat(builds(running)).containsExactly(1, 7);
        }

        await().atMost(RunningProjection.LIMIT)
                .until(() -> running.rebuild.progress().orElseThrow().ended());
        assertThat(running.rebuild.progress().orElseThrow().failure()).contains("The process that made it ended.");
        await().atMost(RunningProjection.LIMIT).until(() -> builds(running).equals(List.of(1)));
    }

    @Test
    void given_a_rebuild_under_way_in_another_process_then_a_second_one_is_refused() throws Exception {
        try (BuildLock elsewhere = BuildLock.take(running.parts.own()).orElseThrow()) {
            elsewhere.requireHeld();
            org.assertj.core.api.Assertions.assertThatThrownBy(() -> running.rebuild.run(now -> {}))
                    .isInstanceOf(RebuildRefusedException.class)
                    .hasMessageContaining("Another process is rebuilding");
        }
        assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();
        assertThat(running.positionOf(new UUID(0, 0))).isZero();
    }
}
