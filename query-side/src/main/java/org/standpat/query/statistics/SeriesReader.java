package org.standpat.query.statistics;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.standpat.query.statistics.Series.Point;

/** Reads how a statistic of a player went on, for charts, in one scan of his rows by their index. */
public final class SeriesReader {

    /** Most points of a series. */
    public static final int MOST_POINTS = 500;

    /** As many as there are points, of about the same number of hands each. */
    static final String BUCKETS = "ntile(" + MOST_POINTS + ") over (order by started_at, hand)";

    private final JdbcClient jdbc;
    private final PlayerSnapshot snapshot;

    /** Reads the series of this database. */
    public SeriesReader(DataSource dataSource, PlatformTransactionManager transactions) {
        this.jdbc = JdbcClient.create(dataSource);
        this.snapshot = new PlayerSnapshot(dataSource, transactions);
    }

    /** What one point adds to those before. */
    private record Step(String day, long hands, BigDecimal count, BigDecimal of) {}

    /**
     * A statistic over all hands so far, the oldest first, after each of them. Of more than {@link #MOST_POINTS} hands as
     * many points are given, each after about the same number of hands; the last one is after the last hand.
     *
     * @return empty when the player was never dealt in
     */
    public Optional<Series> byHand(SeriesQuestion question) {
        return snapshot.of(question.player(), () -> {
            List<Step> steps = steps(question, BUCKETS, "");
            return new Series(running(question.statistic(), steps), false);
        });
    }

    /**
     * A statistic on each day in UTC that he played on, the oldest first. Of more than {@link #MOST_POINTS} days the newest
     * are given.
     *
     * @return empty when the player was never dealt in
     */
    public Optional<Series> byDay(SeriesQuestion question) {
        return snapshot.of(question.player(), () -> {
            List<Step> newest = steps(question, Dimension.DATE.key(), " desc limit " + (MOST_POINTS + 1))
                    .reversed();
            boolean more = newest.size() > MOST_POINTS;
            return new Series(alone(question.statistic(), more ? newest.subList(1, newest.size()) : newest), more);
        });
    }

    private List<Step> steps(SeriesQuestion question, String key, String order) {
        List<Object> parameters = new ArrayList<>();
        return jdbc.sql(query(question, key, order, parameters))
                .params(parameters)
                .query((row, i) -> step(row))
                .list();
    }

    static String query(SeriesQuestion question, String key, String order, List<Object> parameters) {
        parameters.add(question.player());
        String rows = Sql.ROWS + question.filter().condition(parameters) + " offset 0";
        String count = question.statistic().count(Sql.ALL_ROUNDS);
        String of = question.statistic().of(Sql.ALL_ROUNDS);
        return Sql.withSnowLimit(
                "select key::text, count(*) as hands, " + count + " as count, " + of + " as of from (select *, " + key
                        + " as key from (" + rows + ") as hands) as hands group by key order by key" + order,
                question.snowLimit());
    }

    private static Step step(ResultSet row) throws SQLException {
        return new Step(
                row.getString("key"), row.getLong("hands"), row.getBigDecimal("count"), row.getBigDecimal("of"));
    }

    private static List<Point> running(Statistic statistic, List<Step> steps) {
        List<Point> points = new ArrayList<>();
        Rate rate = new Rate(statistic.kind(), BigDecimal.ZERO, BigDecimal.ZERO);
        long hands = 0;
        for (Step step : steps) {
            hands += step.hands();
            rate = rate.plus(step.count(), step.of());
            points.add(new Point(Long.toString(hands), step.hands(), rate));
        }
        return points;
    }

    private static List<Point> alone(Statistic statistic, List<Step> steps) {
        return steps.stream()
                .map(step -> new Point(step.day(), step.hands(), new Rate(statistic.kind(), step.count(), step.of())))
                .toList();
    }
}
