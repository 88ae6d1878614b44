package org.standpat.query.api;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.standpat.houserules.Game;
import org.standpat.query.listing.HandFilter;
import org.standpat.query.listing.HandSearch;
import org.standpat.query.listing.SearchWords;
import org.standpat.query.listing.SearchedTrait;
import org.standpat.query.summary.GameNames;

/** Which hands, as addresses of listings and exports say it. */
final class SearchParameters {

    static final String PLAYER = "player";
    static final String TABLE = "table";
    static final String FROM = "from";
    static final String TO = "to";
    static final String GAME = "game";
    static final String STAKES = "stakes";
    static final String POT_MIN = "potMin";
    static final String POT_MAX = "potMax";
    static final String DRAWS = "draws";
    static final String DRAWS_MIN = "drawsMin";
    static final String DRAWS_MAX = "drawsMax";
    static final String SHOWN = "shown";
    static final String RESHUFFLED = "reshuffled";
    static final String ALL_IN = "allIn";
    static final String CORRECTED = "corrected";
    static final String NOTES = "notes";
    static final String ENDING = "ending";

    private static final Set<String> NAMES =
            SearchedTrait.asked().stream().map(SearchedTrait::parameter).collect(Collectors.toUnmodifiableSet());

    private static final String ABOUT_SHOWN =
            String.join(", ", SearchWords.MADE_HANDS) + ", each also with " + SearchWords.OR_BETTER + " behind it";

    private final Parameters parameters;
    private final List<HandFilter> filters = new ArrayList<>();

    private SearchParameters(Parameters parameters) {
        this.parameters = parameters;
    }

    /**
     * The parameters of a request that takes a search, and these besides.
     *
     * @throws ReadProblem as {@link Parameters#of} does
     */
    static Parameters read(HttpServletRequest request, String... others) {
        Set<String> all = new TreeSet<>(NAMES);
        all.addAll(Set.of(others));
        return Parameters.of(request, all, PLAYER, HandSearch.MOST_PLAYERS);
    }

    /**
     * What is looked for.
     *
     * @throws ReadProblem when one of them cannot be read, or two of them leave nothing between them
     */
    static HandSearch of(Parameters parameters) {
        return new SearchParameters(parameters).search();
    }

    private HandSearch search() {
        parameters.names(PLAYER).forEach(player -> filters.add(new HandFilter.DealtIn(player)));
        add(parameters.name(TABLE), HandFilter.AtTable::new);
        addTimes();
        add(
                parameters.read(
                        GAME,
                        GameNames::named,
                        String.join(", ", GameNames.all().keySet())),
                HandFilter.OfGame::new);
        add(parameters.name(STAKES), HandFilter.AtStakes::new);
        addPot();
        addDraws();
        add(parameters.read(SHOWN, SearchWords::shown, ABOUT_SHOWN), shown -> shown);
        add(parameters.yesOrNo(RESHUFFLED), HandFilter.Reshuffled::new);
        add(parameters.yesOrNo(ALL_IN), HandFilter.AllIn::new);
        add(parameters.yesOrNo(CORRECTED), HandFilter.Corrected::new);
        add(parameters.yesOrNo(NOTES), HandFilter.Noted::new);
        add(
                parameters.read(ENDING, SearchWords::outcome, String.join(", ", SearchWords.OUTCOMES)),
                HandFilter.Ended::new);
        return new HandSearch(filters);
    }

    private <V> void add(Optional<V> value, Function<V, HandFilter> filter) {
        value.map(filter).ifPresent(filters::add);
    }

    private void addTimes() {
        Times times = times(parameters);
        add(times.from(), HandFilter.From::new);
        add(times.to(), HandFilter.To::new);
    }

    /**
     * Times between which hands began.
     *
     * @param from the first that counts
     * @param to the first that counts no more
     */
    record Times(Optional<Instant> from, Optional<Instant> to) {}

    /**
     * Between which times.
     *
     * @throws ReadProblem when one of them cannot be read, or they leave nothing between them
     */
    static Times times(Parameters parameters) {
        Optional<Instant> from = parameters.time(FROM);
        Optional<Instant> to = parameters.time(TO);
        if (from.isPresent() && to.isPresent() && !from.get().isBefore(to.get())) {
            throw ReadProblem.inParameter(
                    FROM, "\"from\" is before \"to\", but from " + from.get() + " to " + to.get() + " came.");
        }
        return new Times(from, to);
    }

    private void addPot() {
        Optional<Long> least = parameters.whole(POT_MIN, 0, Long.MAX_VALUE);
        Optional<Long> most = parameters.whole(POT_MAX, 0, Long.MAX_VALUE);
        requireOrder(POT_MIN, least, POT_MAX, most);
        add(least, HandFilter.PotMin::new);
        add(most, HandFilter.PotMax::new);
    }

    private void addDraws() {
        Optional<Long> exactly = parameters.whole(DRAWS, 0, Game.MOST_DRAWS);
        Optional<Long> least = parameters.whole(DRAWS_MIN, 0, Game.MOST_DRAWS);
        Optional<Long> most = parameters.whole(DRAWS_MAX, 0, Game.MOST_DRAWS);
        if (exactly.isPresent() && (least.isPresent() || most.isPresent())) {
            throw ReadProblem.inParameter(
                    DRAWS, "draws is an exact number: send it alone, or drawsMin and drawsMax, not both.");
        }
        requireOrder(DRAWS_MIN, least, DRAWS_MAX, most);
        add(exactly.map(Long::intValue), HandFilter.Draws::new);
        add(least.map(Long::intValue), HandFilter.DrawsMin::new);
        add(most.map(Long::intValue), HandFilter.DrawsMax::new);
    }

    private static void requireOrder(String lower, Optional<Long> least, String upper, Optional<Long> most) {
        if (least.isPresent() && most.isPresent() && least.get() > most.get()) {
            throw ReadProblem.inParameter(
                    lower,
                    lower + " is not more than " + upper + ", but " + lower + " " + least.get() + " and " + upper + " "
                            + most.get() + " came.");
        }
    }
}
