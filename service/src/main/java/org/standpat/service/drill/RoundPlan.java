package org.standpat.service.drill;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * What will be done in a round.
 *
 * @param number 1, 2, 3 ...
 * @param victim what is killed
 * @param playing how long is played before
 * @param between where two are killed: how long the second lives on
 */
record RoundPlan(int number, Victim victim, Duration playing, Duration between) {

    /** The longest play before a kill: a few hundred actions. */
    static final Duration LONGEST_PLAY = Duration.ofSeconds(1);

    /** The longest that a service lives on without its server. */
    static final Duration LONGEST_BETWEEN = Duration.ofMillis(300);

    /** Plans for so many rounds. Each three of them have one of each kind, in an order that is left to chance like the moments. */
    static List<RoundPlan> of(int rounds, Random chance) {
        List<RoundPlan> plans = new ArrayList<>();
        List<Victim> victims = new ArrayList<>();
        while (plans.size() < rounds) {
            if (victims.isEmpty()) {
                victims.addAll(Arrays.asList(Victim.values()));
                Collections.shuffle(victims, chance);
            }
            plans.add(new RoundPlan(
                    plans.size() + 1, victims.removeLast(), upTo(LONGEST_PLAY, chance), upTo(LONGEST_BETWEEN, chance)));
        }
        return plans;
    }

    private static Duration upTo(Duration most, Random chance) {
        return Duration.ofMillis(chance.nextLong(most.toMillis() + 1));
    }
}
