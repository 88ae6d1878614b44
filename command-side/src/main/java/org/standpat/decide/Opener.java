package org.standpat.decide;

import org.jspecify.annotations.Nullable;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealt;
import org.standpat.hand.Due;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.hand.Table;
import org.standpat.rules.FloorRules;

/** Blinds and first cards: what follows on the start of a hand (rules 3.2, 3.3, 3.7 and 4.1). */
final class Opener {

    private Opener() {}

    static @Nullable HandEvent next(Opening opening, CardSource cards) {
        Table table = opening.table();
        if (table.inHand() == 1) {
            return Streets.lastLeft(table);
        }
        if (FloorRules.exposedOnDeal(table) >= FloorRules.EXPOSED_CARDS_OF_A_MISDEAL) {
            return new HandEvent.MisdealDeclared(Ruling.ofTheRules("7.2", "a second card was exposed on the deal"));
        }
        HandEvent post = post(opening);
        if (post != null) {
            return post;
        }
        if (!opening.shuffled()) {
            String commitment = cards.openingCommitment();
            if (commitment != null) {
                return new HandEvent.DeckShuffled(commitment);
            }
        }
        HandEvent dealt = deal(table, cards);
        if (dealt != null || table.owesCards()) {
            return dealt;
        }
        return Streets.firstRound(opening);
    }

    /** The next forced bet; a player who has no chip left posts nothing (rule 3.7). */
    private static @Nullable HandEvent post(Opening opening) {
        for (Due due : opening.dues()) {
            int seat = due.seat();
            long amount = Math.min(due.amount(), opening.table().player(seat).stack());
            if (amount > 0) {
                return switch (due.kind()) {
                    case ANTE -> new HandEvent.AntePosted(seat, amount);
                    case SMALL_BLIND -> new HandEvent.BlindPosted(seat, Blind.SMALL, amount);
                    case BIG_BLIND -> new HandEvent.BlindPosted(seat, Blind.BIG, amount);
                    case LIVE_BLIND -> new HandEvent.BlindPosted(seat, Blind.LIVE, amount);
                    case DEAD_BLIND -> new HandEvent.BlindPosted(seat, Blind.DEAD, amount);
                };
            }
        }
        return null;
    }

    private static @Nullable HandEvent deal(Table table, CardSource cards) {
        for (Player player : table.clockwiseAfter(table.button())) {
            if (player.owed() > 0) {
                Dealt dealt = cards.firstCards(table, player.seat());
                if (!dealt.cards().isEmpty()) {
                    Drawer.requireNotOut(table, dealt.cards());
                    return new HandEvent.CardsDealt(player.seat(), dealt.cards(), dealt.places());
                }
            }
        }
        return null;
    }
}
