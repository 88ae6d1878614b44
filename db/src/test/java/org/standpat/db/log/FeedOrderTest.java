package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.checks;

import java.io.StringReader;
import java.io.StringWriter;
import java.sql.Connection;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

class FeedOrderTest {

    @AutoClose
    private final LogFixture db = new LogFixture();

    @Test
    void an_event_whose_transaction_commits_late_is_never_skipped() {
        UUID early = db.handWith(1);
        UUID late = UUID.randomUUID();
        OpenTransaction open = db.openTransaction(() -> db.storage.appendEvents(checks(late, 1, 2)));
        UUID after = db.handWith(2);

        assertThat(db.feedNow()).containsExactly(early + "/1");
        FeedToken readSoFar = db.log.head().orElseThrow();
        assertThat(readSoFar).isEqualTo(db.log.tokenOf(early, 1).orElseThrow());

        open.commit();

        assertThat(db.log.feed(readSoFar, 10))
                .extracting(LogFixture::name)
                .containsExactly(late + "/1", late + "/2", after + "/1", after + "/2");
    }

    @Test
    void a_writer_that_rolls_back_leaves_nothing_to_wait_for() {
        OpenTransaction open = db.openTransaction(() -> db.storage.appendEvents(checks(UUID.randomUUID(), 1, 2)));
        UUID after = db.handWith(1);
        assertThat(db.feedNow()).isEmpty();

        open.rollback();

        assertThat(db.feedNow()).containsExactly(after + "/1");
    }

    @Test
    void who_only_reads_holds_nobody_back() {
        OpenTransaction reader = db.openTransaction(db.log::count);

        UUID hand = db.handWith(1);

        assertThat(db.feedNow()).containsExactly(hand + "/1");
        reader.commit();
    }

    @Test
    void the_order_is_by_transaction_and_within_it_by_position() {
        UUID first = UUID.randomUUID();
        UUID second = UUID.randomUUID();
        OpenTransaction open = db.openTransaction(() -> db.storage.appendEvents(checks(first, 1, 1)));
        db.append(checks(second, 1, 2));
        open.commit();

        List<StoredEvent> feed = db.log.feed(null, 10);

        assertThat(feed).extracting(LogFixture::name).containsExactly(first + "/1", second + "/1", second + "/2");
        assertThat(feed).isSortedAccordingTo(Comparator.comparing(StoredEvent::token));
    }

    @Test
    void what_waits_is_told_with_the_session_that_it_waits_for() {
        assertThat(db.log.heldBack()).isEqualTo(new HeldBack(0, Optional.empty(), Optional.empty()));
        OpenTransaction open = db.openTransaction(() -> db.storage.appendEvents(checks(UUID.randomUUID(), 1, 1)));
        db.handWith(3);

        HeldBack heldBack = db.log.heldBack();

        assertThat(heldBack.events()).isEqualTo(3);
        assertThat(heldBack.since()).contains(AT);
        assertThat(heldBack.holder())
                .hasValueSatisfying(holder -> assertThat(holder).contains("process", "open since"));
        open.commit();
        assertThat(db.log.heldBack().events()).isZero();
    }

    @Test
    void a_log_of_this_cluster_passes_the_check_of_its_transactions() {
        db.handWith(2);

        db.log.checkTransactions();
    }

    @Test
    void a_log_restored_from_a_cluster_that_was_further_on_is_refused() {
        db.transaction.executeWithoutResult(status -> {
            // As a full restore does it: rows first, triggers afterwards.
            db.sql.execute("alter table event disable trigger event_carries_its_own_transaction");
            db.sql.update("insert into event (hand, number, transaction, at, type, payload)"
                    + " values (gen_random_uuid(), 1, '9000000000', now(), 1, '{}')");
            db.sql.execute("alter table event enable always trigger event_carries_its_own_transaction");
        });

        assertThatThrownBy(db.log::checkTransactions)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("pg_restore --data-only");
    }

    @Test
    void a_log_restored_by_its_data_alone_keeps_its_order_and_fits_its_new_cluster() throws Exception {
        UUID early = UUID.randomUUID();
        OpenTransaction open = db.openTransaction(() -> db.storage.appendEvents(checks(early, 1, 2)));
        UUID other = db.handWith(2);
        open.commit();
        String columns = "hand, feed_position, transaction, at, number, type, payload";
        StringWriter dump = new StringWriter();
        copy(
                db,
                copy -> copy.copyOut(
                        "copy (select %s from event order by number) to stdout"
                                .formatted(columns.replace("transaction", "9000000000")),
                        dump));

        try (LogFixture restored = new LogFixture()) {
            copy(
                    restored,
                    copy -> copy.copyIn(
                            "copy event (%s) from stdin".formatted(columns), new StringReader(dump.toString())));
            restored.sql.execute("select setval('event_feed_position_seq', (select max(feed_position) from event))");

            restored.log.checkTransactions();
            UUID next = restored.handWith(1);
            assertThat(restored.feedNow())
                    .containsExactly(early + "/1", early + "/2", other + "/1", other + "/2", next + "/1");
            assertThat(restored.log.hand(early))
                    .extracting(StoredEvent::json)
                    .isEqualTo(
                            db.log.hand(early).stream().map(StoredEvent::json).toList());
        }
    }

    private interface Copying {
        long copy(CopyManager copy) throws Exception;
    }

    private static void copy(LogFixture log, Copying copying) throws Exception {
        try (Connection connection = log.dataSource.getConnection()) {
            assertThat(copying.copy(connection.unwrap(PGConnection.class).getCopyAPI()))
                    .isEqualTo(4);
        }
    }

    @Test
    void a_reader_beside_many_writers_reads_everything_once_and_each_hand_in_order() throws Exception {
        long seed = System.nanoTime();
        int writers = 4;
        int hands = 26;
        boolean writing = true;
        List<StoredEvent> read = new ArrayList<>();
        try (var threads = Executors.newFixedThreadPool(writers)) {
            for (int writer = 0; writer < writers; writer++) {
                Random random = new Random(seed + writer);
                threads.execute(() -> writeHands(random, hands));
            }
            threads.shutdown();
            while (writing) {
                writing = !threads.awaitTermination(1, TimeUnit.MILLISECONDS);
                readOn(read);
            }
        }
        readOn(read);

        assertThat(read).as("seed %d", seed).hasSize(Math.toIntExact(db.log.count()));
        assertThat(read).as("seed %d", seed).extracting(LogFixture::name).doesNotHaveDuplicates();
        assertThat(read.stream().map(StoredEvent::hand).distinct()).hasSize(writers * hands / 2);
        for (UUID hand : read.stream().map(StoredEvent::hand).distinct().toList()) {
            assertThat(read.stream().filter(event -> event.hand().equals(hand)))
                    .as("seed %d, hand %s", seed, hand)
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

    /** Every second hand is rolled back in the end; the others grow by one to four events at a time. */
    private void writeHands(Random random, int hands) {
        for (int i = 0; i < hands; i++) {
            UUID hand = new UUID(random.nextLong(), random.nextLong());
            if (i % 2 == 1) {
                db.transaction.executeWithoutResult(status -> {
                    db.storage.appendEvents(checks(hand, 1, 2));
                    status.setRollbackOnly();
                });
            } else {
                int next = 1;
                while (next < 12) {
                    int count = 1 + random.nextInt(4);
                    db.append(checks(hand, next, count));
                    next += count;
                }
            }
        }
    }
}
