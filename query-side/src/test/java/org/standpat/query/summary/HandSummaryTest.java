package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.hand.Owing;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;

class HandSummaryTest {

    private static final UUID HAND = new UUID(0, 1);

    @Test
    void what_each_player_did_is_counted() {
        HandSummary summary = HandSummary.of(Hands.threeHanded(HAND, EVENING).events());

        // Round one 200 each, round two 100 from two, round three 400, round four 200: 600 + 200 + 800 + 400.
        assertThat(summary.players())
                .extracting(PlayerFacts::name, PlayerFacts::stackBefore, HandSummaryTest::told)
                .containsExactly(
                        tuple("Alice", 5_000L, "entered, showdown, won 2000, drew [2, 1, 0]"),
                        tuple("Bob", 5_000L, "entered, won 0, drew [2]"),
                        tuple("Carol", 5_000L, "entered, raised, showdown, won 0, drew [0, 0, 1]"));
        assertThat(HandPhase.of(summary.state())).isEqualTo(HandPhase.FINISHED);
    }

    @Test
    void a_posted_blind_is_not_voluntary_and_a_checked_one_neither() {
        HandSummary summary = HandSummary.of(
                PlayedHand.recorded(HAND, EVENING, "Alpha", PlayedHand.ONLINE, 3, "Alice", "Bob", "Carol")
                        .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????")
                        .then("3 folds", "1 calls", "2 checks")
                        .events());

        assertThat(summary.players()).extracting(HandSummaryTest::entered).containsExactly(true, false, false);
        assertThat(summary.players())
                .extracting(facts -> facts.has(FirstRoundFact.RAISED))
                .containsOnly(false);
    }

    @Test
    void bets_of_later_rounds_do_not_count_as_entering_the_pot() {
        HandSummary summary = HandSummary.of(PlayedHand.recorded(
                        HAND, EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Bob")
                .then("2 gets ??????????", "1 gets ??????????", "1 calls", "2 checks", "2 pat", "1 pat", "2 bets 100")
                .events());

        assertThat(summary.players()).extracting(HandSummaryTest::entered).containsExactly(true, false);
    }

    @Test
    void a_live_blind_and_a_forced_action_are_not_voluntary() {
        HandSummary summary = HandSummary.of(PlayedHand.recorded(
                        HAND,
                        EVENING,
                        "Alpha",
                        PlayedHand.ONLINE,
                        4,
                        List.of(
                                new SeatedPlayer(1, "Alice", 5_000),
                                new SeatedPlayer(2, "Bob", 5_000),
                                new SeatedPlayer(3, "Carol", 5_000),
                                new SeatedPlayer(4, "Dora", 5_000)),
                        List.of(new Owing(3, Owing.Post.LIVE_BIG_BLIND)))
                .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????", "4 gets ??????????")
                .then("3 checks", "4 times-out", "1 calls", "2 disconnects")
                .events());

        assertThat(summary.players()).extracting(HandSummaryTest::entered).containsExactly(true, false, false, false);
    }

    @Test
    void what_is_declared_last_is_what_was_drawn_and_a_dead_hand_reaches_no_showdown() {
        HandSummary summary = HandSummary.of(Hands.troubled(HAND, EVENING).events());

        assertThat(summary.players())
                .extracting(HandSummaryTest::told)
                .containsExactly(
                        "entered, showdown, won 0, drew [1, 0, 0]",
                        "won 0, drew [0]",
                        "showdown, won 590, drew [1, 0, 0]",
                        "won 0, drew []");
    }

    @Test
    void a_hand_ruled_dead_at_the_showdown_has_not_reached_it() {
        HandSummary summary = HandSummary.of(Hands.threeHandedUntilShowdown(HAND, EVENING)
                .then(new HandCommand.KillHand(3, new Ruling("Floor", "six cards", "7.3")))
                .events());

        assertThat(summary.players())
                .extracting(facts -> facts.result().showdown())
                .containsExactly(true, false, false);
    }

    @Test
    void the_last_ruling_on_a_pot_says_what_was_won() {
        PlayedHand hand =
                Hands.threeHanded(HAND, EVENING).then(Hands.ruledTo(3)).then(Hands.ruledTo(2));

        assertThat(HandSummary.of(hand.events()).players())
                .extracting(facts -> facts.result().won())
                .containsExactly(0L, 2_000L, 0L);
        hand.then(Hands.ruledTo(1));
        assertThat(HandSummary.of(hand.events()).players())
                .extracting(facts -> facts.result().won())
                .containsExactly(2_000L, 0L, 0L);
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
        long seed = Long.getLong("standpat.seed", 20_261_131L);
        RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int i = 0; i < 300; i++) {
            HandSummary summary =
                    HandSummary.of(PlayedHand.random(chance, EVENING).events());
            HandState.Finished finished = (HandState.Finished) summary.state();
            long net = 0;
            for (PlayerFacts facts : summary.players()) {
                Player player = finished.table().player(facts.seat());
                assertThat(facts.result().won() - player.committed())
                        .as("hand %s of seed %s, seat %s", i, seed, facts.seat())
                        .isEqualTo(finished.correctedStack(facts.seat()) - facts.stackBefore());
                net += facts.result().won() - player.committed();
            }
            assertThat(net).as("hand %s of seed %s", i, seed).isEqualTo(-finished.rake());
        }
    }

    private static boolean entered(PlayerFacts facts) {
        return facts.has(FirstRoundFact.ENTERED_POT);
    }

    private static String told(PlayerFacts facts) {
        return (entered(facts) ? "entered, " : "")
                + (facts.has(FirstRoundFact.RAISED) ? "raised, " : "")
                + (facts.result().showdown() ? "showdown, " : "")
                + "won " + facts.result().won() + ", drew " + facts.drawn();
    }
}
