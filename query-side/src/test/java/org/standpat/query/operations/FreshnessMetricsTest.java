package org.standpat.query.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.GenericDomainEventMessage;
import org.axonframework.messaging.MetaData;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.LogFixture;
import org.standpat.db.log.OpenTransaction;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.live.LiveReader;

/** What the metrics say of how fresh the tables are, and of live streams. */
class FreshnessMetricsTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    @Test
    void positions_waiting_times_and_streams_are_counted() throws Exception {
        try (RunningQuerySide service = new RunningQuerySide("--standpat.live.heartbeat=200ms")) {
            // Recorded long ago, as replayed events are: nobody waited for them.
            service.record(Hands.threeHanded(new UUID(1, 1), EVENING));
            PlayedHand hand = Hands.threeHanded(new UUID(1, 2), EVENING);
            service.db.append(List.of(new GenericDomainEventMessage<>(
                    "Hand",
                    hand.id().toString(),
                    0,
                    hand.events().getFirst(),
                    MetaData.emptyInstance(),
                    UUID.randomUUID().toString(),
                    Instant.now())));
            long end = service.db.log.count();
            await().atMost(LIMIT)
                    .until(() -> service.get("/api/v1/hands?atLeast=" + end).status() == 200);

            try (LiveReader reader = LiveReader.of(service, "/api/v1/live/hands")) {
                await().atMost(LIMIT).until(() -> !reader.messages().isEmpty());
                String metrics = service.get("/actuator/prometheus").text();

                assertThat(metrics)
                        .contains("standpat_projection_position{projection=\"hands\"} " + (double) end)
                        .contains("standpat_log_position " + (double) end)
                        .contains("standpat_projection_visible_seconds_count{projection=\"hands\"} 1")
                        .contains("standpat_projection_visible_seconds_bucket{projection=\"hands\",le=\"60.0\"} 1")
                        .contains("standpat_live_streams 1.0");
            }
            await().atMost(LIMIT)
                    .until(() -> service.get("/actuator/prometheus")
                            .text()
                            .contains("standpat_live_ended_total{reason=\"reader-gone\"} 1.0"));
        }
    }

    @Test
    void given_tables_that_cannot_be_written_then_the_lag_says_how_many_events_wait_and_for_how_long()
            throws Exception {
        try (RunningQuerySide service = new RunningQuerySide()) {
            service.record(Hands.threeHanded(new UUID(1, 1), EVENING));
            long before = service.db.log.count();
            await().atMost(LIMIT)
                    .until(() -> service.get("/api/v1/hands?atLeast=" + before).status() == 200);
            OpenTransaction holder = service.db.openTransaction(
                    () -> service.db.sql.execute("lock table projection.hand in exclusive mode"));
            PlayedHand waiting = Hands.threeHanded(new UUID(1, 2), EVENING);
            service.record(waiting);
            double least = ageOfEvents();
            String metrics = service.get("/actuator/prometheus").text();

            assertThat(metrics)
                    .contains("standpat_projection_lag_events{projection=\"hands\"} " + (double) waiting.position());
            assertThat(lagSeconds(metrics)).isBetween(least, ageOfEvents());

            holder.rollback();
            await().atMost(LIMIT)
                    .until(() -> service.get("/actuator/prometheus")
                            .text()
                            .contains("standpat_projection_lag_events{projection=\"hands\"} 0.0"));
        }
    }

    /** How long ago everything in this log is said to have happened. */
    private static double ageOfEvents() {
        return Duration.between(LogFixture.AT, Instant.now()).toSeconds();
    }

    private static double lagSeconds(String metrics) {
        String name = "standpat_projection_lag_seconds{projection=\"hands\"} ";
        return metrics.lines()
                .filter(line -> line.startsWith(name))
                .mapToDouble(line -> Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElseThrow();
    }
}
