package org.standpat.hand;

import java.util.ArrayList;
import java.util.List;

/** Forms main and side pots from what everybody put in: nobody wins from an opponent more than he put in himself (rule 4.11). */
public final class Pots {

    private Pots() {}

    /** The pots, main pot first. They add up to all that was committed; empty only when nothing was. */
    public static List<Pot> of(Table table) {
        List<Pot> pots = new ArrayList<>();
        long below = 0;
        long highest = highestInHand(table);
        while (below < highest) {
            long level = nextLevel(table, below);
            // Chips that a folded player put in above everybody left belong to the last pot: nobody else could win
            // them.
            long ceiling = level == highest ? Long.MAX_VALUE : level;
            pots.add(new Pot(between(table, below, ceiling), seatsAbove(table, below)));
            below = level;
        }
        return List.copyOf(pots);
    }

    private static long highestInHand(Table table) {
        long highest = 0;
        for (Player player : table.players()) {
            if (player.inHand()) {
                highest = Math.max(highest, player.committed());
            }
        }
        return highest;
    }

    private static long nextLevel(Table table, long below) {
        long level = Long.MAX_VALUE;
        for (Player player : table.players()) {
            if (player.inHand() && player.committed() > below) {
                level = Math.min(level, player.committed());
            }
        }
        return level;
    }

    private static long between(Table table, long below, long ceiling) {
        long amount = 0;
        for (Player player : table.players()) {
            amount += Math.max(0, Math.min(player.committed(), ceiling) - below);
        }
        return amount;
    }

    private static List<Integer> seatsAbove(Table table, long below) {
        List<Integer> seats = new ArrayList<>();
        for (Player player : table.players()) {
            if (player.inHand() && player.committed() > below) {
                seats.add(player.seat());
            }
        }
        return seats;
    }
}
