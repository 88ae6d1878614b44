package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.RunningQuerySide.Answer;
import org.standpat.query.listing.SearchedTrait;
import org.standpat.query.live.LiveReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The examples in the description of the API are what the service answers, word for word. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExamplesTest {

    private static final JsonMapper JSON = JsonMapper.shared();

    /** Operations that answer with text. */
    private static final Set<String> TEXTS = Set.of(
            "readHistory", "exportHand", "exportHands", "readLeftOut", "streamHands", "streamStatistics", "readView");

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

    @ParameterizedTest
    @CsvSource({
        "findHands, /api/v1/hands?limit=1",
        "readHand, /api/v1/hands/{hand}",
        "readEvents, /api/v1/hands/{hand}/events?from=4&limit=3",
        "readState, /api/v1/hands/{hand}/states/12",
        "readProfiles, /api/v1/profiles",
        "readProfile, /api/v1/profiles/wsop-tournament?game=no-limit-2-7-single-draw&smallBlind=50&bigBlind=100&ante=100",
        "unknown-profile, /api/v1/profiles/no-such-room",
        "readStatistics, /api/v1/players/Alice/stats?by=place",
        "readSeries, /api/v1/players/Alice/series?of=net&by=hand",
        "readProjections, /api/v1/projections",
        "readAccess, /api/v1/access?to=2020-01-01T00:00:00Z",
        "readAccessToHand, /api/v1/hands/00000000-0000-0000-0000-000000000001/access",
        "malformed-request, /api/v1/hands/7",
        "no-such-position, /api/v1/hands/{hand}/states/99",
        "not-reached, /api/v1/hands?atLeast=1000",
    })
    void an_example_is_what_is_answered(String example, String path) {
        Answer answer = service.getAsStaff(path.replace("{hand}", hand.id().toString()));

        assertThat(answer.json().toPrettyString())
                .as(example)
                .isEqualTo(JSON.readTree(file(example + ".json")).toPrettyString());
    }

    @ParameterizedTest
    @CsvSource({
        "readHistory.txt, /api/v1/hands/{hand}/history",
        "exportHand.txt, /api/v1/hands/{hand}/export?format=pokerstars",
        "exportHands.csv, /api/v1/export?format=csv",
    })
    void an_example_of_a_text_is_one(String example, String path) {
        assertThat(service.getAsStaff(path.replace("{hand}", hand.id().toString()))
                        .text())
                .isEqualTo(file(example));
    }

    @ParameterizedTest
    @CsvSource({
        "streamHands.sse, /api/v1/live/hands?after=0, hand",
        "streamStatistics.sse, /api/v1/live/players/Alice/stats, statistics",
    })
    void an_example_of_a_stream_is_how_it_begins(String example, String path, String event) throws Exception {
        try (LiveReader reader = LiveReader.of(service, path)) {
            await().until(() -> !reader.messages(event).isEmpty());

            assertThat(LiveReader.messagesIn(file(example))).isEqualTo(reader.messages());
        }
    }

    @Test
    void the_description_has_an_example_for_every_answer() {
        JsonNode description = service.get("/v3/api-docs").json();

        int operations = 0;
        for (JsonNode path : description.path("paths")) {
            for (JsonNode operation : path) {
                operations++;
                String id = operation.path("operationId").stringValue();
                JsonNode responses = operation.path("responses");
                JsonNode good = responses.has("202") ? responses.path("202") : responses.path("200");
                JsonNode media = good.path("content").iterator().next();
                assertThat(media.path("example").isObject()
                                || (TEXTS.contains(id)
                                        && !media.path("example")
                                                .stringValue("")
                                                .isBlank()))
                        .as("example of %s", id)
                        .isTrue();
                assertThat(media.path("schema").isEmpty())
                        .as("schema of %s", id)
                        .isFalse();
                for (JsonNode parameter : operation.path("parameters")) {
                    assertThat(parameter.has("schema"))
                            .as("%s of %s", parameter.path("name"), id)
                            .isTrue();
                }
                assertThat(responses
                                .path("400")
                                .path("content")
                                .path("application/problem+json")
                                .has("example"))
                        .as("problem of %s", id)
                        .isTrue();
            }
        }
        assertThat(operations).isEqualTo(20);
        assertThat(description.path("components").path("schemas").has("ProblemBody"))
                .isTrue();
    }

    @Test
    void the_description_has_the_parameters_of_a_search_wherever_one_is_taken() {
        JsonNode paths = service.get("/v3/api-docs").json().path("paths");

        for (String path : List.of("/api/v1/hands", "/api/v1/export", "/api/v1/export/left-out")) {
            List<String> names = new ArrayList<>();
            paths.path(path)
                    .path("get")
                    .path("parameters")
                    .forEach(parameter -> names.add(parameter.path("name").stringValue()));
            assertThat(names)
                    .as(path)
                    .contains("atLeast")
                    .containsAll(SearchedTrait.asked().stream()
                            .map(SearchedTrait::parameter)
                            .toList())
                    .doesNotHaveDuplicates();
        }
    }

    /** What stands in an example. */
    static String file(String name) {
        try (InputStream file = Objects.requireNonNull(
                ExamplesInOpenApi.class.getResourceAsStream(ExamplesInOpenApi.FOLDER + name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
