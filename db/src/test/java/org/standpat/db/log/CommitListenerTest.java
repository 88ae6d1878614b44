package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A process that did not record anything itself is told of each commit. */
class CommitListenerTest {

    private static final Duration LIMIT = Duration.ofSeconds(30);
    private static final Duration NEVER = Duration.ofDays(1);
    private static final int ROUNDS = 40;

    @AutoClose
    private final LogFixture db = new LogFixture();

    private final AtomicInteger heard = new AtomicInteger();

    @AutoClose
    private final GroupCommit otherProcess = new GroupCommit(db.database.unpooled(), LogFixture.PATIENT, () -> {});

    @AutoClose
    private final CommitListener listener = new CommitListener(db.database.unpooled(), heard::incrementAndGet);

    @BeforeEach
    void awaitListening() {
        await().atMost(LIMIT).until(() -> listener.isListening() && heard.get() == 1);
    }

    @Test
    void a_commit_of_another_process_is_heard() {
        otherProcess.record(appendOf(UUID.randomUUID(), 0, 1));

        await().atMost(LIMIT).until(() -> heard.get() == 2);
    }

    @Test
    void what_is_rolled_back_is_not_heard() throws InterruptedException {
        db.otherWriter(appendOf(UUID.randomUUID(), 0, 1)).rollback();
        otherProcess.record(appendOf(UUID.randomUUID(), 0, 1));

        await().atMost(LIMIT).until(() -> heard.get() == 2);
        Thread.sleep(Duration.ofMillis(100));
        assertThat(heard).hasValue(2);
    }

    @Test
    void after_a_lost_connection_it_listens_again_and_calls_for_what_it_may_have_missed() {
        db.sql.execute("select pg_terminate_backend(pid, 10000) from pg_stat_activity"
                + " where datname = current_database() and query like 'listen%'");
        otherProcess.record(appendOf(UUID.randomUUID(), 0, 1));

        await().atMost(LIMIT).until(() -> heard.get() >= 2 && listener.isListening());
        int before = heard.get();
        otherProcess.record(appendOf(UUID.randomUUID(), 0, 1));
        await().atMost(LIMIT).until(() -> heard.get() > before);
    }

    @Test
    void a_feed_whose_notification_is_lost_finds_the_event_by_its_poll() throws Exception {
        EventFeed untold = new EventFeed(db.log);
        try (var stream = untold.openStream(null)) {
            otherProcess.record(appendOf(UUID.randomUUID(), 0, 1));

            assertThat(stream.hasNextAvailable(10, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void a_feed_that_never_looks_unasked_gives_out_what_it_is_told_of() throws Exception {
        EventFeed told = new EventFeed(db.log, EventFeed.GATHERING, NEVER);
        try (CommitListener ears = new CommitListener(db.database.unpooled(), told::wake);
                var stream = told.openStream(null)) {
            await().atMost(LIMIT).until(ears::isListening);
            for (int i = 0; i < ROUNDS; i++) {
                UUID hand = UUID.randomUUID();
                otherProcess.record(appendOf(hand, 0, 1));

                assertThat(stream.hasNextAvailable(LIMIT.toSecondsPart(), TimeUnit.SECONDS))
                        .isTrue();
                assertThat(stream.nextAvailable().getPayload())
                        .isEqualTo(db.log.hand(hand).getFirst());
            }
        }
    }
}
