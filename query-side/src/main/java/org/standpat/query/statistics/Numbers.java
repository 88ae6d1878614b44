package org.standpat.query.statistics;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.Player;
import org.standpat.houserules.Game;
import org.standpat.ranking.MadeHand;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/** What some of a player's hands add up to (docs/statistics.md). Chips are whole smallest units. */
public final class Numbers {

    private static final int USUAL_CARDS =
            Rankings.all().stream().mapToInt(Ranking::handSize).max().orElseThrow();

    private final Map<String, BigDecimal> sums;

    /** Of what the aggregates came to. */
    Numbers(Map<String, BigDecimal> sums) {
        this.sums = Map.copyOf(sums);
    }

    /** Hands that he was dealt in. */
    public long hands() {
        return whole(Sql.HANDS);
    }

    /** Sum of what he was ahead, over the hands that he ended ahead. */
    public BigInteger chipsWon() {
        return sum(Aggregates.CHIPS_WON).toBigIntegerExact();
    }

    /** Sum of what he was behind, over the hands that he ended behind; not negative. */
    public BigInteger chipsLost() {
        return sum(Aggregates.CHIPS_LOST).toBigIntegerExact();
    }

    /** A statistic of whole hands. */
    public Rate rate(Statistic statistic) {
        return rate(statistic, 0);
    }

    /**
     * A statistic of a draw, of a betting round, or of all rounds.
     *
     * @param number which draw or round, from 1; {@link Sql#ALL_ROUNDS} for all rounds
     */
    public Rate rate(Statistic statistic, int number) {
        return new Rate(statistic.kind(), sum(statistic.count(number)), sum(statistic.of(number)));
    }

    /** Draws that he took part in: from 1 to this one. */
    public int draws() {
        return IntStream.rangeClosed(1, Game.MOST_DRAWS)
                .filter(draw -> whole(Statistic.PAT.of(draw)) > 0)
                .max()
                .orElse(0);
    }

    /**
     * How often he took 0 (pat), 1, 2, 3, 4 and 5 cards on a draw; more only where a miscounted hand took more.
     *
     * @param draw which draw, from 1
     */
    public List<Long> byCards(DrawSituation situation, int draw) {
        List<Long> counts = new ArrayList<>();
        for (int cards = 0; cards <= Player.MOST_CARDS; cards++) {
            counts.add(whole(situation.hands(draw, cards)));
        }
        while (counts.size() > USUAL_CARDS + 1 && counts.getLast() == 0) {
            counts.removeLast();
        }
        return List.copyOf(counts);
    }

    /** Betting rounds in which he did something: from 1 to this one. */
    public int rounds() {
        return IntStream.rangeClosed(1, Sql.MOST_ROUNDS)
                .filter(round -> RoundAction.ALL.stream().anyMatch(action -> times(action, round) > 0))
                .max()
                .orElse(0);
    }

    /** How often he did this on a betting round, from 1. */
    public long times(RoundAction action, int round) {
        return whole(action.times(round));
    }

    /** How often he showed which hand at the showdown, the best first; only hands that he showed. */
    public Map<MadeHand, Long> made() {
        Map<MadeHand, Long> made = new EnumMap<>(MadeHand.class);
        for (MadeHand hand : MadeHand.values()) {
            long shown = whole(Aggregates.shown(hand));
            if (shown > 0) {
                made.put(hand, shown);
            }
        }
        return made;
    }

    private long whole(String aggregate) {
        return sum(aggregate).longValueExact();
    }

    private BigDecimal sum(String aggregate) {
        BigDecimal sum = sums.get(aggregate);
        if (sum == null) {
            throw new IllegalArgumentException("not asked for: " + aggregate);
        }
        return sum;
    }

    /** Whether everything adds up to the same. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Numbers numbers && sums.equals(numbers.sums);
    }

    @Override
    public int hashCode() {
        return sums.hashCode();
    }
}
