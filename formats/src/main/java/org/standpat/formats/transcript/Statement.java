package org.standpat.formats.transcript;

import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;

/**
 * One thing that a file says happened, with the figures as they stand there in smallest units. Cards that the file does not name are
 * unknown ones.
 */
public sealed interface Statement {

    /** Where the file says it. */
    Spot at();

    /** Something of one player. */
    sealed interface OfSeat extends Statement {
        /** Number of the seat. */
        int seat();
    }

    /** Which forced bet was posted. */
    enum Post {
        ANTE,
        SMALL_BLIND,
        BIG_BLIND,
        /** A returning player's big blind, which is live, and small blind, which is dead, in one sum. */
        BOTH_BLINDS
    }

    /** A forced bet of {@code amount} chips. */
    record Posted(Spot at, int seat, Post post, long amount) implements OfSeat {}

    /** The first cards of a player, where the file knows them. */
    record Dealt(Spot at, int seat, Cards cards) implements OfSeat {}

    /** A player gave up. */
    record Folded(Spot at, int seat) implements OfSeat {}

    /** A player passed. */
    record Checked(Spot at, int seat) implements OfSeat {}

    /** What an amount is measured from. */
    enum Measure {
        /** What went in with this action. */
        ADDED,
        /** What the player has put in on this round. */
        OF_ROUND
    }

    /** A player matched the bet. */
    record Called(Spot at, int seat, long amount, Measure measure, boolean allIn) implements OfSeat {}

    /** A player opened the betting for {@code to} chips. */
    record Bet(Spot at, int seat, long to, boolean allIn) implements OfSeat {}

    /**
     * A player raised.
     *
     * @param by by how much above the bet that he faced; null when not said
     * @param to his total of the round
     */
    record Raised(Spot at, int seat, @Nullable Long by, long to, boolean allIn) implements OfSeat {}

    /** The player did not act in time; what comes next of him was done for him. */
    record TimedOut(Spot at, int seat) implements OfSeat {}

    /**
     * The line that marks a draw.
     *
     * @param draw its number, from 1
     * @param pot chips of all pots before it; null when not said
     */
    record DrawMarked(Spot at, int draw, @Nullable Long pot) implements Statement {}

    /** A player discarded so many cards, unknown ones where the file does not name them. */
    record Discarded(Spot at, int seat, Cards cards) implements OfSeat {}

    /** A player kept all cards; {@code held} are those that the file names on this occasion, none when it does not. */
    record StoodPat(Spot at, int seat, Cards held) implements OfSeat {}

    /**
     * Replacements reached a player.
     *
     * @param kept cards that he kept, where the file names them on this occasion; none when it does not
     * @param cards the replacements, unknown ones where the file does not name them
     */
    record Replaced(Spot at, int seat, Cards kept, Cards cards) implements OfSeat {}

    /** The deck was reshuffled. */
    record Reshuffled(Spot at) implements Statement {}

    /** The part of a bet that nobody matched went back. */
    record Returned(Spot at, int seat, long amount) implements OfSeat {}

    /** A player tabled his cards. */
    record Shown(Spot at, int seat, Cards cards) implements OfSeat {}

    /** A player gave up his cards unseen at the end. */
    record Mucked(Spot at, int seat) implements OfSeat {}

    /** The room cancelled the hand. */
    record Cancelled(Spot at, String words) implements Statement {}
}
