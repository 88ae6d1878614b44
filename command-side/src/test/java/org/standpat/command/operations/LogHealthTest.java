package org.standpat.command.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.appendOf;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;
import org.springframework.jdbc.datasource.AbstractDataSource;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.LogUnavailableException;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** The database goes away and comes back. */
class LogHealthTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String NOTHING_WRONG = "";
    private static final String NO_ROUTE = "08001";
    private static final String WRONG_PASSWORD = "28P01";

    private final Database database = TestDatabase.fresh();
    private final AtomicReference<String> fault = new AtomicReference<>(NOTHING_WRONG);
    private final GroupCommit commits = new GroupCommit(new Flaky(), () -> {});
    private final LogHealth indicator = new LogHealth(commits);

    /** Gives no connection while there is a fault, whose SQLSTATE it is. */
    private final class Flaky extends AbstractDataSource {

        @Override
        public Connection getConnection() throws SQLException {
            String state = fault.get();
            if (!state.equals(NOTHING_WRONG)) {
                throw new SQLException("FATAL: 10.1.2.3 says no to standpat", state);
            }
            return database.unpooled().getConnection();
        }

        @Override
        public Connection getConnection(String user, String password) throws SQLException {
            return getConnection();
        }
    }

    LogHealthTest() {
        HandEventTypes.ALL.register(database.unpooled());
    }

    @AfterEach
    void close() {
        commits.close();
    }

    @Test
    void it_is_up_before_the_first_command_and_after_one_that_was_recorded() {
        assertThat(health()).isEqualTo(Health.up().withDetail("waiting", 0).build());

        commits.record(appendOf(UUID.randomUUID(), 0, 1));

        assertThat(health()).isEqualTo(Health.up().withDetail("waiting", 0).build());
    }

    @Test
    void it_is_down_since_the_first_command_that_did_not_reach_the_database_and_says_why_in_a_sentence() {
        Instant before = Instant.now();
        fault.set(NO_ROUTE);
        fails();
        Health first = health();
        fault.set(WRONG_PASSWORD);
        fails();
        Health second = health();

        assertThat(first.getStatus()).isEqualTo(Status.DOWN);
        assertThat(first.getDetails())
                .containsEntry("reason", "The database cannot be reached.")
                .containsEntry("waiting", 0);
        assertThat(since(first)).isBetween(before, Instant.now());
        assertThat(second.getDetails()).containsEntry("reason", "The database refuses the user or the password.");
        assertThat(since(second)).isEqualTo(since(first));
        assertThat(first.getDetails() + " " + second.getDetails()).doesNotContain("10.1.2.3", "Exception", "FATAL");
    }

    @Test
    void it_is_up_again_with_the_next_command_that_is_recorded() {
        fault.set(NO_ROUTE);
        fails();
        fault.set(NOTHING_WRONG);

        commits.record(appendOf(UUID.randomUUID(), 0, 1));

        assertThat(health().getStatus()).isEqualTo(Status.UP);
    }

    /** Who is down may be sent nothing more. */
    @Test
    void it_is_up_again_by_itself_when_the_database_is_back_and_nobody_sends_anything() {
        fault.set(NO_ROUTE);
        fails();
        assertThat(health().getStatus()).isEqualTo(Status.DOWN);

        fault.set(NOTHING_WRONG);

        await().atMost(LIMIT).until(() -> health().getStatus().equals(Status.UP));
        assertThat(health().getDetails()).isEqualTo(Map.of("waiting", 0));
    }

    /** The database answered, so it is there. */
    @Test
    void a_command_that_the_database_refuses_makes_nothing_down() {
        UUID hand = UUID.randomUUID();
        commits.record(appendOf(hand, 0, 1));

        commits.record(appendOf(hand, 0, 1));

        assertThat(health().getStatus()).isEqualTo(Status.UP);
    }

    private void fails() {
        assertThatThrownBy(() -> commits.record(appendOf(UUID.randomUUID(), 0, 1)))
                .isInstanceOf(LogUnavailableException.class);
    }

    private Health health() {
        return Objects.requireNonNull(indicator.health());
    }

    private static Instant since(Health health) {
        return Instant.parse(String.valueOf(health.getDetails().get("since")));
    }
}
