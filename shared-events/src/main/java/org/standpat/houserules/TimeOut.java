package org.standpat.houserules;

/** What happens to a player who does not act in time or is disconnected (rule 7.5). */
public enum TimeOut {
    /** Nothing by itself: the table waits, or the floor rules. */
    WAITED_FOR,
    /** He checks, or folds to a bet; on a draw he stands pat; at showdown a hand that is not beaten is shown, another mucked. */
    CHECK_OR_FOLD
}
