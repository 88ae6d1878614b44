package org.standpat.service.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.service.process.ConnectionPools;

/** Hands that the house dealt, held against the decks in the dealer's vault. */
class DealersDeckTest {

    private static final int HANDS = 8;
    private static final int CONNECTIONS = 8;

    private final Database server = TestDatabase.fresh();
    private final HikariDataSource database = ConnectionPools.open(server, "verify-test", CONNECTIONS);
    private final SecureRandom random = new SecureRandom();
    private final DealerVault vault = vault();

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void every_card_comes_from_the_sealed_deck() {
        play();

        VerifyReport report = run(vault);

        assertThat(report.named()).isEmpty();
        assertThat(report.hands()).isEqualTo(HANDS);
    }

    @Test
    void a_card_that_nobody_but_the_dealer_can_miss_is_missed() {
        UUID hand = play();
        StoredHands stored = new StoredHands(database);
        stored.tamperFields(hand, shuffled(hand), fields -> fields.put("commitment", "0".repeat(64)));

        assertThat(new AllHands(new EventLog(database), new StoredHandCheck(new HandEventCodec()), 1)
                        .run(now -> {})
                        .named())
                .as("by the rules alone")
                .isEmpty();
        assertThat(run(vault).named()).singleElement().satisfies(fault -> {
            assertThat(fault.hand()).isEqualTo(hand);
            assertThat(fault.finding().rule()).isEqualTo("4.1");
        });
    }

    @Test
    void a_deck_that_another_key_sealed_is_told_from_a_wrong_hand() {
        play();

        assertThat(run(vault()).named())
                .hasSize(HANDS)
                .allSatisfy(fault -> assertThat(fault.finding().sentence())
                        .startsWith("Rule 8: expected the deck of this hand, got: "));
    }

    private int shuffled(UUID hand) {
        HandEventCodec codec = new HandEventCodec();
        return new EventLog(database)
                .hand(hand).stream()
                        .filter(row -> codec.decode(row.type(), row.payload()) instanceof HandEvent.DeckShuffled)
                        .findFirst()
                        .orElseThrow()
                        .number();
    }

    private VerifyReport run(DealerVault asked) {
        return new AllHands(new EventLog(database), new StoredHandCheck(new HandEventCodec(), Optional.of(asked)), 2)
                .run(now -> {});
    }

    private DealerVault vault() {
        byte[] key = new byte[DealerKey.BYTES];
        random.nextBytes(key);
        return new DealerVault(database, DealerKey.parse(Base64.getEncoder().encodeToString(key), random), random);
    }

    /** Gives the id of the last hand. */
    private UUID play() {
        HandEventTypes.ALL.register(database);
        try (GroupCommit commits = new GroupCommit(server.unpooled(), () -> {})) {
            return play(HandShell.desk(database, commits, vault, InstantSource.system(), new SimpleMeterRegistry()));
        }
    }

    private static UUID play(HandDesk desk) {
        StartHand start = new RandomTable(new SplittableRandom(0)).any(Dealing.HOUSE);
        for (int seed = 0; seed < HANDS; seed++) {
            SplittableRandom chance = new SplittableRandom(seed);
            RandomPlayer player = new RandomPlayer(chance);
            start = new RandomTable(chance).any(Dealing.HOUSE);
            HandState state = state(desk.start(start, null));
            while (!(state instanceof Finished)) {
                state = state(desk.act(start.hand(), null, player.next((Started) state), null));
            }
        }
        return start.hand();
    }

    private static HandState state(Answer answer) {
        return switch (answer) {
            case Answer.Recorded recorded -> recorded.state();
            case Answer.Refused refused -> throw new IllegalStateException("refused: " + refused.refusal());
        };
    }
}
