package org.standpat.command.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.command.Bodies;
import org.standpat.command.Reply;
import org.standpat.command.RunningCommandSide;
import org.standpat.db.postgres.TestDatabase;

/** Requests that cannot be understood are answered with a sentence that says what to mend. */
class RequestFaultsTest {

    private static final RunningCommandSide SIDE = RunningCommandSide.on(TestDatabase.fresh());
    private static final String HAND = SIDE.start(Bodies.start("house", 3)).hand();
    private static final String STARTS = "/api/v1/hands";
    private static final String ACTIONS = "/api/v1/hands/" + HAND + "/actions";

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    static Stream<Arguments> wrongActions() {
        return Stream.of(
                of("", "The body has to be one JSON object", ""),
                of("[]", "The body has to be one JSON object", ""),
                of("\"fold\"", "The body has to be one JSON object", ""),
                of("{\"seat\":1,", "The body is not JSON in UTF-8 at line 1, column", ""),
                of("{\"seat\":1,\"action\":\"fold\"} x", "The body is not JSON in UTF-8 at line 1", ""),
                of("{\"seat\":1,\"seat\":2,\"action\":\"fold\"}", "\"seat\"", ""),
                of("{\"a\":".repeat(30) + "1" + "}".repeat(30), "nested deeper than 20 levels", ""),
                of("{\"seat\":" + "1".repeat(200) + ",\"action\":\"fold\"}", "more than 100 digits", ""),
                of("{\"action\":\"fold\"}", "Field seat is missing. Fields that came: action.", "seat"),
                of("{}", "Field seat is missing. No field came.", "seat"),
                of("{\"seat\":1}", "Field action is missing", "action"),
                of(action("\"1\"", "fold"), "a whole number from 1 to 10, got the text \"1\"", "seat"),
                of(action("1.0", "fold"), "a whole number from 1 to 10, got the number 1.0", "seat"),
                of(action("1e1", "fold"), "a whole number from 1 to 10, got the number", "seat"),
                of(action("11", "fold"), "a whole number from 1 to 10, got the number 11", "seat"),
                of(action("0", "fold"), "a whole number from 1 to 10", "seat"),
                of(action("-1", "fold"), "a whole number from 1 to 10", "seat"),
                of(action("99999999999999999999", "fold"), "got the number 99999999999999999999", "seat"),
                of(action("null", "fold"), "got nothing", "seat"),
                of(action("true", "fold"), "got true", "seat"),
                of(action("{}", "fold"), "got an object", "seat"),
                of(action("[1]", "fold"), "got a list of 1", "seat"),
                of(
                        action("1", "jam"),
                        "one of fold, check, call, bet, raise, discard, pat, change, ask, show, muck, time-out, disconnect,"
                                + " deal, expose, miscount, out-of-turn",
                        "action"),
                of(action("1", "FOLD"), "got the text \"FOLD\"", "action"),
                of(action("1", "x".repeat(1000)), "got the text \"" + "x".repeat(40) + "...\"", "action"),
                of(action("1", "raise"), "Field to is missing", "to"),
                of("{\"seat\":1,\"action\":\"raise\",\"to\":2.5}", "a whole number of chips", "to"),
                of("{\"seat\":1,\"action\":\"raise\",\"to\":9223372036854775808}", "a whole number of chips", "to"),
                of(
                        "{\"seat\":1,\"action\":\"fold\",\"to\":1}",
                        "Field to is not known here. Known are: seat, action",
                        "to"),
                of(action("1", "discard"), "Field cards is missing", "cards"),
                of(Bodies.cards(1, "discard", "10h"), "write a ten with T", "cards"),
                of(Bodies.cards(1, "discard", "Kx"), "Not a card: \"Kx\"", "cards"),
                of(Bodies.cards(1, "discard", "KdKd"), "got Kd twice", "cards"),
                of(Bodies.cards(1, "discard", "K".repeat(500)), "Not a card", "cards"),
                of("{\"seat\":1,\"action\":\"discard\",\"cards\":[\"Kd\",7]}", "cards such as \"7h5c\"", "cards"),
                of("{\"seat\":1,\"action\":\"discard\",\"cards\":5}", "cards such as \"7h5c\"", "cards"),
                of(action("1", "ask"), "Field opponent is missing", "opponent"),
                of(action("1", "expose"), "Field card is missing", "card"),
                of("{\"seat\":1,\"action\":\"expose\",\"card\":[\"Kd\"]}", "a card such as \"7h\"", "card"),
                of("{\"seat\":1,\"action\":\"expose\",\"card\":\"KdKs\"}", "Not a card: \"KdKs\"", "card"),
                of("{\"seat\":1,\"action\":\"miscount\",\"held\":11}", "a whole number from 0 to 10", "held"),
                of("{\"seat\":1,\"action\":\"miscount\",\"held\":-1}", "a whole number from 0 to 10", "held"),
                of(
                        "{\"seat\":1,\"action\":\"out-of-turn\",\"done\":\"muck\"}",
                        "one of fold, check, call, bet, raise, got the text \"muck\"",
                        "done"),
                of("{\"seat\":1,\"action\":\"out-of-turn\",\"done\":\"raise\"}", "Field to is missing", "to"),
                of(
                        "{\"seat\":1,\"action\":\"out-of-turn\",\"done\":\"raise\",\"to\":0}",
                        "a whole number from 1 to 1000000000000000",
                        "to"),
                of(
                        "{\"seat\":1,\"action\":\"out-of-turn\",\"done\":\"fold\",\"to\":5}",
                        "Field to is not known here",
                        "to"),
                of(
                        "{\"seat\":1,\"action\":\"time-out\",\"why\":\"gone\"}",
                        "Field why is not known here. Known are: seat, action",
                        "why"));
    }

