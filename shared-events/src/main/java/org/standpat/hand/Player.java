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
        long bet,
        Standing standing,
        Cards cards,
        int owed,
        Draw draw) {

    /** Whether a player still contends for the pots. */
    public enum Standing {
        IN_HAND,
        FOLDED,
        SHOWN,
        MUCKED
    }

    /**
     * What a player did with his cards on draws.
     *
     * @param declared whether he has declared on the draw under way
     * @param taken cards he asked for on the draw under way, 0 when pat
     * @param discardedNow known cards that he discarded on the draw under way
     * @param discardedEver known cards that he discarded in this hand
     */
    public record Draw(boolean declared, int taken, CardSet discardedNow, CardSet discardedEver) {
        /** Nothing discarded yet. */
        public static final Draw NONE = new Draw(false, 0, CardSet.EMPTY, CardSet.EMPTY);

        Draw declaring(Cards discards) {
            CardSet known = discards.knownSet();
            return new Draw(true, discards.size(), known, discardedEver.union(known));
        }

        Draw next() {
            return new Draw(false, 0, CardSet.EMPTY, discardedEver);
        }
    }

    static Player seated(SeatedPlayer seated, int owed) {
        return new Player(
                seated.seat(), seated.player(), seated.stack(), 0, 0, Standing.IN_HAND, Cards.NONE, owed, Draw.NONE);
    }

    /** True while he may still win a pot: neither folded nor, at showdown, mucked. */
    public boolean contends() {
        return standing == Standing.IN_HAND || standing == Standing.SHOWN;
    }

    /** True until he folds: a player who mucks at showdown has not folded. */
    public boolean inHand() {
        return standing != Standing.FOLDED;
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
        return new Player(seat, name, stack - chips, committed + chips, bet + chips, standing, cards, owed, draw);
    }

    Player takingBack(long chips) {
        if (chips <= 0 || chips > bet) {
            throw new IllegalArgumentException("seat " + seat + " bet " + bet + " chips and cannot take back " + chips);
        }
        return new Player(seat, name, stack + chips, committed - chips, bet - chips, standing, cards, owed, draw);
    }

    Player winning(long chips) {
        if (chips <= 0) {
            throw new IllegalArgumentException("seat " + seat + " cannot be awarded " + chips + " chips");
        }
        return new Player(seat, name, stack + chips, committed, bet, standing, cards, owed, draw);
    }

    Player withBetGathered() {
        return bet == 0 ? this : new Player(seat, name, stack, committed, 0, standing, cards, owed, draw);
    }

    Player receiving(Cards received) {
        if (received.isEmpty() || received.size() > owed) {
            throw new IllegalArgumentException(
                    "seat " + seat + " is owed " + owed + " cards and cannot receive " + received.size());
        }
        return new Player(
                seat, name, stack, committed, bet, standing, cards.plus(received), owed - received.size(), draw);
    }

    Player discarding(Cards discards) {
        return new Player(
                seat,
                name,
                stack,
                committed,
                bet,
                standing,
                HeldCards.without(cards, discards),
                discards.size(),
                draw.declaring(discards));
    }

    Player standingPat() {
        return discarding(Cards.NONE);
    }

    Player beforeNextDraw() {
        return new Player(seat, name, stack, committed, 0, standing, cards, owed, draw.next());
    }

    Player leaving(Standing now) {
        return new Player(seat, name, stack, committed, bet, now, Cards.NONE, 0, draw);
    }

    Player showing(Cards shown) {
        if (!HeldCards.mayBe(cards, shown)) {
            throw new IllegalArgumentException("seat " + seat + " holds other cards than it is to show");
        }
        return new Player(seat, name, stack, committed, bet, Standing.SHOWN, shown, 0, draw);
    }
}
