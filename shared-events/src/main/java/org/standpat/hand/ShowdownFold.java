package org.standpat.hand;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.standpat.card.CardSet;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.HandShown;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandEvent.ShowdownOpened;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.HandState.Started;

/** What the events of showdown and payment do to a hand. */
final class ShowdownFold {

    private ShowdownFold() {}

    static ShowingDown open(HandState before, ShowdownOpened opened) {
        Started state = Street.over(before, Street.BETTING, Street.DRAW);
        return new ShowingDown(HandFold.gathered(state.table()), opened.seat(), opened.seat());
    }

    static ShowingDown show(ShowingDown showing, HandShown shown) {
        Table table = showing.table();
        CardSet revealed = HeldCards.revealed(table.player(shown.seat()).cards(), shown.cards());
        Table open = table.with(table.deck().revealing(revealed))
                .with(shown.seat(), player -> player.showing(shown.cards()));
        return nextToShow(showing, open, shown.seat());
    }

    static ShowingDown nextToShow(ShowingDown before, Table table, int seat) {
        if (before.toShow() != seat) {
            throw new IllegalArgumentException("seat " + before.toShow() + " is to show, not seat " + seat);
        }
        for (Player player : table.clockwiseAfter(seat)) {
            if (player.standing() == Player.Standing.IN_HAND) {
                return new ShowingDown(table, player.seat(), before.first());
            }
        }
        return new ShowingDown(table, Table.NOBODY, before.first());
    }

    /** Settlement begins with its first event; there is no pot when the only bet was returned. */
    static Settling settling(HandState before) {
        if (before instanceof Settling already) {
            return already;
        }
        Started state = Street.over(before, Street.BETTING, Street.SHOWDOWN);
        return new Settling(HandFold.gathered(state.table()), Pots.of(state.table()), Map.of(), Map.of());
    }

    static Settling rake(Settling settling, RakeTaken taken) {
        Pot pot = pot(settling, taken.pot());
        if (taken.amount() <= 0
                || taken.amount() > pot.amount()
                || settling.raked().containsKey(taken.pot())) {
            throw new IllegalArgumentException("pot " + taken.pot() + " of " + pot.amount() + " chips, raked so far "
                    + settling.raked() + ", cannot be raked " + taken.amount());
        }
        Map<Integer, Long> raked = new HashMap<>(settling.raked());
        raked.put(taken.pot(), taken.amount());
        return new Settling(settling.table(), settling.pots(), raked, settling.awards());
    }

    static Settling award(Settling settling, PotAwarded awarded) {
        Pot pot = pot(settling, awarded.pot());
        long due = pot.amount() - settling.raked().getOrDefault(awarded.pot(), 0L);
        Table table = settling.table();
        long sum = 0;
        for (Share share : awarded.shares()) {
            if (!pot.contestedBy(share.seat())) {
                throw new IllegalArgumentException("seat " + share.seat() + " has no part in pot " + awarded.pot());
            }
            table = table.with(share.seat(), player -> player.winning(share.amount()));
            sum = Math.addExact(sum, share.amount());
        }
        if (sum != due || settling.awards().containsKey(awarded.pot())) {
            throw new IllegalArgumentException("pot " + awarded.pot() + " holds " + due
                    + " chips after rake, shares add up to " + sum + "; pots awarded before: "
                    + settling.awards().keySet());
        }
        Map<Integer, List<Share>> done = new HashMap<>(settling.awards());
        done.put(awarded.pot(), awarded.shares());
        return new Settling(table, settling.pots(), settling.raked(), done);
    }

    private static Pot pot(Settling settling, int number) {
        if (number < 0 || number >= settling.pots().size()) {
            throw new IllegalArgumentException(
                    "there are " + settling.pots().size() + " pots, none has number " + number);
        }
        return settling.pots().get(number);
    }

    static Finished complete(Settling settling, HandCompleted completed) {
        List<Share> stacks = new ArrayList<>();
        for (Player player : settling.table().players()) {
            stacks.add(new Share(player.seat(), player.stack()));
        }
        if (settling.awards().size() != settling.pots().size() || !stacks.equals(completed.stacks())) {
            throw new IllegalArgumentException("with " + settling.awards().size() + " of "
                    + settling.pots().size() + " pots awarded the stacks are " + stacks + ", the event says "
                    + completed.stacks());
        }
        return new Finished(
                settling.table(), Ending.PLAYED, settling.pots(), settling.raked(), settling.awards(), Map.of());
    }
}
