package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.axon.FeedProcessors;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.LogFixture;
import org.standpat.hand.HandEvent;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.projection.Projections.Activity;
import org.standpat.query.projection.Projections.Report;

class ParkingTest {

    private static final int FROM_THE_FUTURE = 999;

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private final PlayedHand bad = Hands.threeHanded(new UUID(0, 1), EVENING);
    private final PlayedHand good = Hands.threeHanded(new UUID(0, 2), EVENING);

    private Report report() {
        return running.projections.reports().getFirst();
    }

    @Test
    void an_event_of_an_unknown_type_is_parked_and_the_others_go_on() {
        running.db.sql.update("insert into event_type values (?, 'Future', 1)", FROM_THE_FUTURE);
        running.serving.start();
        running.record(bad, 1, 5);
        running.recordRaw(bad.id(), 6, FROM_THE_FUTURE, "{\"cards\": \"AhKd\"}");
        running.record(bad, 7, 9);
        running.record(good);
        running.awaitAll();

        assertThat(running.positionOf(good.id())).isEqualTo(good.position());
        assertThat(running.positionOf(bad.id())).isEqualTo(5);
        assertThat(report().activity()).isEqualTo(Activity.RUNNING);
        assertThat(report().parked()).isEqualTo(new ParkedEvents.Count(4, 1));
        assertThat(report().firstParked()).singleElement().satisfies(parked -> {
            assertThat(parked.hand()).isEqualTo(bad.id());
            assertThat(parked.number()).isEqualTo(6);
            assertThat(parked.reason())
                    .contains("999 is unknown to this program")
                    .doesNotContain("Ah");
        });
    }

    @Test
    void an_event_whose_text_does_not_fit_is_parked_without_a_card_in_the_reason() {
        running.serving.start();
        running.record(bad, 1, 4);
        running.recordRaw(bad.id(), 5, 4, "{\"seat\": 1, \"cards\": \"AhAhKdKdQs\"}");
        running.record(good);
        running.awaitAll();

        assertThat(running.positionOf(good.id())).isEqualTo(good.position());
        assertThat(report().firstParked())
                .singleElement()
                .extracting(ParkedEvent::reason)
                .asString()
                .contains("CardsDealt")
                .doesNotContain("Ah", "Kd", "Qs");
    }

    @Test
    void an_event_that_cannot_follow_is_parked() {
        running.serving.start();
        running.record(bad, 1, 4);
        running.recordRaw(bad.id(), 5, 7, "{\"seat\": 1}");
        running.record(good);
        running.awaitAll();

        assertThat(running.positionOf(bad.id())).isEqualTo(4);
        assertThat(report().firstParked())
                .singleElement()
                .extracting(ParkedEvent::reason)
                .asString()
                .contains("event Checked cannot follow in phase Opening");
    }

    @ParameterizedTest
    @ValueSource(strings = {"+999999999-01-01T00:00:00Z", "+1000000000-12-31T23:59:59Z"})
    void a_row_that_cannot_be_written_parks_its_event_alone(String year) {
        // Years that PostgreSQL has no place for, and the one that Java cannot even say in a time zone.
        PlayedHand impossible = Hands.threeHanded(new UUID(0, 1), Instant.parse(year));
        running.record(good, 1, 5);
        running.record(impossible);
        running.record(good, 6, good.position());
        running.serving.start();
        running.awaitAll();

        assertThat(running.positionOf(good.id())).isEqualTo(good.position());
        assertThat(report().parked()).isEqualTo(new ParkedEvents.Count(impossible.position(), 1));
        assertThat(report().firstParked()).singleElement().satisfies(parked -> {
            assertThat(parked.hand()).isEqualTo(impossible.id());
            assertThat(parked.number()).isEqualTo(1);
        });
    }

    @Test
    void a_hand_with_two_players_on_one_seat_is_parked() {
        HandEventCodec codec = new HandEventCodec();
        EventCodec.Encoded started = codec.encode(bad.events().getFirst());
        String oneSeatTwice =
                codec.json(started.type(), started.payload()).replaceAll("\"seat\"(\\s*):(\\s*)2", "\"seat\"$1:$21");
        running.serving.start();
        running.recordRaw(bad.id(), 1, started.type(), oneSeatTwice);
        running.record(good);
        running.awaitAll();

        assertThat(running.positionOf(good.id())).isEqualTo(good.position());
        assertThat(report().firstParked())
                .singleElement()
                .extracting(ParkedEvent::reason)
                .asString()
                .contains("Seats come by rising number");
    }

