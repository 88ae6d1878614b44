package org.standpat.query.listing;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.standpat.hand.HandEvent.HandStarted;

/**
 * Which hands are looked for. Every filter must hold; of one trait there is one, but for players: all of them were dealt in.
 *
 * @param filters what is asked, in an order that does not depend on the one in which it was given
 */
public record HandSearch(List<HandFilter> filters) {

    /** Most players that a search may name. */
    public static final int MOST_PLAYERS = 5;

    /** Every hand. */
    public static final HandSearch ALL = new HandSearch(List.of());

    /** The first time that a hand of the log can have begun at: the start of year 1. */
    public static final Instant FIRST_TIME = Instant.parse("0001-01-01T00:00:00Z");

    /** The last one: the end of year 9999. The tables have no room for times far beyond. */
    public static final Instant LAST_TIME = Instant.parse("9999-12-31T23:59:59.999999999Z");

    /** Puts the filters in order. */
    public HandSearch {
        filters = filters.stream()
                .distinct()
                .sorted(Comparator.comparing(HandFilter::trait).thenComparing(HandFilter::toString))
                .toList();
    }

    /** Those hands of which all this holds. */
    public static HandSearch of(HandFilter... filters) {
        return new HandSearch(List.of(filters));
    }

    /** Whether a hand of the log can have begun then. */
    public static boolean isKept(Instant time) {
        return !time.isBefore(FIRST_TIME) && !time.isAfter(LAST_TIME);
    }

    /** The same search, of hands that are over. */
    public HandSearch leavingRunningOut() {
        List<HandFilter> more = new ArrayList<>(filters);
        more.add(new HandFilter.Over());
        return new HandSearch(more);
    }

    /** Whether every hand is meant. */
    public boolean isForAll() {
        return filters.isEmpty();
    }

    /**
     * Whether a hand that began so is meant; empty when that depends on what happened after.
     */
    public Optional<Boolean> finds(HandStarted hand) {
        if (!ofStart().allMatch(filter -> filter.finds(hand))) {
            return Optional.of(false);
        }
        return ofWhole().findAny().isPresent() ? Optional.empty() : Optional.of(true);
    }

    /** Whether this hand is meant: the same hands as the tables give. */
    public boolean finds(JudgedHand hand) {
        return ofStart().allMatch(filter -> filter.finds(hand.start()))
                && ofWhole().allMatch(filter -> filter.finds(hand));
    }

    private Stream<HandFilter.OfStart> ofStart() {
        return filters.stream().filter(HandFilter.OfStart.class::isInstance).map(HandFilter.OfStart.class::cast);
    }

    private Stream<HandFilter.OfWhole> ofWhole() {
        return filters.stream().filter(HandFilter.OfWhole.class::isInstance).map(HandFilter.OfWhole.class::cast);
    }
}
