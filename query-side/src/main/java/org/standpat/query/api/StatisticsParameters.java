package org.standpat.query.api;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.query.statistics.Dimension;
import org.standpat.query.statistics.StatisticsFilter;
import org.standpat.query.statistics.StatisticsQuestion;
import org.standpat.query.summary.GameNames;
import org.standpat.query.summary.Place;
import org.standpat.ranking.MadeHand;

/** Which of a player's hands are counted, and how, as addresses of statistics say it. */
final class StatisticsParameters {

    static final String GAME = "game";
    static final String STAKES = "stakes";
    static final String PLACE = "place";
    static final String PLAYERS = "players";
    static final String BY = "by";
    static final String SNOW_LIMIT = "snowLimit";

    /** Fewest players of a hand. */
    static final int FEWEST_PLAYERS = 2;

    /** Longest name of stakes: amounts have up to 19 digits. */
    static final int LONGEST_NAME = 100;

    private static final Set<String> FILTERS =
            Set.of(GAME, STAKES, PLACE, PLAYERS, SearchParameters.TABLE, SearchParameters.FROM, SearchParameters.TO);

    private StatisticsParameters() {}

    /** The names of the filters, and these. */
    static Set<String> and(String... others) {
        Set<String> all = new TreeSet<>(FILTERS);
        all.addAll(Set.of(others));
        return all;
    }

    /**
     * Which hands are counted.
     *
     * @throws ReadProblem when one of the parameters cannot be read, or the times leave nothing between them
     */
    static StatisticsFilter filter(Parameters parameters) {
        SearchParameters.Times times = SearchParameters.times(parameters);
        return new StatisticsFilter(
                parameters.read(
                        GAME,
                        GameNames::named,
                        String.join(", ", GameNames.all().keySet())),
                parameters.name(STAKES, LONGEST_NAME),
                constant(parameters, PLACE, Place.values()),
                parameters.number(PLAYERS, FEWEST_PLAYERS, HouseRulesCheck.MOST_SEATS),
                parameters.name(SearchParameters.TABLE),
                times.from(),
                times.to());
    }

    /**
     * By what the hands are told apart; empty when they are not.
     *
     * @throws ReadProblem when there is no such word
     */
    static Optional<Dimension> by(Parameters parameters) {
        return Dimension.named(parameters.word(BY, Dimension.words(), ""));
    }

    /**
     * The worst hand that is no snow.
     *
     * @throws ReadProblem when there is no such hand
     */
    static MadeHand snowLimit(Parameters parameters) {
        return constant(parameters, SNOW_LIMIT, MadeHand.values()).orElse(StatisticsQuestion.USUAL_SNOW_LIMIT);
    }

    private static <E extends Enum<E>> Optional<E> constant(Parameters parameters, String name, E[] all) {
        String word = parameters.word(name, Arrays.stream(all).map(Words::of).toList(), "");
        return Arrays.stream(all)
                .filter(constant -> Words.of(constant).equals(word))
                .findFirst();
    }
}
