package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.KeptRefusal;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;

/** What the rules forbid is answered with the rule and recorded as refused; the hand is unchanged (rule 4.13). */
class RefusalsTest {

    private static final Database DATABASE = TestDatabase.fresh();
    private static final Rows ROWS = new Rows(DATABASE);
    private static final RunningCommandSide SIDE = RunningCommandSide.on(DATABASE);

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @Test
    void anIllegalActionNamesRuleExpectedAndActual() {
        Reply started = SIDE.start(Bodies.start("house", 3));

        Reply refused = SIDE.act(started.hand(), Bodies.wager(1, "raise", 250), "If-Match", started.etag());

        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.contentType()).isEqualTo("application/problem+json");
        assertThat(refused.field("rule")).isEqualTo("4.5");
        assertThat(refused.field("kind")).isEqualTo("wrong-size");
        assertThat(refused.field("expected")).isEqualTo("a total of 200");
        assertThat(refused.field("actual")).isEqualTo("a total of 250");
        assertThat(refused.field("detail"))
                .contains("4.5")
                .contains("a total of 200")
                .contains("a total of 250");
        assertThat(refused.json().path("position").intValue()).isEqualTo(started.position());
        assertThat(ROWS.eventsOf(started.hand())).isEqualTo(started.position());
        assertThat(refusal(started.hand()))
                .isEqualTo("1 wrong-size 4.5 at %d: a total of 200 / a total of 250".formatted(started.position()));
    }

    /** Rules 4.5 and 8: nothing, less than nothing and the largest numbers are refused by the rule too, and the hand goes on. */
    @ParameterizedTest
    @ValueSource(longs = {0, -1, Long.MIN_VALUE, 1_000_000_000_000_001L, Long.MAX_VALUE - 100, Long.MAX_VALUE})
    void aRaiseOfNoSensibleSizeIsRefusedByTheRuleAndRecorded(long to) {
        Reply started = SIDE.start(Bodies.start("house", 3));
        String hand = started.hand();

        Reply refused = SIDE.act(hand, Bodies.wager(1, "raise", to));

        assertThat(refused.status()).as(refused.text()).isEqualTo(422);
        assertThat(refused.field("rule")).isEqualTo("4.5");
        assertThat(refused.field("actual")).isEqualTo("a total of " + to);
        assertThat(refusal(hand))
                .isEqualTo("1 wrong-size 4.5 at %d: a total of 200 / a total of %d".formatted(started.position(), to));
        assertThat(SIDE.act(hand, Bodies.wager(1, "raise", 200)).status()).isEqualTo(200);
    }

    @Test
    void theRecordNeverHoldsACard() {
        Reply started = SIDE.start(Bodies.start("recorded", 2));
        String hand = started.hand();
        assertThat(SIDE.act(hand, Bodies.cards(1, "deal", "Kd7s")).status()).isEqualTo(200);

        Reply refused = SIDE.act(hand, Bodies.cards(2, "deal", "Kd"), "Idempotency-Key", "k");

        assertThat(refused.field("actual")).isEqualTo("the Kd");
        assertThat(refusal(hand)).contains("card-already-out").endsWith("a card that the request named");
    }

    @Test
    void anExposedCardOrAChangedDiscardIsNotKeptEither() {
        String hand = SIDE.start(Bodies.startUnder(
                        "{\"profile\":\"wsop-live\",\"smallBlind\":50,\"bigBlind\":100}", "recorded", 2))
                .hand();
        SIDE.act(hand, Bodies.cards(1, "deal", "Kd7s4h3h2h"));

        Reply exposed = SIDE.act(hand, "{\"seat\":2,\"action\":\"expose\",\"card\":\"Kd\"}");

        assertThat(exposed.field("kind")).isEqualTo("card-already-out");
        assertThat(exposed.field("rule")).isEqualTo("5.11");
        SIDE.act(hand, Bodies.cards(2, "deal", "AcKcQcJc9c"));
        SIDE.act(hand, Bodies.action(1, "call"));
        SIDE.act(hand, Bodies.action(2, "check"));
        SIDE.act(hand, Bodies.cards(2, "discard", "Ac"));

        Reply changed = SIDE.act(hand, Bodies.cards(2, "change", "AcKd"));

        assertThat(changed.field("kind")).as(changed.text()).isEqualTo("card-not-held");
        assertThat(ROWS.text(
                        "select string_agg(kind || ': ' || actual, '; ' order by number) from refusal where hand = '"
                                + hand + "'"))
                .isEqualTo("card-already-out: a card that the request named; card-not-held: a card that the request"
                        + " named");
        assertThat(ROWS.text("select coalesce(string_agg(expected, ' '), '') from refusal where hand = '" + hand + "'"))
                .doesNotContain("Kd");
    }

    @Test
    void aStartThatMakesNoHandListsAllThatIsWrong() {
        Reply refused = SIDE.start(Bodies.start("house", "[{\"seat\":3,\"player\":\"a\",\"stack\":100}]"));

        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.field("kind")).isEqualTo("cannot-start");
        assertThat(refused.field("expected"))
                .contains("2 to 6 players")
                .contains("the button at a seat that is dealt in");
        assertThat(refused.json().has("position")).isFalse();
        assertThat(refused.json().path("faults"))
                .extracting(fault -> fault.path("rule").stringValue() + ": "
                        + fault.path("expected").stringValue() + " / "
                        + fault.path("actual").stringValue())
                .containsExactly(
                        "1.5: 2 to 6 players / 1 players",
                        "3.1: the button at a seat that is dealt in / the button at seat 1");
    }

    @Test
    void noMoreAreKeptThanTheLimit() {
        Reply started = SIDE.start(Bodies.start("house", 3));
        for (int i = 0; i < KeptRefusal.MOST_OF_ONE_HAND + 5; i++) {
            assertThat(SIDE.act(started.hand(), Bodies.action(2, "check")).status())
                    .isEqualTo(422);
        }
        assertThat(ROWS.text("select count(*)::text from refusal where hand = '" + started.hand() + "'"))
                .isEqualTo(Integer.toString(KeptRefusal.MOST_OF_ONE_HAND));
    }

    @Test
    void theyAreCountedByRule() {
        Reply started = SIDE.start(Bodies.start("house", 3));
        SIDE.act(started.hand(), Bodies.cards(1, "discard", "7h"));

        String metrics = SIDE.get("/actuator/prometheus").text();

        assertThat(metrics).contains("standpat_refusals_total{kind=\"not-now\",rule=\"5.1\"} 1.0");
        assertThat(metrics).contains("standpat_commands_total{outcome=\"accepted\"}");
        assertThat(metrics).contains("standpat_events_recorded_total");
        assertThat(metrics).contains("hikaricp_connections_max{pool=\"command-side\"}");
    }

    private static String refusal(String hand) {
        return ROWS.text(
                "select seat || ' ' || kind || ' ' || rule || ' at ' || position || ': ' || expected || ' / ' || actual"
                        + " from refusal where hand = '" + hand + "'");
    }
}
