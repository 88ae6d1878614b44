package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;

/** A player's numbers as they change, over HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LiveStatisticsTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String ALICE = "/api/v1/live/players/Alice/stats";

    private final RunningQuerySide service =
            new RunningQuerySide("--standpat.live.heartbeat=300ms", "--standpat.read.wait-limit=20s");

    private int hands;

    @BeforeAll
    void record() {
        service.record(newHand());
        awaitTables();
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private PlayedHand newHand() {
        hands++;
        return Hands.threeHanded(new UUID(11, hands), EVENING.plusSeconds(hands));
    }

    private void awaitTables() {
        assertThat(service.get("/api/v1/hands?limit=1&atLeast=" + service.db.log.count())
                        .status())
                .isEqualTo(200);
    }

    private String numbersNow() {
        return service.get("/api/v1/players/Alice/stats").json().toString();
    }

    @Test
    void given_a_new_stream_then_the_present_numbers_come_first_and_then_those_after_each_hand() throws Exception {
        try (LiveReader reader = LiveReader.of(service, ALICE)) {
            await().atMost(LIMIT).until(() -> !reader.messages("statistics").isEmpty());
            assertThat(reader.messages().getFirst().event()).isEqualTo("position");
            assertThat(reader.messages("statistics").getFirst().data().toString())
                    .isEqualTo(numbersNow());

            PlayedHand hand = newHand();
            service.record(hand, 1, 10);
            awaitTables();
            await().atMost(LIMIT).until(() -> reader.lastId() >= service.db.log.count());
            assertThat(reader.messages("statistics"))
                    .as("a hand that is played changes nothing")
                    .hasSize(1);
            service.record(hand, 11, hand.position());
            awaitTables();
            await().atMost(LIMIT).until(() -> reader.messages("statistics").size() == 2);

            LiveReader.Message last = reader.messages("statistics").getLast();
            assertThat(last.data().toString()).isEqualTo(numbersNow());
            assertThat(last.id()).isEqualTo(last.data().path("feedPosition").longValue());
        }
    }

    @Test
    void given_a_position_to_go_on_from_then_numbers_come_only_when_they_have_changed_since() throws Exception {
        awaitTables();
        long before = service.db.log.count();
        try (LiveReader reader = LiveReader.of(service, ALICE, "Last-Event-ID", Long.toString(before))) {
            await().atMost(LIMIT).until(() -> !reader.comments().isEmpty());
            assertThat(reader.messages("statistics")).isEmpty();
        }
        service.record(newHand());
        awaitTables();
        try (LiveReader reader = LiveReader.of(service, ALICE, "Last-Event-ID", Long.toString(before))) {
            await().atMost(LIMIT).until(() -> !reader.messages("statistics").isEmpty());
            assertThat(reader.messages("statistics").getFirst().data().toString())
                    .isEqualTo(numbersNow());
        }
    }

    @Test
    void given_a_player_whom_nobody_knows_then_there_is_no_stream() {
        Answer answer = service.get("/api/v1/live/players/Nobody/stats");

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().path("kind").stringValue()).isEqualTo("unknown-player");
    }
}
