package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.legal.Verb;
import org.standpat.query.PlayedHand;
import org.standpat.query.summary.HandPhase;
import org.standpat.view.Moment;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/** What may be done and what not is said after every event of any hand, as staff and as the public see it. */
class LegalBodyTest {

    private static final int HANDS = 400;

    @Test
    void after_every_event_each_action_is_either_allowed_or_forbidden_by_a_rule() {
        long seed = Long.getLong("standpat.seed", 20_261_132L);
        RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        Set<String> verbs =
                new TreeSet<>(Arrays.stream(Verb.values()).map(Verb::word).toList());
        EnumSet<HandPhase> phases = EnumSet.noneOf(HandPhase.class);
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < HANDS; i++) {
            for (Viewer viewer : List.of(Viewer.STAFF_WITH_REASON, Viewer.PUBLIC)) {
                HandState state = HandState.NOT_STARTED;
                int position = 0;
                for (HandEvent event : PlayedHand.random(chance, EVENING).events()) {
                    state = HandFold.evolve(
                            state, Visibility.seen(event, viewer, Moment.LIVE).orElseThrow());
                    position++;
                    phases.add(HandPhase.of(state));
                    LegalBody legal = LegalBody.of(state);
                    Set<String> said = new TreeSet<>();
                    legal.actions().forEach(option -> said.add(option.action()));
                    legal.beside().forEach(option -> said.add(option.action()));
                    Set<String> allowed = Set.copyOf(said);
                    legal.forbidden().forEach(forbidden -> said.add(forbidden.action()));
                    boolean both = legal.forbidden().stream().anyMatch(one -> allowed.contains(one.action()));
                    boolean unsaid = legal.forbidden().stream()
                            .anyMatch(one -> one.why().isBlank() || !one.rule().matches("[1-8](\\.[1-9][0-9]?)?"));
                    if (both || unsaid || !said.equals(verbs)) {
                        faults.add("hand " + i + " of seed " + seed + ", event " + position + ": " + legal);
                    }
                }
            }
        }

        assertThat(faults).isEmpty();
        assertThat(phases)
                .as("phases met")
                .containsExactlyInAnyOrderElementsOf(EnumSet.complementOf(EnumSet.of(HandPhase.NOT_STARTED)));
    }
}
