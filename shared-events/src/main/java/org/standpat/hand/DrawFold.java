package org.standpat.hand;

import java.util.List;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DrawOpened;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Started;

/** What the events of the deal and of a draw do to a hand. */
final class DrawFold {

    private DrawFold() {}

    static HandState open(HandState before, DrawOpened opened) {
        Started state = Street.over(before, Street.OPENING, Street.BETTING, Street.DRAW);
        if (opened.draw() != state.table().draw() + 1) {
            throw new IllegalArgumentException(
                    "after draw " + state.table().draw() + " follows the next, not draw " + opened.draw());
        }
        Table table = state.table().withEverybody(Player::beforeNextDraw).onDraw(opened.draw());
        return new Drawing(table, opened.seat(), opened.seat(), false);
    }

    static Table deal(Table table, int seat, Cards cards) {
        return table.with(table.deck().dealing(cards)).with(seat, player -> player.receiving(cards));
    }

    static Drawing declare(HandState state, int seat, Cards discards) {
        Drawing drawing = HandFold.in(Drawing.class, state);
        if (drawing.toDeclare() != seat) {
            throw new IllegalArgumentException("seat " + drawing.toDeclare() + " is to declare, not seat " + seat);
        }
        Table table = drawing.table();
        Table declared = table.with(seat, player -> player.discarding(discards));
        if (!discards.isEmpty()) {
            CardSet revealed = HeldCards.revealed(table.player(seat).cards(), discards);
            Discards muck = new Discards(seat, table.draw(), false, discards);
            declared = declared.with(declared.deck().mucking(muck, revealed));
        }
        return new Drawing(declared, nextToDeclare(declared, seat), drawing.first(), false);
    }

    private static int nextToDeclare(Table table, int seat) {
        for (Player player : table.clockwiseAfter(seat)) {
            if (player.inHand() && !player.draw().declared()) {
                return player.seat();
            }
        }
        return Table.NOBODY;
    }

    static Drawing burn(Drawing drawing, CardBurned burned) {
        Table table = drawing.table();
        return new Drawing(
                table.with(table.deck().burning(burned.place())), drawing.toDeclare(), drawing.first(), true);
    }

    static Drawing reshuffle(Drawing drawing, DeckReshuffled reshuffled) {
        Table table = drawing.table();
        List<Discards> pooled = ReshufflePool.of(table, reshuffled.poolOf(), reshuffled.seat());
        int widenedFor = reshuffled.poolOf() == reshuffled.procedure() ? Table.NOBODY : reshuffled.seat();
        Deck deck = table.deck().reshuffled(pooled, reshuffled.pool(), widenedFor);
        return new Drawing(table.with(deck), drawing.toDeclare(), drawing.first(), drawing.burned());
    }
}
