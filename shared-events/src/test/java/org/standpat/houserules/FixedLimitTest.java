package org.standpat.houserules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.houserules.BettingStructure.Facing;
import org.standpat.houserules.BettingStructure.RaiseRange;
import org.standpat.houserules.Cap.Lifted;

/** Sizes, short all-ins and the cap of fixed limit (rules 4.5, 4.6, 4.10). */
class FixedLimitTest {

    private static FixedLimit limit(int bigBetFromRound, ShortAllIn shortAllIn) {
        return new FixedLimit(40, 80, bigBetFromRound, new Cap(4, Lifted.NEVER), shortAllIn, false);
    }

    @ParameterizedTest
    @CsvSource({"3, 1, 40", "3, 2, 40", "3, 3, 80", "3, 4, 80", "2, 1, 40", "2, 2, 80", "1, 1, 80", "5, 4, 40"})
    void givenTheFirstRoundWithTheBigBetThenTheBetIsSmallBeforeIt(int bigBetFromRound, int round, long size) {
        assertThat(limit(bigBetFromRound, ShortAllIn.HALF_BET).betSize(round)).isEqualTo(size);
    }

    /** Half of an odd bet is rounded up: half or more counts. */
    @ParameterizedTest
    @CsvSource({
        "HALF_BET, 20, 40, true",
        "HALF_BET, 19, 40, false",
        "HALF_BET, 2, 5, false",
        "HALF_BET, 3, 5, true",
        "HALF_BET, 1, 1, true",
        "HALF_BET, 1, 2, true",
        "FULL_BET, 40, 40, true",
        "FULL_BET, 39, 40, false",
        "HALF_BET, 500000000000, 1000000000000, true",
        "HALF_BET, 499999999999, 1000000000000, false"
    })
    void givenAShortAllInThenTheHouseRuleSaysWhetherItCounts(ShortAllIn rule, long added, long size, boolean counts) {
        FixedLimit limit = new FixedLimit(size, 2 * size, 3, new Cap(4, Lifted.NEVER), rule, false);
        // A level that a full bet has reached: completing it is not the question here.
        assertThat(limit.countsAsFull(new Facing(1, size, size, size, 3 * size), size + added))
                .isEqualTo(counts);
    }

    /** A full level is raised by one bet; a level that a short all-in has lifted is completed first. */
    @ParameterizedTest
    @CsvSource({
        "1, 40, 40, 80",
        "1, 40, 59, 80",
        "2, 0, 0, 40",
        "2, 0, 19, 40",
        "2, 20, 20, 60",
        "3, 80, 119, 160",
        "4, 160, 160, 240",
        "2, 40, 80, 120"
    })
    void givenTheLevelsThenThereIsOneSizeToRaiseTo(int round, long full, long level, long to) {
        assertThat(limit(3, ShortAllIn.HALF_BET).raiseTo(new Facing(round, level, full, 40, 500)))
                .isEqualTo(new RaiseRange(to, to));
    }

    @ParameterizedTest
    @CsvSource({
        "NEVER, 4, 3, 2, 2, true",
        "NEVER, 4, 4, 2, 2, false",
        "NEVER, 5, 4, 6, 6, true",
        "NEVER, 5, 5, 6, 6, false",
        "TWO_LEFT_IN_HAND, 4, 4, 2, 6, true",
        "TWO_LEFT_IN_HAND, 4, 4, 3, 6, false",
        "TWO_LEFT_IN_HAND, 4, 3, 3, 6, true",
        "TABLE_HEADS_UP, 4, 40, 2, 2, true",
        "TABLE_HEADS_UP, 4, 4, 2, 3, false"
    })
    void givenTheCapThenItHoldsUnlessTheHouseLiftsIt(
            Lifted lifted, int cap, int bets, int inHand, int atTable, boolean mayRaise) {
        FixedLimit limit = new FixedLimit(40, 80, 3, new Cap(cap, lifted), ShortAllIn.HALF_BET, false);
        assertThat(limit.mayRaiseAfter(bets, inHand, atTable)).isEqualTo(mayRaise);
    }
}
