package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.rake;
import static org.standpat.decide.PlayedHand.byHand;
import static org.standpat.decide.PlayedHand.given;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.deal.CardSource;
import org.standpat.hand.Ending;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent.HandCancelled;
import org.standpat.hand.HandEvent.RakeTaken;
import org.standpat.hand.HandState;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.houserules.Ante;
import org.standpat.houserules.Rake;
import org.standpat.legal.ActionsBeside;

/** A hand is cancelled in any phase: every chip returns to its owner, and the record keeps why and by whom (rule 7.4). */
class CancelledHandTest {

    private static TableSetting three() {
        return table().stacks(500, 600, 65)
                .with(draws(1))
                .with(ante(Ante.From.EVERYBODY, 5, Ante.PaidFirst.BLIND))
                .with(rake(new Rake(1_000, 100, 1, false)))
                .holding(1, "7h5c4d3s2c")
                .holding(2, "7c6c4h3d2h")
                .holding(3, "8d6h5s3h2s");
    }

    private static List<Long> stacks(PlayedHand hand) {
        return hand.table().players().stream().map(Player::stack).toList();
    }

    /** Rule 7.4 in every phase: bets of this round and of earlier ones, antes, an all-in, folded and dead hands; no rake. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                // first betting round
                "3 calls",
                "3 raises 60, 1 calls",
                "3 folds, 1 raises 80",
                "3 calls, floor kills 1",
                // draw
                "3 raises 60, 1 calls, 2 calls",
                "3 raises 60, 1 calls, 2 calls, 1 draws 2, 2 draws 1",
                "3 folds, 1 calls, 2 checks, 1 pat",
                // second betting round
                "3 raises 60, 1 calls, 2 calls, 1 draws 1, 2 pat, 3 pat, 1 bets 40",
                "3 raises 60, 1 calls, 2 calls, 1 pat, 2 pat, 3 pat, 1 bets 40, 2 raises 80",
                // showdown, after an uncalled bet went back
                "3 raises 60, 1 calls, 2 calls, 1 pat, 2 pat, 3 pat, 1 bets 40, 2 folds",
                "3 raises 60, 1 calls, 2 calls, 1 pat, 2 pat, 3 pat, 1 bets 40, 2 calls, 1 shows",
                "3 raises 60, 1 calls, 2 calls, 1 pat, 2 pat, 3 pat, 1 bets 40, 2 calls, 1 shows, 2 mucks"
            })
    void givenAnyPhaseThenEveryChipGoesBackAndNoRakeIsTaken(String played) {
        PlayedHand hand = given(three()).when(played).when("floor cancels");
        assertThat(stacks(hand)).containsExactly(500L, 600L, 65L);
        HandState.Finished over = (HandState.Finished) hand.state();
        assertThat(over.ending()).isEqualTo(Ending.CANCELLED);
        assertThat(over.rake()).isZero();
        assertThat(over.pots()).isEmpty();
        assertThat(hand.events(RakeTaken.class)).isEmpty();
        assertThat(hand.events(HandCancelled.class))
                .containsExactly(new HandCancelled(new Ruling("floor", "a test", "7.4")));
    }

    /** On the deal. */
    @Test
    void givenTheDealIsUnderWayThenAntesAndBlindsGoBack() {
        byHand(three())
                .when("deal 2 7c6c, expose 2 Ks")
                .when("floor cancels")
                .then(
                        "cancelled by 7.4",
                        "25 refunded to 1",
                        "45 refunded to 2",
                        "5 refunded to 3",
                        "stacks 500 600 65");
    }

    /** What each put in, round by round, is in the record of the refund. */
    @Test
    void givenBetsOnTwoRoundsThenEachIsRefundedTheirSum() {
        given(three())
                .when("3 raises 60, 1 calls, 2 calls, 1 pat, 2 pat, 3 pat, 1 bets 40, 2 raises 80")
                .when("floor cancels")
                .then(
                        "cancelled by 7.4",
                        "105 refunded to 1",
                        "145 refunded to 2",
                        "65 refunded to 3",
                        "stacks 500 600 65");
    }

    @Test
    void givenTheHouseDealsThenAHandMayBeCancelledTheSame() {
        CardSource dealer = Seeds.dealer(74);
        PlayedHand hand = PlayedHand.housed(table().deep(3), () -> dealer)
                .when("3 calls, 1 calls, 2 checks, 1 draws 3, floor cancels");
        assertThat(stacks(hand)).containsExactly(10_000L, 10_000L, 10_000L);
    }

    /** Rule 7.4: who and why are kept; a ruling without them is refused. */
    @Test
    void givenARulingThatIsNotCompleteThenNothingIsCancelled() {
        PlayedHand hand = given(three());
        for (Ruling ruling : List.of(
                new Ruling("", "power cut", "7.4"),
                new Ruling("floor", " ", "7.4"),
                new Ruling("floor", "power cut", ""),
                new Ruling("floor", "power\ncut", "7.4"),
                new Ruling("floor", "power cut", "9.1"),
                new Ruling("x".repeat(65), "power cut", "7.4"),
                new Ruling("floor", "x".repeat(501), "7.4"))) {
            hand.refuses(new HandCommand.CancelHand(ruling), new Rejection.RulingIncomplete());
        }
        Ruling longest = new Ruling("x".repeat(64), "y".repeat(500), "7.4");
        hand.play(new HandCommand.CancelHand(longest));
        assertThat(hand.events(HandCancelled.class)).containsExactly(new HandCancelled(longest));
    }

    /** A hand that is over, played or cancelled, cannot be cancelled. */
    @Test
    void givenTheHandIsOverThenItCannotBeCancelled() {
        PlayedHand played =
                given(three()).when("3 folds, 1 folds").refuses("floor cancels", new Rejection.HandIsOver());
        assertThat(ActionsBeside.of(played.state())).doesNotContain(new ActionsBeside.CancelHand());
        PlayedHand cancelled = given(three());
        assertThat(ActionsBeside.of(cancelled.state())).contains(new ActionsBeside.CancelHand());
        cancelled
                .when("floor cancels")
                .refuses("floor cancels", new Rejection.HandIsOver())
                .refuses("floor misdeal", new Rejection.HandIsOver())
                .refuses("floor kills 1", new Rejection.HandIsOver())
                .refuses("3 calls", new Rejection.HandIsOver())
                .refuses("3 times out", new Rejection.HandIsOver())
                .refuses("floor gives 0 1", new Rejection.NoSuchPot(List.of(), 0))
                .when("floor notes")
                .then("ruling by 7.6");
    }
}
