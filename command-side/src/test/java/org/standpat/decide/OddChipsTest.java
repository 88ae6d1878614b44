package org.standpat.decide;

import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.oddChips;
import static org.standpat.decide.HouseRule.shortAllIn;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.ShortAllIn;

/** Pots that do not divide (rule 6.6): the first tied hand left of the button has the odd chip. */
class OddChipsTest {

    private static final String FIRST = "7h5c4d3s2c";
    private static final String SECOND = "7d5h4s3c2d";
    private static final String THIRD = "7s5d4c3h2h";
    private static final String WORSE = "KhKdKcQsQd";

    /** Four players, blinds 2 and 3: the small blind folds 2 chips, three pay 3 each, so that 11 chips are split. */
    private static PlayedHand elevenChips(OddChips rule) {
        return given(table().stacks(100, 100, 100, 100)
                        .button(4)
                        .with(blinds(2, 3))
                        .with(draws(1))
                        .with(oddChips(rule))
                        .holding(2, FIRST)
                        .holding(3, SECOND)
                        .holding(4, THIRD))
                .when("3 calls, 4 calls, 1 folds, 2 checks")
                .everybody("pat")
                .everybody("checks")
                .everybody("shows");
    }

    @Test
    void givenTwoOddChipsOneAtATimeThenTheFirstTwoTiedHandsHaveOneEach() {
        elevenChips(OddChips.ONE_AT_A_TIME)
                .then(
                        "2 shows " + FIRST,
                        "3 shows " + SECOND,
                        "4 shows " + THIRD,
                        "pot 0: 4 to 2, 4 to 3, 3 to 4",
                        "stacks 98 101 101 100");
    }

    @Test
    void givenTwoOddChipsAllToTheFirstThenHeHasBoth() {
        elevenChips(OddChips.ALL_TO_FIRST)
                .then(
                        "2 shows " + FIRST,
                        "3 shows " + SECOND,
                        "4 shows " + THIRD,
                        "pot 0: 5 to 2, 3 to 3, 3 to 4",
                        "stacks 98 102 100 100");
    }

    /** Left of the button, not first to show and not lowest seat: the button is on seat 2 and seat 4 bets. */
    @Test
    void givenTheBettorShowsFirstThenTheOddChipStillGoesToTheFirstTiedHandLeftOfTheButton() {
        given(table().stacks(100, 100, 100, 100)
                        .button(2)
                        .with(blinds(1, 2))
                        .with(draws(1))
                        .holding(1, FIRST)
                        .holding(4, SECOND)
                        .holding(2, WORSE))
                .when("1 calls, 2 calls, 3 folds, 4 checks")
                .everybody("pat")
                .when("4 checks, 1 bets 2, 2 calls, 4 calls")
                .everybody("shows")
                // 3 x 4 and the small blind of 1 make 13
                .then(
                        "1 shows " + FIRST,
                        "2 shows " + WORSE,
                        "4 shows " + SECOND,
                        "pot 0: 7 to 4, 6 to 1",
                        "stacks 102 96 99 103");
    }

    /** Each pot is split on its own: 20 chips for three, and 7 for two with the odd one that a folded player left. */
    @Test
    void givenAMainAndASidePotThatDoNotDivideThenEachHasItsOddChips() {
        given(table().stacks(5, 100, 100, 100)
                        .button(4)
                        .with(blinds(1, 2))
                        .with(draws(1))
                        .with(shortAllIn(ShortAllIn.FULL_BET))
                        .holding(1, FIRST)
                        .holding(2, SECOND)
                        .holding(3, THIRD)
                        .holding(4, WORSE))
                .when("3 raises 4, 4 calls, 1 raises 5, 2 raises 6, 3 calls, 4 calls")
                .everybody("pat")
                .when("2 bets 2, 3 calls, 4 folds, 2 shows, 3 shows, 1 shows")
                .then(
                        "2 bets 2",
                        "3 calls 2",
                        "4 folds",
                        "showdown: 2 first",
                        "2 shows " + SECOND,
                        "3 shows " + THIRD,
                        "1 shows " + FIRST,
                        "pot 1: 4 to 2, 3 to 3",
                        "pot 0: 7 to 1, 7 to 2, 6 to 3",
                        "stacks 7 103 101 94");
    }

    /** A pot smaller than the number of its winners gives nothing to the last. */
    @Test
    void givenFewerChipsThanWinnersThenTheFirstOnesHaveOneEach() {
        given(table().stacks(1, 1, 1)
                        .with(blinds(0, 1))
                        .with(draws(1))
                        .holding(1, FIRST)
                        .holding(2, SECOND)
                        .holding(3, THIRD))
                .when("3 folds, 1 calls")
                .everybody("pat")
                .everybody("shows")
                .then("1 shows " + FIRST, "2 shows " + SECOND, "pot 0: 1 to 1, 1 to 2", "stacks 1 1 1");
    }
}
