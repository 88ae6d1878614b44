package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.live.LiveReader.Message;

/** Where a stream of hands goes on: from a position that was read before, or from the beginning. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class LivePositionsTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final long SEED = Long.getLong("standpat.seed", 20_270_601L);
    private static final String HANDS = "/api/v1/live/hands";

    private final LiveRoom room = new LiveRoom();

    @AfterAll
    void stop() {
        room.close();
    }

    @BeforeEach
    void noStreams() {
        room.awaitNoStreams();
    }

    @Test
    void given_readers_that_are_cut_at_random_places_then_each_ends_with_what_one_read_without_a_cut()
            throws Exception {
        Random chance = new Random(SEED);
        room.awaitTables();
        long before = room.service.db.log.count();
        try (LiveReader whole = LiveReader.of(room.service, HANDS + "?after=" + before)) {
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
                    played.add(room.newHand());
                }
            }
            playTogether(chance, played);
            long end = room.service.db.log.count();
            whole.awaitId(end);
            for (Thread reader : readers) {
                assertThat(reader.join(LIMIT)).isTrue();
            }

            Map<String, String> expected = Message.standing(whole.messages());
            assertThat(expected).hasSize(played.size());
            for (List<Message> messages : told) {
                assertThat(Message.standing(messages)).as("seed " + SEED).isEqualTo(expected);
                assertThat(Message.ids(messages)).as("seed " + SEED).isSorted();
            }
        }
    }

    private volatile long goal = Long.MAX_VALUE;

    /** Some events of some hand, again and again, until all hands are over. */
    private void playTogether(Random chance, List<PlayedHand> played) {
        goal = room.service.db.log.count()
                + played.stream().mapToLong(PlayedHand::position).sum();
        Map<PlayedHand, Integer> next = new HashMap<>();
        played.forEach(hand -> next.put(hand, 1));
        List<PlayedHand> running = new ArrayList<>(played);
        while (!running.isEmpty()) {
            PlayedHand hand = running.get(chance.nextInt(running.size()));
            int from = next.get(hand);
            int to = Math.min(hand.position(), from + chance.nextInt(8));
            room.service.record(hand, from, to);
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
                try (LiveReader reader = LiveReader.of(room.service, HANDS, "Last-Event-ID", Long.toString(last))) {
                    Thread.sleep(chance.nextInt(300));
                    messages.addAll(reader.messages());
                    last = messages.isEmpty() ? last : messages.getLast().id();
                }
            }
        } catch (Exception fault) {
            throw new IllegalStateException("seed " + SEED, fault);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"-1", "1.5", "x", "", " ", "99999999999999999999999", "0x10", "1;drop table hand", "1 2", "null"
            })
    void given_a_last_event_id_that_is_no_position_then_the_answer_says_so(String id) {
        Answer answer = room.service.get(HANDS, "Last-Event-ID", id);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").stringValue()).contains("Last-Event-ID is a whole number from 0 to");
    }

    @Test
    void given_a_position_beyond_the_log_then_the_answer_says_where_it_ends() {
        long end = room.service.db.log.count();

        for (Answer answer : List.of(
                room.service.get(HANDS, "Last-Event-ID", Long.toString(end + 1)),
                room.service.get(HANDS + "?after=" + Long.MAX_VALUE),
                room.service.get(HANDS, "Last-Event-ID", Long.toString(Long.MAX_VALUE)))) {
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().path("detail").stringValue()).contains("The log ends at position " + end);
        }
        assertThat(room.service
                        .get(HANDS, "Last-Event-ID", "1", "Last-Event-ID", "2")
                        .status())
                .isEqualTo(400);
    }

    @Test
    void given_both_positions_then_the_readers_own_goes_before_the_one_in_the_address() throws Exception {
        room.service.record(room.newHand());
        room.awaitTables();
        long end = room.service.db.log.count();
        try (LiveReader reader = LiveReader.of(room.service, HANDS + "?after=0", "Last-Event-ID", Long.toString(end))) {
            await().atMost(LIMIT).until(() -> !reader.comments().isEmpty());

            assertThat(reader.messages("hand")).isEmpty();
            assertThat(reader.messages().getFirst().id()).isEqualTo(end);
        }
    }

    @Test
    void given_more_changes_than_are_held_then_a_stream_from_the_beginning_has_every_hand_as_it_stands()
            throws Exception {
        try (LiveReader keepsThem = LiveReader.of(room.service, HANDS)) {
            for (int i = 0; i < 250; i++) {
                PlayedHand hand = room.newHand();
                room.service.record(hand, 1, 6);
                room.service.record(hand, 7, 12);
            }
            room.awaitTables();
            try (LiveReader reader = LiveReader.of(room.service, HANDS + "?after=0")) {
                reader.awaitId(room.service.db.log.count());

                assertThat(Message.ids(reader.messages("hand"))).isSorted();
                assertThat(Message.standing(reader.messages()))
                        .hasSize(room.service.db.sql.queryForObject(
                                "select count(*) from projection.hand", Integer.class));
                assertThat(reader.messages("hand"))
                        .as("no stream holds a card")
                        .allSatisfy(message -> assertThat(message.data().toString())
                                .doesNotContainPattern("[2-9TJQKA][cdhs][2-9TJQKA][cdhs]"));
            }
            keepsThem.awaitId(room.service.db.log.count());
        }
    }
}
