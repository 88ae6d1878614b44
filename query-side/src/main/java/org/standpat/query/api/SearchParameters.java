package org.standpat.query.api;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.standpat.query.listing.HandSearch;

/** Which hands, as addresses of listings and exports say it. */
final class SearchParameters {

    static final String PLAYER = "player";
    static final String TABLE = "table";
    static final String FROM = "from";
    static final String TO = "to";

    private static final Set<String> NAMES = Set.of(PLAYER, TABLE, FROM, TO);

    private SearchParameters() {}

    /** Their names, and these. */
    static Set<String> and(String... others) {
        Set<String> all = new TreeSet<>(NAMES);
        all.addAll(Set.of(others));
        return all;
    }

    /**
     * What is looked for.
     *
     * @throws ReadProblem when one of them cannot be read, or the times leave nothing between them
     */
    static HandSearch of(Parameters parameters) {
        Optional<Instant> from = parameters.time(FROM);
        Optional<Instant> to = parameters.time(TO);
        if (from.isPresent() && to.isPresent() && !from.get().isBefore(to.get())) {
            throw ReadProblem.inParameter(
                    FROM, "\"from\" is before \"to\", but from " + from.get() + " to " + to.get() + " came.");
        }
        return new HandSearch(parameters.name(PLAYER), parameters.name(TABLE), from, to);
    }
}
