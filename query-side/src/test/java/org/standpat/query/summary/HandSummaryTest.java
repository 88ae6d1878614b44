package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.hand.Player;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;

class HandSummaryTest {

    private static final UUID HAND = new UUID(0, 1);

    @Test
    void what_each_player_did_is_counted() {
        HandSummary summary = HandSummary.of(Hands.threeHanded(HAND, EVENING).events());

        // Round one 200 each, round two 100 from two, round three 400, round four 200: 600 + 200 + 800 + 400.
        assertThat(summary.players())
                .containsExactly(
                        new PlayerFacts(1, "Alice", 5_000, true, false, true, 2_000, List.of(2, 1, 0)),
                        new PlayerFacts(2, "Bob", 5_000, true, false, false, 0, List.of(2)),
                        new PlayerFacts(3, "Carol", 5_000, true, true, true, 0, List.of(0, 0, 1)));
        assertThat(HandPhase.of(summary.state())).isEqualTo(HandPhase.FINISHED);
    }

    @Test
    void a_posted_blind_is_not_voluntary_and_a_checked_one_neither() {
        HandSummary summary = HandSummary.of(
                PlayedHand.recorded(HAND, EVENING, "Alpha", PlayedHand.ONLINE, 3, "Alice", "Bob", "Carol")
                        .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????")
                        .then("3 folds", "1 calls", "2 checks")
                        .events());

        assertThat(summary.players()).extracting(PlayerFacts::enteredPot).containsExactly(true, false, false);
        assertThat(summary.players()).extracting(PlayerFacts::raisedFirst).containsOnly(false);
    }

    @Test
    void bets_of_later_rounds_do_not_count_as_entering_the_pot() {
        HandSummary summary = HandSummary.of(PlayedHand.recorded(
                        HAND, EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Bob")
                .then("2 gets ??????????", "1 gets ??????????", "1 calls", "2 checks", "2 pat", "1 pat", "2 bets 100")
                .events());

        assertThat(summary.players()).extracting(PlayerFacts::enteredPot).containsExactly(true, false);
    }

    @Test
    void an_event_that_cannot_follow_is_refused() {
        HandSummary summary =
                HandSummary.of(PlayedHand.recorded(HAND, EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Bob")
                        .events());

        assertThatThrownBy(() -> HandSummary.after(summary, new HandEvent.Checked(1)))
                .isInstanceOf(ImpossibleEvent.class);
    }

    @Test
    void what_is_won_less_what_is_put_in_is_what_the_stack_changed_by() {
        long seed = System.nanoTime();
        RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int i = 0; i < 300; i++) {
            HandSummary summary =
                    HandSummary.of(PlayedHand.random(chance, EVENING).events());
            HandState.Finished finished = (HandState.Finished) summary.state();
            long net = 0;
            for (PlayerFacts facts : summary.players()) {
                Player player = finished.table().player(facts.seat());
                assertThat(facts.won() - player.committed())
                        .as("hand %s of seed %s, seat %s", i, seed, facts.seat())
                        .isEqualTo(player.stack() - facts.stackBefore());
                net += facts.won() - player.committed();
            }
            assertThat(net).as("hand %s of seed %s", i, seed).isEqualTo(-finished.rake());
        }
    }
}
