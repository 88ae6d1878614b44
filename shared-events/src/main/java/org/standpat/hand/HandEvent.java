package org.standpat.hand;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.ReshuffleProcedure;

/**
 * Something that happened in a hand. Events never change; the events of a hand, in order, are the whole truth about it. Chips are
 * whole smallest units; seats are seat numbers; rounds and draws count from 1.
 */
public sealed interface HandEvent {

    /** An event in which one player acted or was acted upon. */
    sealed interface OfSeat extends HandEvent {
        /** Number of the seat. */
        int seat();
    }

    /**
     * A hand began.
     *
     * @param hand the hand's identity
     * @param table the room's name for the table
     * @param startedAt when the hand began, by the clock of whoever recorded it
     * @param dealing where the cards come from
     * @param rules the house rules that hold for this hand
     * @param seats everybody who is dealt in, by seat number, with the stack before the hand
     * @param button the seat of the dealer button
     */
    record HandStarted(
            UUID hand,
            String table,
            Instant startedAt,
            Dealing dealing,
            HouseRules rules,
            List<SeatedPlayer> seats,
            int button)
            implements HandEvent {
        public HandStarted {
            seats = List.copyOf(seats);
        }
    }

    /** Which blind was posted. */
    enum Blind {
        SMALL,
        BIG
    }

    /** A blind was posted (rule 3.2); {@code amount} is what the player put in, less than the blind when it put him all-in. */
    record BlindPosted(int seat, Blind blind, long amount) implements OfSeat {}

    /**
     * The service shuffled the deck.
     *
     * @param commitment hexadecimal SHA-256 over the order and a secret salt; tells nothing about a card, yet fixes all of them
     */
    record DeckShuffled(String commitment) implements HandEvent {}

    /** Cards of the first deal reached a player, face down. In a recorded hand they may come one at a time. */
    record CardsDealt(int seat, Cards cards) implements OfSeat {}

    /**
     * A betting round began.
     *
     * @param round which round, from 1
     * @param seat the seat that acts first
     * @param level chips that everybody has to match: the big blind on the first round, else 0
     * @param bets bets that already count towards the cap: 1 on the first round, else 0
     */
    record BettingRoundOpened(int round, int seat, long level, int bets) implements OfSeat {}

    /** A player gave up the hand. */
    record Folded(int seat) implements OfSeat {}

    /** A player passed with no bet to match. */
    record Checked(int seat) implements OfSeat {}

    /** A player matched the bet, or put in all he had; {@code to} is his total on this round. */
    record Called(int seat, long to) implements OfSeat {}

    /** A player opened the betting for {@code to} chips; {@code full} when it counts as a full bet (rules 4.9, 4.10). */
    record Bet(int seat, long to, boolean full) implements OfSeat {}

    /** A player raised to a total of {@code to} chips on this round; {@code full} when it counts as a full raise. */
    record Raised(int seat, long to, boolean full) implements OfSeat {}

    /** The part of the last bet that nobody matched went back to the bettor (rule 4.11). */
    record UncalledBetReturned(int seat, long amount) implements OfSeat {}

    /** A draw began: bets were gathered and players declare in turn, beginning with {@code seat} (rules 5.1, 5.5). */
    record DrawOpened(int draw, int seat) implements OfSeat {}

    /** A player declared his discards and put them down (rule 5.3). */
    record DiscardDeclared(int seat, Cards cards) implements OfSeat {}

    /** A player kept all his cards (rule 5.1). */
    record StoodPat(int seat) implements OfSeat {}

    /**
     * A card was burned face down (rule 5.6). Nobody saw it, so the event does not name it.
     *
     * @param place the card's place in the stub as it was after the last shuffle, counted from its top, from 0
     */
    record CardBurned(int place) implements HandEvent {}

    /**
     * The stub ran out and a pool was shuffled into a new one (rule 5.11).
     *
     * @param procedure the house rule
     * @param poolOf the procedure whose pool was taken: wider than the house rule where its own pool was too small
     * @param seat the player who was drawing
     * @param pool the discards, burns and last cards that went in, unknown cards included, in no particular order
     * @param commitment as in {@link DeckShuffled}; null when the dealing is recorded
     */
    record DeckReshuffled(
            ReshuffleProcedure procedure,
            ReshuffleProcedure poolOf,
            int seat,
            Cards pool,
            @Nullable String commitment) implements OfSeat {}

    /** Replacements reached a player, face down: all of them, or as many as came before a reshuffle or from the reader. */
    record CardsReplaced(int seat, Cards cards) implements OfSeat {}

    /** The last betting round is over with two players or more in the hand; {@code seat} shows first (rule 6.1). */
    record ShowdownOpened(int seat) implements OfSeat {}

    /** A player tabled his hand, five known cards. */
    record HandShown(int seat, Cards cards) implements OfSeat {}

    /** A player gave up his hand unseen, or took the pot unseen as the last one left. */
    record HandMucked(int seat) implements OfSeat {}

    /** The house took its rake from a pot (rule 6.7); pot 0 is the main pot. */
    record RakeTaken(int pot, long amount) implements HandEvent {}

    /**
     * A pot went to its winners (rules 6.5, 6.6); pot 0 is the main pot.
     *
     * @param shares who got how much, first the winner who is closest to the left of the button
     */
    record PotAwarded(int pot, List<Share> shares) implements HandEvent {
        public PotAwarded {
            shares = List.copyOf(shares);
        }
    }

    /** Chips of a pot that one winner got. */
    record Share(int seat, long amount) {}

    /**
     * The hand is over.
     *
     * @param stacks every player's chips after the hand, by seat number: a check sum over everything before
     */
    record HandCompleted(List<Share> stacks) implements HandEvent {
        public HandCompleted {
            stacks = List.copyOf(stacks);
        }
    }
}
