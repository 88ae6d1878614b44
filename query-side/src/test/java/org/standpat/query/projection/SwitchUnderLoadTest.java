package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.query.Hands;

/** A build that is ready while dashboards ask one long question after the other. */
class SwitchUnderLoadTest {

    private static final Duration SWITCH_LIMIT = Duration.ofSeconds(4);

    /** Two that overlap leave no moment without one. */
    private static final int DASHBOARDS = 2;

    private static final String LONG_QUERY =
            "select count(*) from (select pg_sleep(0.5) from analytics.hands, generate_series(1, 4)) as slow";

    @AutoClose
    private final RunningProjection running = new RunningProjection(parts -> parts.withSwitchLimit(SWITCH_LIMIT));

    private Void ask(AtomicBoolean over, int number) throws SQLException, InterruptedException {
        try (Connection connection = running.db.database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            TimeUnit.SECONDS.sleep(number);
            while (!over.get()) {
                statement.execute(LONG_QUERY);
            }
        }
        return null;
    }

    private boolean isAsked() {
        return running.jdbc
                        .sql("select count(*) from pg_stat_activity where state = 'active' and query = ?")
                        .param(LONG_QUERY)
                        .query(Integer.class)
                        .single()
                == DASHBOARDS;
    }

    @Test
    void given_long_queries_without_a_gap_then_the_switch_gives_up_and_says_who_and_the_tables_before_go_on()
            throws Exception {
        running.serving.start();
        running.record(Hands.threeHanded(new UUID(0, 1), EVENING));
        running.awaitAll();
        AtomicBoolean over = new AtomicBoolean();
        List<Future<Void>> dashboards = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(DASHBOARDS)) {
            try {
                for (int i = 0; i < DASHBOARDS; i++) {
                    int number = i;
                    dashboards.add(threads.submit(() -> ask(over, number)));
                }
                await().atMost(RunningProjection.LIMIT).until(this::isAsked);

                RebuildProgress end = running.rebuild.run(now -> {});

                assertThat(end.finished()).isFalse();
                assertThat(end.failure())
                        .hasValueSatisfying(why -> assertThat(why)
                                .contains(
                                        "could not take the place of those that serve, which go on",
                                        "their views are read by " + running.db.dataSource.getUsername()
                                                + " (process "));
                assertThat(running.serving.build().number()).isEqualTo(1);
                running.record(Hands.threeHanded(new UUID(0, 2), EVENING));
                running.awaitAll();
                assertThat(running.hands()).as("hands in the tables before").isEqualTo(2);
            } finally {
                over.set(true);
            }
            for (Future<Void> dashboard : dashboards) {
                assertThat(dashboard.get()).as("no question came to grief").isNull();
            }
        }

        assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();
        assertThat(running.serving.build().number()).isEqualTo(3);
        assertThat(running.hands()).isEqualTo(2);
    }
}
