package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.noLimit;
import static org.standpat.decide.HouseRule.potLimit;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.legal.LegalActions;

/**
 * Counts every complete betting sequence of one no-limit and pot-limit round on short stacks, every size of a bet by itself, by walking the
 * legal actions through the decider (rules 4.3, 4.4 and 4.7 to 4.9). The counts to compare with come from {@link Counter}, which
 * knows neither hands nor house rules; the smallest are counted by hand below.
 */
class ShortStackSequencesTest {

    /** Stacks before the blinds of 1 and 2, seat 1 small blind, the last seat the button. */
    @ParameterizedTest(name = "no limit, stacks {0}")
    @CsvSource({
        "2 2", "3 3", "4 4", "6 6", "8 8", "12 12", "16 16", "3 9", "9 3", "5 6 7", "6 6 6", "7 4 9", "9 9 9", "8 2 5",
        "3 4 5 6", "6 3 4 5", "2 9 4 6", "6 6 6 6"
    })
    void givenShortStacksWithoutALimitThenThereAreSoManyFirstRounds(String stacks) {
        count(stacks, false);
    }

    @ParameterizedTest(name = "pot limit, stacks {0}")
    @CsvSource({
        "2 2",
        "3 3",
        "6 6",
        "8 8",
        "12 12",
        "20 20",
        "26 9",
        "9 9 9",
        "12 12 12",
        "20 11 15",
        "1 12 12",
        "12 1 12",
        "6 6 6 6",
        "7 9 5 8",
        "12 9 12 3"
    })
    void givenShortStacksWithPotLimitThenThereAreSoManyFirstRounds(String stacks) {
        count(stacks, true);
    }

    /**
     * By hand, two players with 3 chips, blinds 1 and 2, no limit. Small blind: fold 1; call, then big blind: fold 1, check 1, raise to 3
     * (all-in), then fold 1 or call 1; raise to 3, then fold 1 or call 1. Together 1 + 4 + 2.
     */
    @Test
    void givenThreeChipsEachThenThereAreSevenWays() {
        assertThat(sequences(PlayedHand.given(table("3 3", false)).state())).isEqualTo(7);
    }

    private static TableSetting table(String stacks, boolean pot) {
        long[] chips =
                Arrays.stream(stacks.split(" ", -1)).mapToLong(Long::parseLong).toArray();
        return TableSetting.table()
                .stacks(chips)
                .with(pot ? potLimit() : noLimit())
                .with(draws(1))
                .with(blinds(1, 2));
    }

    private static void count(String stacks, boolean pot) {
        PlayedHand hand = PlayedHand.given(table(stacks, pot));
        long[] chips =
                Arrays.stream(stacks.split(" ", -1)).mapToLong(Long::parseLong).toArray();
        assertThat(sequences(hand.state()))
                .as("first round, stacks %s", stacks)
                .isEqualTo(Counter.firstRound(chips, pot));
    }

    /** The ways to play on from here to the end of the round; every size is a way of its own. */
    private static long sequences(HandState state) {
        if (!(state instanceof Betting)) {
            return 1;
        }
        LegalActions legal = LegalActions.of(state);
        long count = 0;
        for (LegalActions.Option option : legal.options()) {
            count += switch (option) {
                case LegalActions.Fold ignored -> after(state, new HandCommand.Fold(legal.seat()));
                case LegalActions.Check ignored -> after(state, new HandCommand.Check(legal.seat()));
                case LegalActions.Call ignored -> after(state, new HandCommand.Call(legal.seat()));
                case LegalActions.Bet bet -> everySize(state, legal.seat(), bet.least(), bet.most(), true);
                case LegalActions.Raise raise -> everySize(state, legal.seat(), raise.least(), raise.most(), false);
                default -> throw new AssertionError(option + " is no betting action");
            };
        }
        return count;
    }

    private static long everySize(HandState state, int seat, long least, long most, boolean bet) {
        long count = 0;
        for (long to = least; to <= most; to++) {
            count += after(state, bet ? new HandCommand.Bet(seat, to) : new HandCommand.Raise(seat, to));
        }
        return count;
    }

