package org.standpat.decide;

import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.houserules.Blinds;

/** Blinds and first cards: what follows on the start of a hand (rules 3.2, 3.3, 3.7 and 4.1). */
final class Opener {

    private Opener() {}

    static @Nullable HandEvent next(Opening opening, CardSource cards) {
        Table table = opening.table();
        Blinds blinds = table.rules().blinds();
        int before = blinds.small() == 0 ? 1 : 0;
        if (opening.blindsPosted() + before == 0) {
            return post(table, table.smallBlindSeat(), Blind.SMALL, blinds.small());
        }
        if (opening.blindsPosted() + before == 1) {
            return post(table, table.bigBlindSeat(), Blind.BIG, blinds.big());
        }
        if (!opening.shuffled()) {
            String commitment = cards.openingCommitment();
            if (commitment != null) {
                return new HandEvent.DeckShuffled(commitment);
            }
        }
        HandEvent dealt = deal(table, cards);
        if (dealt != null || owesCards(table)) {
            return dealt;
        }
        return Streets.firstRound(table);
    }

    private static HandEvent post(Table table, int seat, Blind blind, long amount) {
        return new HandEvent.BlindPosted(
                seat, blind, Math.min(amount, table.player(seat).stack()));
    }

    private static @Nullable HandEvent deal(Table table, CardSource cards) {
        for (Player player : table.clockwiseAfter(table.button())) {
            if (player.owed() > 0) {
                Cards dealt = cards.firstCards(table, player.seat());
                if (!dealt.isEmpty()) {
                    Drawer.requireNotOut(table, dealt);
                    return new HandEvent.CardsDealt(player.seat(), dealt);
                }
            }
        }
        return null;
    }

    private static boolean owesCards(Table table) {
        for (Player player : table.players()) {
            if (player.owed() > 0) {
                return true;
            }
        }
        return false;
    }
}
