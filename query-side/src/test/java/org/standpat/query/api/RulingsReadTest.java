package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.history.HandHistory;
import tools.jackson.databind.JsonNode;

/**
 * Alice, Bob, Carol and Dora play {@link Hands#troubled}, which Carol wins; the pot is ruled to Bob and, in the end, to Alice. Then
 * one hand is cancelled and one is a misdeal.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RulingsReadTest {

    private final RunningQuerySide service = new RunningQuerySide();
    private final PlayedHand corrected = Hands.troubled(new UUID(0, 1), EVENING);
    private final int end = corrected.position();
    private final PlayedHand cancelled = PlayedHand.recorded(
                    new UUID(0, 2), EVENING, "Alpha", PlayedHand.LIVE, 3, "Alice", "Bob", "Carol")
            .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????", "3 raises 200", "1 calls")
            .then(Hands.cancelled());
    private final PlayedHand misdealt = PlayedHand.recorded(
                    new UUID(0, 3), EVENING, "Alpha", PlayedHand.LIVE, 3, "Alice", "Bob", "Carol")
            .then("1 is-exposed Kh", "1 is-exposed Qh");

    @BeforeAll
    void record() {
        service.record(corrected);
        // The projection has written the hand as finished when the rulings come.
        service.get(path(corrected) + "?atLeast=" + end);
        corrected.then(Hands.ruledTo(2));
        service.record(corrected, end + 1, end + 1);
        service.get(path(corrected) + "?atLeast=" + (end + 1));
        corrected.then(Hands.ruledTo(1));
        service.record(corrected, end + 2, end + 2);
        service.record(cancelled);
        service.record(misdealt);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static String path(PlayedHand hand) {
        return "/api/v1/hands/" + hand.id();
    }

    private JsonNode summary(PlayedHand hand) {
        return service.get(path(hand) + "?atLeast=" + hand.position()).json();
    }

    private JsonNode state(PlayedHand hand, int position) {
        return service.getAsStaff(path(hand) + "/states/" + position).json();
    }

    @Test
    void a_listing_shows_the_result_as_corrected_by_the_last_ruling() {
        JsonNode hand = summary(corrected);

        assertThat(hand.path("ending").stringValue()).isEqualTo("played");
        assertThat(hand.path("corrected").booleanValue()).isTrue();
        assertThat(hand.path("winners").toString()).isEqualTo("[1]");
        // Alice put in ante 10, blind 100 and bet 100: 590 - 210. Carol's dead blind makes it 260 for her.
        assertThat(nets(hand)).containsExactly(380L, -110L, -260L, -10L);
        assertThat(hand.path("players").get(0).path("stackAfter").longValue()).isEqualTo(5_380);
    }

    private static List<Long> nets(JsonNode hand) {
        return hand.path("players")
                .valueStream()
                .map(player -> player.path("net").longValue())
                .toList();
    }

    @Test
    void every_event_of_a_corrected_hand_can_be_replayed() {
        for (int position = 1; position <= corrected.position(); position++) {
            JsonNode table = state(corrected, position);
            HandState.Started state =
                    (HandState.Started) HandFold.of(corrected.events().subList(0, position));
            for (JsonNode seat : table.path("seats")) {
                assertThat(seat.path("stack").longValue())
                        .as("seat %s at position %s", seat.path("seat"), position)
                        .isEqualTo(state.table()
                                .player(seat.path("seat").intValue())
                                .stack());
            }
        }
        assertThat(service.getAsStaff(path(corrected) + "/history").text())
                .isEqualTo(HandHistory.write(corrected.events()));
    }

    @Test
    void a_pot_shows_how_it_was_awarded_and_how_it_is_ruled() {
        JsonNode recorded = state(corrected, end).path("pots").get(0);
        assertThat(recorded.path("awarded").toString()).isEqualTo("[{\"seat\":3,\"amount\":590}]");
        assertThat(recorded.path("ruled").isNull()).isTrue();

        JsonNode first = state(corrected, end + 1);
        assertThat(first.path("pots").get(0).path("ruled").toString()).isEqualTo("[{\"seat\":2,\"amount\":590}]");

        JsonNode last = state(corrected, end + 2);
        assertThat(last.path("pots").get(0).toString())
                .isEqualTo("{\"pot\":0,\"amount\":590,\"seats\":[1,3],\"rake\":0,"
                        + "\"awarded\":[{\"seat\":3,\"amount\":590}],\"ruled\":[{\"seat\":1,\"amount\":590}]}");
        assertThat(last.path("seats").get(0).path("stack").longValue()).isEqualTo(4_790);
        assertThat(last.path("seats").get(0).path("correctedStack").longValue()).isEqualTo(5_380);
        assertThat(last.path("seats").get(1).path("standing").stringValue()).isEqualTo("dead");
        assertThat(last.path("seats").get(2).path("dead").longValue()).isEqualTo(50);
        assertThat(last.path("legal").path("beside").toString())
                .contains("{\"action\":\"pot\",\"by\":\"floor\",\"seats\":[1,2,3,4],\"pot\":0}");
    }

    @Test
    void what_is_due_is_told_before_it_is_posted() {
        JsonNode started = state(corrected, 1);

        assertThat(started.path("ante").toString())
                .isEqualTo("{\"from\":\"EVERYBODY\",\"amount\":10,\"paidFirst\":\"BLIND\"}");
        assertThat(started.path("dues").toString())
                .isEqualTo("[{\"seat\":1,\"kind\":\"small-blind\",\"amount\":50},"
                        + "{\"seat\":2,\"kind\":\"big-blind\",\"amount\":100},"
                        + "{\"seat\":3,\"kind\":\"live-blind\",\"amount\":100},"
                        + "{\"seat\":3,\"kind\":\"dead-blind\",\"amount\":50},"
                        + "{\"seat\":1,\"kind\":\"ante\",\"amount\":10},{\"seat\":2,\"kind\":\"ante\",\"amount\":10},"
                        + "{\"seat\":3,\"kind\":\"ante\",\"amount\":10},{\"seat\":4,\"kind\":\"ante\",\"amount\":10}]");
        assertThat(started.path("ending").isNull()).isTrue();
    }

    @Test
    void hands_that_do_not_count_are_listed_with_their_ending() {
        for (PlayedHand hand : List.of(cancelled, misdealt)) {
            JsonNode listed = summary(hand);
            assertThat(listed.path("ending").stringValue()).isEqualTo(hand == cancelled ? "cancelled" : "misdeal");
            assertThat(listed.path("phase").stringValue()).isEqualTo("finished");
            assertThat(listed.path("pot").longValue()).isZero();
            assertThat(listed.path("winners").size()).isZero();
            assertThat(nets(listed)).containsExactly(0L, 0L, 0L);
        }
        assertThat(state(cancelled, cancelled.position()).path("ending").stringValue())
                .isEqualTo("cancelled");
    }

    @Test
    void statistics_count_the_corrected_hand_alone() {
        JsonNode alice = service.get("/api/v1/players/Alice/stats?" + service.after(misdealt))
                .json();

        assertThat(alice.path("hands").longValue()).isEqualTo(1);
        // Her raise of the cancelled hand is none; she called in the corrected one.
        assertThat(alice.path("vpip").path("count").longValue()).isEqualTo(1);
        assertThat(alice.path("wonAtShowdown").toString()).isEqualTo("{\"count\":1,\"of\":1,\"percent\":100.0}");
        assertThat(alice.path("chips").toString()).isEqualTo("{\"won\":380,\"lost\":0,\"net\":380,\"rake\":0}");
        JsonNode carol = service.get("/api/v1/players/Carol/stats?" + service.after(misdealt))
                .json();
        assertThat(carol.path("pfr").path("count").longValue()).isZero();
        assertThat(carol.path("wonAtShowdown").path("count").longValue()).isZero();
        assertThat(carol.path("chips").path("net").longValue()).isEqualTo(-260);
    }
}
