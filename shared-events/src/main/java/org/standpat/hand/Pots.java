package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;

/** Forms main and side pots from what everybody put in: nobody wins from an opponent more than he put in himself (rule 4.11). */
public final class Pots {

    private Pots() {}

    /** The pots, main pot first. They add up to all that was committed; empty only when nothing was. */
    public static List<Pot> of(Table table) {
        List<Pot> pots = new ArrayList<>();
        long highest = highestInHand(table);
        long dead = dead(table);
        if (highest == 0) {
            dead += between(table, 0, Long.MAX_VALUE);
        }
        // A player whose dead money was all he had has part in the dead money, and in nothing that others bet.
        if (dead > 0) {
            List<Integer> all = seatsInHand(table);
            if (!all.equals(seatsAbove(table, 0))) {
                pots.add(new Pot(dead, all, 0));
                dead = 0;
            }
        }
        long below = 0;
        while (below < highest) {
            long level = nextLevel(table, below);
            // Chips that a folded player put in above everybody left belong to the last pot: nobody else could win
            // them.
            long ceiling = level == highest ? Long.MAX_VALUE : level;
            pots.add(new Pot(dead + between(table, below, ceiling), seatsAbove(table, below), below));
            dead = 0;
            below = level;
        }
        return List.copyOf(pots);
    }

    /** The pots as they stand without the bets of the round under way, main pot first. */
    public static List<Pot> gathered(Table table) {
        return of(table.withEverybody(Player::withoutBet));
    }

    private static List<Integer> seatsInHand(Table table) {
        List<Integer> seats = new ArrayList<>();
        for (Player player : table.players()) {
            if (player.inHand()) {
                seats.add(player.seat());
            }
        }
        return seats;
    }

    /** Chips that belong to the main pot whatever others put in (rules 3.5 and 3.6). */
    private static long dead(Table table) {
        long dead = 0;
        for (Player player : table.players()) {
            dead += player.dead();
        }
        return dead;
    }

    private static long matched(Player player) {
        return player.committed() - player.dead();
    }

    private static long highestInHand(Table table) {
        long highest = 0;
        for (Player player : table.players()) {
            if (player.inHand()) {
                highest = Math.max(highest, matched(player));
            }
        }
        return highest;
    }

    private static long nextLevel(Table table, long below) {
        long level = Long.MAX_VALUE;
        for (Player player : table.players()) {
            if (player.inHand() && matched(player) > below) {
                level = Math.min(level, matched(player));
            }
        }
        return level;
    }

    private static long between(Table table, long below, long ceiling) {
        long amount = 0;
        for (Player player : table.players()) {
            amount += Math.max(0, Math.min(matched(player), ceiling) - below);
        }
        return amount;
    }

    private static List<Integer> seatsAbove(Table table, long below) {
        List<Integer> seats = new ArrayList<>();
        for (Player player : table.players()) {
            if (player.inHand() && matched(player) > below) {
                seats.add(player.seat());
            }
        }
        return seats;
    }
}
