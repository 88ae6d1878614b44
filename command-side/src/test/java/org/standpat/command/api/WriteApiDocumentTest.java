package org.standpat.command.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.command.refusal.RefusalKind;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.decide.Rejection;
import tools.jackson.databind.JsonNode;

/** The description of the write API says what the service does. */
class WriteApiDocumentTest {

    private static final RunningCommandSide SIDE = RunningCommandSide.on(TestDatabase.fresh());

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @Test
    void everyExampleOfAStartStartsAHand() {
        RequestExamples.starts().forEach((heading, body) -> {
            Reply reply = SIDE.start(body);
            assertThat(reply.status()).as(heading + ": " + reply.text()).isEqualTo(201);
        });
    }

    @Test
    void everyExampleOfAnActionIsUnderstood() {
        String hand = SIDE.start(RequestExamples.HOUSE_DEALS).hand();
        RequestExamples.actions().forEach((heading, body) -> {
            Reply reply = SIDE.act(hand, body);
            assertThat(reply.status()).as(heading + ": " + reply.text()).isIn(200, 422);
        });
        Set<String> words = RequestExamples.actions().values().stream()
                .map(body -> ActionReader.VERBS.stream()
                        .filter(verb -> body.contains("\"action\": \"" + verb + "\""))
                        .findFirst()
                        .orElseThrow())
                .collect(Collectors.toSet());
        assertThat(words).containsExactlyInAnyOrderElementsOf(ActionReader.VERBS);
    }

    @Test
    void everyExampleOfARulingIsUnderstood() {
        RequestExamples.rulings().forEach((heading, body) -> {
            String hand = SIDE.start(RequestExamples.HOUSE_DEALS).hand();
            Reply reply = SIDE.rule(hand, body);
            assertThat(reply.status())
                    .as(heading + ": " + reply.text())
                    .isEqualTo(body.contains("\"pot\"") ? 422 : 200);
        });
        Set<String> kinds = RequestExamples.rulings().values().stream()
                .map(body -> RulingReader.KINDS.stream()
                        .filter(kind -> body.startsWith("{\"ruling\": \"" + kind + "\""))
                        .findFirst()
                        .orElseThrow())
                .collect(Collectors.toSet());
        assertThat(kinds).containsExactlyInAnyOrderElementsOf(RulingReader.KINDS);
    }

    @Test
    void thereIsAnExampleOfEveryRefusal() {
        assertThat(RefusalExamples.REJECTIONS.stream().map(Object::getClass))
                .containsExactlyInAnyOrderElementsOf(Arrays.asList(Rejection.class.getPermittedSubclasses()));
        assertThat(RefusalExamples.REJECTIONS.stream().map(RefusalKind::of))
                .containsExactlyInAnyOrder(RefusalKind.values());
    }

    @Test
    void theDocumentHoldsThemAll() {
        JsonNode document = SIDE.get("/v3/api-docs").json();
        JsonNode start = document.at("/paths/~1api~1v1~1hands/post");
        JsonNode act = document.at("/paths/~1api~1v1~1hands~1{hand}~1actions/post");

        assertThat(start.at("/requestBody/content/application~1json/examples").propertyNames())
                .containsExactlyElementsOf(RequestExamples.starts().keySet());
        assertThat(act.at("/requestBody/content/application~1json/examples").propertyNames())
                .containsExactlyElementsOf(RequestExamples.actions().keySet());
        assertThat(act.at("/responses/422/content/application~1problem+json/examples")
                        .propertyNames())
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of(RefusalKind.values()).map(RefusalKind::word).toList());
        JsonNode rule = document.at("/paths/~1api~1v1~1hands~1{hand}~1rulings/post");
        assertThat(rule.at("/requestBody/content/application~1json/examples").propertyNames())
                .containsExactlyElementsOf(RequestExamples.rulings().keySet());
        assertThat(rule.at("/responses").propertyNames()).contains("200", "400", "404", "409", "412", "422");
        assertThat(rule.at("/responses/422/content/application~1problem+json/examples")
                        .propertyNames())
                .contains("too-late-for-misdeal", "may-not-win", "ruling-incomplete")
                .doesNotContain("cap-reached");
        assertThat(document.at("/components/schemas/Action/properties/action/enum"))
                .extracting(JsonNode::stringValue)
                .containsExactlyElementsOf(ActionReader.VERBS);
        assertThat(document.at("/components/schemas/Problem/properties/faults/items/properties")
                        .propertyNames())
                .containsExactly("rule", "expected", "actual");
        assertThat(start.at("/responses").propertyNames()).contains("201", "400", "413", "415", "422");
        assertThat(act.at("/responses").propertyNames()).contains("200", "400", "404", "409", "412", "422");
        for (Map.Entry<String, JsonNode> schema :
                document.at("/components/schemas").properties()) {
            assertThat(schema.getValue().path("type").asString())
                    .as(schema.getKey())
                    .isEqualTo("object");
        }
        assertThat(document.at("/components/schemas/Recorded/properties").propertyNames())
                .containsExactly("hand", "position", "feedPosition", "events", "legal");
    }

    @Test
    void thePageForPeopleNamesNoOtherMachine() {
        Reply page = SIDE.get("/swagger-ui/index.html");
        assertThat(page.status()).isEqualTo(200);
        String settings = SIDE.get("/v3/api-docs/swagger-config").text();
        String start = SIDE.get("/swagger-ui/swagger-initializer.js").text();
        assertThat((page.text() + settings + start).replace("http://127.0.0.1:", ""))
                .doesNotContain("https://")
                .doesNotContain("http://");
        assertThat(SIDE.get("/v3/api-docs").json().path("servers").toString()).contains("http://127.0.0.1:");
    }
}
