package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.json.HandEventTypes;

/** What the tables themselves refuse, whoever asks; the tests ask as their owner. */
class EventTableTest {

    @AutoClose
    private static final LogFixture DB = new LogFixture();

    private final UUID hand = DB.handWith(3);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update event set payload = '{}'",
                "update event set payload = '{}' where false",
                "delete from event",
                "delete from event where number = 99",
                "truncate event",
                "truncate event cascade",
                "insert into event select * from event on conflict (hand, number) do update set payload = '{}'",
                "merge into event using (select 1) as one on true when matched then delete",
                "update event_type set name = 'Renamed'",
                "delete from event_type",
                "truncate event_type cascade",
            })
    void changes_are_refused_with_a_clear_sentence(String statement) {
        List<StoredEvent> before = DB.log.hand(hand);

        assertThatThrownBy(() -> DB.sql.execute(statement))
                .rootCause()
                .hasMessageContaining("is refused: the event log only grows")
                .hasMessageContaining("record a ruling as a new event");
        assertThat(DB.log.hand(hand)).isEqualTo(before);
    }

    @Test
    void the_triggers_also_hold_where_a_superuser_switches_ordinary_triggers_off() {
        assertThat(DB.sql.queryForList(
                        "select tgname from pg_trigger where tgrelid in ('event'::regclass, 'event_type'::regclass)"
                                + " and tgenabled = 'A' order by tgname",
                        String.class))
                .containsExactly("event_never_changes", "event_type_never_changes");
    }

    @Test
    void a_place_in_the_log_is_given_once() {
        assertThatThrownBy(() -> DB.sql.update("insert into event (hand, feed_position, at, number, type, payload)"
                        + " values (gen_random_uuid(), 1, now(), 1, 1, '')"))
                .rootCause()
                .hasMessageContaining("event_feed");
    }

    @ParameterizedTest
    @MethodSource
    void a_key_is_1_to_255_visible_ascii_characters(String key, boolean taken) {
        String insert =
                "insert into answered_request (scope, at, hand, first_event, last_event, status, key, fingerprint)"
                        + " values (gen_random_uuid(), now(), gen_random_uuid(), 1, 1, 200, ?, decode(repeat('00', 32), 'hex'))";

        if (taken) {
            assertThat(DB.sql.update(insert, key)).isEqualTo(1);
        } else {
            assertThatThrownBy(() -> DB.sql.update(insert, key))
                    .rootCause()
                    .hasMessageContaining("answered_request_key_is_visible_ascii");
        }
    }

    static List<Arguments> a_key_is_1_to_255_visible_ascii_characters() {
        return List.of(
                arguments("!", true),
                arguments("~", true),
                arguments("a".repeat(255), true),
                arguments("\\[^]-{1,255}'\"", true),
                arguments("", false),
                arguments("a".repeat(256), false),
                arguments("a b", false),
                arguments("a\n", false),
                arguments("a\u007f", false),
                arguments("\u00e9", false));
    }

    @Test
    void types_are_registered_as_often_as_a_program_starts() {
        HandEventTypes.ALL.register(DB.dataSource);

        assertThat(DB.sql.queryForList("select name from event_type order by id", String.class))
                .isEqualTo(
                        HandEventTypes.ALL.all().stream().map(EventType::name).toList());
    }

    @Test
    void an_id_or_a_name_is_given_once() {
        EventTypes otherName = new EventTypes(List.of(new EventType((short) 1, "Renamed", 1, String.class)));
        EventTypes otherId = new EventTypes(List.of(new EventType((short) 99, "HandStarted", 1, String.class)));

        assertThatThrownBy(() -> otherName.register(DB.dataSource))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Renamed.1 (id 1)");
        assertThatThrownBy(() -> otherId.register(DB.dataSource))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("HandStarted.1 (id 99)");
        EventType folded = new EventType((short) 1, "Folded", 1, String.class);
        assertThatThrownBy(() -> new EventTypes(List.of(folded, new EventType((short) 1, "Called", 1, String.class))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EventTypes(List.of(folded, new EventType((short) 2, "Folded", 1, String.class))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_newest_revision_is_the_one_that_is_written() {
        EventType first = new EventType((short) 1, "Folded", 1, String.class);
        EventType second = new EventType((short) 2, "Folded", 2, String.class);

        assertThat(new EventTypes(List.of(first, second)).writtenFor(String.class))
                .contains(second);
        assertThat(new EventTypes(List.of(second, first)).writtenFor(String.class))
                .contains(second);
        assertThat(new EventTypes(List.of(second, first)).writtenFor(Integer.class))
                .isEmpty();
    }
}
