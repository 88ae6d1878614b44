package org.standpat.service.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A drill that cannot find anything is worth nothing: what it must find, and what it must let pass. */
class ComparisonTest {

    private static final String HAND = "0198c0de-1234-7abc-8def-0123456789ab";
    private static final List<JsonNode> ACKNOWLEDGED = List.of(
            event(1, "HandStarted", "button"), event(2, "CardsDealt", "7sJh5h8c3h"), event(3, "Folded", "east"));

    private static JsonNode event(int number, String type, String data) {
        return JsonMapper.shared().readTree("""
                {"number": %d, "type": "%s", "revision": 1, "at": "2026-11-30T03:19:19Z", "data": {"seat": 1, "cards": "%s"}}
                """.formatted(number, type, data));
    }

    @Test
    void the_same_events_are_no_fault() {
        assertThat(ofRecord(ACKNOWLEDGED, false)).isEmpty();
    }

    @Test
    void cards_that_are_not_shown_while_the_hand_is_played_are_no_fault() {
        assertThat(ofRecord(with(1, event(2, "CardsDealt", "??????????")), false))
                .isEmpty();
    }

    @Test
    void another_number_of_cards_that_are_not_shown_is_a_change() {
        assertThat(ofRecord(with(1, event(2, "CardsDealt", "????????")), false))
                .singleElement()
                .satisfies(fault -> {
                    assertThat(fault.kind()).isEqualTo(Fault.Kind.CHANGED);
                    assertThat(fault.event()).isEqualTo(2);
                });
    }

    @Test
    void another_card_is_a_change_and_is_not_said() {
        assertThat(ofRecord(with(1, event(2, "CardsDealt", "7sJh5h8c2h")), false))
                .singleElement()
                .satisfies(fault -> {
                    assertThat(fault.kind()).isEqualTo(Fault.Kind.CHANGED);
                    assertThat(fault.event()).isEqualTo(2);
                    assertThat(fault.toString()).contains("CardsDealt 2").doesNotContain("7s");
                });
    }

    @Test
    void an_event_that_is_missing_is_lost_and_named() {
        assertThat(ofRecord(ACKNOWLEDGED.subList(0, 1), false)).singleElement().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.LOST);
            assertThat(fault.event()).isEqualTo(2);
            assertThat(fault.toString())
                    .contains(HAND, "CardsDealt 2 of 2026-11-30T03:19:19Z and 1 after it", "nothing");
        });
    }

    @Test
    void places_of_cards_that_are_not_shown_are_null_and_others_are_as_they_were() {
        JsonMapper json = JsonMapper.builder().build();
        JsonNode dealt = json.readTree("{\"seat\":1,\"cards\":\"2c3c\",\"places\":[4,9]}");
        assertThat(Comparison.isShown(dealt, json.readTree("{\"seat\":1,\"cards\":\"????\",\"places\":[null,null]}")))
                .isTrue();
        for (String other : List.of("[4,8]", "[4]", "[]", "null", "[null,\"9\"]")) {
            assertThat(Comparison.isShown(
                            dealt, json.readTree("{\"seat\":1,\"cards\":\"????\",\"places\":" + other + "}")))
                    .as(other)
                    .isFalse();
        }
    }

    @Test
    void more_than_was_acknowledged_is_there_twice_unless_a_request_is_not_answered() {
        List<JsonNode> more = new ArrayList<>(ACKNOWLEDGED);
        more.add(event(4, "Folded", "west"));
        assertThat(ofRecord(more, true)).isEmpty();
        assertThat(ofRecord(more, false)).singleElement().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.DOUBLED);
            assertThat(fault.event()).isEqualTo(4);
        });
    }

    @Test
    void a_number_that_comes_twice_is_found() {
        assertThat(ofRecord(with(2, event(2, "Folded", "east")), false))
                .singleElement()
                .satisfies(fault -> {
                    assertThat(fault.event()).isEqualTo(3);
                    assertThat(fault.expected()).isEqualTo("event 3");
                });
    }

    @Test
    void a_part_of_a_request_is_half_there() {
        List<JsonNode> answered = ACKNOWLEDGED.subList(1, 3);
        assertThat(Comparison.ofResent(HAND, 1, answered.subList(0, 1), answered))
                .singleElement()
                .satisfies(fault -> {
                    assertThat(fault.kind()).isEqualTo(Fault.Kind.HALF_THERE);
                    assertThat(fault.event()).isEqualTo(2);
                });
        assertThat(Comparison.ofResent(HAND, 1, List.of(), answered)).isEmpty();
        assertThat(Comparison.ofResent(HAND, 1, answered, answered)).isEmpty();
    }

    @Test
    void a_settled_hand_that_changes_later_is_found() {
        SettledHand settled = SettledHand.of(HAND, ACKNOWLEDGED);
        assertThat(settled.difference(ACKNOWLEDGED)).isEmpty();
        assertThat(settled.difference(with(2, event(3, "Folded", "west")))
                        .orElseThrow()
                        .event())
                .isEqualTo(3);
        assertThat(settled.difference(ACKNOWLEDGED.subList(0, 2)).orElseThrow().kind())
                .isEqualTo(Fault.Kind.LOST);
    }

    private static List<JsonNode> with(int index, JsonNode event) {
        List<JsonNode> changed = new ArrayList<>(ACKNOWLEDGED);
        changed.set(index, event);
        return changed;
    }

    private static List<Fault> ofRecord(List<JsonNode> recorded, boolean mayBeMore) {
        return Comparison.ofRecord(HAND, ACKNOWLEDGED, recorded, mayBeMore);
    }
}
