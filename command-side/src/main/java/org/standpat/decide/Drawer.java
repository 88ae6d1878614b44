package org.standpat.decide;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealt;
import org.standpat.hand.Deck;
import org.standpat.hand.Discards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.ReshufflePool;
import org.standpat.hand.Table;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.rules.DrawRules;

/** Burn, replacements and reshuffles: what follows once everybody has declared (rules 5.5, 5.6 and 5.11). */
final class Drawer {

    private Drawer() {}

    static @Nullable HandEvent next(Drawing drawing, CardSource cards) {
        Table table = drawing.table();
        if (table.inHand() == 1) {
            return Streets.lastLeft(table);
        }
        if (drawing.turn() != Table.NOBODY) {
            return null;
        }
        Deck deck = table.deck();
        int seat = DrawRules.nextToServe(drawing);
        if (table.rules().draw().burn() && !drawing.burned() && (deck.stub() > 0 || seat != Table.NOBODY)) {
            return deck.stub() > 0 ? burn(table, cards) : reshuffle(drawing, seat, cards);
        }
        if (seat == Table.NOBODY) {
            return Streets.afterDraw(table);
        }
        if (burnsAfterReshuffle(drawing, seat)) {
            return burn(table, cards);
        }
        return serve(drawing, seat, cards);
    }

    /** Refuses known cards that are in a hand or in the muck. */
    static void requireNotOut(Table table, Cards cards) {
        for (Card card : cards.knownSet().intersect(table.deck().out())) {
            throw new RuleViolation(new Rejection.CardAlreadyOut(card));
        }
    }

    private static @Nullable HandEvent serve(Drawing drawing, int seat, CardSource cards) {
        Table table = drawing.table();
        CardSet forbidden = DrawRules.forbidden(table, seat);
        int most = Math.min(DrawRules.dealableTo(drawing, seat, table.deck().stub()), DrawRules.owedNow(drawing, seat));
        if (most <= 0) {
            return reshuffle(drawing, seat, cards);
        }
        Dealt dealt = cards.replacements(table, seat, forbidden, most);
        Cards replacements = dealt.cards();
        if (replacements.isEmpty()) {
            return null;
        }
        requireNotOut(table, replacements);
        for (Card card : replacements.knownSet().intersect(forbidden)) {
            throw new RuleViolation(new Rejection.OwnDiscardBack(card));
        }
        return new HandEvent.CardsReplaced(seat, replacements, dealt.places());
    }

    /** A burn that would leave nothing to deal is left out: it would only lead to the next reshuffle, and so on for ever. */
    private static boolean burnsAfterReshuffle(Drawing drawing, int seat) {
        Table table = drawing.table();
        Deck deck = table.deck();
        return table.rules().reshuffle().burnAfterwards()
                && deck.reshuffles() > 0
                && deck.taken() == 0
                && DrawRules.dealableTo(drawing, seat, deck.stub() - 1) > 0;
    }

    private static HandEvent burn(Table table, CardSource cards) {
        return new HandEvent.CardBurned(cards.burnPlace(table));
    }

    private static HandEvent reshuffle(Drawing drawing, int seat, CardSource cards) {
        Table table = drawing.table();
        ReshuffleProcedure procedure = table.rules().reshuffle().procedure();
        ReshuffleProcedure poolOf = DrawRules.poolFor(drawing, seat);
        Deck deck = table.deck();
        List<Discards> pooled = ReshufflePool.of(table, poolOf, seat);
        CardSet stays = deck.out();
        for (Discards discards : pooled) {
            stays = stays.minus(discards.cards().knownSet());
        }
        return new HandEvent.DeckReshuffled(
                procedure,
                poolOf,
                seat,
                ReshufflePool.cards(deck, pooled),
                cards.commitment(deck.reshuffles() + 1, stays.complement()));
    }
}
