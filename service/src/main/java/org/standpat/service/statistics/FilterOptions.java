package org.standpat.service.statistics;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.standpat.query.statistics.StatisticsFilter;
import org.standpat.query.summary.Place;
import org.standpat.service.exports.HandTime;
import org.standpat.service.exports.SearchWord;
import picocli.CommandLine.Option;

/** Which of a player's hands are counted, as the statistics over HTTP say it. */
final class FilterOptions {

    @Option(
            names = "--game",
            paramLabel = "GAME",
            converter = SearchWord.OfGame.class,
            description = "Hands of this game, such as limit-2-7-triple-draw.")
    private @Nullable String game;

    @Option(names = "--stakes", paramLabel = "STAKES", description = "Hands at these stakes: 100/200.")
    private @Nullable String stakes;

    @Option(
            names = "--place",
            paramLabel = "PLACE",
            converter = PlaceName.class,
            completionCandidates = PlaceName.Names.class,
            description = "Hands in which he sat there: ${COMPLETION-CANDIDATES}.")
    private @Nullable Place place;

    @Option(names = "--players", paramLabel = "NUMBER", description = "Hands that so many players were dealt in.")
    private @Nullable Integer players;

    @Option(names = "--table", paramLabel = "NAME", description = "Hands of this table.")
    private @Nullable String table;

    @Option(
            names = "--from",
            paramLabel = "TIME",
            converter = HandTime.class,
            description = "Hands that began at this time or later, as in 2026-01-05T20:15:00Z.")
    private @Nullable Instant from;

    @Option(
            names = "--to",
            paramLabel = "TIME",
            converter = HandTime.class,
            description = "Hands that began before this time.")
    private @Nullable Instant to;

    /** What is asked for. */
    StatisticsFilter filter() {
        Integer number = players;
        return new StatisticsFilter(
                Optional.ofNullable(game),
                Optional.ofNullable(stakes),
                Optional.ofNullable(place),
                number == null ? OptionalInt.empty() : OptionalInt.of(number),
                Optional.ofNullable(table),
                Optional.ofNullable(from),
                Optional.ofNullable(to));
    }
}
