package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.deal.CardSource;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;

/**
 * A record that has lost an event, or holds one twice, or two in the wrong order, is noticed when it is folded: it never gives a
 * finished hand as if nothing had happened (rule 8).
 */
class EveryEventCountsTest {

    private static final int HANDS = 60;

    @ParameterizedTest
    @EnumSource
    void givenARandomHandWhenAnEventIsLostOrDoubledThenTheFoldNoticesIt(Dealing dealing) {
        for (long seed = 0; seed < HANDS; seed++) {
            List<HandEvent> events = played(seed, dealing);
            for (int place = 0; place < events.size(); place++) {
                HandEvent event = events.get(place);
                if (place < events.size() - 1 && !mayBeMissed(event)) {
                    List<HandEvent> lost = new ArrayList<>(events);
                    lost.remove(place);
                    impossible(lost, "seed " + seed + " without event " + place + ", " + Words.event(event));
                }
                List<HandEvent> doubled = new ArrayList<>(events);
                doubled.add(place, event);
                impossible(doubled, "seed " + seed + " with event " + place + " twice, " + Words.event(event));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void givenAFinishedHandThenNoEventCanFollow(Dealing dealing) {
        for (long seed = 0; seed < HANDS; seed++) {
            List<HandEvent> events = played(seed, dealing);
            for (HandEvent event : events) {
                List<HandEvent> more = new ArrayList<>(events);
                more.add(event);
                impossible(more, "seed " + seed + " with " + Words.event(event) + " at its end");
            }
        }
    }

    /**
     * Where the stub would be one card longer no later event need contradict it, and a player who calls after his blind names the
     * total with the blind in it. The log's unbroken sequence numbers tell of these.
     */
    private static boolean mayBeMissed(HandEvent event) {
        return event instanceof HandEvent.DeckShuffled
                || event instanceof HandEvent.BlindPosted
                || event instanceof HandEvent.CardBurned
                || event instanceof HandEvent.DeckReshuffled;
    }

    private static void impossible(List<HandEvent> events, String what) {
        assertThat(catchThrowable(() -> HandFold.of(events))).as(what).isInstanceOf(ImpossibleEvent.class);
    }

    private static List<HandEvent> played(long seed, Dealing dealing) {
        SplittableRandom chance = new SplittableRandom(seed);
        CardSource dealer = dealing == Dealing.HOUSE ? Seeds.dealer(seed) : CardSource.REPORTED;
        HandCommand command = new RandomTable(chance).any(dealing);
        RandomPlayer player = new RandomPlayer(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, dealer)) {
                state = HandFold.evolve(state, event);
                events.add(event);
            }
            if (state instanceof Finished) {
                return events;
            }
            command = player.next((Started) state);
        }
    }
}
