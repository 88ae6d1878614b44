package org.standpat.query.statistics;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.standpat.query.statistics.PlayerStatistics.Group;

/**
 * Adds up table {@code hand_player} when it is asked, in one scan of the player's rows by their index. Nothing is kept that grows with
 * each event, so that an event which comes twice counts once.
 */
public final class StatisticsReader {

    /** Most groups of an answer. */
    public static final int MOST_GROUPS = 100;

    private static final int COLUMNS_BEFORE = 2;

    private final JdbcClient jdbc;
    private final PlayerSnapshot snapshot;

    /** Reads the statistics of this database. */
    public StatisticsReader(DataSource dataSource, PlatformTransactionManager transactions) {
        this.jdbc = JdbcClient.create(dataSource);
        this.snapshot = new PlayerSnapshot(dataSource, transactions);
    }

    /** The player's numbers over all hands; empty when he was never dealt in. */
    public Optional<PlayerStatistics> of(String player) {
        return of(StatisticsQuestion.about(player));
    }

    /** What was asked; empty when the player was never dealt in. Groups come as {@link Dimension} says, with one hand or more each. */
    public Optional<PlayerStatistics> of(StatisticsQuestion question) {
        return snapshot.of(question.player(), () -> read(question));
    }

    private PlayerStatistics read(StatisticsQuestion question) {
        List<Object> parameters = new ArrayList<>();
        String query = query(question, parameters);
        List<Group> rows =
                jdbc.sql(query).params(parameters).query((row, i) -> group(row)).list();
        // The whole comes first.
        List<Group> groups = rows.subList(1, rows.size());
        boolean more = groups.size() > MOST_GROUPS;
        return new PlayerStatistics(
                question.player(),
                question.snowLimit(),
                rows.getFirst().numbers(),
                more ? groups.subList(0, MOST_GROUPS) : groups,
                more);
    }

    static String query(StatisticsQuestion question, List<Object> parameters) {
        parameters.add(question.player());
        String rows = Sql.ROWS + question.filter().condition(parameters) + " offset 0";
        String columns = Aggregates.columns(question.snowLimit());
        return question.by()
                .map(by -> "select grouping(key) as whole, key::text, " + columns + " from (select *, " + by.key()
                        + " as key from (" + rows + ") as hands) as hands group by grouping sets ((), (key))"
                        + " order by whole desc, " + by.order() + " limit " + (1 + MOST_GROUPS + 1))
                .orElseGet(() -> "select 1 as whole, '', " + columns + " from (" + rows + ") as hands");
    }

    private static Group group(ResultSet row) throws SQLException {
        String key = row.getString(COLUMNS_BEFORE);
        return new Group(key == null ? "" : key, new Numbers(Aggregates.read(row, COLUMNS_BEFORE)));
    }
}
