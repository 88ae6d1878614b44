package org.standpat.rules;

import org.standpat.card.Card;
import org.standpat.card.CardSet;
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
        Table table = drawing.table();
        boolean everybodyDeclared = drawing.toDeclare() == Table.NOBODY;
        int first = drawing.first();
        int later = everybodyDeclared && table.player(first).owed() > 0 ? first : Table.NOBODY;
        if (table.player(first).owedNow() > 0) {
            return first;
        }
        for (Player player : table.clockwiseAfter(first)) {
            if (player.owedNow() > 0) {
                return player.seat();
            }
            if (later == Table.NOBODY && everybodyDeclared && player.owed() > 0) {
                later = player.seat();
            }
        }
        return later;
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
                bound += Math.max(handSize, player.inHand() ? player.handSize() : foldedWith(table, player.seat()));
            }
        }
        return Math.clamp((long) Card.DECK_SIZE - bound, 0, Player.MOST_CARDS);
    }

    /** Cards of a hand that lies in the muck and may have to stay there. */
    private static int foldedWith(Table table, int seat) {
        int cards = 0;
        for (Discards discards : table.deck().muck()) {
            if (discards.seat() == seat && discards.kind() == Discards.Kind.WHOLE_HAND) {
                cards += discards.cards().size();
            }
        }
        return cards;
    }

    /** The most cards that a player may discard on one draw: all he holds, but never more than a hand (rule 5.1). */
    public static int mostDiscards(Table table, int held) {
        return Math.min(held, table.rules().game().handSize());
    }

    private static int owed(Table table) {
        int owed = 0;
        for (Player player : table.players()) {
            owed += player.owed();
        }
        return owed;
    }
}
