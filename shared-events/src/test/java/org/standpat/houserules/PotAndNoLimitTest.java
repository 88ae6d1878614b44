package org.standpat.houserules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.houserules.BettingStructure.Facing;
import org.standpat.houserules.BettingStructure.RaiseRange;

/** Sizes of pot limit and no limit as values (rules 4.7 to 4.9). */
class PotAndNoLimitTest {

    private static final PotLimit POT = new PotLimit(100, false);
    private static final NoLimit NONE = new NoLimit(100, false);

    /** Source E: the pot is 100, a bet of 100; a raise is to 200 at least and to 400 at most. */
    @ParameterizedTest(name = "level {0}, last raise {1}, pot after calling {2}: {3} to {4}")
    @CsvSource({
        "100, 100, 300, 200, 400",
        "0, 100, 100, 100, 100",
        "0, 100, 250, 100, 250",
        "2500, 2000, 7500, 4500, 10000"
    })
    void givenWhatIsFacedThenARaiseGoesFromTheLastRaiseToThePot(
            long level, long lastRaise, long potAfterCalling, long least, long most) {
        Facing facing = new Facing(2, level, level, lastRaise, potAfterCalling);
        assertThat(POT.raiseTo(facing)).isEqualTo(new RaiseRange(least, most));
        assertThat(NONE.raiseTo(facing)).isEqualTo(new RaiseRange(least, Long.MAX_VALUE));
    }

    /** A pot that is smaller than the least raise does not forbid the least raise. */
    @Test
    void givenAPotOfLessThanTheLeastRaiseThenTheLeastRaiseIsTheMost() {
        assertThat(POT.raiseTo(new Facing(2, 0, 0, 100, 60))).isEqualTo(new RaiseRange(100, 100));
    }

    /** Rule 4.9: on a short all-in to 150 over a bet of 100 a full raise is to 250. */
    @ParameterizedTest
    @CsvSource({"249, false", "250, true", "251, true"})
    void givenALevelThenOnlyAFullRaiseCounts(long to, boolean full) {
        Facing facing = new Facing(2, 150, 100, 100, 1_000);
        assertThat(POT.countsAsFull(facing, to)).isEqualTo(full);
        assertThat(NONE.countsAsFull(facing, to)).isEqualTo(full);
    }

    /** Rule 4.9: what a player faces who has acted. */
    @ParameterizedTest
    @CsvSource({"99, false", "100, true", "101, true"})
    void givenWhatAPlayerOwesThenItIsAFullRaiseFromTheLastOneOn(long owed, boolean full) {
        assertThat(POT.isFullRaise(2, 100, owed)).isEqualTo(full);
        assertThat(NONE.isFullRaise(2, 100, owed)).isEqualTo(full);
    }

    @Test
    void givenAnyRoundThenTheLeastBetIsTheBigBlindAndThereIsNoCap() {
        for (BettingStructure structure : new BettingStructure[] {POT, NONE}) {
            for (int round = 1; round <= 4; round++) {
                assertThat(structure.betSize(round)).isEqualTo(100);
            }
            assertThat(structure.mayRaiseAfter(1_000, 6, 6)).isTrue();
        }
    }

    /** Fixed limit counts a completion as full whatever the half-bet rule says, and cites one rule for every size. */
    @Test
    void givenAStructureThenItNamesTheRulesOfItsSizes() {
        FixedLimit limit = new FixedLimit(40, 80, 3, new Cap(4, Cap.Lifted.NEVER), ShortAllIn.FULL_BET, false);
        assertThat(limit.leastRule()).isEqualTo("4.5");
        assertThat(limit.mostRule()).isEqualTo("4.5");
        assertThat(POT.leastRule()).isEqualTo("4.7");
        assertThat(POT.mostRule()).isEqualTo("4.8");
        assertThat(NONE.leastRule()).isEqualTo("4.7");
        assertThat(NONE.mostRule()).isEqualTo("4.7");
        assertThat(limit.countsAsFull(new Facing(1, 59, 40, 40, 200), 80)).isTrue();
        assertThat(limit.countsAsFull(new Facing(1, 59, 40, 40, 200), 79)).isFalse();
    }

    /** Rule 4.9 in fixed limit: measured from the last full level on where short all-ins add up, else from the level. */
    @ParameterizedTest
    @CsvSource({"true, 60, true", "true, 59, false", "false, 69, false", "false, 70, true"})
    void givenShortAllInsInFixedLimitThenTheyAreMeasuredTogetherOnlyWhereTheyAddUp(
            boolean addUp, long to, boolean full) {
        FixedLimit limit = new FixedLimit(40, 80, 3, new Cap(4, Cap.Lifted.NEVER), ShortAllIn.HALF_BET, addUp);
        assertThat(limit.countsAsFull(new Facing(1, 50, 40, 40, 200), to)).isEqualTo(full);
    }

    @Test
    void givenAnAnteThenItIsForTheMainPotAloneWhereNotEverybodyPaysIt() {
        assertThat(new Ante(Ante.From.EVERYBODY, 5, Ante.PaidFirst.BLIND).isForMainPot())
                .isFalse();
        assertThat(new Ante(Ante.From.NAMED_PLAYERS, 5, Ante.PaidFirst.BLIND).isForMainPot())
                .isTrue();
        assertThat(new Ante(Ante.From.BIG_BLIND, 5, Ante.PaidFirst.BLIND).isForMainPot())
                .isTrue();
        assertThat(Ante.NONE.isForMainPot()).isFalse();
    }
}
