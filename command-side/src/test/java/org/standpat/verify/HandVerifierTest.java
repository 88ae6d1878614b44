package org.standpat.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;

/** Hands that were played by the rules have no findings, whatever happened in them; a record that breaks off has one. */
class HandVerifierTest {

    private static final int HANDS = 2_000;
    private static final int CUT_HANDS = 150;
    private static final int MIXED_HANDS = 2_000;

    private final long first = Long.getLong("standpat.seed", 20_271_130L);

    @Test
    void handsPlayedByTheRulesHaveNoFindings() {
        for (long seed = first; seed < first + HANDS; seed++) {
            for (Dealing dealing : Dealing.values()) {
                clean(RandomHand.plain(seed, dealing));
            }
        }
    }

    @Test
    void neitherHaveHandsWithReportsForcedActionsAndRulings() {
        Set<Class<?>> kinds = new HashSet<>();
        for (long seed = first; seed < first + HANDS; seed++) {
            for (Dealing dealing : Dealing.values()) {
                RandomHand hand = RandomHand.withTheFloor(seed, dealing);
                clean(hand);
                hand.events().forEach(event -> kinds.add(event.getClass()));
            }
        }
        assertThat(kinds)
                .as("every kind of event was judged")
                .hasSize(everyKind().size());
    }

    @Test
    void theDealersOwnCardsAreThoseOfTheRecord() {
        for (long seed = first; seed < first + HANDS / 3; seed++) {
            RandomHand hand = RandomHand.withTheFloor(seed, Dealing.HOUSE);
            List<Finding> findings = HandVerifier.verify(hand.events(), RandomHand.dealer(seed));
            if (!findings.isEmpty()) {
                throw new AssertionError("seed " + seed + ": " + findings);
            }
        }
    }

    @Test
    void aHandThatIsNotOverIsFineAfterEveryDecisionAndOnlyThere() {
        for (long seed = first; seed < first + CUT_HANDS; seed++) {
            RandomHand hand = RandomHand.withTheFloor(seed, seed % 2 == 0 ? Dealing.HOUSE : Dealing.RECORDED);
            for (int number = 1; number <= hand.events().size(); number++) {
                List<Finding> findings = HandVerifier.verify(hand.upTo(number));
                boolean asItShould = hand.mayEndWith(number)
                        ? findings.isEmpty()
                        : findings.size() == 1 && findings.getFirst().eventNumber() == number + 1;
                if (!asItShould) {
                    throw new AssertionError("seed " + seed + ", up to event " + number + ": " + findings);
                }
            }
        }
    }

    @Test
    void eventsOfSeveralHandsInAnyOrderAreFindingsAndNoFailure() {
        SplittableRandom chance = new SplittableRandom(first);
        List<HandEvent> heap = new ArrayList<>();
        for (long seed = first; seed < first + 50; seed++) {
            heap.addAll(RandomHand.withTheFloor(seed, seed % 2 == 0 ? Dealing.HOUSE : Dealing.RECORDED)
                    .events());
        }
        for (int i = 0; i < MIXED_HANDS; i++) {
            RandomHand hand = RandomHand.withTheFloor(first + i, Dealing.HOUSE);
            int number = hand.decisions().get(chance.nextInt(hand.decisions().size()));
            List<HandEvent> mixed = new ArrayList<>(hand.upTo(number));
            for (int more = 0; more < 3; more++) {
                mixed.add(heap.get(chance.nextInt(heap.size())));
            }
            for (Finding finding : HandVerifier.verify(mixed)) {
                if (finding.eventNumber() <= number || finding.eventNumber() > mixed.size() + 1) {
                    throw new AssertionError("seed " + (first + i) + ": " + finding);
                }
            }
        }
    }

    @Test
    void aHandWithoutEventsHasNotStarted() {
        assertThat(HandVerifier.verify(List.of()))
                .containsExactly(new Finding(1, "8", "Rule 8: expected the start of the hand, got no event."));
    }

    @Test
    void noFindingNamesACard() {
        assertThat(new Finding(3, "5.11", "Rule 5.11: expected another card, got the 7h or Td, not 4 chips.")
                        .sentence())
                .isEqualTo("Rule 5.11: expected another card, got a card or a card, not 4 chips.");
    }

    private static void clean(RandomHand hand) {
        List<Finding> findings = HandVerifier.verify(hand.events());
        if (!findings.isEmpty()) {
            throw new AssertionError("seed " + hand.seed() + " dealt " + hand.dealing() + ": " + findings);
        }
    }

    private static List<Class<?>> everyKind() {
        List<Class<?>> kinds = new ArrayList<>();
        collect(HandEvent.class, kinds);
        return kinds.stream().distinct().toList();
    }

    private static void collect(Class<?> type, List<Class<?>> kinds) {
        if (type.isRecord()) {
            kinds.add(type);
        } else {
            for (Class<?> permitted : type.getPermittedSubclasses()) {
                collect(permitted, kinds);
            }
        }
    }
}
