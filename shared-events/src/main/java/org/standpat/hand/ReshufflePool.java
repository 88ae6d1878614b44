package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Cards;
import org.standpat.houserules.ReshuffleProcedure;

/** Which cards of the muck go into the new stub (rule 5.11). Burns and what is left of the stub always do. */
public final class ReshufflePool {

    private ReshufflePool() {}

    /**
     * The muck entries that {@code procedure} shuffles in while {@code seat} is drawing.
     *
     * @throws IllegalArgumentException when there is no such seat
     */
    public static List<Discards> of(Table table, ReshuffleProcedure procedure, int seat) {
        boolean folded = table.rules().reshuffle().foldedHandsInPool();
        List<Discards> pool = new ArrayList<>();
        for (Discards discards : table.deck().muck()) {
            boolean included = switch (discards.kind()) {
                case WHOLE_HAND -> folded && poolsWholeHand(table, procedure, discards);
                case DISCARDED -> pools(table, procedure, seat, discards);
                case EXPOSED -> poolsExposed(table, procedure, discards);
            };
            if (included) {
                pool.add(discards);
            }
        }
        return pool;
    }

    /** The pool as an event holds it: the entries' cards, and burns and the rest of the stub unknown. */
    public static Cards cards(Deck deck, List<Discards> pooled) {
        Cards cards = Cards.unknown(deck.stub() + deck.burns());
        for (Discards discards : pooled) {
            cards = discards.cards().plus(cards);
        }
        return cards;
    }

    private static boolean pools(Table table, ReshuffleProcedure procedure, int seat, Discards discards) {
        boolean earlier = discards.draw() < table.draw();
        return switch (procedure) {
            case EARLIER_ROUNDS -> earlier;
            case COMPLETED_DRAWERS -> earlier || hasAllReplacements(table.player(discards.seat()));
            case ALL_BUT_CURRENT -> earlier || discards.seat() != seat;
            case NEVER_OWN -> true;
        };
    }

    /** A hand that was ruled dead in the middle of a draw came to the muck on that draw; a folded one came before it. */
    private static boolean poolsWholeHand(Table table, ReshuffleProcedure procedure, Discards discards) {
        return switch (procedure) {
            case EARLIER_ROUNDS -> discards.draw() < table.draw();
            case COMPLETED_DRAWERS, ALL_BUT_CURRENT, NEVER_OWN -> true;
        };
    }

    /** Nobody discarded an exposed card, so the widest pool always has it. */
    private static boolean poolsExposed(Table table, ReshuffleProcedure procedure, Discards discards) {
        boolean earlier = discards.draw() < table.draw();
        return switch (procedure) {
            case EARLIER_ROUNDS -> earlier;
            case COMPLETED_DRAWERS -> earlier || hasAllReplacements(table.player(discards.seat()));
            case ALL_BUT_CURRENT, NEVER_OWN -> true;
        };
    }

    private static boolean hasAllReplacements(Player player) {
        return player.draw().declared() && player.owed() == 0;
    }
}
