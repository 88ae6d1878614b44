package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.InputStream;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import tools.jackson.databind.JsonNode;

/**
 * What holds for every address of the read API that can be got, as the description of the API names them: it waits for {@code atLeast}, and
 * says in a header what it reflects. Staff may get all of them. An address that is added later is looked at too.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryAddressTest {

    /** A value for each variable in a path. */
    private static final Map<String, String> IN_PATHS = Map.of(
            "hand", Hands.THREE_HANDED.toString(),
            "position", "3",
            "player", "Alice",
            "name", "pokerstars",
            "view", "hands",
            "format", "csv");

    /** A value for each parameter that has to be there. */
    private static final Map<String, String> REQUIRED = Map.of("format", "csv");

    private static final Set<String> PREFIXES = Set.of("/api/v1/");

    private final RunningQuerySide service = new RunningQuerySide("--standpat.read.wait-limit=200ms");
    private final PlayedHand hand = Hands.threeHanded(Hands.THREE_HANDED, EVENING);

    @BeforeAll
    void record() {
        service.record(hand);
        // Longer than one request waits.
        await().until(() -> service.get("/api/v1/hands?" + service.after(hand)).status() == 200);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    /** An address, with what has to be in it but {@code atLeast}. */
    record Address(String path, String filled, JsonNode operation) {

        boolean isOfOneHand() {
            return path.startsWith("/api/v1/hands/{hand}");
        }

        String atLeast(long position) {
            return filled + (filled.contains("?") ? "&" : "?") + "atLeast=" + position;
        }

        @Override
        public String toString() {
            return path;
        }
    }

    Stream<Address> addresses() {
        JsonNode paths = service.get("/v3/api-docs").json().path("paths");
        List<Address> found = new ArrayList<>();
        paths.properties().forEach(path -> {
            JsonNode get = path.getValue().path("get");
            if (!get.isMissingNode() && PREFIXES.stream().anyMatch(path.getKey()::startsWith)) {
                found.add(new Address(path.getKey(), filled(path.getKey(), get), get));
            }
        });
        assertThat(found).hasSizeGreaterThanOrEqualTo(14);
        return found.stream();
    }

    private long reached(Address address) {
        return address.isOfOneHand() ? hand.position() : service.feedPositionOf(hand.id(), hand.position());
    }

    private static String filled(String path, JsonNode get) {
        String filled = path;
        for (Map.Entry<String, String> value : IN_PATHS.entrySet()) {
            filled = filled.replace("{" + value.getKey() + "}", value.getValue());
        }
        assertThat(filled).as("the test needs a value for each variable").doesNotContain("{");
        for (JsonNode parameter : get.path("parameters")) {
            String name = parameter.path("name").stringValue();
            if (parameter.path("in").stringValue().equals("query")
                    && parameter.path("required").booleanValue(false)) {
                assertThat(REQUIRED)
                        .as("the test needs a value for each parameter that has to be there")
                        .containsKey(name);
                filled += (filled.contains("?") ? "&" : "?") + name + "=" + REQUIRED.get(name);
            }
        }
        return filled;
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void an_address_is_described_with_at_least(Address address) {
        List<String> names = new ArrayList<>();
        address.operation()
                .path("parameters")
                .forEach(parameter -> names.add(parameter.path("name").stringValue()));

        assertThat(names).contains("atLeast").doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void given_a_position_that_is_not_reached_then_the_answer_comes_late_and_says_so(Address address) {
        long begun = System.nanoTime();
        Answer answer = service.get(address.atLeast(1_000_000), service.staff());

        assertThat(answer.status()).isEqualTo(503);
        assertThat(System.nanoTime() - begun).as("waited").isGreaterThanOrEqualTo(200_000_000);
        assertThat(answer.json().path("kind").stringValue()).isEqualTo("not-reached");
        assertThat(answer.header("Retry-After")).isEqualTo("1");
        assertThat(answer.header("Standpat-Position")).as("where it stands").isEqualTo(Long.toString(reached(address)));
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void given_a_position_that_is_reached_then_it_is_answered_with_what_it_reflects(Address address) throws Exception {
        long reached = reached(address);

        HttpResponse<InputStream> answer = service.stream(address.atLeast(reached), service.staff());
        answer.body().close();

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().allValues("Standpat-Position")).containsExactly(Long.toString(reached));
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void given_no_position_then_the_answer_says_what_it_reflects(Address address) throws Exception {
        HttpResponse<InputStream> answer = service.stream(address.filled(), service.staff());
        answer.body().close();

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().allValues("Standpat-Position")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/events", "/states/3", "/history", "/export?format=csv"})
    void given_what_has_not_changed_then_the_answer_without_a_body_says_its_position_too(String what) {
        String address = "/api/v1/hands/" + hand.id() + what;
        String tag = service.get(address).header("ETag");

        Answer unchanged = service.get(address, "If-None-Match", tag);

        assertThat(unchanged.status()).isEqualTo(304);
        assertThat(unchanged.header("Standpat-Position")).isEqualTo(Integer.toString(hand.position()));
    }

    @Test
    void given_what_is_not_there_then_the_answer_says_up_to_where_it_is_not() {
        // Of another hand there is no event at all.
        String other = new UUID(9, 9).toString();
        for (String what : List.of("", "/events", "/states/1", "/history", "/export?format=csv")) {
            Answer unknown = service.get("/api/v1/hands/" + other + what);
            assertThat(unknown.status()).as(what).isEqualTo(404);
            assertThat(unknown.header("Standpat-Position")).as(what).isEqualTo("0");
        }
        for (String what : List.of("/events?from=999", "/states/999")) {
            Answer beyond = service.get("/api/v1/hands/" + hand.id() + what);
            assertThat(beyond.status()).as(what).isEqualTo(404);
            assertThat(beyond.header("Standpat-Position")).as(what).isEqualTo(Integer.toString(hand.position()));
        }
        for (String what : List.of("stats", "series?of=net")) {
            Answer nobody = service.get("/api/v1/players/Nobody/" + what);
            assertThat(nobody.status()).as(what).isEqualTo(404);
            assertThat(nobody.header("Standpat-Position"))
                    .as(what)
                    .isEqualTo(Long.toString(service.feedPositionOf(hand.id(), hand.position())));
        }
    }
}
