package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.standpat.decide.HouseRule.ante;
import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.TableSetting.table;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandState;
import org.standpat.hand.Owing.Post;
import org.standpat.houserules.Ante.From;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.Fault;

/** The button from hand to hand and what may be owed (rules 3.1, 3.3 and 3.6): all that is wrong is named at the start. */
class ButtonTest {

    private static List<Fault> faults(TableSetting table) {
        RuleViolation refused = catchThrowableOfType(
                RuleViolation.class, () -> Decider.decide(HandState.NOT_STARTED, table.start(), CardSource.REPORTED));
        return refused == null ? List.of() : ((Rejection.CannotStart) refused.rejection()).faults();
    }

    private static TableSetting seats(int... seats) {
        TableSetting table = table();
        for (int seat : seats) {
            table = table.seat(seat, 1_000);
        }
        return table;
    }

    /** Rule 3.1: one seat clockwise to the next player. */
    @Test
    void givenTheHandBeforeThenTheButtonMovesToTheNextPlayer() {
        assertThat(faults(seats(2, 5, 8).button(5).after(2, 8, 3))).isEmpty();
        assertThat(faults(seats(2, 5, 8).button(2).after(8, 5, 3))).isEmpty();
        assertThat(faults(seats(2, 5, 8).button(8).after(2, 8, 3)))
                .containsExactly(
                        new Fault("3.1", "the button one player on from seat 2, at seat 5", "the button at seat 8"));
        assertThat(faults(seats(2, 5, 8).button(2).after(2, 8, 3)))
                .extracting(Fault::rule)
                .containsExactly("3.1");
    }

    /** Rule 3.1 when the player who had the button, or the next one, has left: the next player that is there. */
    @Test
    void givenPlayersWhoLeftThenTheButtonMovesToTheNextOneThatIsThere() {
        assertThat(faults(seats(2, 8, 9).button(8).after(5, 9, 4))).isEmpty();
        assertThat(faults(seats(2, 8, 9).button(2).after(9, 5, 4))).isEmpty();
    }

    /** Rule 3.3 (T): with three players the button was on 2, seat 8 had the big blind; seat 5 has left. */
    @Test
    void givenATableThatBecomesHeadsUpThenNobodyHasTheBigBlindTwiceRunning() {
        assertThat(faults(seats(2, 8).button(8).after(2, 8, 3))).isEmpty();
        assertThat(faults(seats(2, 8).button(2).after(2, 8, 3)))
                .containsExactly(new Fault(
                        "3.3",
                        "another big blind than in the hand before, now that the table is heads-up",
                        "seat 8 again"));
    }

    /** Heads-up already: the button moves, and with it the big blind. */
    @Test
    void givenATableThatWasHeadsUpThenTheButtonMovesOn() {
        assertThat(faults(seats(2, 8).button(8).after(2, 8, 2))).isEmpty();
        assertThat(faults(seats(2, 8).button(2).after(2, 8, 2)))
                .extracting(Fault::rule)
                .containsExactly("3.1");
    }

    /** Rule 3.6: what is owed must fit the player's place. */
    @Test
    void givenPostsThatNobodyCanOweThenEachIsRefused() {
        TableSetting table = table().deep(4);
        assertThat(faults(table.owing(3, Post.LIVE_BIG_BLIND).owing(4, Post.DEAD_SMALL_BLIND)))
                .isEmpty();
        assertThat(faults(table.owing(9, Post.LIVE_BIG_BLIND)))
                .containsExactly(
                        new Fault("3.6", "posts of seats that are dealt in, each once", "LIVE_BIG_BLIND of seat 9"));
        assertThat(faults(table.owing(3, Post.LIVE_BIG_BLIND).owing(3, Post.LIVE_BIG_BLIND)))
                .hasSize(1);
        for (int blind = 1; blind <= 2; blind++) {
            assertThat(faults(table.owing(blind, Post.LIVE_BIG_BLIND)))
                    .containsExactly(new Fault(
                            "3.6",
                            "a post that the player's place and the house rules leave room for",
                            "LIVE_BIG_BLIND of seat " + blind));
        }
        assertThat(faults(table.owing(1, Post.DEAD_SMALL_BLIND))).hasSize(1);
        assertThat(faults(table.owing(2, Post.DEAD_SMALL_BLIND))).isEmpty();
        assertThat(faults(table.with(blinds(0, 40)).owing(3, Post.DEAD_SMALL_BLIND)))
                .hasSize(1);
    }

    /** Rule 3.5: only where named players ante. */
    @Test
    void givenANamedAnteWhereNobodyIsNamedThenItIsRefused() {
        assertThat(faults(table().deep(4).owing(3, Post.ANTE)))
                .extracting(Fault::rule)
                .containsExactly("3.5");
        assertThat(faults(table().deep(4)
                        .with(ante(From.NAMED_PLAYERS, 5, PaidFirst.BLIND))
                        .owing(3, Post.ANTE)))
                .isEmpty();
    }

    @Test
    void givenEverythingIsWrongAtTheStartThenEverythingIsNamed() {
        assertThat(faults(seats(2, 5, 8)
                        .button(2)
                        .after(2, 8, 3)
                        .owing(9, Post.DEAD_SMALL_BLIND)
                        .owing(5, Post.ANTE)
                        .with(blinds(50, 40))))
                .extracting(Fault::rule)
                .containsExactly("3.6", "3.5", "3.1", "3.4");
    }
}
