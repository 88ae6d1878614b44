package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.CuttingProxy.Fault;
import org.standpat.db.log.CuttingProxy.Way;
import org.standpat.db.log.Receipt.Recorded;

/** The server is there, and what is said to it or what it says does not come through. */
class SilentNetworkTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** As {@link LogLimits#USUAL}, with all but the queue much shorter. */
    private static final LogLimits SHORT = new LogLimits(
            Duration.ofSeconds(60),
            Duration.ofMillis(500),
            Duration.ofMillis(1_000),
            Duration.ofMillis(500),
            Duration.ofMillis(2_000));

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose
    private final CuttingProxy network = new CuttingProxy(db.database);

    @AutoClose
    private final GroupCommit commits = new GroupCommit(network.dataSource(), SHORT, () -> {});

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private CompletableFuture<Receipt> handIn(Append append) {
        return CompletableFuture.supplyAsync(() -> commits.record(append), threads);
    }

    private Recorded recordedInTime(Append append) {
        CompletableFuture<Receipt> answer = handIn(append);
        assertThat(answer).succeedsWithin(LIMIT);
        return (Recorded) answer.join();
    }

    @Test
    void a_message_of_which_a_part_never_arrives_is_sent_anew_over_another_connection() {
        UUID hand = UUID.randomUUID();
        recordedInTime(appendOf(hand, 0, 1));

        network.after(200, Way.TO_SERVER, Fault.SILENCE);

        assertThat(recordedInTime(appendOf(hand, 1, 1)).events()).isEqualTo(db.log.hand(hand, 2));
        assertThat(network.faults()).isEqualTo(1);
    }

    @Test
    void an_answer_that_never_arrives_is_looked_for_over_another_connection() {
        UUID hand = UUID.randomUUID();
        recordedInTime(appendOf(hand, 0, 1));

        network.after(10, Way.TO_CLIENT, Fault.SILENCE);

        assertThat(recordedInTime(appendOf(hand, 1, 1)).events()).isEqualTo(db.log.hand(hand, 2));
        assertThat(db.log.count()).isEqualTo(2);
        assertThat(network.faults()).isEqualTo(1);
    }

    /** While a connection is made there is no time limit of the session's yet. */
    @Test
    void a_server_that_falls_silent_while_a_connection_is_made_holds_the_log_up_for_a_while_only() {
        UUID hand = UUID.randomUUID();
        cutNow();
        network.after(1, Way.TO_CLIENT, Fault.SILENCE);

        CompletableFuture<Receipt> answer = handIn(appendOf(hand, 0, 1));

        assertThat(answer)
                .failsWithin(LIMIT)
                .withThrowableThat()
                .withCauseInstanceOf(LogUnavailableException.class)
                .withMessageContaining("Nothing was recorded");
        assertThat(network.faults()).isEqualTo(1);
        assertThat(db.log.count()).isZero();
        assertThat(recordedInTime(appendOf(hand, 0, 1)).events()).hasSize(1);
    }

    private void cutNow() {
        db.sql.execute("select pg_terminate_backend(pid, 10000) from pg_stat_activity"
                + " where datname = current_database() and application_name = 'standpat event log'");
    }
}