    @ParameterizedTest
    @MethodSource("wrongActions")
    void inAnAction(String body, String sentence, String field) {
        assertMalformed(SIDE.post(ACTIONS, body), sentence, field);
    }

    static Stream<Arguments> wrongRulings() {
        return Stream.of(
                of("{\"by\":\"floor\"}", "Field ruling is missing", "ruling"),
                of(
                        Bodies.ruling("overrule", "7.6", ""),
                        "one of misdeal, cancel, kill, pot, note, got the text \"overrule\"",
                        "ruling"),
                of(Bodies.ruling("note", "7.6", "").replace("floor 7", " "), "a text of 1 to 64 characters", "by"),
                of(
                        Bodies.ruling("note", "7.6", "").replace("it was so", "x".repeat(501)),
                        "a text of 1 to 500 characters",
                        "why"),
                of(Bodies.ruling("note", "7.6", "").replace("it was so", "a\\u0007b"), "none of them a control", "why"),
                of(Bodies.ruling("note", "7.6.2.1", ""), "a text of 1 to 5 characters", "rule"),
                of(Bodies.ruling("note", "7.6", "").replace("\"7.6\"", "7.6"), "got the number 7.6", "rule"),
                of(Bodies.ruling("misdeal", "7.1", "\"seat\":1"), "Field seat is not known here", "seat"),
                of(Bodies.ruling("kill", "7.3", ""), "Field seat is missing", "seat"),
                of(Bodies.ruling("kill", "7.3", "\"seat\":0"), "a whole number from 1 to 10", "seat"),
                of(Bodies.ruling("pot", "7.6", "\"pot\":0"), "Field winners is missing", "winners"),
                of(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":3"), "a list of at most 10", "winners"),
                of(
                        Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[1,\"2\"]"),
                        "a whole number from 1 to 10, got the text \"2\"",
                        "winners[1]"),
                of(
                        Bodies.ruling("pot", "7.6", "\"pot\":9223372036854775807,\"winners\":[1]"),
                        "a whole number from 0 to 9, got the number 9223372036854775807",
                        "pot"));
    }

    @ParameterizedTest
    @MethodSource("wrongRulings")
    void inARuling(String body, String sentence, String field) {
        assertMalformed(SIDE.rule(HAND, body), sentence, field);
    }

    static Stream<Arguments> wrongStarts() {
        String good = Bodies.start("recorded", 2);
        return Stream.of(
                of(good.replace("\"table-1\"", "\"\""), "a name of 1 to 64 characters", "table"),
                of(good.replace("\"table-1\"", "\"a\\u0000b\""), "none of them a control character", "table"),
                of(good.replace("\"table-1\"", "\"a\\ud800b\""), "a name of 1 to 64 characters", "table"),
                of(good.replace("table-1", "t".repeat(65)), "a name of 1 to 64 characters", "table"),
                of(good.replace("player-2", "x\\nx"), "a name of 1 to 64 characters", "seats[1].player"),
                of(good.replace("\"stack\":10000", "\"stack\":0"), "a whole number from 1 to", "seats[0].stack"),
                of(
                        good.replace("\"stack\":10000", "\"stak\":10000"),
                        "Field seats[0].stack is missing",
                        "seats[0].stack"),
                of(good.replace("recorded", "dealt"), "one of house, recorded", "dealing"),
                of(good.replace("\"button\":1", "\"button\":11"), "from 1 to 10", "button"),
                of(good.replace("source-a", "source-z"), "one of source-a, source-b, source-c", "rules.profile"),
                of(good.replace("\"bigBlind\":100", "\"bigBlind\":1e12"), "a whole number", "rules.bigBlind"),
                of(
                        good.replace("\"profile\":", "\"game\":"),
                        "an object with all its fields, got the text",
                        "rules.game"),
                of(good.replaceFirst("\\{\"profile[^}]*}", "7"), "an object in braces, got the number 7", "rules"),
                of(good.replaceFirst("\\[.*]", "{}"), "a list of at most 10, got an object", "seats"),
                of(good.replaceFirst("\\[.*]", "[1]"), "an object in braces", "seats[0]"),
                of(good.replace("\"button\"", "\"startedAt\":\"today\",\"button\""), "a moment such as", "startedAt"),
                of(
                        good.replace("\"button\"", "\"startedAt\":\"1666-01-01T00:00:00Z\",\"button\""),
                        "the years 1970 to 9999",
                        "startedAt"),
                of(
                        good.replace("\"source-a\",", "\"source-a\",\"game\":\"badugi\","),
                        "one of limit-2-7-triple-draw",
                        "rules.game"),
                of(
                        good.replace(
                                "\"source-a\",",
                                "\"source-a\",\"game\":{\"ranking\":\"high\",\"draws\":1,\"structure\":\"no-limit\"},"),
                        "one of ace-to-five, deuce-to-seven, got the text \"high\"",
                        "rules.game.ranking"),
                of(
                        good.replace("\"source-a\",", "\"source-a\",\"antes\":\"nobody\","),
                        "one of everybody, named-players, big-blind",
                        "rules.antes"),
                of(
                        good.replace("\"source-a\",", "\"source-a\",\"rake\":{\"basisPoints\":10001,\"cap\":1},"),
                        "a whole number from 0 to 10000",
                        "rules.rake.basisPoints"),
                of(
                        good.replace(
                                "\"source-a\",",
                                "\"source-a\",\"rake\":{\"basisPoints\":1,\"cap\":1,\"noDrawNoRake\":\"yes\"},"),
                        "true or false",
                        "rules.rake.noDrawNoRake"),
                of(
                        good.replace("\"button\"", "\"owing\":[{\"seat\":2,\"post\":\"rent\"}],\"button\""),
                        "one of live-big-blind, dead-small-blind, ante",
                        "owing[0].post"),
                of(
                        good.replace("\"button\"", "\"previousHand\":{\"button\":1,\"bigBlind\":2},\"button\""),
                        "Field previousHand.players is missing",
                        "previousHand.players"),
                of(
                        Bodies.start("house", 2)
                                .replace("\"button\"", "\"startedAt\":\"2026-01-01T00:00:00Z\",\"button\""),
                        "Leave the field out",
                        "startedAt"));
    }

    @ParameterizedTest
    @MethodSource("wrongStarts")
    void inAStart(String body, String sentence, String field) {
        assertMalformed(SIDE.post(STARTS, body), sentence, field);
    }

    static Stream<Arguments> wrongHouseRules() {
        return Stream.of(
                of("\"draws\":3", "\"draws\":\"3\"", "a whole number, got the text \"3\"", "rules.game.draws"),
                of("\"draws\":3", "\"draws\":2.5", "a whole number, got the number 2.5", "rules.game.draws"),
                of("\"draws\":3,", "", "Field rules.game.draws is missing", "rules.game.draws"),
                of("\"burn\":true", "\"burn\":1", "true or false, got the number 1", "rules.draw.burn"),
                of("\"burn\":true", "\"burn\":null", "true or false, got nothing", "rules.draw.burn"),
                of("HALF_BET", "SOME_BET", "one of HALF_BET, FULL_BET", "rules.game.betting.shortAllIn"),
                of(
                        "FIXED_LIMIT",
                        "SPREAD_LIMIT",
                        "one of FIXED_LIMIT, POT_LIMIT, NO_LIMIT, got the text \"SPREAD_LIMIT\"",
                        "rules.game.betting.structure"),
                of(
                        "\"structure\":\"FIXED_LIMIT\",",
                        "",
                        "Field rules.game.betting.structure is missing",
                        "rules.game.betting.structure"),
                of(
                        "\"draws\":3",
                        "\"draws\":3000000000",
                        "a whole number that this field can hold, got the number 3000000000",
                        "rules.game.draws"),
                of(
                        "\"cap\":0",
                        "\"cap\":9223372036854775808",
                        "a whole number that this field can hold, got the number 9223372036854775808",
                        "rules.rake.cap"),
                of(
                        "\"ranking\":\"deuce-to-seven\"",
                        "\"ranking\":\"high\"",
                        "one of ace-to-five, deuce-to-seven, got the text \"high\"",
                        "rules.game.ranking"),
                of("WAITED_FOR", "WAIT", "one of WAITED_FOR, CHECK_OR_FOLD", "rules.timeOut"),
                of("\"mostSeats\"", "\"seats\"", "Field rules.mostSeats is missing", "rules.mostSeats"),
                of(
                        "\"mostSeats\"",
                        "\"mostPlayers\":6,\"mostSeats\"",
                        "Field rules.mostPlayers is not known here. Known are: ante, blinds, draw",
                        "rules.mostPlayers"));
    }

    @ParameterizedTest
    @MethodSource("wrongHouseRules")
    void inHouseRulesThatAreSpeltOut(String good, String bad, String sentence, String field) {
        String body = RequestExamples.RULES_SPELT_OUT;
        assertThat(body).contains(good);
        assertMalformed(SIDE.post(STARTS, body.replace(good, bad)), sentence, field);
    }

    private static void assertMalformed(Reply reply, String sentence, String field) {
        assertProblem(reply, 400, "malformed-request", sentence);
        assertThat(reply.field("field")).isEqualTo(field);
    }

    private static void assertProblem(Reply reply, int status, String kind, String sentence) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        assertThat(reply.contentType()).isEqualTo("application/problem+json");
        assertThat(reply.field("kind")).isEqualTo(kind);
        assertThat(reply.field("type")).isEqualTo("urn:standpat:problem:" + kind);
        assertThat(reply.json().path("status").intValue()).isEqualTo(status);
        assertThat(reply.field("title")).isNotBlank();
        assertThat(reply.field("detail")).contains(sentence);
        assertThat(reply.text())
                .doesNotContain("Exception")
                .doesNotContain("org.")
                .doesNotContain("java.");
    }

    @ParameterizedTest
    @CsvSource({"17", "W/\"17\"", "\"seventeen\"", "\"17\" \"18\"", "\"-1\"", "\"9999999999\"", "''"})
    void inAPosition(String tag) {
        assertProblem(
                SIDE.act(HAND, Bodies.action(1, "call"), "If-Match", tag),
                400,
                "malformed-request",
                "If-Match: \"17\"");
    }

    @Test
    void aPositionForAHandThatDoesNotExistYet() {
        Reply reply = SIDE.start(Bodies.start("house", 3), "If-Match", "*");
        assertProblem(reply, 400, "malformed-request", "leave the header If-Match out");
    }

    @Test
    void anUnknownHand() {
        String body = Bodies.action(1, "call");
        assertProblem(SIDE.act(UUID.randomUUID().toString(), body), 404, "unknown-hand", "There is no hand");
        assertProblem(SIDE.act("12", body), 404, "unknown-hand", "UUIDs");
        assertProblem(SIDE.act("1-1-1-1-1", body), 404, "unknown-hand", "UUIDs");
    }

    @Test
    void aBodyThatIsTooLarge() {
        String padded = Bodies.action(1, "call") + " ".repeat(JsonBody.MOST_BYTES);
        assertProblem(SIDE.post(ACTIONS, padded), 413, "body-too-large", "65536 bytes at most");
        assertProblem(SIDE.post(ACTIONS, " ".repeat(1_000_000)), 413, "body-too-large", "65536 bytes at most");
        BodyPublisher unannounced = BodyPublishers.fromPublisher(BodyPublishers.ofString(padded));
        assertProblem(
                SIDE.send(SIDE.request(ACTIONS)
                        .header("Content-Type", "application/json")
                        .POST(unannounced)),
                413,
                "body-too-large",
                "65536 bytes at most");
    }

    @Test
    void aBodyThatIsNotSentAsJson() {
        BodyPublisher body = BodyPublishers.ofString(Bodies.action(1, "call"));
        String sentence = "Content-Type: application/json";
        assertProblem(SIDE.send(SIDE.request(ACTIONS).POST(body)), 415, "unsupported-media-type", sentence);
        for (String type :
                new String[] {"text/plain", "application/json;charset=utf-16", "nonsense", "application/xml"}) {
            assertProblem(
                    SIDE.send(SIDE.request(ACTIONS).header("Content-Type", type).POST(body)),
                    415,
                    "unsupported-media-type",
                    sentence);
        }
        assertProblem(
                SIDE.post(ACTIONS, Bodies.action(1, "call"), "Content-Encoding", "gzip"),
                415,
                "unsupported-media-type",
                "without a Content-Encoding");
    }

    @Test
    void aBodyThatIsNotUtf8() {
        byte[] latin =
                Bodies.start("recorded", 2).replace("table-1", "t\u00e4ble").getBytes(StandardCharsets.ISO_8859_1);
        Reply reply = SIDE.send(SIDE.request(STARTS)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofByteArray(latin)));
        assertProblem(reply, 400, "malformed-request", "The body is not JSON in UTF-8");
    }

    @Test
    void aWrongMethodAndAWrongAddress() {
        assertProblem(SIDE.get(ACTIONS), 405, "method-not-allowed", "takes POST and not GET");
        assertProblem(
                SIDE.send(SIDE.request(STARTS).method("PATCH", BodyPublishers.noBody())),
                405,
                "method-not-allowed",
                "takes POST and not PATCH");
        assertProblem(SIDE.get("/api/v2/hands"), 404, "not-found", "/v3/api-docs");
        assertProblem(SIDE.get("/"), 404, "not-found", "/v3/api-docs");
    }

    @Test
    void whatTheSenderAcceptsChangesNothing() {
        assertProblem(SIDE.act(HAND, "{}", "Accept", "text/html"), 400, "malformed-request", "Field seat is missing");
        assertThat(SIDE.start(Bodies.start("house", 2), "Accept", "application/xml")
                        .contentType())
                .isEqualTo("application/json");
    }

    @Test
    void whatIsNoHttpIsAnsweredWithoutTheInsideOfTheProgram() {
        for (String path : new String[] {"/api/v1/hands/a%5Cb/actions", "/api/v1/hands/%00/actions", "/error"}) {
            Reply reply = SIDE.get(path);
            assertThat(reply.status()).as(path).isGreaterThanOrEqualTo(400);
            assertThat(reply.text())
                    .doesNotContain("Exception")
                    .doesNotContain("org.apache")
                    .doesNotContain("org.springframework")
                    .doesNotContain("Tomcat");
        }
    }

    private static Arguments of(Object... parts) {
        return Arguments.of(parts);
    }

    private static String action(String seat, String action) {
        return "{\"seat\":%s,\"action\":\"%s\"}".formatted(seat, action);
    }
}
