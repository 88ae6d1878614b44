package org.standpat.rules;

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

    /** The seat that is dealt replacements next, in turn from the first to declare; {@link Table#NOBODY} when all are served. */
    public static int nextToServe(Drawing drawing) {
        Table table = drawing.table();
        if (table.player(drawing.first()).owed() > 0) {
            return drawing.first();
        }
        for (Player player : table.clockwiseAfter(drawing.first())) {
            if (player.owed() > 0) {
                return player.seat();
            }
        }
        return Table.NOBODY;
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
    public static int dealable(Table table, int stub) {
        ReshuffleProcedure procedure = table.rules().reshuffle().procedure();
        return switch (procedure) {
            case COMPLETED_DRAWERS, NEVER_OWN -> stub;
            case ALL_BUT_CURRENT -> Math.max(0, stub - 1);
            case EARLIER_ROUNDS -> stub >= owed(table) ? stub : Math.max(0, stub - 1);
        };
    }

    /** How many cards of a stub of this size the seat may surely get: the dealable ones less those in it that he must not get. */
    public static int dealableTo(Table table, int seat, int stub) {
        return dealable(table, stub)
                - forbidden(table, seat).minus(table.deck().out()).size();
    }

    /**
     * The procedure whose pool is taken for this seat: the house rule's, or the next wider one that lets the dealer go on.
     *
     * @throws IllegalStateException when no pool does, which cannot be with the most seats of any house rule (rule 1.5)
     */
    public static ReshuffleProcedure poolFor(Table table, int seat) {
        ReshuffleProcedure procedure = table.rules().reshuffle().procedure();
        while (!letsGoOn(table, procedure, seat)) {
            if (procedure.wider() == procedure) {
                throw new IllegalStateException("no pool has a card for seat " + seat + " of hand " + table.hand()
                        + ", although with " + table.players().size() + " players there always is one (rule 1.5)");
            }
            procedure = procedure.wider();
        }
        return procedure;
    }

    private static boolean letsGoOn(Table table, ReshuffleProcedure procedure, int seat) {
        Deck deck = table.deck();
        int stub = deck.stub() + deck.burns();
        CardSet stays = deck.out();
        for (Discards discards : ReshufflePool.of(table, procedure, seat)) {
            stub += discards.cards().size();
            stays = stays.minus(discards.cards().knownSet());
        }
        CardSet forbidden = forbidden(table.player(seat), procedure);
        return dealable(table, stub) > forbidden.minus(stays).size();
    }

    private static int owed(Table table) {
        int owed = 0;
        for (Player player : table.players()) {
            owed += player.owed();
        }
        return owed;
    }
}
