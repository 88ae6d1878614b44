package org.standpat.service.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerKeyException;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.log.NewEvent;
import org.standpat.db.log.Payload;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.deal.DeckBook;
import org.standpat.deal.DeckBook.ShuffledDeck;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.money.Denomination;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.tree.Hash;
import org.standpat.service.process.ConnectionPools;

/** Hands that the house dealt, held against the decks in the dealer's vault. */
class DealersDeckTest {

    private static final int HANDS = 8;
    private static final int CONNECTIONS = 8;

    /** The text "a" and its SHA-256. */
    private static final KeptSource SOURCE = new KeptSource(
            Instant.EPOCH,
            "standpat",
            "UTF-8",
            "file",
            0,
            "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
            Payload.of(new byte[] {'a'}),
            Denomination.CHIPS);

    private final Database server = TestDatabase.fresh();
    private final HikariDataSource database = ConnectionPools.open(server, "verify-test", CONNECTIONS);
    private final SecureRandom random = new SecureRandom();
    private final DealerKey key = key();
    private final DealerVault vault = new DealerVault(database, key, random);

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

    /** Whoever assembles evidence may come long after the hand, in another process. */
    @Test
    void a_vault_that_was_opened_anew_opens_the_place_of_every_card_that_fell() {
        UUID hand = play();
        List<HandEvent> events = events(hand);

        DeckBook book = new DealerVault(database, key, random).book(hand, events);

        assertThat(book.decks()).isNotEmpty();
        for (ShuffledDeck deck : book.decks()) {
            String root = deck.places().commitment().root().toString();
            assertThat(events.get(deck.event() - 1))
                    .isInstanceOfAny(HandEvent.DeckShuffled.class, HandEvent.DeckReshuffled.class)
                    .satisfies(event -> assertThat(event.toString()).contains("commitment=" + root));
        }
        assertThat(book.openings(events).getFirst())
                .hasSizeGreaterThanOrEqualTo(10)
                .allSatisfy((place, opening) -> {
                    Hash hash = book.decks()
                            .getFirst()
                            .places()
                            .commitment()
                            .places()
                            .get(place);
                    assertThat(opening.opens(hash)).isTrue();
                });
        assertThat(book.seed().bytes()).hasSize(DeckSeed.BYTES);
        assertThatThrownBy(() -> vault().book(hand, events)).isInstanceOf(DealerKeyException.class);
        assertThatThrownBy(() -> vault.book(UUID.randomUUID(), events))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no deck for hand");
    }

    @Test
    void a_place_that_was_changed_is_missed_by_the_dealer_alone() {
        UUID hand = play();
        int dealt = 1
                + events(hand)
                        .indexOf(events(hand).stream()
                                .filter(HandEvent.CardsDealt.class::isInstance)
                                .findFirst()
                                .orElseThrow());
        StoredHands stored = new StoredHands(database);
        stored.tamperFields(hand, dealt, fields -> fields.putArray("places"));

        assertThat(new AllHands(new EventLog(database), new StoredHandCheck(new HandEventCodec()), 1)
                        .run(now -> {})
                        .named())
                .as("by the rules alone")
                .isEmpty();
        assertThat(run(vault).named()).singleElement().satisfies(fault -> {
            assertThat(fault.hand()).isEqualTo(hand);
            assertThat(fault.finding().eventNumber()).isEqualTo(dealt);
        });
    }

    private List<HandEvent> events(UUID hand) {
        HandEventCodec codec = new HandEventCodec();
        return new EventLog(database)
                .hand(hand).stream()
                        .map(row -> codec.decode(row.type(), row.payload()))
                        .toList();
    }

    @Test
    void a_deck_that_another_key_sealed_is_told_from_a_wrong_hand() {
        play();

        assertThat(run(vault()).named())
                .hasSize(HANDS)
                .allSatisfy(fault -> assertThat(fault.finding().sentence())
                        .startsWith("Rule 8: expected the deck of this hand, got: "));
    }

    @Test
    void a_hand_that_another_house_dealt_is_judged_by_the_rules_and_one_that_says_so_of_itself_is_a_fault() {
        UUID hand = play();
        Database elsewhere = TestDatabase.fresh();
        List<StoredEvent> rows = new EventLog(database).hand(hand);
        List<NewEvent> events = rows.stream()
                .map(row -> new NewEvent(row.type(), row.at(), row.payload()))
                .toList();
        try (HikariDataSource other = ConnectionPools.open(elsewhere, "verify-test", CONNECTIONS);
                GroupCommit commits = new GroupCommit(elsewhere.unpooled(), () -> {})) {
            HandEventTypes.ALL.register(other);
            commits.record(new Append(hand, 0, events, Beside.NONE));
            assertThat(check(other).named())
                    .singleElement()
                    .satisfies(fault -> assertThat(fault.finding().sentence())
                            .startsWith("Rule 8: expected the deck of this hand, got: "));

            new HandSources(other).keepWhereMissing(hand, SOURCE);

            assertThat(check(other).named()).isEmpty();
        }
    }

    private VerifyReport check(HikariDataSource other) {
        DealerVault empty = new DealerVault(other, key(), random);
        StoredHandCheck check =
                new StoredHandCheck(new HandEventCodec(), Optional.of(empty), new HandSources(other)::has);
        return new AllHands(new EventLog(other), check, 2).run(now -> {});
    }

    @Test
    void a_hand_that_was_dealt_here_is_asked_for_its_deck_be_it_imported_too_or_not() {
        UUID hand = play();
        new HandSources(database).keepWhereMissing(hand, SOURCE);
        new StoredHands(database)
                .tamperFields(hand, shuffled(hand), fields -> fields.put("commitment", "0".repeat(64)));

        assertThat(run(vault).named())
                .singleElement()
                .satisfies(fault -> assertThat(fault.hand()).isEqualTo(hand));
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
        return new AllHands(
                        new EventLog(database),
                        new StoredHandCheck(new HandEventCodec(), Optional.of(asked), new HandSources(database)::has),
                        2)
                .run(now -> {});
    }

    private DealerVault vault() {
        return new DealerVault(database, key(), random);
    }

    private DealerKey key() {
        byte[] key = new byte[DealerKey.BYTES];
        random.nextBytes(key);
        return DealerKey.parse(Base64.getEncoder().encodeToString(key), random);
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
