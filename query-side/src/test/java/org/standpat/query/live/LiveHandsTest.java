package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.db.log.OpenTransaction;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.live.LiveReader.Message;

/** Hands as they change, over HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class LiveHandsTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
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
    void given_a_stream_without_a_position_then_it_begins_now_and_tells_of_each_change_in_the_order_of_the_log()
            throws Exception {
        room.service.record(room.newHand());
        room.awaitTables();
        long before = room.service.db.log.count();
        try (LiveReader reader = LiveReader.of(room.service, HANDS)) {
            assertThat(reader.response().statusCode()).isEqualTo(200);
            assertThat(reader.response().headers().firstValue("Content-Type"))
                    .hasValue("text/event-stream;charset=UTF-8");
            assertThat(reader.response().headers().firstValue("Standpat-Position"))
                    .hasValue(Long.toString(before));
            PlayedHand hand = room.newHand();
            for (int number = 1; number <= hand.position(); number++) {
                room.service.record(hand, number, number);
                if (number % 5 == 0) {
                    room.awaitTables();
                }
            }
            reader.awaitId(before + hand.position());

            List<Message> messages = reader.messages();
            assertThat(messages.getFirst().event()).isEqualTo("position");
            assertThat(messages.getFirst().id()).isEqualTo(before);
            List<Message> changes = reader.messages("hand");
            assertThat(Message.ids(changes)).isSorted().doesNotHaveDuplicates();
            assertThat(changes.size()).isGreaterThanOrEqualTo(hand.position() / 5);
            assertThat(changes).allSatisfy(change -> {
                assertThat(change.id())
                        .isEqualTo(change.data().path("feedPosition").longValue());
                assertThat(change.hand()).isEqualTo(hand.id().toString());
            });
            assertThat(changes.getLast().data().toString())
                    .isEqualTo(room.service
                            .get("/api/v1/hands/" + hand.id())
                            .json()
                            .toString());
        }
    }

    @Test
    void given_a_table_or_a_player_then_other_hands_are_passed_over_and_the_position_goes_on() throws Exception {
        try (LiveReader table = LiveReader.of(room.service, HANDS + "?table=Beta");
                LiveReader player = LiveReader.of(room.service, HANDS + "?player=Zed&after=0")) {
            PlayedHand beta =
                    PlayedHand.recorded(new UUID(8, 1), EVENING, "Beta", PlayedHand.ONLINE, 1, "Alice", "Bob", "Carol");
            PlayedHand zed =
                    PlayedHand.recorded(new UUID(8, 2), EVENING, "Alpha", PlayedHand.ONLINE, 1, "Alice", "Bob", "Zed");
            room.service.record(beta);
            room.service.record(zed);
            room.service.record(room.newHand());
            table.awaitId(room.service.db.log.count());
            player.awaitId(room.service.db.log.count());

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
        try (LiveReader reader = LiveReader.of(room.service, HANDS)) {
            await().atMost(LIMIT).until(() -> reader.comments().size() >= 3);

            assertThat(reader.comments()).containsOnly(": nothing new");
            assertThat(reader.messages()).hasSize(1);
        }
    }

    @Test
    void given_a_part_of_the_tables_that_is_ahead_then_its_changes_come_when_the_other_part_is_there_and_none_is_lost()
            throws Exception {
        // Eight hands are spread over both segments but for one time in 128; one of them is held up.
        List<PlayedHand> together =
                IntStream.range(0, 8).mapToObj(i -> room.newHand()).toList();
        together.forEach(hand -> room.service.record(hand, 1, 3));
        room.awaitTables();
        long before = room.service.db.log.count();
        PlayedHand held = together.getFirst();
        try (LiveReader reader = LiveReader.of(room.service, HANDS)) {
            OpenTransaction lock = room.service.db.openTransaction(() -> room.service.db.sql.queryForList(
                    "select 1 from projection.hand where hand = ? for update", held.id()));
            together.forEach(hand -> room.service.record(hand, 4, 4));
            await().atMost(LIMIT)
                    .until(() -> room.service.db.sql.queryForObject(
                                    "select count(*) from projection.hand where feed_position > ?", Long.class, before)
                            > 0);
            Thread.sleep(300);
            assertThat(reader.messages("hand")).as("while one is held up").isEmpty();
            lock.commit();
            reader.awaitId(before + together.size());

            assertThat(Message.ids(reader.messages("hand")))
                    .isEqualTo(IntStream.rangeClosed(1, together.size())
                            .mapToObj(i -> before + i)
                            .toList());
        }
    }

    @Test
    void given_the_head_alone_then_no_place_is_taken() {
        Answer head = room.service.head(HANDS);

        assertThat(head.status()).isEqualTo(200);
        assertThat(head.header("Content-Type")).startsWith("text/event-stream");
        assertThat(head.header("Standpat-Position")).isNotEmpty();
        assertThat(room.service.part(LiveDesk.class).streams()).isZero();
    }
}
