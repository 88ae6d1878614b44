package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.EventLimits;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import tools.jackson.databind.JsonNode;

/** Rulings of the floor over HTTP: each is an event of its own with who, why and the rule (section 7). */
class RulingsTest {

    private static final String KEY = "Idempotency-Key";
    private static final String RULING = "\"ruling\":{\"by\":\"floor 7\",\"why\":\"it was so\",\"rule\":\"%s\"}}";
    private static final Database DATABASE = TestDatabase.fresh();
    private static final Rows ROWS = new Rows(DATABASE);
    private static final RunningCommandSide SIDE = RunningCommandSide.on(DATABASE);

    private String hand = "";

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @Test
    void aMisdealGivesEverythingBack() {
        threePlayers();

        Reply reply = ruled(Bodies.ruling("misdeal", "7.1", ""));

        assertThat(reply.types()).containsExactly("MisdealDeclared", "Refunded", "Refunded", "HandCompleted");
        assertThat(reply.data("MisdealDeclared")).isEqualTo("{" + RULING.formatted("7.1"));
        assertThat(stacks(reply)).containsExactly(10_000L, 10_000L, 10_000L);
        assertThat(reply.legal()).isEmpty();
        refused(Bodies.ruling("misdeal", "7.1", ""), "hand-is-over", "8");
    }

    @Test
    void aMisdealIsTooLateOnceTwoPlayersHaveActed() {
        threePlayers();
        take(Bodies.action(1, "call"));
        take(Bodies.action(2, "call"));
        int events = ROWS.eventsOf(hand);

        Reply refused = refused(Bodies.ruling("misdeal", "7.1", ""), "too-late-for-misdeal", "7.1");

        assertThat(refused.field("expected")).isEqualTo("a misdeal before 2 actions of the first betting round");
        assertThat(refused.json().path("position").intValue()).isEqualTo(events);
        assertThat(ROWS.eventsOf(hand)).isEqualTo(events);
        assertThat(ROWS.text("select seat || ' ' || kind || ' ' || rule from refusal where hand = '" + hand + "'"))
                .as("no seat is meant")
                .isEqualTo("0 too-late-for-misdeal 7.1");
    }

