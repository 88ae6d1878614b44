package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.standpat.decide.HouseRule.blinds;
import static org.standpat.decide.HouseRule.cap;
import static org.standpat.decide.HouseRule.draws;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.TableSetting.table;

import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.deal.CardSource;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandState;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Cap.Lifted;
import org.standpat.houserules.Fault;
import org.standpat.houserules.HouseRulesCheck;
import org.standpat.legal.LegalActions;

/** Whether seats, button and house rules make a hand (rules 1.5, 3.1, 3.4, 4.14): refused with everything that is wrong. */
class StartTest {

    private static List<Fault> faults(StartHand start) {
        RuleViolation refused = catchThrowableOfType(
                RuleViolation.class, () -> Decider.decide(HandState.NOT_STARTED, start, CardSource.REPORTED));
        assertThat(refused).as("the start is refused").isNotNull();
        return ((Rejection.CannotStart) refused.rejection()).faults();
    }

    private static List<Fault> faults(TableSetting table) {
        return faults(table.start());
    }

    private static StartHand named(String table, String first, String second) {
        return new StartHand(
                new UUID(2, 7),
                table,
                Instant.EPOCH,
                Dealing.RECORDED,
                HouseRule.PLAIN,
                List.of(new SeatedPlayer(1, first, 500), new SeatedPlayer(2, second, 500)),
                1);
    }

    @Test
    void givenAGoodTableThenTheFirstEventHoldsEverythingThatWasGiven() {
        StartHand start = table().stacks(500, 400, 300).button(2).start();
        assertThat(Decider.decide(HandState.NOT_STARTED, start, CardSource.REPORTED)
                        .getFirst())
                .isEqualTo(new HandStarted(
                        start.hand(),
                        start.table(),
                        start.at(),
                        start.dealing(),
                        start.rules(),
                        start.seats(),
                        start.button(),
                        start.owing(),
                        start.previous()));
    }

    /** Rule 1.5. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void givenTwoToEightPlayersThenTheHandStartsWhereTheHouseAllowsIt(int players) {
        PlayedHand hand = PlayedHand.given(table().deep(players).with(mostSeats(8)));
        assertThat(hand.table().players()).hasSize(players);
    }

    @Test
    void givenMoreOrFewerPlayersThanTheHouseAllowsThenTheStartIsRefused() {
        assertThat(faults(table().deep(1))).containsExactly(new Fault("1.5", "2 to 6 players", "1 players"));
        assertThat(faults(table().deep(7))).containsExactly(new Fault("1.5", "2 to 6 players", "7 players"));
        assertThat(faults(table().deep(9).with(mostSeats(8))))
                .containsExactly(new Fault("1.5", "2 to 8 players", "9 players"));
        assertThat(faults(table().deep(9).with(mostSeats(9))))
                .containsExactly(
                        new Fault("1.5", "2 to 8 players", "9 players"),
                        new Fault("1.5", "most seats of 2 to 8", "most seats of 9"));
        assertThat(faults(table().button(1))).contains(new Fault("1.5", "2 to 6 players", "0 players"));
    }

    /** Rule 3.1. */
    @ParameterizedTest
    @ValueSource(ints = {0, 3, 4, -1, 11, Integer.MAX_VALUE})
    void givenTheButtonWhereNobodyIsDealtInThenTheStartIsRefused(int button) {
        assertThat(faults(table().seat(1, 500).seat(2, 500).seat(5, 500).button(button)))
                .containsExactly(
                        new Fault("3.1", "the button at a seat that is dealt in", "the button at seat " + button));
    }

    @Test
    void givenSeatNumbersOutOfRangeOrOrderOrTwiceThenEachIsNamed() {
        String expected = "seat numbers of 1 to 10, each once, in clockwise order";
        assertThat(faults(table().seat(2, 500).seat(1, 500).button(1)))
                .containsExactly(new Fault("1.5", expected, "seat 1 after seat 2"));
        assertThat(faults(table().seat(0, 500).seat(1, 500).button(1)))
                .containsExactly(new Fault("1.5", expected, "seat 0 after seat 0"));
        assertThat(faults(table().seat(9, 500).seat(11, 500).button(9)))
                .containsExactly(new Fault("1.5", expected, "seat 11 after seat 9"));
        assertThat(faults(table().seat(3, 500).seat(3, 500).button(3)))
                .containsExactly(
                        new Fault("1.5", expected, "seat 3 after seat 3"),
                        new Fault("1.5", "every player on one seat", "player player-3 on two"));
        assertThat(faults(table().seat(Integer.MIN_VALUE, 500)
                        .seat(Integer.MAX_VALUE, 500)
                        .button(Integer.MAX_VALUE)))
                .hasSize(2);
    }

