package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.datasource.AbstractDataSource;
import org.standpat.db.log.Receipt.Recorded;

/** The database goes away at the worst moments; nothing is lost, nothing is doubled, and the log goes on by itself. */
class LostConnectionTest {

    private static final Duration LIMIT = Duration.ofSeconds(30);

    @AutoClose
    private final LogFixture db = new LogFixture();

    private void cut() {
        db.sql.execute("select pg_terminate_backend(pid, 10000) from pg_stat_activity"
                + " where datname = current_database() and application_name = 'standpat event log'");
    }

    @Test
    void a_connection_that_was_lost_between_two_commits_is_made_anew_and_nobody_notices() {
        UUID hand = db.handWith(2);

        cut();

        assertThat(db.commits.record(appendOf(hand, 2, 1))).isInstanceOf(Recorded.class);
        assertThat(db.log.positionOf(hand)).isEqualTo(3);
    }

    @Test
    void a_batch_whose_connection_is_lost_before_its_commit_is_written_anew_over_another_one() {
        UUID hand = db.handWith(2);
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        CompletableFuture<Receipt> waiting =
                CompletableFuture.supplyAsync(() -> db.commits.record(appendOf(hand, 2, 1)));
        await().atMost(LIMIT).until(this::somebodyWaitsForTheLock);

        cut();
        holder.die();

        assertThat(waiting.join()).isInstanceOf(Recorded.class);
        assertThat(db.log.positionOf(hand)).isEqualTo(3);
        assertThat(db.log.count()).isEqualTo(3);
    }

    private boolean somebodyWaitsForTheLock() {
        return Boolean.TRUE.equals(db.sql.queryForObject(
                "select exists (select from pg_locks where locktype = 'advisory' and not granted)", Boolean.class));
    }

    /** The commit went through, and only its answer was lost. */
    @Test
    void what_is_there_already_is_not_recorded_again() throws SQLException {
        UUID hand = db.handWith(2);
        Append append = appendOf(hand, 2, 2);
        Receipt first = db.commits.record(append);
        Append refusal =
                appendOf(hand, 4, 0, new Beside(null, null, new KeptRefusal(AT, 3, "4.3", "kind", "seat 1", "seat 3")));
        db.commits.record(refusal);

        try (LogSession session = LogSession.open(db.database.unpooled(), LogFixture.PATIENT)) {
            assertThat(session.recordUnlessThere(append)).isEqualTo(first);
            assertThat(session.recordUnlessThere(refusal)).isEqualTo(new Recorded(List.of()));
        }

        assertThat(db.log.count()).isEqualTo(4);
        assertThat(db.sql.queryForObject("select count(*) from refusal", Integer.class))
                .isEqualTo(1);
    }

    @Test
    void what_is_not_there_is_recorded_and_what_somebody_else_recorded_in_its_place_is_a_conflict()
            throws SQLException {
        UUID hand = db.handWith(2);
        Append append = appendOf(hand, 2, 1);
        try (LogSession session = LogSession.open(db.database.unpooled(), LogFixture.PATIENT)) {
            assertThat(session.recordUnlessThere(append)).isInstanceOf(Recorded.class);

            Append another = new Append(
                    hand,
                    2,
                    List.of(new NewEvent(
                            append.events().getFirst().type(),
                            AT.plusMillis(1),
                            append.events().getFirst().payload())),
                    Beside.NONE);
            assertThat(session.recordUnlessThere(another)).isEqualTo(new Receipt.Overtaken(3));
        }
        assertThat(db.log.positionOf(hand)).isEqualTo(3);
    }

    @Test
    void the_same_events_under_a_key_that_is_not_there_are_those_of_somebody_else() throws SQLException {
        UUID hand = db.handWith(2);
        db.commits.record(appendOf(hand, 2, 1));
        KeyedAnswer key = new KeyedAnswer(hand, "mine", "ab".repeat(32), AT, (short) 200, null);
        try (LogSession session = LogSession.open(db.database.unpooled(), LogFixture.PATIENT)) {
            assertThat(session.recordUnlessThere(appendOf(hand, 2, 1, new Beside(key, null, null))))
                    .isEqualTo(new Receipt.Overtaken(3));
        }
        assertThat(db.log.positionOf(hand)).isEqualTo(3);
    }

    @Test
    void a_database_that_cannot_be_reached_is_a_clear_error_and_the_log_goes_on_when_it_can() {
        AtomicBoolean reachable = new AtomicBoolean();
        DataSource flaky = new AbstractDataSource() {
            @Override
            public Connection getConnection() throws SQLException {
                if (!reachable.get()) {
                    throw new SQLException("no route", "08001");
                }
                return db.database.unpooled().getConnection();
            }

            @Override
            public Connection getConnection(String user, String password) throws SQLException {
                return getConnection();
            }
        };
        Append append = appendOf(UUID.randomUUID(), 0, 1);
        try (GroupCommit commits = new GroupCommit(flaky, LogFixture.PATIENT, () -> {})) {
            assertThatThrownBy(() -> commits.record(append))
                    .isInstanceOf(LogUnavailableException.class)
                    .hasMessageContaining("cannot be reached")
                    .hasMessageContaining("Nothing was recorded");
            reachable.set(true);

            assertThat(commits.record(append)).isInstanceOf(Recorded.class);
        }
        assertThat(db.log.count()).isEqualTo(1);
    }
}