    @Test
    void aCancelledHandGivesEveryChipBack() {
        threePlayers();
        take(Bodies.wager(1, "raise", 200));
        take(Bodies.action(2, "call"));

        Reply reply = ruled(Bodies.ruling("cancel", "7.4", ""));

        assertThat(reply.types()).containsExactly("HandCancelled", "Refunded", "Refunded", "Refunded", "HandCompleted");
        assertThat(reply.data("HandCancelled")).isEqualTo("{" + RULING.formatted("7.4"));
        assertThat(amounts(reply)).as("what each had put in").containsExactly(200L, 200L, 100L);
        assertThat(stacks(reply)).containsExactly(10_000L, 10_000L, 10_000L);
        refused(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[1]"), "no-such-pot", "7.6");
    }

    @Test
    void aDeadHandIsOutAndTheLastOneLeftWins() {
        threePlayers();

        Reply killed = ruled(Bodies.ruling("kill", "7.3", "\"seat\":1"));
        assertThat(killed.data("HandKilled")).isEqualTo("{\"seat\":1," + RULING.formatted("7.3"));
        assertThat(killed.json().path("legal").path("seat").intValue()).isEqualTo(2);
        refused(Bodies.ruling("kill", "7.3", "\"seat\":1"), "may-not-kill", "7.3");
        refused(Bodies.ruling("kill", "7.3", "\"seat\":5"), "no-such-seat", "1.5");
        assertThat(ROWS.text(
                        "select string_agg(seat::text, ' ' order by number) from refusal where hand = '" + hand + "'"))
                .as("the seat that was meant")
                .isEqualTo("1 5");

        Reply last = ruled(Bodies.ruling("kill", "7.3", "\"seat\":2"));
        assertThat(last.types()).contains("HandKilled", "PotAwarded", "HandCompleted");
        assertThat(stacks(last)).containsExactly(10_000L, 9_950L, 10_050L);
    }

    @Test
    void aPotIsRuledToAnotherPlayerAfterTheHand() {
        threePlayers();
        refused(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[2]"), "not-now", "7.6");
        take(Bodies.action(1, "fold"));
        Reply over = take(Bodies.action(2, "fold"));
        assertThat(over.data("PotAwarded")).isEqualTo("{\"pot\":0,\"shares\":[{\"seat\":3,\"amount\":100}]}");

        Reply reply = ruled(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[3,2]"));

        assertThat(reply.types()).containsExactly("PotRuled");
        assertThat(reply.data("PotRuled"))
                .isEqualTo("{\"pot\":0,\"shares\":[{\"seat\":2,\"amount\":50},{\"seat\":3,\"amount\":50}],"
                        + RULING.formatted("7.6"));
        assertThat(reply.position()).isEqualTo(over.position() + 1);
        Reply wrong = refused(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[1]"), "may-not-win", "4.11");
        assertThat(wrong.field("expected")).contains("[2, 3]");
        refused(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[]"), "may-not-win", "4.11");
        refused(Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[2,2]"), "may-not-win", "4.11");
        refused(Bodies.ruling("pot", "7.6", "\"pot\":7,\"winners\":[2]"), "no-such-pot", "7.6");
    }

    @Test
    void aRulingGoesOnRecordDuringAndAfterTheHand() {
        threePlayers();
        assertThat(ruled(Bodies.ruling("note", "4.13", "")).data("RulingIssued"))
                .isEqualTo("{" + RULING.formatted("4.13"));
        ruled(Bodies.ruling("cancel", "7.4", ""));

        assertThat(ruled(Bodies.ruling("note", "7.6", "")).types()).containsExactly("RulingIssued");
    }

    @Test
    void aRulingCitesARuleThatThereCanBe() {
        threePlayers();

        for (String rule : List.of("9.1", "7.", "rule", "7.01", "0")) {
            assertThat(refused(Bodies.ruling("note", rule, ""), "ruling-incomplete", "7.6")
                            .field("expected"))
                    .contains("the number of a rule such as 7.1");
        }
    }

    @Test
    void aResentRulingGetsTheFirstAnswer() {
        threePlayers();
        String note = Bodies.ruling("note", "7.6", "");
        String late = Bodies.ruling("pot", "7.6", "\"pot\":0,\"winners\":[2]");
        Reply first = SIDE.rule(hand, note, KEY, "ruling-1");
        Reply refused = SIDE.rule(hand, late, KEY, "ruling-2");
        assertThat(List.of(first.status(), refused.status())).containsExactly(200, 422);
        ruled(Bodies.ruling("cancel", "7.4", ""));
        int events = ROWS.eventsOf(hand);

        assertThat(SIDE.rule(hand, note, KEY, "ruling-1")).isEqualTo(first);
        assertThat(SIDE.rule(hand, late, KEY, "ruling-2"))
                .as("also now that the hand is over")
                .isEqualTo(refused);
        assertThat(SIDE.rule(hand, Bodies.ruling("note", "7.5", ""), KEY, "ruling-1")
                        .field("kind"))
                .isEqualTo("key-taken");
        assertThat(SIDE.act(hand, Bodies.action(1, "fold"), KEY, "ruling-1").field("kind"))
                .as("actions and rulings of a hand share its keys")
                .isEqualTo("key-taken");
        assertThat(ROWS.eventsOf(hand)).isEqualTo(events);
    }

    @Test
    void aRulingIsMadeOnTheHandAsTheFloorSawIt() {
        Reply started = threePlayers();
        take(Bodies.action(1, "call"));

        Reply stale = SIDE.rule(hand, Bodies.ruling("misdeal", "7.1", ""), "If-Match", started.etag());

        assertThat(stale.status()).isEqualTo(412);
        assertThat(stale.field("kind")).isEqualTo("stale-position");
        Reply unknown = SIDE.rule(UUID.randomUUID().toString(), Bodies.ruling("misdeal", "7.1", ""));
        assertThat(unknown.status()).isEqualTo(404);
        assertThat(unknown.field("kind")).isEqualTo("unknown-hand");
    }

    @Test
    void aHandFullOfRulingsCanStillBeCancelled() {
        int started = threePlayers().position();
        int most = EventLimits.MAX_EVENTS_PER_HAND - EventLimits.ROOM_TO_CANCEL;
        ruled(Bodies.ruling("note", "7.6", ""));
        ROWS.repeat(hand, started + 1, most - 1);
        ruled(Bodies.ruling("note", "7.6", ""));

        for (Reply tooLong :
                List.of(SIDE.rule(hand, Bodies.ruling("note", "7.6", "")), SIDE.act(hand, Bodies.action(1, "call")))) {
            assertThat(tooLong.status()).isEqualTo(422);
            assertThat(tooLong.field("kind")).isEqualTo("limit-exceeded");
            assertThat(tooLong.field("detail")).endsWith("Cancel it.");
        }
        assertThat(ROWS.eventsOf(hand)).isEqualTo(most);

        Reply cancelled = ruled(Bodies.ruling("cancel", "7.4", ""));

        assertThat(stacks(cancelled)).containsExactly(10_000L, 10_000L, 10_000L);
        assertThat(ruled(Bodies.ruling("note", "7.6", "")).types()).containsExactly("RulingIssued");
    }

    private Reply threePlayers() {
        Reply started = SIDE.start(Bodies.start("house", 3));
        hand = started.hand();
        return started;
    }

    private Reply take(String body) {
        Reply reply = SIDE.act(hand, body);
        assertThat(reply.status()).as(body + " -> " + reply.text()).isEqualTo(200);
        return reply;
    }

    private Reply ruled(String body) {
        Reply reply = SIDE.rule(hand, body);
        assertThat(reply.status()).as(body + " -> " + reply.text()).isEqualTo(200);
        assertThat(reply.etag()).isEqualTo("\"" + reply.position() + "\"");
        return reply;
    }

    private Reply refused(String body, String kind, String rule) {
        Reply reply = SIDE.rule(hand, body);
        assertThat(reply.status()).as(body + " -> " + reply.text()).isEqualTo(422);
        assertThat(reply.field("kind")).as(reply.text()).isEqualTo(kind);
        assertThat(reply.field("rule")).as(reply.text()).isEqualTo(rule);
        return reply;
    }

    private static List<Long> stacks(Reply reply) {
        return reply.json()
                .path("events")
                .valueStream()
                .filter(event -> event.path("type").stringValue().equals("HandCompleted"))
                .flatMap(event -> event.path("data").path("stacks").valueStream())
                .map(stack -> stack.path("amount").longValue())
                .toList();
    }

    private static List<Long> amounts(Reply reply) {
        return reply.json()
                .path("events")
                .valueStream()
                .filter(event -> event.path("type").stringValue().equals("Refunded"))
                .map(event -> event.path("data").path("amount"))
                .map(JsonNode::longValue)
                .toList();
    }
}
