package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.OpenTransaction;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.live.LiveReader.Message;

/** Hands as they change, over HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class LiveHandsTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final long SEED = Long.getLong("standpat.seed", 20_270_601L);
    private static final String HANDS = "/api/v1/live/hands";

    private final RunningQuerySide service =
            new RunningQuerySide("--standpat.live.heartbeat=300ms", "--standpat.read.wait-limit=20s");

    private int hands;

    @AfterAll
    void stop() {
        service.close();
    }

    /** A stream that ended in another test gives its place back when it next writes. */
    @BeforeEach
    void noStreams() {
        await().atMost(LIMIT).until(() -> service.part(LiveDesk.class).streams() == 0);
    }

    private PlayedHand newHand() {
        hands++;
        return Hands.threeHanded(new UUID(7, hands), EVENING.plusSeconds(hands));
    }

    private void awaitTables() {
        if (service.db.log.count() == 0) {
            return;
        }
        assertThat(service.get("/api/v1/hands?limit=1&atLeast=" + service.db.log.count())
                        .status())
                .isEqualTo(200);
    }

    private void awaitId(LiveReader reader, long id) {
        await().atMost(LIMIT).until(() -> reader.lastId() >= id);
    }

    /** How each hand stands after these messages. */
    private static Map<String, String> standing(List<Message> messages) {
        Map<String, String> hands = new HashMap<>();
        for (Message message : messages) {
            if (message.event().equals("hand")) {
                hands.put(message.hand(), message.data().toString());
            }
        }
        return hands;
    }

    private static List<Long> ids(List<Message> messages) {
        return messages.stream().map(Message::id).toList();
    }

    @Test
    void given_a_stream_without_a_position_then_it_begins_now_and_tells_of_each_change_in_the_order_of_the_log()
            throws Exception {
        service.record(newHand());
        awaitTables();
        long before = service.db.log.count();
        try (LiveReader reader = LiveReader.of(service, HANDS)) {
            assertThat(reader.response().statusCode()).isEqualTo(200);
            assertThat(reader.response().headers().firstValue("Content-Type"))
                    .hasValue("text/event-stream;charset=UTF-8");
            assertThat(reader.response().headers().firstValue("Standpat-Position"))
                    .hasValue(Long.toString(before));
            PlayedHand hand = newHand();
            for (int number = 1; number <= hand.position(); number++) {
                service.record(hand, number, number);
                if (number % 5 == 0) {
                    awaitTables();
                }
            }
            awaitId(reader, before + hand.position());

            List<Message> messages = reader.messages();
            assertThat(messages.getFirst().event()).isEqualTo("position");
            assertThat(messages.getFirst().id()).isEqualTo(before);
            List<Message> changes = reader.messages("hand");
            assertThat(ids(changes)).isSorted().doesNotHaveDuplicates();
            assertThat(changes.size()).isGreaterThanOrEqualTo(hand.position() / 5);
            assertThat(changes).allSatisfy(change -> {
                assertThat(change.id())
                        .isEqualTo(change.data().path("feedPosition").longValue());
                assertThat(change.hand()).isEqualTo(hand.id().toString());
            });
            assertThat(changes.getLast().data().toString())
                    .isEqualTo(service.get("/api/v1/hands/" + hand.id()).json().toString());
        }
    }

    @Test
    void given_a_table_or_a_player_then_other_hands_are_passed_over_and_the_position_goes_on() throws Exception {
        try (LiveReader table = LiveReader.of(service, HANDS + "?table=Beta");
                LiveReader player = LiveReader.of(service, HANDS + "?player=Zed&after=0")) {
            hands += 2;
            PlayedHand beta = PlayedHand.recorded(
                    new UUID(7, hands), EVENING, "Beta", PlayedHand.ONLINE, 1, "Alice", "Bob", "Carol");
            PlayedHand zed = PlayedHand.recorded(
                    new UUID(8, hands), EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Bob", "Zed");
            service.record(beta);
            service.record(zed);
            service.record(newHand());
            awaitId(table, service.db.log.count());
            awaitId(player, service.db.log.count());

            assertThat(table.messages("hand"))
                    .extracting(Message::hand)
                    .containsOnly(beta.id().toString());
            assertThat(player.messages("hand"))
                    .extracting(Message::hand)
                    .containsOnly(zed.id().toString());
        }
    }

    @Test
    void given_nothing_new_then_a_line_says_that_somebody_is_there() throws Exception {
        try (LiveReader reader = LiveReader.of(service, HANDS)) {
            await().atMost(LIMIT).until(() -> reader.comments().size() >= 3);

            assertThat(reader.comments()).containsOnly(": nothing new");
            assertThat(reader.messages()).hasSize(1);
        }
    }

    @Test
    void given_readers_that_are_cut_at_random_places_then_each_ends_with_what_one_read_without_a_cut()
            throws Exception {
        Random chance = new Random(SEED);
        awaitTables();
        long before = service.db.log.count();
        try (LiveReader whole = LiveReader.of(service, HANDS + "?after=" + before)) {
            List<List<Message>> told = new ArrayList<>();
            List<Thread> readers = IntStream.range(0, 3)
                    .mapToObj(i -> {
                        List<Message> messages = new ArrayList<>();
                        told.add(messages);
                        Random own = new Random(chance.nextLong());
                        return Thread.ofVirtual().start(() -> readWithCuts(own, before, messages));
                    })
                    .toList();
            List<PlayedHand> played = new ArrayList<>();
            for (int i = 0; i < 120; i++) {
                if (played.size() < 4 || chance.nextInt(4) == 0) {
                    played.add(newHand());
                }
            }
            playTogether(chance, played);
            long end = service.db.log.count();
            awaitId(whole, end);
            for (Thread reader : readers) {
                assertThat(reader.join(LIMIT)).isTrue();
            }

            Map<String, String> expected = standing(whole.messages());
            assertThat(expected).hasSize(played.size());
            for (List<Message> messages : told) {
                assertThat(standing(messages)).as("seed " + SEED).isEqualTo(expected);
                assertThat(ids(messages)).as("seed " + SEED).isSorted();
            }
        }
    }

    private volatile long goal = Long.MAX_VALUE;

    /** Some events of some hand, again and again, until all hands are over. */
    private void playTogether(Random chance, List<PlayedHand> played) {
        goal = service.db.log.count()
                + played.stream().mapToLong(PlayedHand::position).sum();
        Map<PlayedHand, Integer> next = new HashMap<>();
        played.forEach(hand -> next.put(hand, 1));
        List<PlayedHand> running = new ArrayList<>(played);
        while (!running.isEmpty()) {
            PlayedHand hand = running.get(chance.nextInt(running.size()));
            int from = next.get(hand);
            int to = Math.min(hand.position(), from + chance.nextInt(8));
            service.record(hand, from, to);
            next.put(hand, to + 1);
            if (to == hand.position()) {
                running.remove(hand);
            }
        }
    }

    private void readWithCuts(Random chance, long from, List<Message> messages) {
        try {
            long last = from;
            while (last < goal) {
                try (LiveReader reader = LiveReader.of(service, HANDS, "Last-Event-ID", Long.toString(last))) {
                    Thread.sleep(chance.nextInt(300));
                    messages.addAll(reader.messages());
                    last = messages.isEmpty() ? last : messages.getLast().id();
                }
            }
        } catch (Exception fault) {
            throw new IllegalStateException("seed " + SEED, fault);
        }
    }

    @Test
    void given_a_part_of_the_tables_that_is_ahead_then_its_changes_come_when_the_other_part_is_there_and_none_is_lost()
            throws Exception {
        // Eight hands are spread over both segments but for one time in 128; one of them is held up.
        List<PlayedHand> together =
                IntStream.range(0, 8).mapToObj(i -> newHand()).toList();
        together.forEach(hand -> service.record(hand, 1, 3));
        awaitTables();
        long before = service.db.log.count();
        PlayedHand held = together.getFirst();
        try (LiveReader reader = LiveReader.of(service, HANDS)) {
            OpenTransaction lock = service.db.openTransaction(() ->
                    service.db.sql.queryForList("select 1 from projection.hand where hand = ? for update", held.id()));
            together.forEach(hand -> service.record(hand, 4, 4));
            await().atMost(LIMIT)
                    .until(() -> service.db.sql.queryForObject(
                                    "select count(*) from projection.hand where feed_position > ?", Long.class, before)
                            > 0);
            Thread.sleep(300);
            assertThat(reader.messages("hand")).as("while one is held up").isEmpty();
            lock.commit();
            awaitId(reader, before + together.size());

            assertThat(ids(reader.messages("hand")))
                    .isEqualTo(IntStream.rangeClosed(1, together.size())
                            .mapToObj(i -> before + i)
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-1", "1.5", "x", "", " ", "99999999999999999999999", "0x10", "1;drop table hand", "1 2", "null"
            })
    void given_a_last_event_id_that_is_no_position_then_the_answer_says_so(String id) {
        Answer answer = service.get(HANDS, "Last-Event-ID", id);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").stringValue()).contains("Last-Event-ID is a whole number from 0 to");
    }

    @Test
    void given_a_position_beyond_the_log_then_the_answer_says_where_it_ends() {
        long end = service.db.log.count();

        for (Answer answer : List.of(
                service.get(HANDS, "Last-Event-ID", Long.toString(end + 1)),
                service.get(HANDS + "?after=" + Long.MAX_VALUE),
                service.get(HANDS, "Last-Event-ID", Long.toString(Long.MAX_VALUE)))) {
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().path("detail").stringValue()).contains("The log ends at position " + end);
        }
        assertThat(service.get(HANDS, "Last-Event-ID", "1", "Last-Event-ID", "2")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void given_both_positions_then_the_readers_own_goes_before_the_one_in_the_address() throws Exception {
        service.record(newHand());
        awaitTables();
        long end = service.db.log.count();
        try (LiveReader reader = LiveReader.of(service, HANDS + "?after=0", "Last-Event-ID", Long.toString(end))) {
            await().atMost(LIMIT).until(() -> !reader.comments().isEmpty());

            assertThat(reader.messages("hand")).isEmpty();
            assertThat(reader.messages().getFirst().id()).isEqualTo(end);
        }
    }

    @Test
    void given_the_head_alone_then_no_place_is_taken() {
        Answer head = service.head(HANDS);

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.header("Content-Type")).startsWith("text/event-stream");
        assertThat(head.header("Standpat-Position")).isNotEmpty();
        assertThat(service.part(LiveDesk.class).streams()).isZero();
    }

    @Test
    void given_more_changes_than_are_held_then_a_stream_from_the_beginning_has_every_hand_as_it_stands()
            throws Exception {
        try (LiveReader keepsThem = LiveReader.of(service, HANDS)) {
            for (int i = 0; i < 250; i++) {
                PlayedHand hand = newHand();
                service.record(hand, 1, 6);
                service.record(hand, 7, 12);
            }
            awaitTables();
            try (LiveReader reader = LiveReader.of(service, HANDS + "?after=0")) {
                awaitId(reader, service.db.log.count());

                assertThat(ids(reader.messages("hand"))).isSorted();
                assertThat(standing(reader.messages()))
                        .hasSize(service.db.sql.queryForObject("select count(*) from projection.hand", Integer.class));
                assertThat(reader.messages("hand"))
                        .as("no stream holds a card")
                        .allSatisfy(message -> assertThat(message.data().toString())
                                .doesNotContainPattern("[2-9TJQKA][cdhs][2-9TJQKA][cdhs]"));
            }
            awaitId(keepsThem, service.db.log.count());
        }
    }
}
