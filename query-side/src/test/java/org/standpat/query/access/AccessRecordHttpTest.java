package org.standpat.query.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.db.access.KeyRole;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;

/** Whoever is given unshown cards is on record before he has them, and keys are what lets anybody have them. */
class AccessRecordHttpTest {

    private final PlayedHand over = Hands.threeHanded(new UUID(7, 1), EVENING);
    private final PlayedHand running = Hands.threeHandedUntilShowdown(new UUID(7, 2), EVENING.plusSeconds(60));

    /** Of its cards nobody told any but those that were shown. */
    private final PlayedHand open = PlayedHand.recorded(
                    new UUID(7, 3), EVENING, "Beta", PlayedHand.LIVE, 3, "Alice", "Bob", "Carol")
            .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????", "3 raises 200", "1 calls")
            .then(Hands.cancelled());

    private KeyRing keys;
    private RunningQuerySide service;

    @BeforeEach
    void start(@TempDir Path folder) {
        keys = new KeyRing(folder.resolve("keys"))
                .with(KeyRole.STAFF, "Vera")
                .with(KeyRole.ANALYST, "Nils")
                .with(KeyRole.BACKEND, "desk")
                .with(KeyRole.PLAYER, "Bob");
        service = new RunningQuerySide(keys.setting());
        service.record(over);
        service.record(running);
        service.record(open);
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private static String path(PlayedHand hand) {
        return "/api/v1/hands/" + hand.id();
    }

    private List<String> record() {
        List<String> rows = new ArrayList<>();
        for (JsonNode row :
                service.getAsStaff("/api/v1/access?limit=199").json().path("entries")) {
            rows.add(row.path("who").stringValue() + ", " + row.path("role").stringValue() + ", "
                    + row.path("hand").stringValue().substring(35) + ", "
                    + row.path("reason").stringValue("-") + ", "
                    + (row.path("live").booleanValue() ? "live" : "over") + ", "
                    + row.path("what").stringValue().replaceAll("/api/v1|/hands/[0-9a-f-]{36}", ""));
        }
        return rows;
    }

    @Test
    void given_reads_that_hold_unshown_cards_then_each_is_recorded_once_with_who_and_why() {
        service.get(path(over) + "/events", keys.of("Vera"));
        service.get(path(over) + "/history", keys.of("Bob"));
        service.get(path(running) + "/states/9?atLeast=9", keys.of("Vera/Streit%20um%20%C5%81"));
        service.get(path(over) + "/export?format=csv", keys.of("Vera"));

        assertThat(record())
                .containsExactly(
                        "Vera, staff, 1, -, over, GET /export?format=csv",
                        "Vera, staff, 2, Streit um Ł, live, GET /states/9?atLeast=9",
                        "Bob, player, 1, -, over, GET /history",
                        "Vera, staff, 1, -, over, GET /events");
        assertThat(service.getAsStaff(path(running) + "/access")
                        .json()
                        .path("entries")
                        .size())
                .isEqualTo(1);
    }

    @Test
    void given_reads_that_hold_no_unshown_card_then_nothing_is_recorded() {
        service.get(path(over), keys.of("Vera"));
        service.get(path(over) + "/events?limit=1", keys.of("Vera"));
        service.get(path(over) + "/states/1", keys.of("Vera"));
        service.get(path(over) + "/events");
        service.get(path(over) + "/events", keys.of("Nils"));
        service.get(path(over) + "/events", keys.of("desk"));
        service.get(path(running) + "/events", keys.of("Vera"));
        service.get(path(running) + "/history", keys.of("Bob"));
        service.get(path(open) + "/events", keys.of("Vera/a%20question"));
        service.get(path(open) + "/history", keys.of("Vera"));
        service.get(path(over) + "/states/999", keys.of("Vera"));
        service.get("/api/v1/export/left-out?format=pokerstars", keys.of("Vera/a%20question"));
        service.get("/api/v1/hands", keys.of("Vera"));

        assertThat(record()).isEmpty();
    }

    @Test
    void given_an_export_of_many_hands_then_every_hand_with_unshown_cards_is_recorded_and_no_other() {
        service.get("/api/v1/export?format=standpat&atLeast=" + service.db.log.count(), keys.of("Vera/a%20question"));

        assertThat(record())
                .hasSize(2)
                .allMatch(row -> row.contains("a question, ") && row.contains("format=standpat"));
        assertThat(record().stream().map(row -> row.substring(13, 14))).containsExactlyInAnyOrder("1", "2");
    }

    @Test
    void given_that_nothing_can_be_recorded_then_no_unshown_card_leaves() {
        service.db.sql.execute("alter table card_access rename to elsewhere");
        for (String address : List.of(
                path(over) + "/events",
                path(over) + "/history",
                path(over) + "/states/12",
                path(over) + "/export?format=standpat",
                "/api/v1/export?format=standpat&atLeast=" + service.db.log.count())) {
            Answer answer = service.get(address, keys.of("Vera"));
            assertThat(answer.status()).as(address).isEqualTo(503);
            assertThat(answer.json().path("detail").stringValue()).contains("is recorded first");
            assertThat(answer.header("ETag") + answer.header("Content-Disposition"))
                    .isEmpty();
            assertThat(service.get(address).status())
                    .as("what everybody may see")
                    .isEqualTo(200);
        }
    }

    @Test
    void given_many_readings_then_staff_goes_through_them_page_by_page() {
        for (int i = 0; i < 5; i++) {
            service.get(path(over) + "/history", keys.of("Vera"));
        }
        List<Long> numbers = new ArrayList<>();
        String next = "";
        do {
            JsonNode page =
                    service.getAsStaff(path(over) + "/access?limit=2" + next).json();
            page.path("entries").forEach(row -> numbers.add(row.path("number").longValue()));
            next = page.path("next").isNull()
                    ? ""
                    : "&before=" + page.path("next").longValue();
        } while (!next.isEmpty());

        assertThat(numbers).hasSize(5).doesNotHaveDuplicates();
        assertThat(service.getAsStaff("/api/v1/access?limit=200").status()).isEqualTo(400);
        assertThat(service.getAsStaff("/api/v1/access?before=0").status()).isEqualTo(400);
        assertThat(service.getAsStaff("/api/v1/access?to=2020-01-01T00:00:00Z")
                        .json()
                        .path("entries")
                        .size())
                .isZero();
    }

    @ParameterizedTest
    @CsvSource({"public, 401", "Bob, 403", "Nils, 403", "desk, 403", "Vera, 200"})
    void given_a_caller_then_only_staff_reads_the_record_and_rebuilds(String who, int status) {
        String[] key = keys.of(who);
        Answer all = service.get("/api/v1/access", key);
        assertThat(all.status()).isEqualTo(status);
        assertThat(service.get(path(over) + "/access", key).status()).isEqualTo(status);
        assertThat(service.post("/api/v1/projections/rebuild", key).status()).isEqualTo(status == 200 ? 202 : status);
        assertThat(all.header("WWW-Authenticate")).isEqualTo(status == 401 ? "Bearer realm=\"standpat\"" : "");
    }

    @Test
    void given_a_key_that_is_not_known_or_is_sent_otherwise_then_it_is_refused() {
        String key = keys.of("Vera")[1];
        for (String header : List.of(
                "Bearer standpat_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                key.toUpperCase(Locale.ROOT),
                key + "A",
                key.replace("Bearer", "Basic"),
                key.replace("Bearer ", ""),
                "Bearer",
                "")) {
            Answer answer = service.get(path(over) + "/events", "Authorization", header);
            assertThat(answer.status()).as(header).isEqualTo(401);
            assertThat(answer.json().path("kind").stringValue()).isEqualTo("unknown-caller");
            assertThat(answer.header("WWW-Authenticate"))
                    .isEqualTo("Bearer realm=\"standpat\", error=\"invalid_token\"");
            assertThat(answer.text()).doesNotContainIgnoringCase(key.substring("Bearer standpat_".length()));
        }
        assertThat(service.get(path(over) + "/events", "Authorization", key, "Authorization", key)
                        .status())
                .isEqualTo(401);
    }

    @Test
    void given_a_key_in_the_address_then_it_is_not_taken() {
        String key = keys.of("Vera")[1].substring("Bearer ".length());
        for (String name : List.of("access_token", "key", "Authorization")) {
            assertThat(service.get(path(over) + "/events?" + name + "=" + key).status())
                    .isEqualTo(400);
        }
        assertThat(record()).isEmpty();
    }

    @Test
    void given_a_header_of_a_megabyte_then_the_request_is_refused_and_the_service_goes_on() {
        Answer answer = service.get(path(over) + "/events", "Authorization", "Bearer " + "k".repeat(1 << 20));
        assertThat(answer.status()).isIn(400, 431);
        assertThat(service.get(path(over) + "/events", "Authorization", "Bearer " + "k".repeat(4_000))
                        .status())
                .isEqualTo(401);
        assertThat(service.get(path(over) + "/events").status()).isEqualTo(200);
    }

    @Test
    void given_a_key_that_is_taken_back_then_it_is_refused_without_a_restart() {
        assertThat(service.get(path(over) + "/events", keys.of("Bob")).status()).isEqualTo(200);

        keys.takeBack("Bob");

        await().atMost(Duration.ofSeconds(60))
                .until(() -> service.get(path(over) + "/events", keys.of("Bob")).status() == 401);
        assertThat(service.get(path(over) + "/events", keys.of("Vera")).status())
                .isEqualTo(200);
    }

    @Test
    void given_a_broken_file_then_every_key_is_refused_and_health_says_which_line() {
        keys.write("# room\nstaff nonsense\n");

        await().atMost(Duration.ofSeconds(60))
                .until(() ->
                        service.get(path(over) + "/events", keys.of("Vera")).status() == 503);
        assertThat(service.get(path(over) + "/events").status()).isEqualTo(200);
        Answer health = service.get("/actuator/health");
        assertThat(health.status()).isEqualTo(200);
        assertThat(health.json().path("status").stringValue()).isEqualTo("DEGRADED");
        assertThat(health.json()
                        .path("components")
                        .path("keys")
                        .path("details")
                        .path("reason")
                        .stringValue())
                .contains("line 2 does not end")
                .doesNotContain("nonsense");
    }
}
