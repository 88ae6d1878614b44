package org.standpat.service.statistics;

import com.zaxxer.hikari.HikariDataSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.standpat.db.postgres.Database;
import org.standpat.query.statistics.Dimension;
import org.standpat.query.statistics.PlayerStatistics;
import org.standpat.query.statistics.SimilarNames;
import org.standpat.query.statistics.StatisticsFilter;
import org.standpat.query.statistics.StatisticsQuestion;
import org.standpat.query.statistics.StatisticsReader;
import org.standpat.ranking.MadeHand;
import org.standpat.service.Sentence;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.process.ConnectionPools;
import org.standpat.service.terminal.Bars;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.VisibleText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints a player's numbers. */
@Command(
        name = "stats",
        mixinStandardHelpOptions = true,
        header = "Prints a player's statistics, with small bars.",
        description = {
            "Counts the hands that were played to their end, all or those that the options find. docs/statistics.md says what each"
                    + " number counts; a line stands where there is no data.",
            "A service may run meanwhile. Without one, hands that are not in the tables yet are brought there first."
        })
public final class StatsVerb implements Callable<Integer> {

    private static final int CONNECTIONS = 10;

    @Parameters(paramLabel = "PLAYER", description = "The room's name for the player, letter by letter.")
    private @Nullable String player;

    @Option(
            names = "--by",
            paramLabel = "WHAT",
            converter = DimensionName.class,
            completionCandidates = DimensionName.Names.class,
            description = "A line for each: ${COMPLETION-CANDIDATES}.")
    private @Nullable Dimension by;

    @Option(
            names = "--snow-limit",
            paramLabel = "HAND",
            defaultValue = "jack-low",
            converter = SnowLimitName.class,
            description = "The worst hand that is no snow when he stands pat with it. Without it: ${DEFAULT-VALUE}.")
    private MadeHand snowLimit = StatisticsQuestion.USUAL_SNOW_LIMIT;

    @Mixin
    private FilterOptions filter = new FilterOptions();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            Database database = ReachedDatabase.of(data, lifetime).reader();
            HikariDataSource pool = lifetime.add(ConnectionPools.open(database, "standpat-stats", CONNECTIONS));
            CaughtUp.in(database, pool, lifetime, terminal);
            print(pool, terminal);
            return 0;
        }
    }

    private void print(HikariDataSource pool, Terminal terminal) {
        StatisticsQuestion question = new StatisticsQuestion(
                Objects.requireNonNull(player), filter.filter(), Optional.ofNullable(by), snowLimit);
        PlayerStatistics statistics = new StatisticsReader(pool, new JdbcTransactionManager(pool))
                .of(question)
                .orElseThrow(() -> new Sentence(noPlayer(question.player(), new SimilarNames(pool))));
        show(statistics, question, terminal, Bars.in(terminal.out().charset()));
    }

    static String noPlayer(String name, SimilarNames names) {
        List<String> similar = names.to(name).stream()
                .map(other -> "'" + VisibleText.of(other) + "'")
                .toList();
        return "There is no player '" + VisibleText.of(name) + "' in the record"
                + (similar.isEmpty()
                        ? "; names are compared letter by letter."
                        : ". Did you mean " + String.join(" or ", similar) + "?");
    }

    static void show(PlayerStatistics statistics, StatisticsQuestion question, Terminal terminal, Bars bars) {
        long hands = statistics.whole().hands();
        terminal.line(terminal.bold(VisibleText.of(statistics.player())) + ": " + NumberText.of(hands)
                + (hands == 1 ? " hand" : " hands") + " played to the end"
                + (question.filter().equals(StatisticsFilter.NONE) ? "" : ", of those that the options find") + ".");
        if (hands == 0) {
            return;
        }
        PlayerText text = new PlayerText(statistics, bars);
        terminal.line(text.chips());
        if (question.by().isPresent()) {
            terminal.gap();
            terminal.lines(GroupsText.lines(statistics, question.by().get()));
            return;
        }
        text.parts().forEach(part -> {
            terminal.heading(part.heading());
            terminal.lines(part.lines());
        });
    }
}
