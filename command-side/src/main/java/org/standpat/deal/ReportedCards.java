package org.standpat.deal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Table;

/**
 * Cards that were reported for one seat and are handed out as the decider asks. It lives for one decision only, which is why it may
 * remember how far it has come.
 */
public final class ReportedCards implements CardSource {

    private final int seat;
    private final Cards cards;
    private int given;

    /** Cards reported for {@code seat}, in the order in which they fell. */
    public ReportedCards(int seat, Cards cards) {
        this.seat = seat;
        this.cards = cards;
    }

    /** How many of the reported cards nobody has asked for. */
    public int left() {
        return cards.size() - given;
    }

    @Override
    public @Nullable String openingCommitment() {
        return null;
    }

    @Override
    public Dealt firstCards(Table table, int to) {
        return give(to, table.player(to).owed());
    }

    @Override
    public Dealt replacements(Table table, int to, CardSet forbidden, int most) {
        return give(to, most);
    }

    @Override
    public int burnPlace(Table table) {
        // Every card before this one was taken from the top.
        return table.deck().taken();
    }

    @Override
    public @Nullable String commitment(int reshuffle, CardSet stub) {
        return null;
    }

    private Dealt give(int to, int most) {
        int count = to == seat ? Math.min(most, left()) : 0;
        List<Card> next = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            next.add(cards.get(given + i));
        }
        given += count;
        return Dealt.of(Cards.of(next));
    }
}
