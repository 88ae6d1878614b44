package org.standpat.deal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** Hands that the house dealt, played by chance to their end; the same number plays the same hand. */
final class HousedHand {

    private HousedHand() {}

    static DeckSeed seed(long number) {
        return DeckSeed.of(ByteBuffer.allocate(DeckSeed.BYTES).putLong(number).array());
    }

    /** By the dealer of today. */
    static List<HandEvent> played(long number) {
        return played(number, new HouseDealer(seed(number)));
    }

    /** By this dealer. */
    static List<HandEvent> played(long number, CardSource dealer) {
        SplittableRandom chance = new SplittableRandom(number);
        HandCommand command = new RandomTable(chance).any(Dealing.HOUSE);
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
