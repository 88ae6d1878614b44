package org.standpat.hand;

/**
 * What one player has to post in this hand besides what everybody in his place posts (rules 3.5 and 3.6).
 *
 * @param seat number of his seat
 * @param post what he owes
 */
public record Owing(int seat, Post post) {

    /** What a player may owe. */
    public enum Post {
        /** A new or returning player's live big blind: a bet, with the option to raise. */
        LIVE_BIG_BLIND,
        /** A missed small blind: it goes to the pot and is no part of a bet. */
        DEAD_SMALL_BLIND,
        /** The ante, where named players pay it. */
        ANTE
    }
}
