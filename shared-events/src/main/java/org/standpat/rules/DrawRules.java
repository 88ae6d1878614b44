package org.standpat.rules;

import java.util.List;
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
        boolean ever = table.rules().reshuffle().procedure() == ReshuffleProcedure.NEVER_OWN
                && table.deck().widenedFor() != seat;
        Player.Draw draw = table.player(seat).draw();
        return ever ? draw.discardedEver() : draw.discardedNow();
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

    /** The procedure whose pool is taken for this seat: the house rule's, or the next wider one that lets the dealer go on. */
    public static ReshuffleProcedure poolFor(Table table, int seat) {
        ReshuffleProcedure procedure = table.rules().reshuffle().procedure();
        while (!letsGoOn(table, procedure, seat) && procedure.wider() != procedure) {
            procedure = procedure.wider();
        }
        return procedure;
    }

    private static boolean letsGoOn(Table table, ReshuffleProcedure procedure, int seat) {
        Deck deck = table.deck();
        List<Discards> pooled = ReshufflePool.of(table, procedure, seat);
        int stub = deck.stub() + deck.burns();
        CardSet stays = deck.out();
        for (Discards discards : pooled) {
            stub += discards.cards().size();
            stays = stays.minus(discards.cards().knownSet());
        }
        boolean widened = procedure != table.rules().reshuffle().procedure();
        CardSet forbidden = widened ? table.player(seat).draw().discardedNow() : forbidden(table, seat);
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
