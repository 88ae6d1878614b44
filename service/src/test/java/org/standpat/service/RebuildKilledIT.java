package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.SingleConnectionDataSource;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** A rebuild that is killed leaves the tables that serve as they were, whatever it was at; the next one begins anew and leaves nothing behind. */
class RebuildKilledIT {

    private static final int HANDS = 2_000;

    private final Database database = TestDatabase.fresh();
    /** One connection for all that is looked at: it is looked often. */
    @AutoClose("destroy")
    private final SingleConnectionDataSource connection =
            new SingleConnectionDataSource(database.url(), database.user(), database.password(), true);

    private final JdbcClient sql = JdbcClient.create(connection);

    @TempDir
    private Path folder;

    /** What keeps a build in a step. {@code BUILD} stands for the schema of the build. */
    private static final Map<String, String> HELD_BY = Map.of(
            "READING", "lock table BUILD.hand in share mode",
            "INDEXES", "lock table BUILD.hand in access share mode",
            "LEFT_OVER", "lock table BUILD.left_over in access exclusive mode",
            "CHECKING", "lock table parked_event in access exclusive mode",
            "CATCHING_UP", "lock table projection_token in access exclusive mode",
            "SWITCHING", "lock table projection.hand in access share mode");

    @Test
    void given_a_rebuild_killed_in_each_of_its_steps_then_the_old_tables_serve_and_the_next_one_begins_anew()
            throws Exception {
        Path file = folder.resolve("evening.txt");
        try (BufferedWriter out = Files.newBufferedWriter(file)) {
            for (int hand = 1; hand <= HANDS; hand++) {
                out.write(folded(hand, BOBS_CARDS));
            }
        }
        assertThat(run("import", file.toString()).awaitEnd()).isZero();
        assertThat(run("rebuild").awaitEnd()).isZero();
        String served = served();
        int serving = number("select number from projection_build where state = 'SERVING'");

        for (Map.Entry<String, String> step : HELD_BY.entrySet()) {
            killIn(step.getKey(), step.getValue());
            assertThat(served()).as(step.getKey()).isEqualTo(served);
            assertThat(number("select number from projection_build where state = 'SERVING'"))
                    .isEqualTo(serving);
        }

        StandpatProcess again = run("rebuild");
        assertThat(again.awaitEnd()).as(again.output()).isZero();
        assertThat(served()).isEqualTo(served);
        assertThat(number("select count(*) from pg_namespace where nspname like 'projection\\_%'"))
                .isEqualTo(1);
        assertThat(sql.sql("select distinct why from projection_build where state = 'FAILED'")
                        .query(String.class)
                        .list())
                .isEqualTo(List.of("The process that made it ended."));
    }

    private void killIn(String step, String holding) throws SQLException {
        int next = 1 + number("select max(number) from projection_build");
        String build = "projection_" + next;
        try (StandpatProcess killed = run("rebuild");
                Connection holder = database.unpooled().getConnection();
                Statement statement = holder.createStatement()) {
            Awaitility.await()
                    .atMost(StandpatProcess.LIMIT)
                    .pollInterval(Duration.ofMillis(2))
                    .until(() -> number("select count(*) from pg_class where relname = 'left_over' and relnamespace ="
                                    + " (select oid from pg_namespace where nspname = '" + build + "')")
                            == 1);
            holder.setAutoCommit(false);
            statement.execute(holding.replace("BUILD", build));
            Awaitility.await("step " + step)
                    .atMost(StandpatProcess.LIMIT)
                    .until(() -> sql.sql("select phase from projection_build where state = 'BUILDING'")
                            .query(String.class)
                            .single()
                            .equals(step));
            killed.kill();
        } catch (IOException fault) {
            throw new IllegalStateException(fault);
        }
        // The server notices that its client is gone when it next writes to it.
        Awaitility.await()
                .atMost(StandpatProcess.LIMIT)
                .until(() -> number("select count(*) from pg_locks where locktype = 'advisory'") == 0);
    }

    private String served() {
        return sql.sql("select (select count(*) || ' hands ' || sum(position) || ' events' from projection.hand) || ' '"
                        + " || (select count(*) || ' players ' || sum(net) from projection.hand_player)")
                .query(String.class)
                .single();
    }

    private int number(String query) {
        return sql.sql(query).query(Integer.class).single();
    }

    private StandpatProcess run(String... arguments) {
        return StandpatProcess.start(
                List.of(),
                Map.of(
                        "STANDPAT_DB_URL", database.url(),
                        "STANDPAT_DB_USER", database.user(),
                        "STANDPAT_DB_PASSWORD", database.password()),
                arguments);
    }
}
