package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.PotAwarded;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;

/** Counts the chips of a hand after each of its events (rulebook 8). */
public final class ChipCount {

    private ChipCount() {}

    /** Folds the events from nothing, checks that no chip comes or goes, and gives the stacks at the end by player. */
    public static List<Long> stacksAfter(ImportedHand hand) {
        HandState state = HandState.NOT_STARTED;
        long dealtIn = 0;
        long awarded = 0;
        for (HandEvent event : hand.events()) {
            state = HandFold.evolve(state, event);
            if (event instanceof HandStarted started) {
                dealtIn =
                        started.seats().stream().mapToLong(SeatedPlayer::stack).sum();
            }
            if (event instanceof PotAwarded pot) {
                awarded += pot.shares().stream().mapToLong(Share::amount).sum();
            }
            assertThat(chips(state) - awarded)
                    .as("chips after %s of %s", event, hand.place())
                    .isEqualTo(dealtIn);
        }
        assertThat(state).as("%s at its end", hand.place()).isInstanceOf(Finished.class);
        return stacks(state);
    }

    private static long chips(HandState state) {
        return state instanceof Started started
                ? started.table().committed()
                        + stacks(state).stream().mapToLong(Long::longValue).sum()
                : 0;
    }

    private static List<Long> stacks(HandState state) {
        List<Long> stacks = new ArrayList<>();
        if (state instanceof Started started) {
            for (Player player : started.table().players()) {
                stacks.add(player.stack());
            }
        }
        return stacks;
    }
}
