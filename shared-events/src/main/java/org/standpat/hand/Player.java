package org.standpat.hand;

import org.standpat.card.CardSet;
import org.standpat.card.Cards;

/**
 * One player as he sits in a running hand. Chips are whole smallest units.
 *
 * @param seat seat number, counted clockwise
 * @param name the room's name for the player
 * @param stack chips behind, not yet put in
 * @param committed chips put into the hand so far, this round's bet included
 * @param dead chips of {@code committed} that are for the main pot alone, whatever others put in (rules 3.5 and 3.6)
 * @param bet chips put in on this betting round
 * @param standing whether he still contends for the pots
 * @param cards the cards he holds, face down unless shown
 * @param owed cards that he has still to receive
 * @param draw what he did on the draw that is under way or was last
 */
public record Player(
        int seat,
        String name,
        long stack,
        long committed,
        long dead,
        long bet,
        Standing standing,
        Cards cards,
        int owed,
        Draw draw) {

    /** Most cards that a miscounted hand may hold. */
    public static final int MOST_CARDS = 10;

    /** Whether a player still contends for the pots. */
    public enum Standing {
        IN_HAND,
        FOLDED,
        SHOWN,
        MUCKED,
        /** Ruled dead (rule 7.3). */
        DEAD
    }

    /**
     * What a player did with his cards on draws.
     *
     * @param declared whether he has declared on the draw under way
     * @param taken cards he asked for on the draw under way, 0 when pat
     * @param later cards of those he is owed that come after everybody else has drawn (rules 5.7 and 5.8)
     * @param discardedNow known cards that he discarded on the draw under way
     * @param discardedBefore known cards that he discarded on earlier draws of this hand
     */
    public record Draw(boolean declared, int taken, int later, CardSet discardedNow, CardSet discardedBefore) {

        /** Nothing discarded yet. */
        public static final Draw NONE = new Draw(false, 0, 0, CardSet.EMPTY, CardSet.EMPTY);

        /** Known cards that he discarded in this hand. */
        public CardSet discardedEver() {
            return discardedNow.union(discardedBefore);
        }

        Draw declaring(Cards discards, int deferred) {
            return new Draw(true, discards.size(), deferred, discards.knownSet(), discardedBefore);
        }

        Draw withLater(int deferred) {
            return new Draw(declared, taken, deferred, discardedNow, discardedBefore);
        }

        Draw next() {
            return new Draw(false, 0, 0, CardSet.EMPTY, discardedEver());
        }
    }

    static Player seated(SeatedPlayer seated, int owed) {
        return new Player(
                seated.seat(), seated.player(), seated.stack(), 0, 0, 0, Standing.IN_HAND, Cards.NONE, owed, Draw.NONE);
    }

    /** True while he may still win a pot: neither folded nor, at showdown, mucked. */
    public boolean contends() {
        return standing == Standing.IN_HAND || standing == Standing.SHOWN;
    }

    /** True until he folds or his hand is ruled dead: a player who mucks at showdown has not folded. */
    public boolean inHand() {
        return standing != Standing.FOLDED && standing != Standing.DEAD;
    }

    /** Cards that he will hold when all he is owed have come. */
    public int handSize() {
        return cards.size() + owed;
    }

    /** Cards that he is owed now; the others come after everybody else has drawn. */
    public int owedNow() {
        return owed - draw.later();
    }

    /** True when he is in the hand and has chips left to bet with. */
    public boolean canBet() {
        return standing == Standing.IN_HAND && stack > 0;
    }

    /** True when he is in the hand and has put in all he had. */
    public boolean allIn() {
        return inHand() && stack == 0;
    }

    Player puttingIn(long chips) {
        if (chips <= 0 || chips > stack) {
            throw new IllegalArgumentException("seat " + seat + " has " + stack + " chips and cannot put in " + chips);
        }
        return new Player(seat, name, stack - chips, committed + chips, dead, bet + chips, standing, cards, owed, draw);
    }

    Player takingBack(long chips) {
        if (chips <= 0 || chips > bet) {
            throw new IllegalArgumentException("seat " + seat + " bet " + bet + " chips and cannot take back " + chips);
        }
        return new Player(seat, name, stack + chips, committed - chips, dead, bet - chips, standing, cards, owed, draw);
    }

    Player winning(long chips) {
        if (chips <= 0) {
            throw new IllegalArgumentException("seat " + seat + " cannot be awarded " + chips + " chips");
        }
        return new Player(seat, name, stack + chips, committed, dead, bet, standing, cards, owed, draw);
    }

    /** As if he had not bet on this round. */
    Player withoutBet() {
        return bet == 0
                ? this
                : new Player(seat, name, stack + bet, committed - bet, dead, 0, standing, cards, owed, draw);
    }

    Player withBetGathered() {
        return bet == 0 ? this : new Player(seat, name, stack, committed, dead, 0, standing, cards, owed, draw);
    }

    /** Puts in chips that are no part of a bet; {@code forMainPot} when nobody else has to match them. */
    Player anteing(long chips, boolean forMainPot) {
        if (chips <= 0 || chips > stack) {
            throw new IllegalArgumentException("seat " + seat + " has " + stack + " chips and cannot put in " + chips);
        }
        long more = forMainPot ? dead + chips : dead;
        return new Player(seat, name, stack - chips, committed + chips, more, bet, standing, cards, owed, draw);
    }

    Player refunded(long chips) {
        if (chips != committed || chips == 0) {
            throw new IllegalArgumentException(
                    "seat " + seat + " put in " + committed + " chips and cannot be refunded " + chips);
        }
        return new Player(seat, name, stack + chips, 0, 0, 0, standing, cards, owed, draw);
    }

    Player receiving(Cards received) {
        if (received.isEmpty() || received.size() > owed) {
            throw new IllegalArgumentException(
                    "seat " + seat + " is owed " + owed + " cards and cannot receive " + received.size());
        }
        int left = owed - received.size();
        Draw now = draw.later() > left ? draw.withLater(left) : draw;
        return new Player(seat, name, stack, committed, dead, bet, standing, cards.plus(received), left, now);
    }

    /** Declares these discards; he is owed {@code replacements} cards, of which the last {@code later} come after everybody else. */
    Player discarding(Cards discards, int replacements, int later) {
        Cards kept = HeldCards.without(cards, discards);
        return new Player(
                seat, name, stack, committed, dead, bet, standing, kept, replacements, draw.declaring(discards, later));
    }

    /** Takes back what he declared on this draw. */
    Player takingBack(Cards discards) {
        Draw undeclared = new Draw(false, 0, 0, CardSet.EMPTY, draw.discardedBefore());
        return new Player(seat, name, stack, committed, dead, bet, standing, cards.plus(discards), 0, undeclared);
    }

    /** One of the cards that he is owed now comes after everybody else. */
    Player waitingForOneMore() {
        return new Player(
                seat, name, stack, committed, dead, bet, standing, cards, owed, draw.withLater(draw.later() + 1));
    }

    Player owed(int count) {
        return new Player(seat, name, stack, committed, dead, bet, standing, cards, count, draw);
    }

    Player beforeNextDraw() {
        return new Player(seat, name, stack, committed, dead, 0, standing, cards, owed, draw.next());
    }

    Player leaving(Standing now) {
        return new Player(seat, name, stack, committed, dead, bet, now, Cards.NONE, 0, draw);
    }

    Player showing(Cards shown) {
        if (!HeldCards.mayBe(cards, shown)) {
            throw new IllegalArgumentException("seat " + seat + " holds other cards than it is to show");
        }
        return new Player(seat, name, stack, committed, dead, bet, Standing.SHOWN, shown, 0, draw);
    }
}
