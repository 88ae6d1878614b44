package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent;

/** Several writers at one hand: one wins, the others are told, nothing is lost or doubled. */
class TwoWritersTest {

    private static final int SMALL_POOL = 4;
    private static final Database DATABASE = TestDatabase.fresh();
    private static final Rows ROWS = new Rows(DATABASE);
    private static final RunningCommandSide ONE =
            RunningCommandSide.on(DATABASE, "--standpat.database.pool-size=" + SMALL_POOL);
    private static final RunningCommandSide OTHER =
            RunningCommandSide.on(DATABASE, "--standpat.database.pool-size=" + SMALL_POOL);

    @AfterAll
    static void stop() {
        OTHER.close();
        ONE.close();
    }

    @Test
    void whoNamesThePositionThatIsGoneIsToldTheNewOne() {
        Reply started = ONE.start(Bodies.start("house", 3));

        List<Reply> replies =
                Together.send(2, i -> ONE.act(started.hand(), Bodies.action(1, "call"), "If-Match", started.etag()));

        Reply won = only(200, replies);
        Reply lost = only(412, replies);
        assertThat(lost.json().path("position").intValue()).isEqualTo(won.position());
        assertThat(lost.field("detail"))
                .contains("Nothing was recorded")
                .contains("If-Match: \"" + won.position() + "\"");
        assertThat(ROWS.eventsOf(started.hand())).isEqualTo(won.position());
    }

    @Test
    void whoNamesNoPositionIsJudgedOnTheNewState() {
        Reply started = ONE.start(Bodies.start("house", 3));

        List<Reply> replies = Together.send(2, i -> ONE.act(started.hand(), Bodies.action(1, "call")));

        Reply won = only(200, replies);
        assertThat(only(422, replies).field("kind")).isEqualTo("not-your-turn");
        assertThat(ROWS.eventsOf(started.hand())).isEqualTo(won.position());
    }

    @Test
    void twoProcessesAreAsGoodAsOne() {
        for (int round = 0; round < 20; round++) {
            Reply started = ONE.start(Bodies.start("house", 3));
            String position = started.etag();

            List<Reply> replies = Together.send(4, i -> {
                RunningCommandSide side = i % 2 == 0 ? ONE : OTHER;
                String match = i < 2 ? position : "*";
                return side.act(started.hand(), Bodies.action(1, "call"), "If-Match", match);
            });

            Reply won = only(200, replies);
            assertThat(replies.stream().filter(reply -> !reply.equals(won)))
                    .allSatisfy(reply -> assertThat(reply.status()).isIn(412, 422));
            assertThat(ROWS.eventsOf(started.hand())).isEqualTo(won.position());
        }
    }

    @Test
    void sixtyFourWaitersForOneHandNeedNoMoreThanFourConnections() {
        Reply started = ONE.start(Bodies.start("house", 3));
        Reply another = ONE.start(Bodies.start("house", 3));

        List<Reply> replies =
                Together.send(65, i -> ONE.act(i == 0 ? another.hand() : started.hand(), Bodies.action(1, "call")));

        assertThat(replies.getFirst().status()).isEqualTo(200);
        List<Reply> ofOneHand = replies.subList(1, replies.size());
        Reply won = only(200, ofOneHand);
        assertThat(ofOneHand.stream().filter(reply -> reply.status() == 422)).hasSize(63);
        assertThat(ROWS.eventsOf(started.hand())).isEqualTo(won.position());
    }

    @Test
    void whoWaitsForAnotherProcessIsJudgedOnWhatItRecorded() throws SQLException {
        Reply started = ONE.start(Bodies.start("house", 3));
        try (Connection other = DATABASE.unpooled().getConnection();
                ExecutorService thread = Executors.newSingleThreadExecutor()) {
            other.setAutoCommit(false);
            ROWS.append(other, started.hand(), started.position() + 1, new HandEvent.Called(1, 100));

            Future<Reply> call = thread.submit(() -> ONE.act(started.hand(), Bodies.action(1, "call")));
            await().atMost(Duration.ofSeconds(30)).until(ROWS::somebodyWaits);
            assertThat(call.isDone()).isFalse();
            other.commit();

            Reply judgedAnew = Together.answer(call);
            assertThat(judgedAnew.field("kind")).isEqualTo("not-your-turn");
            assertThat(judgedAnew.json().path("position").intValue()).isEqualTo(started.position() + 1);
            assertThat(ROWS.eventsOf(started.hand())).isEqualTo(started.position() + 1);
        }
    }

    @Test
    void whoIsAlwaysLateIsToldThatNothingWasRecorded() {
        Reply started = ONE.start(Bodies.start("house", 3));
        int before = ROWS.count("event");
        ROWS.refuseEvents("unique_violation", false);
        try {
            Reply late = ONE.act(started.hand(), Bodies.action(1, "call"), "Idempotency-Key", "late");

            assertThat(late.status()).isEqualTo(409);
            assertThat(late.contentType()).isEqualTo("application/problem+json");
            assertThat(late.field("detail")).contains("5 times").contains("Nothing was recorded");
            assertThat(ROWS.count("event")).isEqualTo(before);
            assertThat(ROWS.count("answered_request")).isZero();
        } finally {
            ROWS.acceptEvents();
        }
        assertThat(ONE.act(started.hand(), Bodies.action(1, "call"), "Idempotency-Key", "late")
                        .status())
                .isEqualTo(200);
    }

    private static Reply only(int status, List<Reply> replies) {
        List<Reply> found =
                replies.stream().filter(reply -> reply.status() == status).toList();
        assertThat(found)
                .as("answers with status " + status + " among " + replies)
                .hasSize(1);
        return found.getFirst();
    }
}
