package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.Started;

/** What is true of a hand after every event (rulebook section 8): no chip from nowhere, every card in one place. */
public final class AlwaysTrue {

    private AlwaysTrue() {}

    /** Chips of all players, bets and pots together, and what the house took: the same after every event of a hand. */
    public static long chips(Started state) {
        long stacks = 0;
        for (Player player : state.table().players()) {
            stacks += player.stack();
        }
        return switch (state) {
            case Finished finished -> stacks + finished.rake();
            case Settling settling -> stacks + settling.rake() + waiting(settling);
            case Started running -> stacks + running.table().committed();
        };
    }

    /**
     * What is wrong with the state, as sentences that name no card; empty when all is well.
     *
     * @param chips what {@link #chips} was when the hand started
     */
    public static List<String> faults(HandState state, long chips) {
        List<String> faults = new ArrayList<>();
        switch (state) {
            case NotStarted ignored -> {}
            case Started started -> {
                long now = chips(started);
                if (now != chips) {
                    faults.add("rule 8: the hand started with " + chips + " chips and holds " + now);
                }
                cards(faults, started.table());
                if (started instanceof Finished finished) {
                    corrected(faults, finished, chips);
                }
            }
        }
        return faults;
    }

    /** Rulings on pots move chips between players and make none. */
    private static void corrected(List<String> faults, Finished finished, long chips) {
        long stacks = finished.rake();
        for (Player player : finished.table().players()) {
            stacks += finished.correctedStack(player.seat());
        }
        if (stacks != chips) {
            faults.add("rule 8: the hand started with " + chips + " chips and holds " + stacks + " as corrected");
        }
    }

    private static void cards(List<String> faults, Table table) {
        Deck deck = table.deck();
        int count = deck.stub() + deck.burns();
        int known = 0;
        CardSet places = CardSet.EMPTY;
        for (Player player : table.players()) {
            count += player.cards().size();
            known += player.cards().knownSet().size();
            places = places.union(player.cards().knownSet());
        }
        for (Discards discards : deck.muck()) {
            count += discards.cards().size();
            known += discards.cards().knownSet().size();
            places = places.union(discards.cards().knownSet());
        }
        if (count != Card.DECK_SIZE) {
            faults.add("rule 5.11: stub, hands, muck and burns are " + count + " cards");
        }
        if (places.size() != known || !places.equals(deck.out())) {
            faults.add("rule 5.11: a known card is in two places, or in none");
        }
    }

    private static long waiting(Settling settling) {
        long waiting = 0;
        for (int pot = 0; pot < settling.pots().size(); pot++) {
            if (!settling.awards().containsKey(pot)) {
                waiting += settling.pots().get(pot).amount() - settling.raked().getOrDefault(pot, 0L);
            }
        }
        return waiting;
    }
}
