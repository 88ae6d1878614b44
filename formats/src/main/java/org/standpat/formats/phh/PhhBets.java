package org.standpat.formats.phh;

/** What a file says about the sizes of bets, in chips. */
sealed interface PhhBets {

    /** Fixed limit: the bet of the early and of the later rounds. */
    record Fixed(long small, long big) implements PhhBets {}

    /** No limit: the least opening bet of every round. */
    record Least(long least) implements PhhBets {}
}
