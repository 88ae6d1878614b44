package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.appendOf;

import java.io.IOException;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.standpat.db.log.Receipt.Recorded;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;

/** A process of the server is stopped for longer than anybody waits, and then goes on where it was. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "there a process cannot be stopped from outside and be let go on")
class StoppedServerTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** As {@link LogLimits#USUAL}, with shorter waits for the lock and the answer. */
    private static final LogLimits SHORT = new LogLimits(
            Duration.ofMinutes(1),
            Duration.ofMillis(400),
            Duration.ofMinutes(1),
            Duration.ofMinutes(1),
            Duration.ofSeconds(1));

    /** A server of this test's own, so that its processes can be told by their numbers. */
    @AutoClose
    private final LocalPostgres server = LocalPostgres.temporary();

    @AutoClose
    private final LogFixture db = fixture(server);

    @AutoClose
    private final GroupCommit commits = new GroupCommit(db.database.unpooled(), SHORT, () -> {});

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private static LogFixture fixture(LocalPostgres server) {
        Schema.migrate(server.database().unpooled());
        return new LogFixture(server.database());
    }

    private CompletableFuture<Receipt> handIn(Append append) {
        return CompletableFuture.supplyAsync(() -> commits.record(append), threads);
    }

    private Recorded recordedInTime(Append append) {
        CompletableFuture<Receipt> answer = handIn(append);
        assertThat(answer).succeedsWithin(LIMIT);
        return (Recorded) answer.join();
    }

    /** The whole message is with the server process, which holds the lock: it will commit, and nobody may say that it does not. */
    @Test
    void what_a_process_that_was_stopped_in_mid_message_commits_later_is_told_as_recorded_and_recorded_once()
            throws Exception {
        UUID hand = UUID.randomUUID();
        recordedInTime(appendOf(hand, 0, 1));
        db.sql.execute("create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.8);"
                + " return new; end $$");
        db.sql.execute("create trigger dawdle before insert on event for each row when (new.number = 2)"
                + " execute function dawdle()");
        long process = processOf("standpat event log");
        CompletableFuture<Receipt> answer = handIn(appendOf(hand, 1, 1));
        await().atMost(LIMIT).pollInterval(Duration.ofMillis(5)).until(this::someProcessDawdles);

        signal("STOP", process);
        // Until the log has given up its connection and has waited for the lock over another one, more than once.
        Thread.sleep(SHORT.answer().plus(SHORT.lock().multipliedBy(4)));
        signal("CONT", process);

        assertThat(answer).succeedsWithin(LIMIT);
        assertThat(((Recorded) answer.join()).events()).isEqualTo(db.log.hand(hand, 2));
        await().atMost(LIMIT).until(() -> !isAlive(process));
        assertThat(recordedInTime(appendOf(hand, 2, 1)).events()).isEqualTo(db.log.hand(hand, 3));
        assertThat(db.log.count()).isEqualTo(3);
    }

    /** The message lies before the server process unread, and it reads it when everything is recorded long since. */
    @Test
    void what_a_process_that_was_stopped_before_a_message_reads_of_it_later_is_not_recorded_a_second_time()
            throws Exception {
        UUID hand = UUID.randomUUID();
        recordedInTime(appendOf(hand, 0, 1));
        long process = processOf("standpat event log");

        signal("STOP", process);
        Recorded told;
        try {
            told = recordedInTime(appendOf(hand, 1, 2));
        } finally {
            signal("CONT", process);
        }

        await().atMost(LIMIT).until(() -> !isAlive(process));
        assertThat(told.events()).isEqualTo(db.log.hand(hand, 2));
        assertThat(db.log.count()).isEqualTo(3);
    }

    @Test
    void a_process_that_should_tell_others_and_is_stopped_holds_up_neither_what_is_recorded_nor_the_end()
            throws Exception {
        recordedInTime(appendOf(UUID.randomUUID(), 0, 1));
        await().atMost(LIMIT).until(() -> processOf("standpat event log herald") != 0);
        long process = processOf("standpat event log herald");

        signal("STOP", process);
        try {
            recordedInTime(appendOf(UUID.randomUUID(), 0, 1));
            assertThat(CompletableFuture.runAsync(commits::close, threads)).succeedsWithin(LIMIT);
        } finally {
            signal("CONT", process);
        }
        assertThat(db.log.count()).isEqualTo(2);
    }

    /** Number of the process that serves this connection of the log; 0 when there is none. */
    private long processOf(String connection) {
        Long number = db.sql.queryForObject(
                "select coalesce(max(pid), 0) from pg_stat_activity where application_name = ?",
                Long.class,
                connection);
        return number == null ? 0 : number;
    }

    private boolean isAlive(long process) {
        return Boolean.TRUE.equals(db.sql.queryForObject(
                "select exists (select from pg_stat_activity where pid = ?)", Boolean.class, process));
    }

    private boolean someProcessDawdles() {
        return Boolean.TRUE.equals(db.sql.queryForObject(
                "select exists (select from pg_stat_activity where wait_event = 'PgSleep')", Boolean.class));
    }

    private static void signal(String name, long process) throws IOException, InterruptedException {
        Process kill = new ProcessBuilder("kill", "-" + name, Long.toString(process))
                .inheritIO()
                .start();
        assertThat(kill.waitFor()).isZero();
    }
}
