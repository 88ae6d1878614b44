package org.standpat.rules;

import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Deck;
import org.standpat.hand.Discards;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.Player;
import org.standpat.hand.ReshufflePool;
import org.standpat.hand.Table;
import org.standpat.houserules.ReshuffleProcedure;

/** Who is served next on a draw, with which cards, and when and with which pool the deck is reshuffled (rules 5.5, 5.11). */
public final class DrawRules {

    private DrawRules() {}

    /**
     * The seat that is dealt replacements next, in turn from the first to declare: those who wait for no one first, then, when everybody
     * has declared, those whose last card comes after everybody else. {@link Table#NOBODY} when nobody is served now.
     */
    public static int nextToServe(Drawing drawing) {
        int now = firstOwed(drawing, false);
        return now != Table.NOBODY || drawing.toDeclare() != Table.NOBODY ? now : firstOwed(drawing, true);
    }

    private static int firstOwed(Drawing drawing, boolean later) {
        Table table = drawing.table();
        Player first = table.player(drawing.first());
        if ((later ? first.owed() : first.owedNow()) > 0) {
            return drawing.first();
        }
        for (Player player : table.clockwiseAfter(drawing.first())) {
            if ((later ? player.owed() : player.owedNow()) > 0) {
                return player.seat();
            }
        }
        return Table.NOBODY;
    }

    /** How many cards the seat is dealt now: all it is owed, less a last one that comes after everybody else (rules 5.7, 5.8). */
    public static int owedNow(Drawing drawing, int seat) {
        Player player = drawing.table().player(seat);
        return player.owedNow() > 0 ? player.owedNow() : player.owed();
    }

    /** Cards that the seat must not be dealt: its discards of this draw, and under {@code NEVER_OWN} all its discards. */
    public static CardSet forbidden(Table table, int seat) {
        ReshuffleProcedure procedure = table.deck().widenedFor() == seat
                ? ReshuffleProcedure.ALL_BUT_CURRENT
                : table.rules().reshuffle().procedure();
        return forbidden(table.player(seat), procedure);
    }

    private static CardSet forbidden(Player player, ReshuffleProcedure procedure) {
        Player.Draw draw = player.draw();
        return procedure == ReshuffleProcedure.NEVER_OWN ? draw.discardedEver() : draw.discardedNow();
    }

    /** How many cards may be dealt from the stub before it has to be reshuffled: all but a last card that stays (rule 5.11). */
    public static int dealable(Drawing drawing, int stub) {
        Table table = drawing.table();
        ReshuffleProcedure procedure = table.rules().reshuffle().procedure();
        return switch (procedure) {
            case COMPLETED_DRAWERS, NEVER_OWN -> stub;
            case ALL_BUT_CURRENT -> Math.max(0, stub - 1);
            case EARLIER_ROUNDS -> completesDraw(drawing, stub) ? stub : Math.max(0, stub - 1);
        };
    }

    /** How many cards of a stub of this size the seat may surely get: the dealable ones less those in it that he must not get. */
    public static int dealableTo(Drawing drawing, int seat, int stub) {
        Table table = drawing.table();
        return dealable(drawing, stub)
                - forbidden(table, seat).minus(table.deck().out()).size();
    }

    /**
     * The procedure whose pool is taken for this seat: the house rule's, or the next wider one that lets the dealer go on.
     *
     * @throws IllegalStateException when no pool does, which cannot be with the most seats of any house rule (rule 1.5)
     */
    public static ReshuffleProcedure poolFor(Drawing drawing, int seat) {
        Table table = drawing.table();
        ReshuffleProcedure procedure = table.rules().reshuffle().procedure();
        while (!letsGoOn(drawing, procedure, seat)) {
            if (procedure.wider() == procedure) {
                throw new IllegalStateException("no pool has a card for seat " + seat + " of hand " + table.hand()
                        + ", although with " + table.players().size() + " players there always is one (rule 1.5)");
            }
            procedure = procedure.wider();
        }
        return procedure;
    }

    /** How many of the cards held may be discarded on one draw: five at most, also of a hand that was dealt more (rules 5.1 and 6.4). */
    public static int mostDiscards(Table table, Cards held) {
        return Math.min(held.size(), table.rules().game().handSize());
    }

    private static boolean completesDraw(Drawing drawing, int stub) {
        return drawing.toDeclare() == Table.NOBODY && stub >= owed(drawing.table());
    }

    private static boolean letsGoOn(Drawing drawing, ReshuffleProcedure procedure, int seat) {
        Table table = drawing.table();
        Deck deck = table.deck();
        int stub = deck.stub() + deck.burns();
        CardSet stays = deck.out();
        for (Discards discards : ReshufflePool.of(table, procedure, seat)) {
            stub += discards.cards().size();
            stays = stays.minus(discards.cards().knownSet());
        }
        CardSet forbidden = forbidden(table.player(seat), procedure);
        return dealable(drawing, stub) > forbidden.minus(stays).size();
    }

    /**
     * The most cards that a seat may be found to hold, so that a pool can be found on every draw whatever happens (rules 1.5 and 6.4): the
     * hands, one player's own discards, a last card that stays and one to deal are no more than the deck.
     */
    public static int mostHeld(Table table, int seat) {
        int handSize = table.rules().game().handSize();
        int bound = handSize + 2;
        for (Player player : table.players()) {
            if (player.seat() != seat) {
                bound += Math.max(handSize, player.handSize() + foldedForGood(table, player.seat()));
            }
        }
        return Math.clamp((long) Card.DECK_SIZE - bound, 0, Player.MOST_CARDS);
    }

    /** Cards of a folded or dead hand that no pool takes back, because folded hands are left out (rule 5.11). */
    private static int foldedForGood(Table table, int seat) {
        int cards = 0;
        for (Discards discards : table.deck().muck()) {
            boolean folded = discards.kind() == Discards.Kind.WHOLE_HAND && discards.seat() == seat;
            cards += folded && !table.rules().reshuffle().foldedHandsInPool()
                    ? discards.cards().size()
                    : 0;
        }
        return cards;
    }

    private static int owed(Table table) {
        int owed = 0;
        for (Player player : table.players()) {
            owed += player.owed();
        }
        return owed;
    }
}
