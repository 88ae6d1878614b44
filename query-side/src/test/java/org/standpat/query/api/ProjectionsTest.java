package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;

/** How the projections are doing, over HTTP: their state, health, metrics and rebuild. */
class ProjectionsTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    @AutoClose
    private final RunningQuerySide service = new RunningQuerySide();

    private final PlayedHand good = Hands.threeHanded(new UUID(0, 1), EVENING);
    private final PlayedHand bad = Hands.threeHanded(new UUID(0, 2), EVENING);

    private JsonNode projection() {
        return service.get("/api/v1/projections").json().path("projections").get(0);
    }

    private JsonNode health() {
        return service.get("/actuator/health").json();
    }

    private void parkOne() {
        service.record(bad, 1, 4);
        service.db.appendFields(bad.id(), 5, 4, "{\"seat\": 1, \"cards\": \"AhAh\"}");
        service.record(good);
        assertThat(service.get("/api/v1/hands?" + service.after(good)).status()).isEqualTo(200);
    }

    @Test
    void a_projection_that_is_up_to_date_is_running_without_lag() {
        service.record(good);
        assertThat(service.get("/api/v1/hands?" + service.after(good)).status()).isEqualTo(200);

        JsonNode projection = projection();
        assertThat(projection.path("name").stringValue()).isEqualTo("hands");
        assertThat(projection.path("activity").stringValue()).isEqualTo("running");
        assertThat(projection.path("feedPosition").longValue())
                .isEqualTo(service.feedPositionOf(good.id(), good.position()));
        assertThat(projection.path("lag").toString()).isEqualTo("{\"events\":0,\"oldest\":null}");
        assertThat(health().path("status").stringValue()).isEqualTo("UP");
    }

    @Test
    void parked_events_degrade_health_and_name_no_card() {
        parkOne();

        JsonNode health = health();
        JsonNode details = health.path("components").path("projections").path("details");
        assertThat(service.get("/actuator/health").status()).isEqualTo(200);
        assertThat(health.path("status").stringValue()).isEqualTo("DEGRADED");
        assertThat(details.path("hands.parkedEvents").intValue()).isEqualTo(1);
        assertThat(details.path("hands.firstParked").get(0).stringValue())
                .contains("Event 5 of hand " + bad.id())
                .doesNotContain("Ah");
        assertThat(projection().path("parked").path("hands").intValue()).isEqualTo(1);
        assertThat(service.get("/actuator/prometheus").text())
                .contains("standpat_projection_parked_events{projection=\"hands\"} 1.0")
                .contains("standpat_projection_lag_events{projection=\"hands\"} 0.0");
    }

    @Test
    void a_parked_hand_is_read_as_far_as_it_can_be() {
        parkOne();
        String hand = "/api/v1/hands/" + bad.id();

        Answer parked = service.get(hand + "?atLeast=5");
        assertThat(parked.status()).isEqualTo(503);
        assertThat(parked.json().path("detail").stringValue()).contains("are parked from number 5 on");
        assertThat(service.get(hand + "?atLeast=4").status()).isEqualTo(200);
        assertThat(service.get(hand + "/states/4").status()).isEqualTo(200);
        assertThat(service.get(hand + "/events").json().path("events").size()).isEqualTo(4);
        Answer unreadable = service.get(hand + "/states/5");
        assertThat(unreadable.status()).isEqualTo(500);
        assertThat(unreadable.json().path("kind").stringValue()).isEqualTo("unreadable-event");
        assertThat(unreadable.json().path("detail").stringValue())
                .contains("Event 5 of hand")
                .doesNotContain("Ah");
    }

    @Test
    void a_rebuild_is_asked_for_and_followed_over_http() {
        parkOne();
        long events = service.db.log.count();

        Answer accepted = service.post("/api/v1/projections/rebuild", service.staff());

        assertThat(accepted.status()).isEqualTo(202);
        assertThat(accepted.json()
                        .path("projections")
                        .get(0)
                        .path("rebuild")
                        .path("total")
                        .longValue())
                .isEqualTo(events);
        await().atMost(LIMIT)
                .until(() -> projection().path("rebuild").path("finished").booleanValue());
        JsonNode rebuild = projection().path("rebuild");
        assertThat(rebuild.path("done").longValue()).isEqualTo(events);
        assertThat(rebuild.path("failure").isNull()).isTrue();
        assertThat(service.get("/api/v1/hands").json().path("hands").size()).isEqualTo(2);
        // What cannot be handled still is parked.
        assertThat(projection().path("parked").path("events").intValue()).isEqualTo(1);
    }
}
