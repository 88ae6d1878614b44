package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.db.json.JsonCodec;
import org.standpat.db.json.JsonCodec.Encoded;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.legal.LegalActions;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** Whatever is played, its JSON says all of it. */
class EventJsonTest {

    private static final int HANDS = 500;

    private final JsonCodec codec = new JsonCodec();

    @ParameterizedTest
    @EnumSource(Dealing.class)
    void theEventsOfRandomHandsComeBackAsTheyWere(Dealing dealing) {
        int events = 0;
        for (long seed = 1; seed <= HANDS; seed++) {
            events += playAndReadBack(seed, dealing);
        }
        assertThat(events).isGreaterThan(HANDS);
    }

    private int playAndReadBack(long seed, Dealing dealing) {
        Random chance = new Random(seed);
        CardSource cards = switch (dealing) {
            case HOUSE -> new HouseDealer(seedOf(chance));
            case RECORDED -> CardSource.REPORTED;
        };
        RandomPlayer player = new RandomPlayer(chance);
        HandState state = HandState.NOT_STARTED;
        HandCommand command = new RandomTable(chance).any(dealing);
        int count = 0;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, cards)) {
                requireSame(seed, event);
                state = HandFold.evolve(state, event);
                count++;
            }
            if (!(state instanceof HandState.Started started)
                    || LegalActions.of(state).options().isEmpty()) {
                return count;
            }
            command = player.next(started);
        }
    }

    private void requireSame(long seed, HandEvent event) {
        Encoded encoded = codec.encode(event);
        HandEvent read = codec.decode(encoded.type(), encoded.json());
        if (!read.equals(event) || !codec.encode(read).equals(encoded)) {
            throw new AssertionError("seed " + seed + ": " + event + " was read back as " + read);
        }
    }

    private static DeckSeed seedOf(Random chance) {
        byte[] bytes = new byte[DeckSeed.BYTES];
        chance.nextBytes(bytes);
        return DeckSeed.of(bytes);
    }
}
