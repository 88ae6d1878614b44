package org.standpat.query.statistics;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.hand.Player;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/**
 * Adds up table {@code hand_player}. Nothing is kept that grows with each event, so that an event which comes twice counts once.
 */
public final class StatisticsReader {

    private static final String TOTALS = """
            select count(*) filter (where counts) as hands,
                count(*) filter (where counts and entered_pot) as entered_pot,
                count(*) filter (where counts and raised_first) as raised_first,
                count(*) filter (where counts and cardinality(drawn) > 0) as saw_draw,
                count(*) filter (where counts and showdown) as showdowns,
                count(*) filter (where counts and won_at_showdown) as showdowns_won,
                coalesce(sum(net) filter (where counts and net > 0), 0) as chips_won,
                coalesce(-sum(net) filter (where counts and net < 0), 0) as chips_lost
            from projection.hand_player where player = ?
            having count(*) > 0
            """;

    private static final String DRAWS = """
            select d.draw, d.cards, count(*) as hands
            from projection.hand_player p, unnest(p.drawn) with ordinality as d (cards, draw)
            where p.player = ? and p.counts
            group by d.draw, d.cards
            """;

    private static final int USUAL_CARDS =
            Rankings.all().stream().mapToInt(Ranking::handSize).max().orElseThrow();

    private final JdbcClient jdbc;
    private final TransactionTemplate snapshot;

    /** Reads the statistics of this database. */
    public StatisticsReader(DataSource dataSource, PlatformTransactionManager transactions) {
        this.jdbc = JdbcClient.create(dataSource);
        this.snapshot = new TransactionTemplate(transactions);
        snapshot.setReadOnly(true);
        snapshot.setIsolationLevel(TransactionDefinition.ISOLATION_REPEATABLE_READ);
    }

    /** The player's numbers; empty when he was never dealt in. */
    public Optional<PlayerStatistics> of(String player) {
        Optional<PlayerStatistics> found = snapshot.execute(status -> read(player));
        return found == null ? Optional.empty() : found;
    }

    private Optional<PlayerStatistics> read(String player) {
        List<PlayerStatistics.Draw> draws = draws(player);
        return jdbc.sql(TOTALS)
                .param(player)
                .query((row, i) -> totals(player, row, draws))
                .optional();
    }

    private List<PlayerStatistics.Draw> draws(String player) {
        Map<Integer, Long[]> counts = new TreeMap<>();
        jdbc.sql(DRAWS).param(player).query(row -> {
            counts.computeIfAbsent(row.getInt("draw"), draw -> zeroes())[row.getInt("cards")] = row.getLong("hands");
        });
        List<PlayerStatistics.Draw> draws = new ArrayList<>();
        counts.forEach((draw, byCards) -> draws.add(new PlayerStatistics.Draw(draw, told(byCards))));
        return draws;
    }

    private static Long[] zeroes() {
        Long[] counts = new Long[Player.MOST_CARDS + 1];
        Arrays.fill(counts, 0L);
        return counts;
    }

    /** More cards than a hand holds are told only when somebody took them, whose hand had been miscounted. */
    private static List<Long> told(Long[] counts) {
        int last = counts.length - 1;
        while (last > USUAL_CARDS && counts[last] == 0) {
            last--;
        }
        return List.of(Arrays.copyOf(counts, last + 1));
    }

    private static PlayerStatistics totals(String player, ResultSet row, List<PlayerStatistics.Draw> draws)
            throws SQLException {
        return new PlayerStatistics(
                player,
                row.getLong("hands"),
                row.getLong("entered_pot"),
                row.getLong("raised_first"),
                row.getLong("saw_draw"),
                row.getLong("showdowns"),
                row.getLong("showdowns_won"),
                chips(row.getBigDecimal("chips_won")),
                chips(row.getBigDecimal("chips_lost")),
                draws);
    }

    private static BigInteger chips(BigDecimal sum) {
        return sum.toBigIntegerExact();
    }
}
