package org.standpat.service.events;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;
import org.standpat.service.verify.StoredHands;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The lines of hands in a real database, some of which no version of today would write. */
class HandLinesTest {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int BLIND_POSTED_1 = 2;
    private static final int FOLDED = 6;
    private static final int OF_A_LATER_VERSION = 900;
    private static final int OF_NOBODY = 901;
    private static final byte[] ARRAY_OF_ONE = {(byte) 0x81, 5};

    private final DataSource database = TestDatabase.fresh().unpooled();
    private final StoredHands hands = new StoredHands(database);
    private final HandLines lines = new HandLines(database);

    @Test
    void every_event_of_the_hand_is_a_line_with_its_place_and_its_own_fields() {
        hands.played(1);
        UUID hand = hands.played(2);
        HandEventCodec codec = new HandEventCodec();

        List<JsonNode> printed = parsed(hand);

        List<StoredEvent> rows = new EventLog(database).hand(hand);
        assertThat(printed).hasSameSizeAs(rows);
        for (int i = 0; i < rows.size(); i++) {
            StoredEvent row = rows.get(i);
            JsonNode line = printed.get(i);
            assertThat(line.propertyNames())
                    .containsExactly("hand", "number", "feedPosition", "type", "revision", "at", "data");
            assertThat(line.path("hand").stringValue()).isEqualTo(hand.toString());
            assertThat(line.path("number").intValue()).isEqualTo(i + 1);
            assertThat(line.path("feedPosition").longValue()).isEqualTo(row.feedPosition());
            assertThat(Instant.parse(line.path("at").stringValue())).isEqualTo(row.at());
            HandEvent event = codec.decode(row.type(), row.payload());
            assertThat(line.path("type").stringValue())
                    .isEqualTo(event.getClass().getSimpleName());
            assertThat(line.path("data")).isEqualTo(JSON.readTree(codec.json(row.type(), row.payload())));
        }
        assertThat(printed.getFirst().path("revision").intValue()).isEqualTo(2);
        assertThat(printed)
                .anySatisfy(line -> assertThat(line.path("data").path("cards").asString())
                        .as("hole cards are shown")
                        .matches("([2-9TJQKA][cdhs])+"));
    }

    @Test
    void an_older_revision_is_shown_as_it_was_written() {
        UUID hand = UUID.randomUUID();
        String fields = "{\"seat\":3,\"blind\":\"SMALL\",\"amount\":50}";
        hands.storeFields(hand, 1, BLIND_POSTED_1, fields);

        assertThat(parsed(hand)).singleElement().satisfies(line -> {
            assertThat(line.path("type").stringValue()).isEqualTo("BlindPosted");
            assertThat(line.path("revision").intValue()).isEqualTo(1);
            assertThat(line.path("data")).isEqualTo(JSON.readTree(fields));
        });
    }

    @Test
    void types_that_this_program_does_not_know_are_named_by_the_database_or_else_by_their_ids() {
        new JdbcTemplate(database)
                .update("insert into event_type (id, name, revision) values (?, 'SeatChanged', 3)", OF_A_LATER_VERSION);
        UUID hand = UUID.randomUUID();
        hands.storeFields(hand, 1, OF_A_LATER_VERSION, "{\"from\":1,\"to\":2.50}");
        hands.storeFields(hand, 2, OF_NOBODY, "{\"what\":null}");

        assertThat(lines.of(hand))
                .satisfiesExactly(
                        known -> {
                            assertThat(known).endsWith("\"data\":{\"from\":1,\"to\":2.50}}");
                            assertThat(JSON.readTree(known).path("type").stringValue())
                                    .isEqualTo("SeatChanged");
                            assertThat(JSON.readTree(known).path("revision").intValue())
                                    .isEqualTo(3);
                        },
                        unknown -> {
                            assertThat(JSON.readTree(unknown).path("type").intValue())
                                    .isEqualTo(OF_NOBODY);
                            assertThat(JSON.readTree(unknown).path("revision").isNull())
                                    .isTrue();
                            assertThat(JSON.readTree(unknown).path("data").toString())
                                    .isEqualTo("{\"what\":null}");
                        });
    }

    @Test
    void what_cannot_be_read_and_a_hole_do_not_hide_the_other_events() {
        UUID hand = UUID.randomUUID();
        hands.storeBytes(hand, 1, OF_A_LATER_VERSION, ARRAY_OF_ONE);
        hands.storeBytes(hand, 3, FOLDED, ARRAY_OF_ONE);

        List<JsonNode> printed = parsed(hand);

        assertThat(printed).hasSize(2);
        assertThat(printed.getFirst().path("unreadable").stringValue()).contains("900");
        assertThat(printed.getFirst().path("payload").stringValue()).isEqualTo("8105");
        assertThat(printed.getFirst().has("data")).isFalse();
        assertThat(printed.getLast().path("number").intValue()).isEqualTo(3);
        assertThat(printed.getLast().path("data").toString()).isEqualTo("{\"seat\":5}");
    }

    @Test
    void a_hand_that_is_not_there_has_no_lines() {
        hands.played(1);

        assertThat(lines.of(new UUID(7, 7))).isEmpty();
    }

    @Test
    void lines_are_utf_8_whatever_the_terminal_speaks() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        EventsVerb.print(
                List.of("{\"table\":\"Tisch Nordlicht \u2660\"}"),
                new PrintStream(bytes, false, StandardCharsets.US_ASCII));

        assertThat(bytes.toString(UTF_8)).isEqualTo("{\"table\":\"Tisch Nordlicht \u2660\"}\n");
    }

    private List<JsonNode> parsed(UUID hand) {
        List<JsonNode> parsed = new ArrayList<>();
        lines.of(hand).forEach(line -> parsed.add(JSON.readTree(line)));
        return parsed;
    }
}
