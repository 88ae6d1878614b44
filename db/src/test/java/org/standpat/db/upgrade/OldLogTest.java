package org.standpat.db.upgrade;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.json.CompactEvents;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.json.JsonCodec;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.EventType;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.NewEvent;
import org.standpat.db.log.Receipt;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.postgres.Schema;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What earlier versions left is whole, and its events become payloads that say the same. */
class OldLogTest {

    private final CompactEvents compact = new CompactEvents();
    private final JsonCodec json = new JsonCodec();

    @ParameterizedTest
    @EnumSource
    void an_old_log_is_restored_with_every_row(OldLog old) {
        DataSource database = TestDatabase.empty().unpooled();

        old.restore(database);

        assertThat(eventsIn(database)).isEqualTo(old.hands());
        for (String table : List.of("event_type", "dealer_secret", "answered_request", "refusal", "projection_token")) {
            assertThat(JdbcClient.create(database)
                            .sql("select count(*) from " + table)
                            .query(Long.class)
                            .single())
                    .as(table)
                    .isPositive();
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_events_of_an_old_log_become_payloads_that_say_the_same(OldLog old) {
        for (OldLog.Event event : events(old)) {
            short type = type(event).id();
            String text = event.fields().toString();

            byte[] payload = compact.fromJson(type, text);

            assertThat(compact.decode(type, payload)).isEqualTo(json.decode(type, text));
            assertThat(tree(compact.json(type, payload))).isEqualTo(event.fields());
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_hands_of_an_old_log_are_replayed_from_these_payloads(OldLog old) {
        Map<String, Integer> endings = new TreeMap<>();
        old.hands().values().forEach(events -> {
            HandState state = HandState.NOT_STARTED;
            for (OldLog.Event event : events) {
                short type = type(event).id();
                HandEvent read = compact.decode(
                        type, compact.fromJson(type, event.fields().toString()));
                state = HandFold.evolve(state, read);
            }
            endings.merge(state instanceof HandState.Finished ? "finished" : "running", 1, Integer::sum);
        });
        assertThat(endings).containsOnlyKeys("finished", "running");
    }

    @ParameterizedTest
    @EnumSource
    void a_database_of_an_old_version_is_brought_to_this_one_with_every_hand_as_it_was(OldLog old) {
        DataSource database = TestDatabase.empty().unpooled();
        old.restore(database);
        List<String> oldFeed = names(database, "order by transaction, feed_position");
        List<String> answers = rows(database, "answered_request", "scope, key");
        List<String> refusals = rows(database, "refusal", "hand, number");

        Schema.migrate(database);
        HandEventTypes.ALL.register(database);

        EventLog log = new EventLog(database);
        HandEventCodec codec = new HandEventCodec();
        old.hands().forEach((hand, expected) -> {
            List<OldLog.Event> read = log.hand(hand).stream()
                    .map(row -> {
                        EventType type = HandEventTypes.ALL.byId(row.type()).orElseThrow();
                        JsonNode fields = tree(codec.json(row.type(), row.payload()));
                        return new OldLog.Event(row.number(), type.name(), type.revision(), row.at(), fields);
                    })
                    .toList();
            assertThat(read).isEqualTo(expected);
        });
        assertThat(names(database, "order by feed_position")).isEqualTo(oldFeed);
        assertThat(log.feed(null, 10_000))
                .extracting(StoredEvent::feedPosition)
                .hasSize(oldFeed.size())
                .isSorted();
        assertThat(log.head()).contains(new FeedToken(oldFeed.size()));
        assertThat(rows(database, "answered_request", "scope, key")).isEqualTo(answers);
        assertThat(rows(database, "refusal", "hand, number")).isEqualTo(refusals);
        for (String rebuilt : List.of("projection_token", "projection_build", "parked_event")) {
            assertThat(rows(database, rebuilt, "1")).as(rebuilt).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_hand_that_an_old_version_began_goes_on(OldLog old) {
        DataSource database = TestDatabase.empty().unpooled();
        old.restore(database);
        Schema.migrate(database);
        HandEventTypes.ALL.register(database);
        UUID running = old.hands().keySet().iterator().next();
        int position = Objects.requireNonNull(old.hands().get(running)).size();
        HandEventCodec codec = new HandEventCodec();
        EventCodec.Encoded next = codec.encode(new HandEvent.Checked(1));
        Append append = new Append(
                running, position, List.of(new NewEvent(next.type(), Instant.now(), next.payload())), Beside.NONE);

        try (GroupCommit commits = new GroupCommit(database, () -> {})) {
            assertThat(commits.record(append)).isInstanceOf(Receipt.Recorded.class);
        }

        assertThat(new EventLog(database).positionOf(running)).isEqualTo(position + 1);
    }

    private static List<String> names(DataSource database, String order) {
        return JdbcClient.create(database)
                .sql("select hand || '/' || number from event " + order)
                .query((row, i) -> row.getString(1))
                .list();
    }

    /** Each row as one text. */
    private static List<String> rows(DataSource database, String table, String order) {
        return JdbcClient.create(database)
                .sql("select t::text from " + table + " t order by " + order)
                .query((row, i) -> row.getString(1))
                .list();
    }

    private static List<OldLog.Event> events(OldLog old) {
        return old.hands().values().stream().flatMap(List::stream).toList();
    }

    private static EventType type(OldLog.Event event) {
        return HandEventTypes.ALL.all().stream()
                .filter(type -> type.name().equals(event.type()) && type.revision() == event.revision())
                .findAny()
                .orElseThrow();
    }

    private static Map<UUID, List<OldLog.Event>> eventsIn(DataSource database) {
        Map<UUID, List<OldLog.Event>> hands = new TreeMap<>();
        JdbcClient.create(database).sql("""
                        select e.hand, e.number, t.name, t.revision, e.at, e.payload::text as fields
                        from event e join event_type t on t.id = e.type order by e.hand, e.number
                        """).query(row -> {
            hands.computeIfAbsent(row.getObject("hand", UUID.class), hand -> new ArrayList<>())
                    .add(new OldLog.Event(
                            row.getInt("number"),
                            row.getString("name"),
                            row.getInt("revision"),
                            row.getObject("at", OffsetDateTime.class).toInstant(),
                            tree(row.getString("fields"))));
        });
        return hands;
    }

    private static JsonNode tree(String text) {
        return JsonMapper.shared().readTree(text);
    }
}
