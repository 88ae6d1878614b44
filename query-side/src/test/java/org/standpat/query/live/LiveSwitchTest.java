package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.live.LiveReader.Message;
import org.standpat.query.projection.ServingProjection;
import tools.jackson.databind.JsonNode;

/** Live streams while other tables take the place of those that serve. */
class LiveSwitchTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String HANDS = "/api/v1/live/hands";
    private static final int REBUILDS = 3;

    /** Hands that are played at once. */
    private static final int TABLES = 3;

    @AutoClose
    private final RunningQuerySide service =
            new RunningQuerySide("--standpat.live.heartbeat=300ms", "--standpat.read.wait-limit=20s");

    private int hands;

    private PlayedHand newHand() {
        hands++;
        return Hands.threeHanded(new UUID(6, hands), EVENING.plusSeconds(hands));
    }

    private void rebuild() {
        assertThat(service.post("/api/v1/projections/rebuild", service.staff()).status())
                .isEqualTo(202);
        await().atMost(LIMIT).until(() -> rebuilt().path("finished").booleanValue());
    }

    private JsonNode rebuilt() {
        return service.get("/api/v1/projections")
                .json()
                .path("projections")
                .path(0)
                .path("rebuild");
    }

    private void awaitEnd(LiveReader reader) {
        await().atMost(LIMIT).until(() -> reader.lastId() >= service.db.log.count());
    }

    /** Plays until it is told to end, and then to the ends of the hands. */
    private Set<PlayedHand> playUntil(AtomicBoolean over) {
        Set<PlayedHand> played = new HashSet<>();
        while (!over.get() || played.isEmpty()) {
            List<PlayedHand> together = List.of(newHand(), newHand(), newHand());
            assertThat(together).hasSize(TABLES);
            for (int number = 1; number <= together.getFirst().position(); number++) {
                for (PlayedHand hand : together) {
                    service.record(hand, number, number);
                }
            }
            played.addAll(together);
        }
        return played;
    }

    @Test
    void given_readers_from_before_when_tables_take_turns_then_each_goes_on_and_each_change_comes_once()
            throws Exception {
        service.record(newHand());
        try (LiveReader fromBeginning = LiveReader.of(service, HANDS + "?after=0");
                LiveReader fromNow = LiveReader.of(service, HANDS + "?after=" + service.db.log.count())) {
            AtomicBoolean over = new AtomicBoolean();
            Map<String, PlayedHand> played = new ConcurrentHashMap<>();
            Thread play = Thread.ofVirtual()
                    .start(() ->
                            playUntil(over).forEach(hand -> played.put(hand.id().toString(), hand)));
            for (int i = 0; i < REBUILDS; i++) {
                rebuild();
            }
            over.set(true);
            assertThat(play.join(LIMIT)).isTrue();
            awaitEnd(fromBeginning);
            awaitEnd(fromNow);

            assertThat(service.part(ServingProjection.class).build().number()).isEqualTo(1 + REBUILDS);
            for (LiveReader reader : List.of(fromBeginning, fromNow)) {
                assertThat(reader.isOver()).isFalse();
                List<Message> changes = reader.messages("hand");
                assertThat(changes).extracting(Message::id).isSorted().doesNotHaveDuplicates();
                assertThat(changes).extracting(Message::hand).containsAll(played.keySet());
                played.keySet().forEach(hand -> requireWhole(changes, hand));
            }
        }
    }

    /** The last that was told of a hand is what it came to. */
    private void requireWhole(List<Message> changes, String hand) {
        assertThat(changes.stream()
                        .filter(change -> change.hand().equals(hand))
                        .toList()
                        .getLast()
                        .data()
                        .toString())
                .isEqualTo(service.get("/api/v1/hands/" + hand).json().toString());
    }

    @Test
    void given_a_position_from_before_a_switch_then_what_changed_since_comes_and_nothing_else() throws Exception {
        PlayedHand over = service.record(newHand());
        PlayedHand begun = newHand();
        service.record(begun, 1, 5);
        long last;
        try (LiveReader reader = LiveReader.of(service, HANDS + "?after=0")) {
            awaitEnd(reader);
            last = reader.lastId();
        }
        service.record(begun, 6, 8);
        rebuild();
        service.record(begun, 9, 10);
        PlayedHand after = service.record(newHand());

        try (LiveReader reader = LiveReader.of(service, HANDS, "Last-Event-ID", Long.toString(last))) {
            awaitEnd(reader);

            List<Message> changes = reader.messages("hand");
            assertThat(changes)
                    .extracting(Message::hand)
                    .doesNotContain(over.id().toString())
                    .contains(begun.id().toString(), after.id().toString());
            assertThat(changes).extracting(Message::id).isSorted().doesNotHaveDuplicates();
            requireWhole(changes, begun.id().toString());
            requireWhole(changes, after.id().toString());
        }
    }
}
