package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Database;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.Table;
import org.standpat.service.demo.LiveTable;
import org.standpat.service.http.ApiAnswer;
import org.standpat.service.http.ApiClient;
import org.standpat.service.http.WriteRequest;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A table at which one hand after the other is played, and all that was acknowledged to it. */
final class PlayedTable {

    private static final int HAND_SIZE = 5;

    private final String name;
    private final int players;
    private final Random chance;
    private final List<Hand> hands = new ArrayList<>();
    private @Nullable WriteRequest waiting;
    private @Nullable WriteRequest last;
    private String lastAnswer = "";

    private static final class Hand {
        private final LiveTable live;
        private final List<JsonNode> acknowledged = new ArrayList<>();

        Hand(LiveTable live) {
            this.live = live;
        }
    }

    PlayedTable(String name, int players, Random chance) {
        this.name = name;
        this.players = players;
        this.chance = chance;
    }

    /** Whether a request was sent and not answered. */
    boolean isWaiting() {
        return waiting != null;
    }

    /** One request and its answer; the request that was not answered when there is one. */
    void playOne(ApiClient client) {
        WriteRequest request = waiting == null ? next() : waiting;
        waiting = request;
        ApiAnswer answer = client.send(request).good();
        hand().live.take(answer);
        answer.json().path("events").forEach(hand().acknowledged::add);
        last = request;
        lastAnswer = answer.text();
        waiting = null;
    }

    /** Plays on until the hand is over. */
    void finish(ApiClient client) {
        while (isWaiting() || (!hands.isEmpty() && hand().live.isRunning())) {
            playOne(client);
        }
    }

    private WriteRequest next() {
        if (!hands.isEmpty() && hand().live.isRunning()) {
            return hand().live.next();
        }
        List<String> names = IntStream.rangeClosed(1, players)
                .mapToObj(seat -> name + "-player-" + seat)
                .toList();
        hands.add(new Hand(new LiveTable(name, names, chance)));
        return hand().live.start();
    }

    private Hand hand() {
        return hands.getLast();
    }

    /** All that was acknowledged is there once; no more than one request beyond is; the last one resent gets its first answer. */
    void checkAfterRestart(ServingProcess service) {
        EventLog log = new EventLog(service.database().unpooled());
        for (Hand hand : hands) {
            if (!hand.live.hand().isEmpty()) {
                List<StoredEvent> stored = log.hand(UUID.fromString(hand.live.hand()));
                assertIsRecord(stored.subList(0, hand.acknowledged.size()), hand.acknowledged);
                if (hand != hand() || !isWaiting()) {
                    assertThat(stored).hasSameSizeAs(hand.acknowledged);
                }
            }
        }
        WriteRequest resent = last;
        if (resent != null) {
            assertThat(service.client().send(resent).text()).isEqualTo(lastAnswer);
        }
    }

    /** The record is what was acknowledged and nothing else, and its cards are those of the deck that was shuffled first. */
    void checkWholeRecord(ServingProcess service, Path folder) throws IOException {
        EventLog log = new EventLog(service.database().unpooled());
        HandEventCodec codec = new HandEventCodec();
        for (Hand hand : hands) {
            UUID id = UUID.fromString(hand.live.hand());
            List<StoredEvent> stored = log.hand(id);
            assertThat(stored).hasSameSizeAs(hand.acknowledged);
            assertIsRecord(stored, hand.acknowledged);
            List<HandEvent> events = stored.stream()
                    .map(event -> codec.decode(event.type(), event.json()))
                    .toList();
            assertThat(HandFold.of(events)).isInstanceOf(HandState.Finished.class);
            assertCardsComeFrom(deck(service.database(), folder, id, events), events);
        }
    }

    private static void assertIsRecord(List<StoredEvent> stored, List<JsonNode> acknowledged) {
        for (int i = 0; i < stored.size(); i++) {
            assertThat(stored.get(i).number())
                    .isEqualTo(acknowledged.get(i).path("number").intValue());
            assertThat(JsonMapper.shared().readTree(stored.get(i).json()))
                    .isEqualTo(acknowledged.get(i).path("data"));
        }
    }

    /** The 52 cards as they were shuffled, by the seed in the dealer's vault. */
    private static List<Card> deck(Database database, Path folder, UUID hand, List<HandEvent> events)
            throws IOException {
        SecureRandom random = new SecureRandom();
        DealerKey key = DealerKey.parse(Files.readString(folder.resolve("dealer.key")), random);
        Table table = ((HandState.Started) HandFold.of(events.subList(0, 1))).table();
        return new DealerVault(database.unpooled(), key, random)
                .dealerOf(hand)
                .replacements(table, table.button(), CardSet.EMPTY, Card.DECK_SIZE)
                .asList();
    }

    /** Up to the first reshuffle, after which cards come from a new stub. */
    private void assertCardsComeFrom(List<Card> deck, List<HandEvent> events) {
        List<Card> dealt = new ArrayList<>();
        for (HandEvent event : events) {
            if (event instanceof HandEvent.DeckReshuffled) {
                break;
            }
            if (event instanceof HandEvent.CardsDealt first) {
                dealt.addAll(first.cards().asList());
            }
            if (event instanceof HandEvent.CardsReplaced replaced) {
                dealt.addAll(replaced.cards().asList());
            }
        }
        int first = players * HAND_SIZE;
        assertThat(Cards.of(dealt.subList(0, first)).knownSet())
                .isEqualTo(Cards.of(deck.subList(0, first)).knownSet());
        assertThat(dealt.subList(first, dealt.size())).isEqualTo(deck.subList(first, dealt.size()));
    }
}
