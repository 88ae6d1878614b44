package org.standpat.service.exports;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.standpat.query.listing.HandFilter;
import org.standpat.query.listing.HandSearch;
import org.standpat.query.listing.Outcome;
import picocli.CommandLine.Option;

/** Which hands, as the list of hands over HTTP says it. */
final class SearchOptions {

    @Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Hands that this player was dealt in; named several times: all of them.")
    private List<String> players = new ArrayList<>();

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

    @Option(
            names = "--game",
            paramLabel = "GAME",
            converter = SearchWord.OfGame.class,
            description = "Hands of this game, such as limit-2-7-triple-draw.")
    private @Nullable String game;

    @Option(names = "--stakes", paramLabel = "STAKES", description = "Hands at these stakes, such as 100/200.")
    private @Nullable String stakes;

    @Option(
            names = "--pot-min",
            paramLabel = "CHIPS",
            description = "Hands that are over with so many chips in the pot, or more.")
    private @Nullable Long potMin;

    @Option(
            names = "--pot-max",
            paramLabel = "CHIPS",
            description = "Hands that are over with so many chips in the pot, or fewer.")
    private @Nullable Long potMax;

    @Option(names = "--draws", paramLabel = "N", description = "Hands of which exactly N draws began.")
    private @Nullable Integer draws;

    @Option(
            names = "--shown",
            paramLabel = "HAND",
            converter = SearchWord.OfShown.class,
            description = "Hands in which the best hand shown was such a one: eight-low, or eight-low-or-better.")
    private HandFilter.@Nullable Shown shown;

    @Option(
            names = "--ending",
            paramLabel = "WORD",
            converter = SearchWord.OfEnding.class,
            description = "Hands that are running, or ended so: played, misdeal, cancelled.")
    private @Nullable Outcome ending;

    @Option(names = "--reshuffled", description = "Hands in which the stub ran out.")
    private boolean reshuffled;

    @Option(names = "--all-in", description = "Hands in which somebody put in all he had.")
    private boolean allIn;

    @Option(names = "--corrected", description = "Hands of which a pot was ruled to others afterwards.")
    private boolean corrected;

    @Option(names = "--notes", description = "Hands with rulings of the floor or incidents.")
    private boolean notes;

    /** What is looked for. */
    HandSearch search() {
        List<HandFilter> filters = new ArrayList<>();
        players.forEach(player -> filters.add(new HandFilter.DealtIn(player)));
        add(filters, table, HandFilter.AtTable::new);
        add(filters, from, HandFilter.From::new);
        add(filters, to, HandFilter.To::new);
        add(filters, game, HandFilter.OfGame::new);
        add(filters, stakes, HandFilter.AtStakes::new);
        add(filters, potMin, HandFilter.PotMin::new);
        add(filters, potMax, HandFilter.PotMax::new);
        add(filters, draws, HandFilter.Draws::new);
        add(filters, shown, best -> best);
        add(filters, ending, HandFilter.Ended::new);
        add(filters, yes(reshuffled), HandFilter.Reshuffled::new);
        add(filters, yes(allIn), HandFilter.AllIn::new);
        add(filters, yes(corrected), HandFilter.Corrected::new);
        add(filters, yes(notes), HandFilter.Noted::new);
        return new HandSearch(filters);
    }

    /** What is wrong with what was given, as a sentence; empty when it can be looked for. */
    Optional<String> fault() {
        if (players.size() > HandSearch.MOST_PLAYERS) {
            return Optional.of("--player comes " + HandSearch.MOST_PLAYERS + " times at most.");
        }
        if (from != null && to != null && !from.isBefore(to)) {
            return Optional.of("--from is before --to.");
        }
        if (potMin != null && potMax != null && potMin > potMax) {
            return Optional.of("--pot-min is not more than --pot-max.");
        }
        return Optional.empty();
    }

    private static @Nullable Boolean yes(boolean given) {
        return given ? Boolean.TRUE : null;
    }

    private static <V> void add(List<HandFilter> filters, @Nullable V value, Function<V, HandFilter> filter) {
        if (value != null) {
            filters.add(filter.apply(value));
        }
    }
}
