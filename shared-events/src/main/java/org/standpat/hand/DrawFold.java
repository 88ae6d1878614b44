package org.standpat.hand;

import java.util.List;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeclarationChanged;
import org.standpat.hand.HandEvent.DrawOpened;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Started;
import org.standpat.houserules.DrawProcedure.FiveCards;

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
        return new Drawing(table, opened.seat(), opened.seat(), false, Table.NOBODY);
    }

    static Drawing declare(HandState state, int seat, Cards discards) {
        Drawing drawing = HandFold.in(Drawing.class, state);
        if (drawing.turn() != seat) {
            throw new IllegalArgumentException("seat " + drawing.turn() + " is to declare, not seat " + seat);
        }
        Table declared = discard(drawing.table(), seat, discards);
        return new Drawing(declared, nextToDeclare(declared, seat), drawing.first(), drawing.burned(), seat);
    }

    /** What was declared goes back to the player, who declares anew (rule 5.3). */
    static Drawing change(Drawing drawing, DeclarationChanged changed) {
        int seat = changed.seat();
        if (drawing.mayChange() != seat) {
            throw new IllegalArgumentException("seat " + seat + " has declared nothing that could still be changed");
        }
        Table table = drawing.table();
        if (table.player(seat).draw().taken() > 0) {
            Cards before = table.deck().muck().getLast().cards();
            table = table.with(table.deck().withoutLastOfMuck()).with(seat, player -> player.takingBack(before));
        } else {
            table = table.with(seat, player -> player.takingBack(Cards.NONE));
        }
        return new Drawing(
                discard(table, seat, changed.cards()), drawing.toDeclare(), drawing.first(), drawing.burned(), seat);
    }

    private static Table discard(Table table, int seat, Cards discards) {
        Player player = table.player(seat);
        int handSize = table.rules().game().handSize();
        // A hand that was dealt too few cards is completed on the draw (rule 6.4).
        int replacements =
                discards.size() + Math.max(0, handSize - player.cards().size());
        boolean fiveLater = table.rules().draw().fiveCards() == FiveCards.FOUR_THEN_ONE && replacements >= handSize;
        Table declared = table.with(seat, drawer -> drawer.discarding(discards, replacements, fiveLater ? 1 : 0));
        if (discards.isEmpty()) {
            return declared;
        }
        CardSet revealed = HeldCards.revealed(player.cards(), discards);
        Discards muck = new Discards(seat, table.draw(), Discards.Kind.DISCARDED, discards);
        return declared.with(declared.deck().mucking(muck, revealed));
    }

    static int nextToDeclare(Table table, int seat) {
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
                table.with(table.deck().burning(burned.place())),
                drawing.toDeclare(),
                drawing.first(),
                true,
                Table.NOBODY);
    }

    static Drawing reshuffle(Drawing drawing, DeckReshuffled reshuffled) {
        Table table = drawing.table();
        List<Discards> pooled = ReshufflePool.of(table, reshuffled.poolOf(), reshuffled.seat());
        int widenedFor = reshuffled.poolOf() == reshuffled.procedure() ? Table.NOBODY : reshuffled.seat();
        Deck deck = table.deck().reshuffled(pooled, reshuffled.pool(), widenedFor, reshuffled.commitment());
        return drawing.dealt(table.with(deck));
    }
}