    @Test
    void a_parked_event_stays_parked_over_a_restart_and_comes_once() {
        running.serving.start();
        running.record(bad, 1, 4);
        running.recordRaw(bad.id(), 5, 7, "{\"seat\": 1}");
        running.awaitAll();
        running.serving.stop();
        running.db.sql.update("update projection_token set token = null, token_type = null, owner = null");
        long handled = running.serving.handled();
        running.serving.start();
        await().atMost(RunningProjection.LIMIT).until(() -> running.serving.handled() == 2 * handled);
        running.record(good);
        running.awaitAll();

        assertThat(report().parked()).isEqualTo(new ParkedEvents.Count(1, 1));
        assertThat(running.positionOf(bad.id())).isEqualTo(4);
    }

    @Test
    void a_rebuild_tries_parked_events_again() {
        // Parked by hand, as an older version left it that could not handle the event.
        running.serving.start();
        running.record(good, 1, 5);
        running.awaitAll();
        running.db.sql.update(
                "insert into parked_event values ('hands-1', ?, 6, 6, now(), false, 'An older version knew no better.')",
                good.id());
        running.serving.stop();
        running.record(good, 6, good.position());
        // After the stop nothing is cached that would be at event 5.
        running.serving.start();
        running.awaitAll();

        RebuildProgress end = running.rebuild.run(now -> {});

        assertThat(end.finished()).isTrue();
        assertThat(report().parked()).isEqualTo(new ParkedEvents.Count(0, 0));
        assertThat(running.positionOf(good.id())).isEqualTo(good.position());
    }

    @Test
    void with_too_many_parked_hands_the_projection_stops_and_says_so() {
        // Segments that park at the same time do not see each other's last hands, so there are more than just one too
        // many.
        for (int i = 0; i < 2 * ProjectionLimits.MOST_PARKED_HANDS; i++) {
            UUID hand = new UUID(7, i);
            DomainEventMessage<?> impossible = LogFixture.message(hand, 1, new HandEvent.Checked(1));
            running.db.append(List.of(impossible));
        }
        running.serving.start();

        await().atMost(RunningProjection.LIMIT)
                .until(() -> !running.serving.live().processor().isRunning());
        assertThat(report().activity()).isEqualTo(Activity.STOPPED);
        assertThat(report().failure()).isPresent().get().satisfies(failure -> {
            assertThat(failure.forGood()).isTrue();
            assertThat(failure.reason())
                    .contains(ProjectionLimits.MOST_PARKED_HANDS + " may be parked at most")
                    .contains("event Checked cannot follow");
        });
        assertThat(report().parked().hands()).isLessThan(ProjectionLimits.MOST_PARKED_HANDS + FeedProcessors.SEGMENTS);
    }

    @Test
    void connections_that_are_lost_park_nothing_and_the_projection_goes_on() {
        running.serving.start();
        running.record(good, 1, 5);
        running.awaitAll();

        running.db.sql.execute("select pg_terminate_backend(pid) from pg_stat_activity"
                + " where datname = current_database() and pid <> pg_backend_pid()");
        running.record(good, 6, good.position());
        running.awaitAll();

        assertThat(report().parked().events()).isZero();
        assertThat(running.positionOf(good.id())).isEqualTo(good.position());
    }

    @Test
    void a_table_that_is_gone_parks_nothing() {
        running.serving.start();
        running.record(good, 1, 5);
        running.awaitAll();

        // The table is away: no fault of any event.
        running.db.sql.execute("alter table projection_1.hand_player rename to away");
        running.record(good, 6, 9);
        await().atMost(RunningProjection.LIMIT).until(() -> report().failure().isPresent());
        assertThat(report().activity()).isEqualTo(Activity.RETRYING);
        running.db.sql.execute("alter table projection_1.away rename to hand_player");
        running.awaitAll();

        assertThat(report().parked().events()).isZero();
        assertThat(running.positionOf(good.id())).isEqualTo(9);
        assertThat(report().failure()).isEmpty();
    }
}
