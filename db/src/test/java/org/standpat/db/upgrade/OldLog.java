package org.standpat.db.upgrade;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.springframework.jdbc.core.JdbcTemplate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The rows that an earlier version of Standpat wrote, and what they say. They were made by playing hands through that version: house-dealt
 * and recorded, with refusals and idempotency keys, some of them not played to their end. Seeds of house-dealt hands are sealed with
 * {@link #DEALER_KEY}.
 */
public enum OldLog {
    /** Written by the version of the first issue, when hands could say no more than players' actions. */
    FIRST_ISSUE("first-issue", "3"),
    /** Written by the version of the whole rulebook, also with rulings, a misdeal and a cancelled hand. */
    WHOLE_RULEBOOK("whole-rulebook", "4");

    /** What the seeds of house-dealt hands are sealed with: 32 zero bytes in base64, no secret. */
    public static final String DEALER_KEY = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

    private final String name;
    private final String schema;

    OldLog(String name, String schema) {
        this.name = name;
        this.schema = schema;
    }

    /**
     * An event as the old version showed it.
     *
     * @param number in the hand, from 1
     * @param type its stable name
     * @param fields its own fields as JSON
     */
    public record Event(int number, String type, int revision, Instant at, JsonNode fields) {}

    /** Brings an empty database to the state in which the old version left it. */
    public void restore(DataSource empty) {
        Flyway.configure(OldLog.class.getClassLoader())
                .dataSource(empty)
                .locations("classpath:db/migration")
                .target(schema)
                .load()
                .migrate();
        new JdbcTemplate(empty).execute(resource(name + ".sql"));
    }

    /** The events of every hand, in their order. */
    public Map<UUID, List<Event>> hands() {
        Map<UUID, List<Event>> hands = new TreeMap<>();
        JsonNode all = JsonMapper.shared().readTree(resource(name + ".json"));
        for (Map.Entry<String, JsonNode> hand : all.properties()) {
            List<Event> events = new ArrayList<>();
            for (JsonNode event : hand.getValue()) {
                events.add(new Event(
                        event.path("number").intValue(),
                        event.path("type").stringValue(),
                        event.path("revision").intValue(),
                        Instant.parse(event.path("at").stringValue()),
                        event.path("fields")));
            }
            hands.put(UUID.fromString(hand.getKey()), events);
        }
        return hands;
    }

    private static String resource(String file) {
        String path = "/upgrade/" + file;
        try (InputStream text = Objects.requireNonNull(OldLog.class.getResourceAsStream(path), path)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
