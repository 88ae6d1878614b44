package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.json.CompactEvents;
import org.standpat.db.json.JsonCodec;
import org.standpat.db.json.JsonCodec.Encoded;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.legal.LegalActions;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** Whatever is played, its payloads say all of it, in few bytes. */
class CompactPayloadTest {

    private static final Logger LOG = LoggerFactory.getLogger(CompactPayloadTest.class);

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130);
    private static final int HANDS = 300;
    private static final int SEATS = 6;

    /** Far above what it is (about 12): whoever makes payloads larger than JSON's third has changed more than he thinks. */
    private static final double MOST_BYTES_AN_EVENT = 16;

    private final CompactEvents compact = new CompactEvents();
    private final JsonCodec json = new JsonCodec();

    @ParameterizedTest
    @EnumSource
    void the_events_of_random_hands_come_back_as_they_were(Dealing dealing) {
        for (int i = 0; i < HANDS; i++) {
            long seed = SEED + i;
            Random chance = new Random(seed);
            for (HandEvent event : played(chance, new RandomTable(chance).any(dealing))) {
                requireSame(seed, event);
            }
        }
    }

    @Test
    void events_of_random_six_handed_hands_take_few_bytes() {
        long events = 0;
        long bytes = 0;
        long jsonBytes = 0;
        for (int i = 0; i < HANDS; i++) {
            Random chance = new Random(SEED + i);
            RandomTable tables = new RandomTable(chance);
            for (HandEvent event : played(chance, tables.with(SEATS, tables.rules(), Dealing.HOUSE))) {
                events++;
                bytes += compact.encode(event).length;
                jsonBytes += json.encode(event).json().getBytes(StandardCharsets.UTF_8).length;
            }
        }
        double each = (double) bytes / events;
        LOG.info(
                "{} events of {} random six-handed hands: {} bytes of payload each; as JSON {}.",
                events,
                HANDS,
                "%.1f".formatted(each),
                "%.1f".formatted((double) jsonBytes / events));
        assertThat(each).as("seed %d", SEED).isLessThan(MOST_BYTES_AN_EVENT);
    }

    private void requireSame(long seed, HandEvent event) {
        Encoded text = json.encode(event);
        byte[] payload = compact.encode(event);

        assertThat(compact.decode(text.type(), payload)).as("seed %d", seed).isEqualTo(event);
        assertThat(compact.json(text.type(), payload)).as("seed %d", seed).isEqualTo(text.json());
        assertThat(compact.fromJson(text.type(), text.json()))
                .as("seed %d", seed)
                .isEqualTo(payload);
    }

    private static List<HandEvent> played(Random chance, StartHand start) {
        CardSource cards = switch (start.dealing()) {
            case HOUSE -> new HouseDealer(seedOf(chance));
            case RECORDED -> CardSource.REPORTED;
        };
        RandomPlayer player = new RandomPlayer(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        HandCommand command = start;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, cards)) {
                events.add(event);
                state = HandFold.evolve(state, event);
            }
            if (!(state instanceof HandState.Started started)
                    || LegalActions.of(state).options().isEmpty()) {
                return events;
            }
            command = player.next(started);
        }
    }

    private static DeckSeed seedOf(Random chance) {
        byte[] bytes = new byte[DeckSeed.BYTES];
        chance.nextBytes(bytes);
        return DeckSeed.of(bytes);
    }
}
