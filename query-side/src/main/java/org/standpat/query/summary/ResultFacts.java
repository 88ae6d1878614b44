package org.standpat.query.summary;

import org.jspecify.annotations.Nullable;
import org.standpat.ranking.MadeHand;

/**
 * What a hand came to for a player. Chips are whole smallest units.
 *
 * @param showdown whether he was still in the hand when the showdown began and his hand was not ruled dead there
 * @param won chips that he was awarded, as corrected by later rulings
 * @param rake his part of the rake, as corrected
 * @param made what he showed at the showdown; null when he showed nothing or his hand was ruled dead
 */
public record ResultFacts(
        boolean showdown, long won, long rake, @Nullable MadeHand made) {

    /** The hand is not over. */
    public static final ResultFacts NONE = new ResultFacts(false, 0, 0, null);

    ResultFacts reachingShowdown() {
        return new ResultFacts(true, won, rake, made);
    }

    ResultFacts showing(MadeHand shown) {
        return new ResultFacts(showdown, won, rake, shown);
    }

    /** A hand that is ruled dead has not reached the showdown, also when that had begun (rule 7.3). */
    ResultFacts outBeforeShowdown() {
        return new ResultFacts(false, won, rake, null);
    }

    ResultFacts winning(long chips) {
        return new ResultFacts(showdown, Math.addExact(won, chips), rake, made);
    }

    ResultFacts havingWon(long chips) {
        return new ResultFacts(showdown, chips, rake, made);
    }

    ResultFacts paying(long part) {
        return new ResultFacts(showdown, won, part, made);
    }
}
