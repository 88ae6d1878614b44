package org.standpat.formats.text;

import java.util.Map;
import java.util.TreeMap;

/**
 * What players have put in on the round that is being read, for rooms whose figures can only be understood with it: an all-in that may
 * be a call or a raise, a pot that holds the bet that nobody matched. No rule is asked here.
 */
public final class RoundBets {

    private final Map<Integer, Long> bets = new TreeMap<>();
    private boolean isOver;

    /** A new round begins. Until somebody bets on it, the bets of the one before stay the last ones. */
    public void begin() {
        isOver = true;
    }

    /** A player has put in this total on the round. */
    public void to(int seat, long total) {
        add(seat, total - of(seat));
    }

    /** A player has put in so much more. */
    public void add(int seat, long more) {
        if (isOver) {
            bets.clear();
            isOver = false;
        }
        bets.merge(seat, more, Long::sum);
    }

    /** What a player has put in on the round. */
    public long of(int seat) {
        return isOver ? 0 : bets.getOrDefault(seat, 0L);
    }

    /** The most that anybody has put in on the round. */
    public long level() {
        return isOver ? 0 : highestBet();
    }

    private long highestBet() {
        return bets.values().stream().mapToLong(Long::longValue).max().orElse(0);
    }

    /** The part of the last round's highest bet that nobody matched. */
    public long unmatched() {
        long highest = highestBet();
        long others = bets.values().stream().filter(bet -> bet == highest).count();
        long next = bets.values().stream()
                .mapToLong(Long::longValue)
                .filter(bet -> bet < highest)
                .max()
                .orElse(0);
        return others > 1 ? 0 : highest - next;
    }

    /** The seat of the last round's highest bet; 0 when nobody has bet. Where several have, it is one of them. */
    public int highestSeat() {
        long highest = highestBet();
        return bets.entrySet().stream()
                .filter(bet -> bet.getValue() == highest)
                .mapToInt(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }
}
