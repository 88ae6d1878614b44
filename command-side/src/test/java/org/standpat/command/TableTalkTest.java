package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.TestDatabase;

/** What happens at a table besides the actions that it waits for, over HTTP. */
class TableTalkTest {

    private static final String LIVE = "{\"profile\":\"wsop-live\",\"smallBlind\":50,\"bigBlind\":100}";
    private static final RunningCommandSide SIDE = RunningCommandSide.on(TestDatabase.fresh());

    private String hand = "";

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @Test
    void aDeclarationIsChangedUntilTheNextPlayerActs() {
        dealtLive("KhQh4d3s2c");
        beforeTheDraw();
        assertThat(take(Bodies.cards(2, "discard", "Kh")).types()).containsExactly("DiscardDeclared");

        assertThat(take(Bodies.cards(2, "change", "KhQh")).data("DeclarationChanged"))
                .isEqualTo("{\"seat\":2,\"cards\":\"KhQh\"}");
        assertThat(take(Bodies.action(2, "change")).data("DeclarationChanged"))
                .as("no cards: he stands pat now")
                .isEqualTo("{\"seat\":2,\"cards\":\"\"}");
        assertThat(take(Bodies.cards(2, "change", "Qh")).data("DeclarationChanged"))
                .isEqualTo("{\"seat\":2,\"cards\":\"Qh\"}");

        take(Bodies.action(3, "pat"));
        refused(Bodies.cards(2, "change", "Kh"), "may-not-change", "5.3");
        take(Bodies.action(1, "pat"));
        assertThat(take(Bodies.cards(2, "deal", "7h")).types()).contains("CardsReplaced", "BettingRoundOpened");
    }

    @Test
    void howManyCardsWereTakenIsToldUntilThereIsAction() {
        dealtLive("KhQh4d3s2c");
        beforeTheDraw();
        refused(ask(1, 2), "not-told", "5.9");
        take(Bodies.cards(2, "discard", "KhQh"));
        take(Bodies.action(3, "pat"));
        take(Bodies.action(1, "pat"));
        take(Bodies.cards(2, "deal", "7h6h"));

        assertThat(take(ask(1, 2)).data("CardsTakenTold")).isEqualTo("{\"seat\":1,\"opponent\":2,\"taken\":2}");
        assertThat(take(ask(2, 3)).data("CardsTakenTold")).isEqualTo("{\"seat\":2,\"opponent\":3,\"taken\":0}");

        take(Bodies.action(2, "check"));
        refused(ask(1, 2), "not-told", "5.9");
        refused(ask(1, 9), "no-such-seat", "1.5");
    }

    @Test
    void whoDoesNotActInTimeChecksFoldsOrStandsPat() {
        hand = SIDE.start(Bodies.start("house", 3)).hand();
        refused(Bodies.action(2, "time-out"), "not-your-turn", "4.13");

        Reply gone = take(Bodies.action(1, "time-out"));
        assertThat(gone.types()).containsExactly("ActionForced", "Folded");
        assertThat(gone.data("ActionForced")).isEqualTo("{\"seat\":1,\"cause\":\"TIME_OUT\"}");
        take(Bodies.action(2, "call"));
        Reply checked = take(Bodies.action(3, "disconnect"));
        assertThat(checked.types()).startsWith("ActionForced", "Checked");
        assertThat(checked.data("ActionForced")).isEqualTo("{\"seat\":3,\"cause\":\"DISCONNECTED\"}");
        assertThat(take(Bodies.action(2, "time-out")).types()).startsWith("ActionForced", "StoodPat");
    }

    @Test
    void whereTheRoomWaitsForAPlayerNothingIsForced() {
        hand = SIDE.start(Bodies.startUnder(LIVE, "house", 3)).hand();

        assertThat(refused(Bodies.action(1, "time-out"), "nothing-forced", "7.5")
                        .field("expected"))
                .contains("to wait for the player");
    }