    /** Rule 4.14. */
    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE, Long.MAX_VALUE, SeatedPlayer.MOST_CHIPS + 1})
    void givenAStackThatIsNoSumOfChipsThenTheStartIsRefused(long stack) {
        assertThat(faults(table().seat(1, 500).seat(2, stack).button(1)))
                .containsExactly(
                        new Fault("4.14", "a stack of 1 to 1000000000000000 chips on seat 2", stack + " chips"));
    }

    /** Eight of the largest stacks at the largest stakes: no sum leaves the range of a long. */
    @Test
    void givenTheLargestStacksAndStakesThenAHandIsPlayedToItsEnd() {
        long most = SeatedPlayer.MOST_CHIPS;
        long big = HouseRulesCheck.LARGEST_BET;
        long[] stacks = new long[8];
        Arrays.fill(stacks, most);
        PlayedHand hand = PlayedHand.given(table().stacks(stacks)
                .with(mostSeats(8))
                .with(draws(1))
                .with(blinds(big, big))
                .with(cap(HouseRulesCheck.HIGHEST_CAP, Lifted.NEVER)));
        for (int bets = 2; bets <= HouseRulesCheck.HIGHEST_CAP; bets++) {
            hand.when(LegalActions.of(hand.state()).seat() + " raises " + bets * big);
        }
        hand.toShowdown().everybody("mucks");
        assertThat(hand.state()).isInstanceOf(HandState.Finished.class);
        assertThat(hand.player(8).stack()).isEqualTo(most + 7 * 100 * big);
    }

    @Test
    void givenNamesThatCannotBePrintedThenTheStartIsRefused() {
        String long65 = "x".repeat(65);
        String player = "a name of 1 to 64 printable characters for the player on seat 2";
        assertThat(faults(named("table", "a", ""))).containsExactly(new Fault("8", player, "a blank name"));
        assertThat(faults(named("table", "a", " \t"))).containsExactly(new Fault("8", player, "a blank name"));
        assertThat(faults(named("table", "a", long65)))
                .containsExactly(new Fault("8", player, "a name of 65 characters"));
        assertThat(faults(named("table", "a", "b\nc"))).extracting(Fault::rule).containsExactly("8");
        assertThat(faults(named("", "a", "b")))
                .containsExactly(
                        new Fault("8", "a name of 1 to 64 printable characters for the table", "a blank name"));
        assertThat(faults(named("table", "same", "same")))
                .containsExactly(new Fault("1.5", "every player on one seat", "player same on two"));
        assertThat(Decider.decide(HandState.NOT_STARTED, named("x".repeat(64), "Ünïcödé", "名前"), CardSource.REPORTED))
                .isNotEmpty();
    }

    /** Everything that is wrong, not only the first thing. */
    @Test
    void givenMuchIsWrongThenAllOfItIsNamed() {
        List<Fault> faults = faults(table().seat(3, 0)
                .seat(2, -5)
                .button(1)
                .with(blinds(50, 40))
                .with(draws(4))
                .with(mostSeats(1))
                .with(cap(0, Lifted.NEVER)));
        assertThat(faults)
                .extracting(Fault::rule)
                .containsExactly("1.5", "4.14", "1.5", "4.14", "3.1", "1.1", "1.5", "3.4", "4.6");
        assertThat(faults)
                .contains(
                        new Fault(
                                "1.5", "seat numbers of 1 to 10, each once, in clockwise order", "seat 2 after seat 3"),
                        new Fault("3.4", "small blind of 0 to 40", "small blind of 50"),
                        new Fault("1.1", "draws of 1 to 3", "draws of 4"));
    }
}
