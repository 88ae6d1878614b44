package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.db.log.OpenTransaction;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AtLeastTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** Waits long; for tests of what is reached. */
    private final RunningQuerySide patient = new RunningQuerySide("--standpat.read.wait-limit=50s");

    /** Waits shortly; for tests of what is not reached. */
    private final RunningQuerySide hasty = new RunningQuerySide("--standpat.read.wait-limit=300ms");

    private int hands;

    @AfterAll
    void stop() {
        patient.close();
        hasty.close();
    }

    private PlayedHand newHand() {
        hands++;
        return Hands.threeHanded(new UUID(1, hands), EVENING);
    }

    /** Nobody can write into the table of hands until this ends, so that the projection stands still; reading goes on. */
    private static OpenTransaction holding(RunningQuerySide service) {
        return service.db.openTransaction(
                () -> service.db.sql.execute("lock table projection_1.hand in exclusive mode"));
    }

    @Test
    void what_was_written_is_in_the_next_answer() {
        for (int i = 0; i < 10; i++) {
            PlayedHand hand = newHand();
            patient.record(hand, 1, 8);
            assertThat(patient.get("/api/v1/hands/" + hand.id() + "?atLeast=8")
                            .json()
                            .path("position")
                            .intValue())
                    .isEqualTo(8);
            patient.record(hand, 9, hand.position());
            assertThat(patient.get("/api/v1/hands?limit=1&" + patient.after(hand))
                            .json()
                            .path("hands")
                            .get(0)
                            .path("hand")
                            .stringValue())
                    .isNotEmpty();
            assertThat(patient.get("/api/v1/players/Alice/stats?" + patient.after(hand))
                            .json()
                            .path("hands")
                            .intValue())
                    .isGreaterThan(i);
        }
    }

    @Test
    void a_request_waits_until_the_projection_is_there() {
        OpenTransaction held = holding(patient);
        PlayedHand hand = patient.record(newHand());

        CompletableFuture<Answer> summary = CompletableFuture.supplyAsync(
                () -> patient.get("/api/v1/hands/" + hand.id() + "?atLeast=" + hand.position()));
        CompletableFuture<Answer> listing =
                CompletableFuture.supplyAsync(() -> patient.get("/api/v1/hands?" + patient.after(hand)));
        await().during(Duration.ofMillis(300)).atMost(LIMIT).until(() -> !summary.isDone() && !listing.isDone());
        held.commit();

        assertThat(summary.join().status()).isEqualTo(200);
        assertThat(listing.join().status()).isEqualTo(200);
    }

    @Test
    void a_request_waits_for_an_event_that_is_not_recorded_yet() {
        PlayedHand hand = newHand();
        patient.record(hand, 1, 8);

        CompletableFuture<Answer> table =
                CompletableFuture.supplyAsync(() -> patient.get("/api/v1/hands/" + hand.id() + "/states/9?atLeast=9"));
        await().during(Duration.ofMillis(300)).atMost(LIMIT).until(() -> !table.isDone());
        patient.record(hand, 9, 9);

        assertThat(table.join().status()).isEqualTo(200);
    }

    @Test
    void after_the_limit_the_answer_says_where_the_projection_stands() {
        PlayedHand before = hasty.record(newHand());
        assertThat(hasty.get("/api/v1/hands?" + hasty.after(before)).status()).isEqualTo(200);
        OpenTransaction held = holding(hasty);
        PlayedHand hand = hasty.record(newHand());

        Answer listing = hasty.get("/api/v1/hands?" + hasty.after(hand));
        Answer summary = hasty.get("/api/v1/hands/" + hand.id() + "?atLeast=" + hand.position());

        for (Answer answer : new Answer[] {listing, summary}) {
            assertThat(answer.status()).isEqualTo(503);
            assertThat(answer.header("Retry-After")).isEqualTo("1");
            assertThat(answer.json().path("kind").stringValue()).isEqualTo("not-reached");
            assertThat(answer.json().path("feedPosition").longValue())
                    .isEqualTo(hasty.feedPositionOf(before.id(), before.position()));
        }
        // The record itself is never behind.
        assertThat(hasty.get("/api/v1/hands/" + hand.id() + "/history?atLeast=" + hand.position())
                        .status())
                .isEqualTo(200);

        held.commit();
        await().atMost(LIMIT)
                .until(() -> hasty.get("/api/v1/hands?" + hasty.after(hand)).status() == 200);
    }

    @Test
    void a_hand_that_is_recorded_but_not_projected_is_not_unknown() {
        OpenTransaction held = holding(hasty);
        PlayedHand hand = hasty.record(newHand());

        Answer answer = hasty.get("/api/v1/hands/" + hand.id());

        assertThat(answer.status()).isEqualTo(503);
        assertThat(answer.json().path("detail").stringValue()).contains("is not in the tables yet");
        held.commit();
    }

    @Test
    void a_position_that_no_event_has_is_not_reached() {
        Answer listing = hasty.get("/api/v1/hands?atLeast=999999999");
        PlayedHand hand = hasty.record(newHand());
        Answer summary = hasty.get("/api/v1/hands/" + hand.id() + "?atLeast=" + (hand.position() + 1));

        assertThat(listing.status()).isEqualTo(503);
        assertThat(listing.json().path("detail").stringValue()).contains("which no event has");
        assertThat(summary.status()).isEqualTo(503);
        assertThat(summary.json().path("position").intValue()).isEqualTo(hand.position());
    }
}
