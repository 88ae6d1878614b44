package org.standpat.query.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.standpat.db.analytics.AnalyticsViews;
import org.standpat.db.postgres.Schema.SchemaException;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.ServingProjection;

/** A program that defines the views in another way starts while a dashboard has them open in a transaction without end. */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ViewsAtStartTest {

    private static final Duration SHORT = Duration.ofSeconds(1);

    private final AnalyticsRoom room = AnalyticsRoom.shared();
    private Connection dashboard;
    private String process;

    @BeforeEach
    void read() throws SQLException {
        room.owner.execute("comment on schema analytics is 'Of an older program.'");
        dashboard = room.role().unpooled().getConnection();
        try (Statement asked = dashboard.createStatement()) {
            asked.execute("set idle_in_transaction_session_timeout = 0");
            dashboard.setAutoCommit(false);
            asked.executeQuery("select count(*) from analytics.hands").close();
            try (ResultSet row = asked.executeQuery("select pg_backend_pid()")) {
                row.next();
                process = row.getString(1);
            }
        }
    }

    @AfterEach
    void end() throws SQLException {
        dashboard.close();
        start(AnalyticsViews.LIMIT);
    }

    private void start(Duration limit) {
        ProjectionParts parts = ProjectionParts.of(
                        room.side.db.dataSource,
                        room.side.db.database.unpooled(),
                        room.side.db.spring,
                        room.side.db.feed)
                .withViews(connection -> AnalyticsViews.apply(connection, limit));
        new ServingProjection(parts).close();
    }

    private String definition() {
        return String.valueOf(room.owner.queryForObject(
                "select obj_description('analytics'::regnamespace, 'pg_namespace')", String.class));
    }

    @Test
    void given_a_reader_without_end_then_the_start_says_who_it_is_and_nobody_waits_for_it_meanwhile() throws Exception {
        CompletableFuture<Void> start = CompletableFuture.runAsync(() -> start(Duration.ofSeconds(3)));
        int read = 0;
        while (!start.isDone()) {
            assertThat(room.dashboards.queryForObject("select count(*) from analytics.hands", Long.class))
                    .isPositive();
            read++;
        }

        assertThatThrownBy(start::join)
                .cause()
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("they are read by ")
                .hasMessageContaining("standpat_analytics (process " + process)
                .hasMessageContaining("pg_terminate_backend")
                .hasMessageNotContaining("for  s");
        assertThat(read).isGreaterThan(3);
        assertThat(definition()).isEqualTo("Of an older program.");
    }

    @Test
    void given_a_reader_who_ends_then_the_start_goes_on_and_the_views_are_the_new_ones() throws Exception {
        CompletableFuture<Void> start = CompletableFuture.runAsync(() -> start(AnalyticsViews.LIMIT));
        Thread.sleep(SHORT);
        assertThat(start).isNotDone();

        dashboard.rollback();

        start.get(1, TimeUnit.MINUTES);
        assertThat(definition()).startsWith("Views for dashboards and sheets, by definition ");
    }

    @Test
    void given_a_reader_of_views_that_are_the_new_ones_already_then_the_start_does_not_wait() throws SQLException {
        dashboard.rollback();
        start(SHORT);
        dashboard
                .createStatement()
                .executeQuery("select count(*) from analytics.hands")
                .close();

        start(SHORT);

        assertThat(definition()).startsWith("Views for dashboards and sheets, by definition ");
    }
}
