package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.oddChips;
import static org.standpat.decide.HouseRule.rake;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.hand.AlwaysTrue;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.PotRuled;
import org.standpat.hand.HandEvent.RulingIssued;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.houserules.Ante.From;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.Rake;
import org.standpat.legal.ActionsBeside;

/** A correction is never an edit: a ruling on a pot is a new event, and the hand is told as recorded and as corrected (rule 7.6). */
class PotRulingTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String SECOND = "7c6c4h3d2h";
    private static final String THIRD = "8d6h5s3h2s";

    /**
     * Seat 1 is all-in for 40 and wins the main pot of 160, seat 2 the side pot of 80 from seat 3; seat 4 called before the draw and
     * folded after it.
     */
    private static PlayedHand sidePot(TableSetting table) {
        PlayedHand hand = given(
                        table.with(draws(1)).holding(1, BEST).holding(2, SECOND).holding(3, THIRD))
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("pat")
                .when("2 bets 40, 3 calls, 4 folds");
        hand.when("2 shows, 3 shows, 1 shows");
        assertThat(hand.events(PotAwarded.class))
                .containsExactly(
                        new PotAwarded(1, List.of(new Share(2, 80))), new PotAwarded(0, List.of(new Share(1, 160))));
        return hand;
    }

    private static TableSetting four() {
        return table().stacks(40, 500, 500, 500);
    }

    private static List<Long> corrected(PlayedHand hand) {
        Finished over = (Finished) hand.state();
        return over.table().players().stream()
                .map(player -> over.correctedStack(player.seat()))
                .toList();
    }

    private static List<Long> recorded(PlayedHand hand) {
        return hand.table().players().stream().map(Player::stack).toList();
    }

    /** The stacks as recorded are 160, 500, 420 and 460: whatever is ruled, they stay, and no chip is made. */
    private static void unchangedAndConserved(PlayedHand hand) {
        assertThat(recorded(hand)).containsExactly(160L, 500L, 420L, 460L);
        assertThat(corrected(hand).stream().mapToLong(Long::longValue).sum()).isEqualTo(1540);
        assertThat(AlwaysTrue.faults(hand.state(), 1540)).isEmpty();
    }

    /** Rule 7.6: the main pot, the side pot, and both. */
    @Test
    void givenRulingsOnMainAndSidePotThenTheyMoveTheChipsOfThosePotsOnly() {
        PlayedHand hand = sidePot(four());
        assertThat(corrected(hand)).isEqualTo(recorded(hand));
        hand.when("floor gives 0 3").then("pot 0 ruled: 160 to 3");
        assertThat(corrected(hand)).containsExactly(0L, 500L, 580L, 460L);
        unchangedAndConserved(hand);
        hand.when("floor gives 1 3").then("pot 1 ruled: 80 to 3");
        assertThat(corrected(hand)).containsExactly(0L, 420L, 660L, 460L);
        unchangedAndConserved(hand);
    }

    /** The last ruling on a pot is the one that counts, also when it confirms the award. */
    @Test
    void givenSeveralRulingsOnAPotThenTheLastCounts() {
        PlayedHand hand = sidePot(four()).when("floor gives 0 3, floor gives 0 2, floor gives 0 1+2");
        assertThat(corrected(hand)).containsExactly(80L, 580L, 420L, 460L);
        unchangedAndConserved(hand);
        hand.when("floor gives 0 1");
        assertThat(corrected(hand)).isEqualTo(recorded(hand));
        assertThat(hand.events(PotRuled.class)).hasSize(4);
    }

    /** A folded hand that paid in may be ruled the winner: he was wrongly told to fold; so may a dead one. */
    @Test
    void givenAFoldedOrDeadHandThatPaidInThenAPotMayGoToIt() {
        PlayedHand folded = sidePot(four()).when("floor gives 0 4").then("pot 0 ruled: 160 to 4");
        assertThat(corrected(folded)).containsExactly(0L, 500L, 420L, 620L);
        PlayedHand dead = given(table().stacks(500, 500, 500)).when("3 raises 80, floor kills 3, 1 folds");
        dead.then("3 raises to 80", "3 is dead by 7.3", "1 folds", "pot 0: 140 to 2", "stacks 480 600 420");
        dead.when("floor gives 0 3").then("pot 0 ruled: 140 to 3");
        assertThat(corrected(dead)).containsExactly(480L, 460L, 560L);
    }

    /** All that the big blind had was his ante (rule 3.5): he put it in the main pot, and in no other. */
    @Test
    void givenADeadHandThatPaidDeadMoneyAloneThenTheMainPotMayGoToIt() {
        PlayedHand hand = given(table().stacks(1000, 30, 1000).with(ante(From.BIG_BLIND, 40, PaidFirst.ANTE)))
                .when("floor kills 2, 3 calls, 1 folds")
                .then(
                        "2 is dead by 7.3",
                        "3 calls 40",
                        "1 folds",
                        "20 back to 3",
                        "pot 0: 70 to 3",
                        "stacks 980 0 1050");
        hand.when("floor gives 0 2").then("pot 0 ruled: 70 to 2");
        assertThat(corrected(hand)).containsExactly(980L, 70L, 980L);
    }

    /** Rule 4.11: to nobody who put no chip in the pot. */
    @Test
    void givenASeatThatPutNothingInThePotThenItCannotBeRuledToIt() {
        sidePot(four())
                .refuses("floor gives 1 1", new Rejection.MayNotWin(List.of(2, 3), List.of(1)))
                .refuses("floor gives 1 4", new Rejection.MayNotWin(List.of(2, 3), List.of(4)))
                .refuses("floor gives 1 2+4", new Rejection.MayNotWin(List.of(2, 3), List.of(2, 4)))
                .refuses("floor gives 0 9", new Rejection.MayNotWin(List.of(1, 2, 3, 4), List.of(9)))
                .refuses("floor gives 0 2+2", new Rejection.MayNotWin(List.of(1, 2, 3, 4), List.of(2, 2)))
                .refuses(
                        new HandCommand.RuleOnPot(0, List.of(), Words.ruling("7.6")),
                        new Rejection.MayNotWin(List.of(1, 2, 3, 4), List.of()))
                .refuses("floor gives 2 2", new Rejection.NoSuchPot(List.of(0, 1), 2))
                .refuses("floor gives -1 2", new Rejection.NoSuchPot(List.of(0, 1), -1));
        given(table().stacks(500, 500, 500))
                .when("3 folds, 1 folds")
                .refuses("floor gives 0 3", new Rejection.MayNotWin(List.of(1, 2), List.of(3)))
                .refuses("floor gives 1 1", new Rejection.NoSuchPot(List.of(0), 1));
    }

    /** The list of what may be done says to whom each pot can go. */
    @Test
    void givenAFinishedHandThenEachPotMayBeRuledToWhoPutChipsInIt() {
        assertThat(ActionsBeside.of(sidePot(four()).state()))
                .containsExactly(
                        new ActionsBeside.RuleOnPot(0, List.of(1, 2, 3, 4)),
                        new ActionsBeside.RuleOnPot(1, List.of(2, 3)),
                        new ActionsBeside.IssueRuling());
    }

    /**
     * Rule 6.6: a pot that does not divide, ruled to several: from the left of the button whatever the order in which they are named.
     * Blinds 1 and 2 with a folded small blind make a pot of 7; the button is on seat 2 of four, so that the order is 3, 4, 1, 2.
     */
    @ParameterizedTest
    @CsvSource({
        "ONE_AT_A_TIME, 2+1, 'pot 0 ruled: 4 to 1, 3 to 2'",
        "ONE_AT_A_TIME, 1+2, 'pot 0 ruled: 4 to 1, 3 to 2'",
        "ONE_AT_A_TIME, 2+4, 'pot 0 ruled: 4 to 4, 3 to 2'",
        "ONE_AT_A_TIME, 1+2+3+4, 'pot 0 ruled: 2 to 3, 2 to 4, 2 to 1, 1 to 2'",
        "ALL_TO_FIRST, 2+1, 'pot 0 ruled: 4 to 1, 3 to 2'",
        "ALL_TO_FIRST, 1+2+3+4, 'pot 0 ruled: 4 to 3, 1 to 4, 1 to 1, 1 to 2'"
    })
    void givenAPotThatDoesNotDivideWhenItIsRuledToSeveralThenTheOddChipsGoByTheHouseRule(
            OddChips rule, String winners, String ruled) {
        PlayedHand hand = given(table().stacks(500, 500, 500, 500)
                        .button(2)
                        .with(HouseRule.blinds(1, 2))
                        .with(draws(1))
                        .with(oddChips(rule)))
                .when("1 calls, 2 calls, 3 folds, 4 checks")
                .everybody("pat")
                .everybody("checks");
        hand.when("4 mucks, 1 mucks, 2 mucks")
                .then("4 mucks", "1 mucks", "2 mucks", "pot 0: 7 to 2", "stacks 498 505 499 498");
        hand.when("floor gives 0 " + winners).then(ruled);
        assertThat(corrected(hand).stream().mapToLong(Long::longValue).sum()).isEqualTo(2000);
    }

    /** Rule 6.7: the house keeps its rake; what is ruled on is the pot after it. */
    @Test
    void givenRakeWasTakenThenTheRulingIsOnWhatIsLeft() {
        PlayedHand hand = given(table().stacks(500, 500)
                        .button(2)
                        .with(draws(1))
                        .with(rake(new Rake(1_000, 100, 1, false)))
                        .holding(1, BEST)
                        .holding(2, SECOND))
                .when("2 calls, 1 checks, 1 pat, 2 pat, 1 checks, 2 checks, 1 shows, 2 shows");
        hand.when("floor gives 0 2").then("pot 0 ruled: 72 to 2");
        assertThat(corrected(hand)).containsExactly(460L, 532L);
        assertThat(AlwaysTrue.faults(hand.state(), 1000)).isEmpty();
    }

    /** The record is never edited: every event before the ruling is as it was, award and stacks too. */
    @Test
    void givenARulingThenNothingThatWasRecordedChanges() {
        PlayedHand hand = sidePot(four());
        List<HandEvent> before = hand.events();
        Finished over = (Finished) hand.state();
        hand.when("floor gives 0 3");
        assertThat(hand.events()).startsWith(before.toArray(new HandEvent[0]));
        assertThat(hand.events()).hasSize(before.size() + 1);
        Finished ruled = (Finished) hand.state();
        assertThat(ruled.awards()).isEqualTo(over.awards());
        assertThat(ruled.table()).isEqualTo(over.table());
        assertThat(hand.events(PotRuled.class))
                .containsExactly(new PotRuled(0, List.of(new Share(3, 160)), new Ruling("floor", "a test", "7.6")));
    }

    /** Rule 7.6: a note at any time, which moves neither turn nor chips. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "3 calls",
                "3 calls, 4 calls, 1 calls, 2 checks",
                "3 calls, 4 calls, 1 calls, 2 checks, 1 pat, 2 pat, 3 pat, 4 pat",
                "3 calls, 4 calls, 1 calls, 2 checks, 1 pat, 2 pat, 3 pat, 4 pat, 2 checks, 3 checks, 4 checks",
                "3 folds, 4 folds, 1 folds",
                "floor cancels"
            })
    void givenAnyPhaseThenARulingGoesOnRecordAndChangesNothing(String played) {
        PlayedHand hand = given(four().with(draws(1))).when(played);
        HandState before = hand.state();
        hand.when("floor notes").then("ruling by 7.6");
        assertThat(hand.state()).isEqualTo(before);
        assertThat(hand.events(RulingIssued.class))
                .containsExactly(new RulingIssued(new Ruling("floor", "a test", "7.6")));
    }

    /** A ruling says who, why and by which rule; nobody rules in the name of the rules themselves. */
    @Test
    void givenARulingThatIsNotCompleteThenItIsRefused() {
        PlayedHand hand = sidePot(four());
        for (Ruling ruling : List.of(
                new Ruling(" ", "he showed it", "7.6"),
                new Ruling(Ruling.THE_RULES, "he showed it", "7.6"),
                new Ruling(" The Rules", "he showed it", "7.6"),
                new Ruling("floor", "", "7.6"),
                new Ruling("floor", "he showed it", "7,6"),
                new Ruling("floor", "he showed it", "7.01"))) {
            hand.refuses(new HandCommand.RuleOnPot(0, List.of(3), ruling), new Rejection.RulingIncomplete())
                    .refuses(new HandCommand.IssueRuling(ruling), new Rejection.RulingIncomplete());
        }
    }

    /** Only after the hand, and only on a hand that counts. */
    @Test
    void givenTheHandIsNotOverOrDoesNotCountThenNoPotIsRuledOn() {
        PlayedHand hand = given(four())
                .refuses(
                        "floor gives 0 1",
                        new Rejection.NotNow("7.6", "fold, check, call, bet or raise by seat 3", "a ruling on a pot"));
        hand.when("floor misdeal").refuses("floor gives 0 1", new Rejection.NoSuchPot(List.of(), 0));
        given(four()).when("3 calls, floor cancels").refuses("floor gives 0 1", new Rejection.NoSuchPot(List.of(), 0));
    }

    /** Every way to rule on both pots keeps the chips. */
    @Test
    void givenAnyWinnersThenNoChipIsMadeOrLost() {
        PlayedHand hand = sidePot(four());
        for (String main : List.of("1", "2", "3", "4", "1+2", "3+1", "4+3+2", "1+2+3+4")) {
            for (String side : List.of("2", "3", "3+2")) {
                hand.when("floor gives 0 " + main + ", floor gives 1 " + side);
                unchangedAndConserved(hand);
            }
        }
    }
}
