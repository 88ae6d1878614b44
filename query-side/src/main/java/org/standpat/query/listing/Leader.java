package org.standpat.query.listing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The filter whose index a search goes along: of those that have one in the order of the listing, the one that leaves the fewest hands as a
 * rule.
 *
 * @param filter the filter; empty for the index of all hands
 */
record Leader(Optional<HandFilter> filter) {

    private static final int HAS_NO_INDEX = 0;

    static Leader of(HandSearch search) {
        return new Leader(search.filters().stream()
                .filter(filter -> rarity(filter) > HAS_NO_INDEX)
                .max(Comparator.comparingInt(Leader::rarity)));
    }

    boolean isPlayer() {
        return filter.filter(HandFilter.DealtIn.class::isInstance).isPresent();
    }

    /** What the table is called whose index it is. */
    String name() {
        return isPlayer() ? "p" : "h";
    }

    String table() {
        return isPlayer() ? "projection.hand_player p" : "projection.hand h";
    }

    /** What brings table {@code hand} to it. */
    String join() {
        return isPlayer() ? " join projection.hand h on h.hand = p.hand" : "";
    }

    /** Whether nearly every hand is so. */
    static boolean isCommon(HandFilter filter) {
        return filter instanceof HandFilter.Over
                || filter.equals(new HandFilter.Ended(Outcome.PLAYED))
                || filter.equals(new HandFilter.Reshuffled(false))
                || filter.equals(new HandFilter.AllIn(false))
                || filter.equals(new HandFilter.Corrected(false))
                || filter.equals(new HandFilter.Noted(false));
    }

    /** Those that the index answers: the leading one and the times. */
    List<HandFilter> filters(HandSearch search) {
        return search.filters().stream().filter(this::answers).toList();
    }

    /** The others. */
    List<HandFilter> rest(HandSearch search) {
        return search.filters().stream().filter(one -> !answers(one)).toList();
    }

    private boolean answers(HandFilter one) {
        return one instanceof HandFilter.From
                || one instanceof HandFilter.To
                || filter.filter(one::equals).isPresent();
    }

    private static int rarity(HandFilter filter) {
        return switch (filter) {
            case HandFilter.Ended ended -> ended.outcome() == Outcome.PLAYED ? HAS_NO_INDEX : 10;
            case HandFilter.Corrected corrected -> corrected.yes() ? 9 : HAS_NO_INDEX;
            case HandFilter.Noted noted -> noted.yes() ? 8 : HAS_NO_INDEX;
            case HandFilter.DealtIn ignored -> 7;
            case HandFilter.Reshuffled reshuffled -> reshuffled.yes() ? 6 : HAS_NO_INDEX;
            case HandFilter.Shown shown -> shown.orBetter() ? HAS_NO_INDEX : 5;
            case HandFilter.AtTable ignored -> 4;
            case HandFilter.AtStakes ignored -> 3;
            case HandFilter.OfGame ignored -> 2;
            case HandFilter.AllIn allIn -> allIn.yes() ? 1 : HAS_NO_INDEX;
            case HandFilter.From ignored -> HAS_NO_INDEX;
            case HandFilter.To ignored -> HAS_NO_INDEX;
            case HandFilter.PotMin ignored -> HAS_NO_INDEX;
            case HandFilter.PotMax ignored -> HAS_NO_INDEX;
            case HandFilter.Draws ignored -> HAS_NO_INDEX;
            case HandFilter.DrawsMin ignored -> HAS_NO_INDEX;
            case HandFilter.DrawsMax ignored -> HAS_NO_INDEX;
            case HandFilter.Over ignored -> HAS_NO_INDEX;
        };
    }
}
