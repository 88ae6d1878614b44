package org.standpat.formats.export;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.HandStarted;

/** Events of a hand that was told again, to compare them with those that it was told from. */
final class ToldAgain {

    private ToldAgain() {}

    /** The events with cards in one order where they have none: those of a reshuffle's pool and of a hand that is shown. */
    static List<HandEvent> inOrder(List<HandEvent> events) {
        List<HandEvent> facts = new ArrayList<>();
        for (HandEvent event : events) {
            facts.add(
                    switch (event) {
                        case DeckReshuffled it ->
                            new DeckReshuffled(
                                    it.procedure(), it.poolOf(), it.seat(), sorted(it.pool()), it.commitment());
                        case HandShown it -> new HandShown(it.seat(), sorted(it.cards()));
                        default -> event;
                    });
        }
        return facts;
    }

    /** The same as somebody reports them who has not dealt: without commitments, places in the stub and what was in a pool. */
    static List<HandEvent> asReported(List<HandEvent> events) {
        List<HandEvent> facts = new ArrayList<>();
        for (HandEvent event : inOrder(events)) {
            switch (event) {
                case HandStarted it ->
                    facts.add(new HandStarted(
                            it.hand(),
                            it.table(),
                            it.startedAt(),
                            Dealing.RECORDED,
                            it.rules(),
                            it.seats(),
                            it.button(),
                            it.owing(),
                            it.previous()));
                case DeckShuffled ignored -> {}
                case CardsDealt it -> facts.add(new CardsDealt(it.seat(), it.cards()));
                case CardsReplaced it -> facts.add(new CardsReplaced(it.seat(), it.cards()));
                case CardBurned ignored -> facts.add(new CardBurned(0));
                case DeckReshuffled it ->
                    facts.add(new DeckReshuffled(
                            it.procedure(),
                            it.poolOf(),
                            it.seat(),
                            Cards.unknown(it.pool().size()),
                            null));
                default -> facts.add(event);
            }
        }
        return facts;
    }

    private static Cards sorted(Cards cards) {
        Cards known = cards.knownSet().toCards();
        return known.plus(Cards.unknown(cards.size() - known.size()));
    }
}
