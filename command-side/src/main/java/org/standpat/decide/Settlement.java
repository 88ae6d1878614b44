package org.standpat.decide;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.Discards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Settling;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.hand.Player;
import org.standpat.hand.Player.Standing;
import org.standpat.hand.Pot;
import org.standpat.hand.Pots;
import org.standpat.hand.Ruling;
import org.standpat.hand.Table;
import org.standpat.ranking.HandRank;
import org.standpat.ranking.Ranking;
import org.standpat.rules.ShowdownRules;
import org.standpat.rules.ShowdownRules.MuckAnswer;

/** Hands that have to be shown, rake, and pots with side pots first: what ends a hand (rules 6.1 to 6.7). */
final class Settlement {

    private Settlement() {}

    /** A hand that may not be mucked is shown without asking; when everybody has shown or mucked the pots are settled. */
    static @Nullable HandEvent next(ShowingDown showing) {
        Table table = showing.table();
        if (showing.toShow() == Table.NOBODY) {
            return next(table);
        }
        int dead = ShowdownRules.nextWrongNumberOfCards(showing);
        if (dead != Table.NOBODY) {
            return killed(table, table.player(dead));
        }
        if (table.inHand() == 1) {
            return next(table);
        }
        Player player = table.player(showing.toShow());
        return player.cards().allKnown() && ShowdownRules.mayMuck(showing) != MuckAnswer.ALLOWED
                ? new HandEvent.HandShown(player.seat(), player.cards())
                : null;
    }

    private static HandEvent killed(Table table, Player player) {
        return new HandEvent.HandKilled(
                player.seat(),
                Ruling.ofTheRules(
                        "6.4",
                        player.cards().size() + " cards at showdown instead of "
                                + table.rules().game().handSize()));
    }

    /** The first step of the settlement, when nobody has a decision left. */
    static HandEvent next(Table table) {
        return next(new Settling(table, Pots.of(table), Map.of(), Map.of()));
    }

    /** The next step of the settlement: rake of the next pot, else the next pot awarded, else the end. */
    static HandEvent next(Settling settling) {
        Table table = settling.table();
        List<Pot> pots = settling.pots();
        if (settling.awards().isEmpty()) {
            List<Long> rake = rake(table, pots);
            for (int number = 0; number < pots.size(); number++) {
                if (rake.get(number) > 0 && !settling.raked().containsKey(number)) {
                    return new HandEvent.RakeTaken(number, rake.get(number));
                }
            }
        }
        for (int number = pots.size() - 1; number >= 0; number--) {
            if (!settling.awards().containsKey(number)) {
                long amount = pots.get(number).amount() - settling.raked().getOrDefault(number, 0L);
                return new HandEvent.PotAwarded(number, shares(table, pots.get(number), amount));
            }
        }
        List<Share> stacks = new ArrayList<>();
        for (Player player : table.players()) {
            stacks.add(new Share(player.seat(), player.stack()));
        }
        return new HandEvent.HandCompleted(stacks);
    }

    /** The rake of each pot, in proportion to it; what does not divide comes from the main pot, then from the next (rule 6.7). */
    private static List<Long> rake(Table table, List<Pot> pots) {
        long total = pots.stream().mapToLong(Pot::amount).sum();
        long rake = table.rules().rake().of(total, table.draw() > 0);
        List<Long> shares = new ArrayList<>();
        long left = rake;
        for (Pot pot : pots) {
            // The product of two amounts may not fit a long.
            long share = rake == 0
                    ? 0
                    : BigInteger.valueOf(rake)
                            .multiply(BigInteger.valueOf(pot.amount()))
                            .divide(BigInteger.valueOf(total))
                            .longValueExact();
            shares.add(share);
            left -= share;
        }
        for (int number = 0; left > 0; number++) {
            long more = Math.min(left, pots.get(number).amount() - shares.get(number));
            shares.set(number, shares.get(number) + more);
            left -= more;
        }
        return shares;
    }

    /** The pot in even shares, odd chips from the left of the button (rule 6.6). */
    private static List<Share> shares(Table table, Pot pot, long amount) {
        return shares(table, winners(table, pot), amount);
    }

    /** So many chips among these winners, who come from the left of the button. */
    static List<Share> shares(Table table, List<Integer> winners, long amount) {
        long even = amount / winners.size();
        long odd = amount % winners.size();
        List<Share> shares = new ArrayList<>();
        for (int place = 0; place < winners.size(); place++) {
            long more = switch (table.rules().oddChips()) {
                case ONE_AT_A_TIME -> place < odd ? 1 : 0;
                case ALL_TO_FIRST -> place == 0 ? odd : 0;
            };
            if (even + more > 0) {
                shares.add(new Share(winners.get(place), even + more));
            }
        }
        return shares;
    }

    /** Who wins the pot, from the left of the button: the best shown hands, or the last player left when none is shown. */
    private static List<Integer> winners(Table table, Pot pot) {
        Ranking ranking = table.rules().game().ranking();
        List<Integer> winners = new ArrayList<>();
        HandRank best = null;
        for (Player player : table.clockwiseAfter(table.button())) {
            if (pot.contestedBy(player.seat()) && player.standing() == Standing.SHOWN) {
                HandRank rank = ranking.rank(player.cards());
                if (best == null || rank.beats(best)) {
                    winners.clear();
                    best = rank;
                }
                if (rank.ties(best)) {
                    winners.add(player.seat());
                }
            }
        }
        return winners.isEmpty() ? List.of(lastLeft(table, pot)) : winners;
    }

    /** Who takes a pot unseen: the only one who has not folded or mucked, else the last to muck, who had no opponent left. */
    private static int lastLeft(Table table, Pot pot) {
        int last = Table.NOBODY;
        for (Discards discards : table.deck().muck()) {
            if (discards.kind() == Discards.Kind.WHOLE_HAND && pot.contestedBy(discards.seat())) {
                last = discards.seat();
            }
        }
        for (Player player : table.players()) {
            if (pot.contestedBy(player.seat()) && player.standing() == Standing.IN_HAND) {
                last = player.seat();
            }
        }
        return last;
    }
}
