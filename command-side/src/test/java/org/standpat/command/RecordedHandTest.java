package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.TestDatabase;
import tools.jackson.databind.JsonNode;

/** A hand that somebody else dealt, reported over HTTP with some cards unknown. */
class RecordedHandTest {

    private static final RunningCommandSide SIDE = RunningCommandSide.on(TestDatabase.fresh());

    private String hand = "";

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @Test
    void isReportedFromTheDealToTheShowdown() {
        Reply started = SIDE.start("""
                {"table":"feature table","rules":{"profile":"wsop-live","smallBlind":50,"bigBlind":100},
                 "seats":[{"seat":7,"player":"north","stack":5000},{"seat":2,"player":"south","stack":4000}],
                 "button":7,"dealing":"recorded","startedAt":"2026-01-31T21:15:00.123456789+01:00"}""");
        assertThat(started.status()).as(started.text()).isEqualTo(201);
        hand = started.hand();
        JsonNode start = started.json().path("events").get(0).path("data");
        assertThat(start.path("startedAt").stringValue()).isEqualTo("2026-01-31T20:15:00.123456Z");
        assertThat(start.path("seats").get(0).path("seat").intValue()).isEqualTo(2);
        assertThat(legal(started)).containsExactly("deal 2 1-5", "deal 7 1-5");

        assertThat(legal(take(Bodies.cards(2, "deal", "7h5c")))).containsExactly("deal 2 1-3", "deal 7 1-5");
        take("{\"seat\":2,\"action\":\"deal\",\"cards\":[\"4d\",\"??\",\"2c\"]}");
        Reply dealt = take(Bodies.cards(7, "deal", "?? ?? ?? ?? ??"));
        assertThat(dealt.json().path("legal").path("seat").intValue()).isEqualTo(7);

        take(Bodies.action(7, "call"));
        take(Bodies.action(2, "check"));
        for (int draw = 1; draw <= 3; draw++) {
            take(Bodies.action(2, "pat"));
            assertThat(legal(take(Bodies.cards(7, "discard", "????")))).containsExactly("deal 7 1-2");
            take(Bodies.cards(7, "deal", "??8s".replace("8s", 5 + draw + "s")));
            take(Bodies.action(2, "check"));
            take(Bodies.action(7, "check"));
        }
        assertThat(SIDE.act(hand, Bodies.action(2, "show")).field("rule"))
                .as("one card is not known yet")
                .isEqualTo("6.2");
        take(Bodies.cards(2, "show", "7h5c4d3s2c"));
        Reply last = take(Bodies.action(7, "muck"));

        assertThat(types(last)).containsExactly("HandMucked", "PotAwarded", "HandCompleted");
        assertThat(last.json().path("legal").path("seat").isNull()).isTrue();
        assertThat(last.json().path("legal").path("actions")).isEmpty();
        assertThat(SIDE.act(hand, Bodies.action(2, "check")).field("kind")).isEqualTo("hand-is-over");
    }

    private Reply take(String body) {
        Reply reply = SIDE.act(hand, body);
        assertThat(reply.status()).as(body + " -> " + reply.text()).isEqualTo(200);
        return reply;
    }

    private static List<String> legal(Reply reply) {
        List<String> legal = new ArrayList<>();
        for (JsonNode action : reply.json().path("legal").path("actions")) {
            legal.add(action.path("action").stringValue()
                    + " " + action.path("seat").asString()
                    + " " + action.path("least").asString() + "-"
                    + action.path("most").asString());
        }
        return legal;
    }

    private static List<String> types(Reply reply) {
        List<String> types = new ArrayList<>();
        for (JsonNode event : reply.json().path("events")) {
            types.add(event.path("type").stringValue());
        }
        return types;
    }
}
