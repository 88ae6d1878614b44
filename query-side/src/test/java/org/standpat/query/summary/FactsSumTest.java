package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.query.PlayedHand;

/** What has to add up over any hands, and what may not make a difference. */
class FactsSumTest {

    private static final int HANDS = 400;

    private final long seed = Long.getLong("standpat.seed", 20_261_207L);
    private final List<List<HandEvent>> hands = new ArrayList<>();

    FactsSumTest() {
        RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int i = 0; i < HANDS; i++) {
            hands.add(PlayedHand.random(chance, EVENING).events());
        }
    }

    private static long count(List<HandEvent> events, Predicate<HandEvent> which) {
        return events.stream().filter(which).count();
    }

    private static long sum(HandSummary summary, ToLongFunction<PlayerFacts> of) {
        return summary.players().stream().mapToLong(of).sum();
    }

    @Test
    void cards_drawn_add_up_to_the_declarations() {
        for (List<HandEvent> events : hands) {
            HandSummary summary = HandSummary.of(events);

            assertThat(sum(summary, facts -> facts.draws().size()))
                    .as("seed %d, %s", seed, events)
                    .isEqualTo(count(
                            events,
                            event ->
                                    event instanceof HandEvent.StoodPat || event instanceof HandEvent.DiscardDeclared));
            // On each draw one player is last.
            assertThat(sum(
                            summary,
                            facts -> facts.draws().stream()
                                    .filter(DrawFacts::last)
                                    .count()))
                    .isEqualTo(summary.players().stream()
                            .mapToInt(facts -> facts.draws().size())
                            .max()
                            .orElseThrow());
        }
    }

    @Test
    void actions_add_up_to_those_of_the_events() {
        for (List<HandEvent> events : hands) {
            HandSummary summary = HandSummary.of(events);

            assertThat(sum(
                            summary,
                            facts -> facts.rounds().stream()
                                    .mapToInt(RoundFacts::actions)
                                    .sum()))
                    .as("seed %d, %s", seed, events)
                    .isEqualTo(count(events, FactsSumTest::isBettingAction));
            assertThat(sum(
                            summary,
                            facts -> facts.rounds().stream()
                                    .mapToInt(RoundFacts::raises)
                                    .sum()))
                    .isEqualTo(count(events, event -> event instanceof HandEvent.Raised));
        }
    }

    private static boolean isBettingAction(HandEvent event) {
        return event instanceof HandEvent.Checked
                || event instanceof HandEvent.Bet
                || event instanceof HandEvent.Called
                || event instanceof HandEvent.Raised
                || event instanceof HandEvent.Folded;
    }

    @Test
    void parts_of_the_rake_add_up_to_the_rake_and_net_to_minus_the_rake() {
        long raked = 0;
        for (List<HandEvent> events : hands) {
            HandSummary summary = HandSummary.of(events);
            HandState.Finished finished = (HandState.Finished) summary.state();
            long won = sum(summary, facts -> facts.result().won());

            assertThat(sum(summary, facts -> facts.result().rake()))
                    .as("seed %d, %s", seed, events)
                    .isEqualTo(finished.rake());
            assertThat(won - finished.table().committed()).isEqualTo(-finished.rake());
            raked += finished.rake();
        }
        assertThat(raked).isPositive();
    }

    @Test
    void what_was_made_of_a_chance_is_no_more_than_the_chances() {
        for (List<HandEvent> events : hands) {
            HandSummary summary = HandSummary.of(events);
            for (PlayerFacts facts : summary.players()) {
                implies(facts, FirstRoundFact.FIRST_IN, FirstRoundFact.FIRST_IN_CHANCE);
                implies(facts, FirstRoundFact.STEAL, FirstRoundFact.STEAL_CHANCE);
                implies(facts, FirstRoundFact.STEAL_CHANCE, FirstRoundFact.FIRST_IN_CHANCE);
                implies(facts, FirstRoundFact.THREE_BET, FirstRoundFact.THREE_BET_CHANCE);
                implies(facts, FirstRoundFact.THREE_BET_FOLDED, FirstRoundFact.THREE_BET_FACED);
                implies(facts, FirstRoundFact.STEAL_FOLDED, FirstRoundFact.STEAL_FACED);
                facts.rounds().forEach(round -> assertThat(round.caps()).isLessThanOrEqualTo(round.capChances()));
            }
            assertThat(sum(summary, facts -> facts.has(FirstRoundFact.FIRST_IN) ? 1 : 0))
                    .isLessThanOrEqualTo(1);
            assertThat(sum(summary, facts -> facts.has(FirstRoundFact.THREE_BET) ? 1 : 0))
                    .isLessThanOrEqualTo(1);
        }
    }

    private void implies(PlayerFacts facts, FirstRoundFact one, FirstRoundFact other) {
        assertThat(!facts.has(one) || facts.has(other))
                .as("seed %d, %s: %s without %s", seed, facts, one, other)
                .isTrue();
    }

    @Test
    void a_card_that_was_not_shown_to_everybody_makes_no_difference() {
        for (List<HandEvent> events : hands) {
            List<HandEvent> unseen = events.stream().map(FactsSumTest::covered).toList();

            assertThat(HandSummary.of(unseen).players())
                    .as("seed %d, %s", seed, events)
                    .isEqualTo(HandSummary.of(events).players());
        }
    }

    /** The event without every card that reached a player or the muck face down. */
    private static HandEvent covered(HandEvent event) {
        if (event instanceof HandEvent.CardsDealt dealt) {
            return new HandEvent.CardsDealt(dealt.seat(), covered(dealt.cards()));
        }
        if (event instanceof HandEvent.CardsReplaced replaced) {
            return new HandEvent.CardsReplaced(replaced.seat(), covered(replaced.cards()));
        }
        if (event instanceof HandEvent.DiscardDeclared declared) {
            return new HandEvent.DiscardDeclared(declared.seat(), covered(declared.cards()));
        }
        if (event instanceof HandEvent.DeclarationChanged changed) {
            return new HandEvent.DeclarationChanged(changed.seat(), covered(changed.cards()));
        }
        if (event instanceof HandEvent.DeckReshuffled shuffled) {
            return new HandEvent.DeckReshuffled(
                    shuffled.procedure(),
                    shuffled.poolOf(),
                    shuffled.seat(),
                    covered(shuffled.pool()),
                    shuffled.commitment());
        }
        return event;
    }

    private static Cards covered(Cards cards) {
        return Cards.unknown(cards.size());
    }
}
