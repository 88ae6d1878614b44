package org.standpat.hand;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
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
     * @param owing what single players have to post besides (rules 3.5 and 3.6)
     * @param previous what the hand before left at the table; null when nobody says
     */
    record HandStarted(
            UUID hand,
            String table,
            Instant startedAt,
            Dealing dealing,
            HouseRules rules,
            List<SeatedPlayer> seats,
            int button,
            List<Owing> owing,
            @Nullable PreviousHand previous)
            implements HandEvent {
        public HandStarted {
            seats = List.copyOf(seats);
            owing = List.copyOf(owing);
        }
    }

    /** An ante was posted (rule 3.5); {@code amount} is what the player put in, less than the ante when it put him all-in. */
    record AntePosted(int seat, long amount) implements OfSeat {}

    /** Which blind was posted. */
    enum Blind {
        SMALL,
        BIG,
        /** A new or returning player's live big blind (rule 3.6). */
        LIVE,
        /** A returning player's dead small blind (rule 3.6). */
        DEAD
    }

    /** A blind was posted (rules 3.2, 3.6); {@code amount} is what the player put in, less than the blind when it put him all-in. */
    record BlindPosted(int seat, Blind blind, long amount) implements OfSeat {}

    /**
     * The service shuffled the deck.
     *
     * @param commitment hexadecimal root of the hash tree over all places of the deck, each with its card and a secret salt of its own;
     *     tells nothing about a card, yet fixes all of them, and each can be opened alone. In hands of before the second revision of this
     *     event: SHA-256 over one secret salt and the order
     */
    record DeckShuffled(String commitment) implements HandEvent {}

    /**
     * Cards of the first deal reached a player, face down. In a recorded hand they may come one at a time.
     *
     * @param places where in the deck each of the cards lay; none when the service did not commit to its places
     */
    record CardsDealt(int seat, Cards cards, Places places) implements OfSeat {
        /** Cards of which nobody says where they lay. */
        public CardsDealt(int seat, Cards cards) {
            this(seat, cards, Places.NONE);
        }
    }

    /**
     * A card on its way to a player was exposed. It joins the discards and is replaced (rules 5.8 and 7.2).
     *
     * @param card the card, seen by everybody
     * @param place where it lay in the stub as last shuffled, counted from the top, from 0; null when nobody says
     */
    record CardExposed(int seat, Card card, @Nullable Integer place) implements OfSeat {
        /** A card of which nobody says where it lay. */
        public CardExposed(int seat, Card card) {
            this(seat, card, null);
        }
    }

    /**
     * A player was found to hold another number of cards than he should after this deal (rule 6.4).
     *
     * @param held how many cards he holds when the deal to him is complete
     */
    record HandMiscounted(int seat, int held) implements OfSeat {}

    /**
     * A betting round began.
     *
     * @param round which round, from 1
     * @param seat the seat that acts first
     * @param level chips that everybody has to match: the big blind on the first round, else 0
     * @param bets bets that already count towards the cap: 1 on the first round, else 0
     */
    record BettingRoundOpened(int round, int seat, long level, int bets) implements OfSeat {}

    /** A player acted out of turn; the hand holds it as a note (rule 4.13). */
    record ActedOutOfTurn(OutOfTurn action) implements OfSeat {
        @Override
        public int seat() {
            return action.seat();
        }
    }

    /** Why an action was forced. */
    enum Cause {
        TIME_OUT,
        DISCONNECTED
    }

    /** The action that follows was not the player's own: he did not act in time, or was gone (rule 7.5). */
    record ActionForced(int seat, Cause cause) implements OfSeat {}

    /** A player asked how many cards an opponent took on the last draw and was told (rule 5.9). */
    record CardsTakenTold(int seat, int opponent, int taken) implements OfSeat {}

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

    /** A player changed what he had declared, which nobody had acted on (rule 5.3); no cards when he stands pat now. */
    record DeclarationChanged(int seat, Cards cards) implements OfSeat {}

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

    /**
     * Replacements reached a player, face down: all of them, or as many as came before a reshuffle or from the reader.
     *
     * @param places where in the stub as last shuffled each of the cards lay; none when the service did not commit to its places
     */
    record CardsReplaced(int seat, Cards cards, Places places) implements OfSeat {
        /** Cards of which nobody says where they lay. */
        public CardsReplaced(int seat, Cards cards) {
            this(seat, cards, Places.NONE);
        }
    }

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

    /** An event that a ruling made. */
    sealed interface Ruled extends HandEvent {
        /** Who ruled, why, and by which rule. */
        Ruling ruling();
    }

    /** A hand was ruled dead: the player is out as if folded, his chips stay (rules 6.3, 6.4 and 7.3). */
    record HandKilled(int seat, Ruling ruling) implements OfSeat, Ruled {}

    /** The hand is a misdeal; everything goes back (rules 7.1 and 7.2). */
    record MisdealDeclared(Ruling ruling) implements Ruled {}

    /** The hand was cancelled; every chip goes back (rule 7.4). */
    record HandCancelled(Ruling ruling) implements Ruled {}

    /** All chips that a player had put into a hand that does not count went back to him (rules 7.1 and 7.4). */
    record Refunded(int seat, long amount) implements OfSeat {}

    /**
     * After the hand the floor ruled that a pot goes to others than it was awarded to (rule 7.6). The award stays in the record.
     *
     * @param pot number of the pot; 0 is the main pot
     * @param shares who gets how much of it, first the winner who is closest to the left of the button
     */
    record PotRuled(int pot, List<Share> shares, Ruling ruling) implements Ruled {
        public PotRuled {
            shares = List.copyOf(shares);
        }
    }

    /** The floor put a ruling on record that changes neither chips nor cards (rule 7.6). */
    record RulingIssued(Ruling ruling) implements Ruled {}
}
