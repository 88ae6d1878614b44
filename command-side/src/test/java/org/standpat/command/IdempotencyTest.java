package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** A request that is sent again gets the first answer, word for word, and nothing happens twice. */
class IdempotencyTest {

    private static final String KEY = "Idempotency-Key";
    private static final Database DATABASE = TestDatabase.fresh();
    private static final Rows ROWS = new Rows(DATABASE);
    private static RunningCommandSide side = RunningCommandSide.on(DATABASE);

    @AfterAll
    static void stop() {
        side.close();
    }

    @Test
    void alsoAfterARestartAndLongAfterwards() {
        String start = Bodies.start("house", 3);
        Reply started = side.start(start, KEY, "start-1");
        String call = Bodies.action(1, "call");
        Reply called = side.act(started.hand(), call, KEY, "call-1", "If-Match", started.etag());
        String wrong = Bodies.wager(2, "raise", 350);
        Reply refused = side.act(started.hand(), wrong, KEY, "raise-1");
        assertThat(List.of(started.status(), called.status(), refused.status())).containsExactly(201, 200, 422);
        side.act(started.hand(), Bodies.action(2, "call"));
        int events = ROWS.eventsOf(started.hand());
        int refusals = ROWS.count("refusal");

        side.close();
        side = RunningCommandSide.on(DATABASE);

        assertThat(side.start(start, KEY, "start-1")).isEqualTo(started);
        assertThat(side.act(started.hand(), call, KEY, "call-1", "If-Match", started.etag()))
                .as("the position of then does not matter any more")
                .isEqualTo(called);
        assertThat(side.act(started.hand(), "{ \"action\": \"call\",\n\"seat\": 1 }", KEY, "call-1"))
                .as("spaces and the order of fields make no other request")
                .isEqualTo(called);
        assertThat(side.act(started.hand(), wrong, KEY, "raise-1")).isEqualTo(refused);
        assertThat(ROWS.eventsOf(started.hand())).isEqualTo(events);
        assertThat(ROWS.count("refusal")).isEqualTo(refusals);
    }

    @Test
    void alsoWhileTheFirstIsStillBeingDecided() {
        String start = Bodies.start("house", 4);
        try (RunningCommandSide other = RunningCommandSide.on(DATABASE)) {
            for (int round = 0; round < 5; round++) {
                String key = "together-" + round;
                List<Reply> started = Together.send(8, i -> (i % 2 == 0 ? side : other).start(start, KEY, key));
                assertThat(started.stream().distinct()).as("one hand").hasSize(1);
                assertThat(started.getFirst().status()).isEqualTo(201);

                String hand = started.getFirst().hand();
                String fold = Bodies.action(4, "fold");
                List<Reply> folded = Together.send(8, i -> (i % 2 == 0 ? side : other).act(hand, fold, KEY, key));
                assertThat(folded.stream().distinct()).as("one fold").hasSize(1);
                assertThat(folded.getFirst().status()).isEqualTo(200);

                String outOfTurn = Bodies.action(4, "fold");
                List<Reply> refused =
                        Together.send(8, i -> (i % 2 == 0 ? side : other).act(hand, outOfTurn, KEY, key + "-again"));
                assertThat(refused.stream().distinct()).as("one refusal").hasSize(1);
                assertThat(refused.getFirst().status()).isEqualTo(422);
                assertThat(ROWS.eventsOf(hand)).isEqualTo(folded.getFirst().position());
            }
        }
    }

    @Test
    void butAnotherRequestUnderTheKeyIsRefused() {
        Reply started = side.start(Bodies.start("house", 3), KEY, "mine");
        assertThat(started.status()).isEqualTo(201);
        Reply other = side.start(Bodies.start("house", 2), KEY, "mine");
        assertThat(other.status()).isEqualTo(422);
        assertThat(other.field("kind")).isEqualTo("key-taken");
        assertThat(other.field("detail")).contains("used for another request").contains("Nothing was recorded");

        assertThat(side.act(started.hand(), Bodies.action(1, "call"), KEY, "mine")
                        .status())
                .as("each hand has keys of its own")
                .isEqualTo(200);
        assertThat(side.act(started.hand(), Bodies.action(1, "fold"), KEY, "mine")
                        .field("kind"))
                .isEqualTo("key-taken");
    }

    @Test
    void aRequestThatWasNotDecidedMayComeAgainUnderItsKey() {
        Reply started = side.start(Bodies.start("house", 3));
        String call = Bodies.action(1, "call");
        assertThat(side.act(started.hand(), call, KEY, "k", "If-Match", "\"1\"").status())
                .isEqualTo(412);
        assertThat(side.act(started.hand(), call, KEY, "k", "If-Match", started.etag())
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aRefusedStartIsAnsweredTheSameWayAgain() {
        String alone = Bodies.start("house", 1);
        Reply refused = side.start(alone, KEY, "alone");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.field("kind")).isEqualTo("cannot-start");
        assertThat(side.start(alone, KEY, "alone")).isEqualTo(refused);
    }

    @Test
    void keysAreVisibleAsciiOfAtMost255Characters() {
        String start = Bodies.start("recorded", 2);
        assertThat(side.start(start, KEY, "!" + "~".repeat(254)).status()).isEqualTo(201);
        for (String bad : List.of("x".repeat(256), "with space", "tab\tin", "")) {
            Reply reply = side.start(start, KEY, bad);
            assertThat(reply.status()).as(bad).isEqualTo(400);
            assertThat(reply.field("detail")).contains("Idempotency-Key").contains("255");
        }
        assertThat(side.start(start, KEY, "one", KEY, "two").field("detail")).contains("send it once");
    }
}
