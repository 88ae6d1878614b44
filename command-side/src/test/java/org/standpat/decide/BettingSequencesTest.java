package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;

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
 * Counts every complete betting sequence of one round by walking the legal actions through the decider. The counts without a fold
 * where a check is free are the rulebook's; the counts with it come from a second counter below that knows no hand, only how many
 * are left, how many still owe an answer and how many bets there were.
 */
class BettingSequencesTest {

    private static final int CAP = 4;

    @ParameterizedTest(name = "{0} players: {1} in the first round, {2} in later ones")
    @CsvSource({"2, 14, 17", "3, 130, 247", "4, 1016, 2793"})
    void givenDeepStacksThenThereAreSoManyBettingSequences(int players, int first, int later) {
        PlayedHand hand = PlayedHand.given(TableSetting.table().deep(players));
        assertThat(sequences(hand.state(), false)).as("first round").isEqualTo(first);
        assertThat(sequences(hand.state(), true))
                .as("first round with every fold")
                .isEqualTo(counted(players, players, 1, true));
        while (LegalActions.of(hand.state()).seat() != hand.table().bigBlindSeat()) {
            hand.when(LegalActions.of(hand.state()).seat() + " calls");
        }
        hand.when(hand.table().bigBlindSeat() + " checks").everybody("pat");
        for (int round = 2; round <= 4; round++) {
            assertThat(sequences(hand.state(), false)).as("round %s", round).isEqualTo(later);
            assertThat(sequences(hand.state(), true))
                    .as("round %s with every fold", round)
                    .isEqualTo(counted(players, players, 0, true));
            if (round < 4) {
                hand.everybody("checks").everybody("pat");
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 14, 17", "3, 130, 247", "4, 1016, 2793"})
    void givenTheSecondCounterThenItAgreesWithTheRulebookToo(int players, int first, int later) {
        assertThat(counted(players, players, 1, false)).isEqualTo(first);
        assertThat(counted(players, players, 0, false)).isEqualTo(later);
    }

    /** The ways to play on from here to the end of the round. */
    private static int sequences(HandState state, boolean everyFold) {
        if (!(state instanceof Betting)) {
            return 1;
        }
        LegalActions legal = LegalActions.of(state);
        boolean free = legal.options().contains(new LegalActions.Check());
        int count = 0;
        for (LegalActions.Option option : legal.options()) {
            if (free && !everyFold && option instanceof LegalActions.Fold) {
                continue;
            }
            HandState next = state;
            for (HandEvent event : Decider.decide(state, command(legal.seat(), option), CardSource.REPORTED)) {
                next = HandFold.evolve(next, event);
            }
            count += sequences(next, everyFold);
        }
        return count;
    }

    /**
     * The same counted without a hand.
     *
     * @param left players who have not folded
     * @param answers how many of them have still to act
     * @param bets bets so far; on the first round the last to answer the first bet is the big blind, who may check
     */
    private static int counted(int left, int answers, int bets, boolean everyFold) {
        return counted(left, answers, bets, bets == 1, everyFold);
    }

    private static int counted(int left, int answers, int bets, boolean blindsOnly, boolean everyFold) {
        if (left == 1 || answers == 0) {
            return 1;
        }
        boolean free = bets == 0 || (blindsOnly && answers == 1);
        int count = counted(left, answers - 1, bets, blindsOnly, everyFold);
        if (!free || everyFold) {
            count += counted(left - 1, answers - 1, bets, blindsOnly, everyFold);
        }
        if (bets < CAP) {
            count += counted(left, left - 1, bets + 1, false, everyFold);
        }
        return count;
    }

    private static HandCommand command(int seat, LegalActions.Option option) {
        return switch (option) {
            case LegalActions.Fold ignored -> new HandCommand.Fold(seat);
            case LegalActions.Check ignored -> new HandCommand.Check(seat);
            case LegalActions.Call ignored -> new HandCommand.Call(seat);
            case LegalActions.Bet bet -> new HandCommand.Bet(seat, bet.least());
            case LegalActions.Raise raise -> new HandCommand.Raise(seat, raise.least());
            default -> throw new AssertionError(option + " is no betting action");
        };
    }
}
