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
}
