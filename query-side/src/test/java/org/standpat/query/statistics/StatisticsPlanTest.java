package org.standpat.query.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.LogFixture;
import org.standpat.query.projection.ProjectionParts;
import org.standpat.query.projection.ServingProjection;
import org.standpat.query.summary.Place;
import org.standpat.ranking.MadeHand;

/** Whatever is asked about a player, his rows are read once, by their index. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StatisticsPlanTest {

    private static final StatisticsFilter EVERY_FILTER = new StatisticsFilter(
            Optional.of("Limit 2-7 Triple Draw"),
            Optional.of("100/200"),
            Optional.of(Place.BUTTON),
            OptionalInt.of(3),
            Optional.of("Alpha"),
            Optional.of(Instant.parse("2026-01-01T00:00:00Z")),
            Optional.of(Instant.parse("2026-02-01T00:00:00Z")));

    private final LogFixture db = new LogFixture();
    private final ServingProjection projection =
            new ServingProjection(ProjectionParts.of(db.dataSource, db.dataSource, db.spring, db.feed));

    @AfterAll
    void close() {
        projection.close();
        db.close();
    }

    @Test
    void numbers_are_read_in_one_scan_of_the_index() {
        for (Optional<Dimension> by : Stream.concat(
                        Stream.of(Optional.<Dimension>empty()),
                        Stream.of(Dimension.values()).map(Optional::of))
                .toList()) {
            List<Object> parameters = new ArrayList<>();
            String query = StatisticsReader.query(
                    new StatisticsQuestion("North", EVERY_FILTER, by, MadeHand.JACK_LOW), parameters);

            assertOneIndexScan(plan(query, parameters));
        }
    }

    @Test
    void series_are_read_in_one_scan_of_the_index() {
        for (Statistic statistic : Statistic.ofHands()) {
            SeriesQuestion question = new SeriesQuestion("North", EVERY_FILTER, statistic, MadeHand.JACK_LOW);
            for (String key : List.of(SeriesReader.BUCKETS, Dimension.DATE.key())) {
                List<Object> parameters = new ArrayList<>();
                assertOneIndexScan(plan(SeriesReader.query(question, key, "", parameters), parameters));
            }
        }
    }

    private static void assertOneIndexScan(String plan) {
        assertThat(plan)
                .containsPattern("Index Cond: \\(\\(player = .*\\) AND \\(started_at >= .*\\) AND \\(started_at < ");
        assertThat(plan.lines().filter(line -> line.contains(" on hand_player")))
                .singleElement()
                .asString()
                .contains("Index Scan using hand_player_newest");
    }

    /** An empty table would not be worth an index. */
    private String plan(String query, List<Object> parameters) {
        List<String> lines = db.transaction.execute(status -> {
            db.sql.execute("set local enable_seqscan = off");
            db.sql.execute("set local enable_bitmapscan = off");
            return JdbcClient.create(db.dataSource)
                    .sql("explain " + query)
                    .params(parameters)
                    .query(String.class)
                    .list();
        });
        return String.join("\n", lines == null ? List.of() : lines);
    }
}