    private static long after(HandState state, HandCommand command) {
        HandState next = state;
        for (HandEvent event : Decider.decide(state, command, CardSource.REPORTED)) {
            next = HandFold.evolve(next, event);
        }
        return sequences(next);
    }

    /** The same counted with plain arrays: what everybody has put in, what he has left, and which full raise he last answered. */
    private static final class Counter {

        private static final long BIG_BLIND = 2;

        private final boolean pot;
        private final long[] in;
        private final long[] left;
        private final boolean[] out;
        /** Number of full raises there had been when the player last acted; -1 when he has not. */
        private final int[] answered;

        private Counter(boolean pot, long[] in, long[] left, boolean[] out, int[] answered) {
            this.pot = pot;
            this.in = in;
            this.left = left;
            this.out = out;
            this.answered = answered;
        }

        static long firstRound(long[] stacks, boolean pot) {
            int players = stacks.length;
            int small = players == 2 ? 1 : 0;
            int big = players == 2 ? 0 : 1;
            long[] in = new long[players];
            in[small] = Math.min(1, stacks[small]);
            in[big] = Math.min(BIG_BLIND, stacks[big]);
            long[] left = new long[players];
            for (int i = 0; i < players; i++) {
                left[i] = stacks[i] - in[i];
            }
            int[] answered = new int[players];
            Arrays.fill(answered, -1);
            long missing = 1 + BIG_BLIND - in[small] - in[big];
            return new Counter(pot, in, left, new boolean[players], answered)
                    .from((big + 1) % players, BIG_BLIND, BIG_BLIND, 0, missing);
        }

        private long from(int first, long level, long raise, int fullRaises, long missing) {
            int player = next(first, level);
            if (player < 0) {
                return 1;
            }
            int after = (player + 1) % in.length;
            long count = with(player, in[player], true, fullRaises).from(after, level, raise, fullRaises, missing);
            long match = Math.min(level, in[player] + left[player]);
            count += with(player, match, false, fullRaises).from(after, level, raise, fullRaises, missing);
            long allIn = in[player] + left[player];
            boolean open = answered[player] < fullRaises;
            if (allIn <= level || !open || othersWithChips(player) == 0) {
                return count;
            }
            long least = Math.min(level + raise, allIn);
            long middle = Arrays.stream(in).sum() + missing;
            long most = pot ? Math.min(allIn, level + middle + level - in[player]) : allIn;
            for (long to = least; to <= most; to++) {
                boolean full = to >= level + raise;
                int raises = full ? fullRaises + 1 : fullRaises;
                count += with(player, to, false, raises).from(after, to, full ? to - level : raise, raises, missing);
            }
            return count;
        }

        private int next(int first, long level) {
            int contenders = 0;
            for (boolean folded : out) {
                contenders += folded ? 0 : 1;
            }
            if (contenders < 2) {
                return -1;
            }
            for (int i = 0; i < in.length; i++) {
                int player = (first + i) % in.length;
                if (out[player] || left[player] == 0 || (answered[player] >= 0 && in[player] == level)) {
                    continue;
                }
                if (othersWithChips(player) > 0 || in[player] < mostOfOthers(player)) {
                    return player;
                }
            }
            return -1;
        }

        private int othersWithChips(int player) {
            int others = 0;
            for (int i = 0; i < in.length; i++) {
                others += i != player && !out[i] && left[i] > 0 ? 1 : 0;
            }
            return others;
        }

        private long mostOfOthers(int player) {
            long most = 0;
            for (int i = 0; i < in.length; i++) {
                most = i != player && !out[i] ? Math.max(most, in[i]) : most;
            }
            return most;
        }

        private Counter with(int player, long total, boolean folds, int fullRaises) {
            Counter next = new Counter(pot, in.clone(), left.clone(), out.clone(), answered.clone());
            next.left[player] -= total - in[player];
            next.in[player] = total;
            next.out[player] = folds;
            next.answered[player] = fullRaises;
            return next;
        }
    }
}
