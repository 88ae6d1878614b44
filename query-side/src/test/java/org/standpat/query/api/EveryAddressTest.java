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
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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
    }

    @ParameterizedTest
    @MethodSource("addresses")
    void given_a_position_that_is_reached_then_it_is_answered_with_what_it_reflects(Address address) throws Exception {
        long reached = address.isOfOneHand() ? hand.position() : service.feedPositionOf(hand.id(), hand.position());

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
}
