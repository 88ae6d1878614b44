package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.noLimit;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent;
import org.standpat.hand.Owing.Post;
import org.standpat.houserules.Ante.From;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.legal.LegalActions.Call;
import org.standpat.legal.LegalActions.Check;
import org.standpat.legal.LegalActions.Fold;
import org.standpat.legal.LegalActions.Raise;

/** Antes of all kinds, and what a player posts who has just come or returned (rules 3.5, 3.6 and 3.7). Blinds are 20 and 40. */
class AntesTest {

    private static final String BEST = "7h5c4d3s2c";
    private static final String SECOND = "7d6h4h3h2d";
    private static final String THIRD = "8h7c6d4s2h";

    private static PlayedHand posted(TableSetting table) {
        return given(table);
    }

    private static String[] posts(PlayedHand hand) {
        return hand.events().stream()
                .filter(event -> event instanceof HandEvent.AntePosted || event instanceof HandEvent.BlindPosted)
                .map(Words::event)
                .toArray(String[]::new);
    }

    /** Rule 3.5: dead money, not part of a bet; the blinds come first where the house pays them first. */
    @Test
    void givenAnAnteFromEverybodyThenItIsInThePotAndNoPartOfABet() {
        PlayedHand hand = posted(table().deep(3).with(ante(From.EVERYBODY, 5, PaidFirst.BLIND)));
        assertThat(posts(hand))
                .containsExactly(
                        "1 posts small blind 20", "2 posts big blind 40", "1 antes 5", "2 antes 5", "3 antes 5");
        assertThat(hand.table().committed()).isEqualTo(75);
        hand.mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80));
        assertThat(hand.player(1).bet()).isEqualTo(20);
    }

    @Test
    void givenTheAnteIsPaidFirstThenAntesComeBeforeBlinds() {
        PlayedHand hand = posted(table().deep(3).with(ante(From.EVERYBODY, 5, PaidFirst.ANTE)));
        assertThat(posts(hand))
                .containsExactly(
                        "1 antes 5", "2 antes 5", "3 antes 5", "1 posts small blind 20", "2 posts big blind 40");
    }

    /** Rule 3.5: one big-blind ante for the whole table. */
    @Test
    void givenABigBlindAnteThenTheBigBlindAlonePaysIt() {
        PlayedHand hand = posted(table().deep(4).with(ante(From.BIG_BLIND, 40, PaidFirst.BLIND)));
        assertThat(posts(hand)).containsExactly("1 posts small blind 20", "2 posts big blind 40", "2 antes 40");
    }

    /** Rule 3.5: an ante from named players. */
    @Test
    void givenNamedPlayersWhoAnteThenNobodyElseDoes() {
        PlayedHand hand = posted(table().deep(4)
                .with(ante(From.NAMED_PLAYERS, 10, PaidFirst.BLIND))
                .owing(3, Post.ANTE)
                .owing(1, Post.ANTE));
        assertThat(posts(hand))
                .containsExactly("1 posts small blind 20", "2 posts big blind 40", "1 antes 10", "3 antes 10");
    }

    /** Rule 3.5 (T: blind first): short of both, he posts the whole blind and the rest as ante. */
    @Test
    void givenTheBlindIsPaidFirstWhenTheBigBlindIsShortThenTheAnteIsWhatIsLeft() {
        PlayedHand hand = posted(table().stacks(1000, 50, 1000).with(ante(From.BIG_BLIND, 40, PaidFirst.BLIND)));
        assertThat(posts(hand)).containsExactly("1 posts small blind 20", "2 posts big blind 40", "2 antes 10");
        assertThat(hand.player(2).stack()).isZero();
    }

    /** Rules 3.5 and 3.7: the ante first leaves 10 of the blind; the others still call the full 40. */
    @Test
    void givenTheAnteIsPaidFirstWhenTheBigBlindIsShortThenTheBlindIsWhatIsLeft() {
        PlayedHand hand = posted(table().stacks(1000, 50, 1000).with(ante(From.BIG_BLIND, 40, PaidFirst.ANTE)));
        assertThat(posts(hand)).containsExactly("2 antes 40", "1 posts small blind 20", "2 posts big blind 10");
        hand.mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80));
    }

    /** Rule 3.7: all his chips are in the ante, so there is no blind to post; it is 40 for the others all the same. */
    @Test
    void givenTheAnteTakesTheLastChipOfTheBigBlindThenNoBlindIsPostedAndTheCallIsTheFullBlind() {
        PlayedHand hand = posted(table().stacks(1000, 30, 1000).with(ante(From.BIG_BLIND, 40, PaidFirst.ANTE)));
        assertThat(posts(hand)).containsExactly("2 antes 30", "1 posts small blind 20");
        hand.mayAct(3, new Fold(), new Call(40, 40), new Raise(80, 80));
    }

    /** Rule 4.11: short of an ante from everybody, he wins of each ante no more than his own 3. */
    @Test
    void givenAPlayerShortOfTheAnteThenHeWinsOnlySoMuchOfEach() {
        given(table().stacks(1000, 1000, 3)
                        .with(ante(From.EVERYBODY, 5, PaidFirst.BLIND))
                        .with(draws(1))
                        .holding(1, SECOND)
                        .holding(2, THIRD)
                        .holding(3, BEST))
                .when("1 calls, 2 checks")
                .everybody("pat")
                .when("1 checks, 2 checks")
                .when("1 shows " + SECOND + ", 2 shows " + THIRD + ", 3 shows " + BEST)
                .then(
                        "1 shows 7d6h4h3h2d",
                        "2 shows 8h7c6d4s2h",
                        "3 shows 7h5c4d3s2c",
                        "pot 1: 84 to 1",
                        "pot 0: 9 to 3",
                        "stacks 1039 955 9");
    }

    /** A big-blind ante is for the main pot: an all-in player who called the blind can win all of it. */
    @Test
    void givenABigBlindAnteThenAnAllInPlayerWinsAllOfIt() {
        given(table().stacks(1000, 1000, 40)
                        .with(ante(From.BIG_BLIND, 40, PaidFirst.BLIND))
                        .with(draws(1))
                        .holding(3, BEST)
                        .holding(2, THIRD))
                .when("3 calls, 1 folds")
                .everybody("pat")
                .when("2 shows " + THIRD + ", 3 shows " + BEST)
                .then("2 shows 8h7c6d4s2h", "3 shows 7h5c4d3s2c", "pot 0: 140 to 3", "stacks 980 920 140");
    }

    /** His 30 were all ante: he can win the dead money, and nothing of what the others bet. */
    @Test
    void givenAPlayerWhoseAnteWasAllHeHadThenHePlaysForTheDeadMoneyAlone() {
        given(table().stacks(1000, 30, 1000)
                        .with(ante(From.BIG_BLIND, 40, PaidFirst.ANTE))
                        .with(draws(1))
                        .holding(1, THIRD)
                        .holding(2, BEST)
                        .holding(3, SECOND))
                .when("3 calls, 1 calls")
                .everybody("pat")
                .when("1 checks, 3 checks")
                .when("1 shows " + THIRD + ", 2 shows " + BEST + ", 3 shows " + SECOND)
                .then(
                        "1 shows 8h7c6d4s2h",
                        "2 shows 7h5c4d3s2c",
                        "3 shows 7d6h4h3h2d",
                        "pot 1: 80 to 3",
                        "pot 0: 30 to 2",
                        "stacks 960 30 1040");
    }

    /** Rule 3.6: a live blind is a bet with the option to raise. */
    @Test
    void givenAReturningPlayersLiveBlindThenHeMayCheckOrRaise() {
        PlayedHand hand = posted(table().deep(5).owing(4, Post.LIVE_BIG_BLIND));
        assertThat(posts(hand))
                .containsExactly("1 posts small blind 20", "2 posts big blind 40", "4 posts live blind 40");
        hand.when("3 calls").mayAct(4, new Fold(), new Check(), new Raise(80, 80));
        hand.when("4 raises 80").mayAct(5, new Fold(), new Call(80, 80), new Raise(120, 120));
    }

    /** Rule 3.6: a dead small blind goes to the pot and is no part of what he has to call. */
    @Test
    void givenAReturningPlayersDeadBlindThenItIsInThePotAndHeStillCallsTheWholeBlind() {
        PlayedHand hand = posted(table().deep(5).owing(4, Post.DEAD_SMALL_BLIND));
        assertThat(posts(hand))
                .containsExactly("1 posts small blind 20", "2 posts big blind 40", "4 posts dead blind 20");
        hand.when("3 calls").mayAct(4, new Fold(), new Call(40, 40), new Raise(80, 80));
        assertThat(hand.table().committed()).isEqualTo(20 + 40 + 20 + 40);
    }

    /** Rule 3.6: both; the live one comes first when he has not enough, and the dead chips are the main pot's. */
    @Test
    void givenAReturningPlayerWhoOwesBothWhenHeIsShortThenTheLiveOneIsPaidFirst() {
        PlayedHand hand = posted(table().stacks(1000, 1000, 1000, 50, 1000)
                .owing(4, Post.DEAD_SMALL_BLIND)
                .owing(4, Post.LIVE_BIG_BLIND));
        assertThat(posts(hand))
                .containsExactly(
                        "1 posts small blind 20",
                        "2 posts big blind 40",
                        "4 posts live blind 40",
                        "4 posts dead blind 10");
        assertThat(hand.player(4).stack()).isZero();
    }

    /** Two players returned between the blinds and the button; they post in turn. */
    @Test
    void givenSeveralReturningPlayersThenTheyPostInTurnFromTheBigBlind() {
        PlayedHand hand = posted(table().deep(6)
                .owing(6, Post.LIVE_BIG_BLIND)
                .owing(4, Post.DEAD_SMALL_BLIND)
                .owing(4, Post.LIVE_BIG_BLIND));
        assertThat(posts(hand))
                .containsExactly(
                        "1 posts small blind 20",
                        "2 posts big blind 40",
                        "4 posts live blind 40",
                        "4 posts dead blind 20",
                        "6 posts live blind 40");
    }

    /** Everybody is all-in from ante and blinds: nothing is left to decide but the draws (rule 5.10). */
    @Test
    void givenEverybodyAllInFromTheAnteThenOnlyTheDrawsArePlayed() {
        PlayedHand hand = given(table().stacks(4, 5, 3).with(ante(From.EVERYBODY, 5, PaidFirst.ANTE)));
        assertThat(posts(hand)).containsExactly("1 antes 4", "2 antes 5", "3 antes 3");
        hand.everybody("pat").everybody("pat").everybody("pat");
        hand.when("1 shows " + BEST + ", 2 shows " + SECOND + ", 3 mucks")
                .then(
                        "1 shows 7h5c4d3s2c",
                        "2 shows 7d6h4h3h2d",
                        "3 mucks",
                        "pot 2: 1 to 2",
                        "pot 1: 2 to 1",
                        "pot 0: 9 to 1",
                        "stacks 11 1 0");
    }

    /** The ante is in the pot, so a no-limit round begins with it there; the least raise is measured by the blind alone. */
    @Test
    void givenNoLimitThenTheAnteDoesNotChangeTheLeastRaise() {
        given(table().deep(3).with(noLimit()).with(blinds(50, 100)).with(ante(From.EVERYBODY, 25, PaidFirst.BLIND)))
                .mayAct(3, new Fold(), new Call(100, 100), new Raise(200, 9_975));
    }
}