    @Test
    void aCardIsExposedOnTheDealAndASecondOneIsAMisdeal() {
        hand = SIDE.start(Bodies.startUnder(LIVE, "recorded", 3)).hand();
        take(Bodies.cards(2, "deal", "7h5c"));
        refused(expose(3, "??"), "exposed-unknown", "5.8");

        assertThat(take(expose(3, "Qs")).data("CardExposed")).isEqualTo("{\"seat\":3,\"card\":\"Qs\",\"place\":null}");
        Reply second = take(expose(2, "Js"));

        assertThat(second.types())
                .containsExactly("CardExposed", "MisdealDeclared", "Refunded", "Refunded", "HandCompleted");
        assertThat(second.data("MisdealDeclared"))
                .contains("\"by\":\"the rules\"")
                .contains("\"rule\":\"7.2\"");
        assertThat(second.legal()).isEmpty();
        refused(expose(1, "Th"), "hand-is-over", "8");
    }

    @Test
    void aHandOfSixCardsIsReportedAndThenDealt() {
        hand = SIDE.start(Bodies.startUnder(LIVE, "recorded", 3)).hand();
        take(Bodies.cards(2, "deal", "7h5c4d3s2c"));
        refused(miscount(2, 6), "no-miscount", "6.4");
        refused(miscount(3, 5), "no-miscount", "6.4");

        assertThat(take(miscount(3, 6)).data("HandMiscounted")).isEqualTo("{\"seat\":3,\"held\":6}");
        Reply dealt = take(Bodies.cards(3, "deal", "????????????"));

        assertThat(dealt.types()).startsWith("CardsDealt");
        assertThat(dealt.data("CardsDealt")).isEqualTo("{\"seat\":3,\"cards\":\"????????????\",\"places\":[]}");
    }

    @Test
    void anActionOutOfTurnBinds() {
        dealtLive("7h5c4d3s2c");
        refused(outOfTurn(1, "\"fold\""), "no-action-out-of-turn", "4.13");

        assertThat(take(outOfTurn(3, "\"raise\",\"to\":200")).data("ActedOutOfTurn"))
                .isEqualTo("{\"action\":{\"seat\":3,\"word\":\"RAISE\",\"to\":200}}");
        take(Bodies.action(1, "call"));
        assertThat(take(Bodies.action(2, "call")).legal()).containsExactly("raise");
        refused(Bodies.action(3, "check"), "bound-by-out-of-turn", "4.13");
        assertThat(take(Bodies.wager(3, "raise", 200)).types()).containsExactly("Raised");
    }

    @Test
    void aHandThatTheHouseDealsTakesNoReports() {
        hand = SIDE.start(Bodies.start("house", 3)).hand();

        refused(expose(2, "Qs"), "house-deals", "8");
        refused(miscount(2, 6), "house-deals", "8");
        refused(outOfTurn(3, "\"fold\""), "house-deals", "8");
    }

    private void dealtLive(String cardsOfSeat2) {
        hand = SIDE.start(Bodies.startUnder(LIVE, "recorded", 3)).hand();
        take(Bodies.cards(2, "deal", cardsOfSeat2));
        take(Bodies.cards(3, "deal", "??????????"));
        take(Bodies.cards(1, "deal", "??????????"));
    }

    private void beforeTheDraw() {
        take(Bodies.action(1, "call"));
        take(Bodies.action(2, "call"));
        assertThat(take(Bodies.action(3, "check")).types()).contains("DrawOpened");
    }

    private Reply take(String body) {
        Reply reply = SIDE.act(hand, body);
        assertThat(reply.status()).as(body + " -> " + reply.text()).isEqualTo(200);
        return reply;
    }

    private Reply refused(String body, String kind, String rule) {
        Reply reply = SIDE.act(hand, body);
        assertThat(reply.status()).as(body + " -> " + reply.text()).isEqualTo(422);
        assertThat(reply.field("kind")).as(reply.text()).isEqualTo(kind);
        assertThat(reply.field("rule")).as(reply.text()).isEqualTo(rule);
        return reply;
    }

    private static String ask(int seat, int opponent) {
        return "{\"seat\":%d,\"action\":\"ask\",\"opponent\":%d}".formatted(seat, opponent);
    }

    private static String expose(int seat, String card) {
        return "{\"seat\":%d,\"action\":\"expose\",\"card\":\"%s\"}".formatted(seat, card);
    }

    private static String miscount(int seat, int held) {
        return "{\"seat\":%d,\"action\":\"miscount\",\"held\":%d}".formatted(seat, held);
    }

    private static String outOfTurn(int seat, String done) {
        return "{\"seat\":%d,\"action\":\"out-of-turn\",\"done\":%s}".formatted(seat, done);
    }
}
