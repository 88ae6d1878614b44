package org.standpat.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.json.HandJson;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import tools.jackson.databind.JsonNode;

/** Every game, ante and post over HTTP, and all that can be wrong with a start. */
class StartedGamesTest {

    private static final RunningCommandSide SIDE = RunningCommandSide.on(TestDatabase.fresh());
    private static final String SPELT_OUT = HandJson.strict()
            .writeValueAsString(Profiles.named(Profiles.WSOP_LIVE).rules(Stakes.blinds(50, 100)));

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "\"limit-2-7-triple-draw\";deuce-to-seven;3;FIXED_LIMIT",
                "\"pot-limit-2-7-double-draw\";deuce-to-seven;2;POT_LIMIT",
                "\"no-limit-2-7-single-draw\";deuce-to-seven;1;NO_LIMIT",
                "\"limit-a-5-triple-draw\";ace-to-five;3;FIXED_LIMIT",
                "{\"ranking\":\"ace-to-five\",\"draws\":1,\"structure\":\"pot-limit\"};ace-to-five;1;POT_LIMIT",
            })
    void everyGameIsPlayedToItsEnd(String game, String ranking, int draws, String structure) {
        for (int seed = 1; seed <= 3; seed++) {
            Reply started = start("\"profile\":\"wsop-tournament\",\"game\":" + game
                    + ",\"smallBlind\":50,\"bigBlind\":100,\"ante\":100");
            JsonNode played = rules(started).path("game");
            assertThat(played.path("ranking").stringValue()).isEqualTo(ranking);
            assertThat(played.path("draws").intValue()).isEqualTo(draws);
            assertThat(played.path("betting").path("structure").stringValue()).isEqualTo(structure);

            TablePlayer table = new TablePlayer(SIDE, started, seed);
            while (table.isRunning()) {
                table.next(true);
            }
            assertThat(chips(table.events().getLast())).as("seed " + seed).isEqualTo(30_000L);
        }
    }

    @Test
    void aRaiseInPotLimitIsAtMostThePotAndInNoLimitAtMostTheStack() {
        String pot = start("\"profile\":\"source-a\",\"game\":\"pot-limit-2-7-double-draw\","
                        + "\"smallBlind\":50,\"bigBlind\":100")
                .hand();
        Reply tooMuch = SIDE.act(pot, Bodies.wager(1, "raise", 351));
        assertThat(tooMuch.field("rule")).isEqualTo("4.8");
        assertThat(tooMuch.field("expected")).isEqualTo("a total of 200 to 350");
        assertThat(SIDE.act(pot, Bodies.wager(1, "raise", 350)).status()).isEqualTo(200);

        String noLimit = start("\"profile\":\"source-a\",\"game\":\"no-limit-2-7-single-draw\","
                        + "\"smallBlind\":50,\"bigBlind\":100")
                .hand();
        Reply tooLittle = SIDE.act(noLimit, Bodies.wager(1, "raise", 199));
        assertThat(tooLittle.field("rule")).isEqualTo("4.7");
        assertThat(tooLittle.field("expected")).isEqualTo("a total of 200 to 10000");
        assertThat(SIDE.act(noLimit, Bodies.wager(1, "raise", 10_000)).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"everybody,EVERYBODY,3", "big-blind,BIG_BLIND,1", "named-players,NAMED_PLAYERS,0"})
    void whoAntesIsSaidInTheStart(String antes, String from, int posted) {
        Reply started = start(
                "\"profile\":\"source-a\",\"smallBlind\":50,\"bigBlind\":100,\"ante\":10,\"antes\":\"" + antes + "\"");

        assertThat(rules(started).path("ante").toString())
                .isEqualTo("{\"from\":\"" + from + "\",\"amount\":10,\"paidFirst\":\"BLIND\"}");
        assertThat(started.types().stream().filter("AntePosted"::equals)).hasSize(posted);
    }

    @Test
    void aRakeIsSaidInTheStart() {
        String stakes = "\"profile\":\"source-a\",\"smallBlind\":50,\"bigBlind\":100";

        assertThat(rules(start(stakes + ",\"rake\":{\"basisPoints\":500,\"cap\":300}"))
                        .path("rake")
                        .toString())
                .isEqualTo("{\"basisPoints\":500,\"cap\":300,\"step\":1,\"noDrawNoRake\":true}");
        assertThat(rules(start(stakes + ",\"rake\":{\"basisPoints\":5,\"cap\":7,\"step\":2,\"noDrawNoRake\":false}"))
                        .path("rake")
                        .toString())
                .isEqualTo("{\"basisPoints\":5,\"cap\":7,\"step\":2,\"noDrawNoRake\":false}");
    }

    @Test
    void aReturningPlayerPostsWhatHeOwes() {
        Reply started = SIDE.start(Bodies.start("house", 4)
                .replace(
                        "\"button\"",
                        "\"owing\":[{\"seat\":4,\"post\":\"live-big-blind\"},{\"seat\":4,\"post\":\"dead-small-blind\"}],"
                                + "\"previousHand\":{\"button\":4,\"bigBlind\":2,\"players\":4},\"button\""));

        assertThat(started.status()).as(started.text()).isEqualTo(201);
        assertThat(started.data("HandStarted"))
                .contains(
                        "\"owing\":[{\"seat\":4,\"post\":\"LIVE_BIG_BLIND\"},{\"seat\":4,\"post\":\"DEAD_SMALL_BLIND\"}]")
                .endsWith("\"previous\":{\"button\":4,\"bigBlind\":2,\"players\":4}}");
        List<String> blinds = new ArrayList<>();
        for (JsonNode event : started.json().path("events")) {
            if (event.path("type").stringValue().equals("BlindPosted")) {
                blinds.add(event.path("data").path("seat").intValue() + " "
                        + event.path("data").path("blind").stringValue());
            }
        }
        assertThat(blinds).containsExactlyInAnyOrder("2 SMALL", "3 BIG", "4 LIVE", "4 DEAD");
    }

    @Test
    void postsAndButtonThatDoNotFitAreAllListed() {
        Reply refused = SIDE.start(Bodies.start("house", 4)
                .replace(
                        "\"button\"",
                        "\"owing\":[{\"seat\":3,\"post\":\"live-big-blind\"},{\"seat\":4,\"post\":\"ante\"}],"
                                + "\"previousHand\":{\"button\":2,\"bigBlind\":4,\"players\":4},\"button\""));

        assertThat(rulesOfFaults(refused)).containsExactly("3.6", "3.5", "3.1");
        assertThat(refused.json().path("faults").get(2).path("expected").stringValue())
                .isEqualTo("the button one player on from seat 2, at seat 3");
    }

    @Test
    void houseRulesSpeltOutWithThreeFaultsAreRefusedWithAllThree() {
        String body = Bodies.startUnder("RULES", "house", 2)
                .replace(
                        "RULES",
                        SPELT_OUT
                                .replace("\"draws\":3", "\"draws\":4")
                                .replace("\"small\":50", "\"small\":101")
                                .replace("\"substantialAction\":2", "\"substantialAction\":0"));

        Reply refused = SIDE.start(body, "Idempotency-Key", "three-faults");

        assertThat(refused.status()).as(refused.text()).isEqualTo(422);
        assertThat(refused.field("kind")).isEqualTo("cannot-start");
        assertThat(refused.json().path("faults").toString())
                .isEqualTo("[{\"rule\":\"1.1\",\"expected\":\"draws of 1 to 3\",\"actual\":\"draws of 4\"},"
                        + "{\"rule\":\"3.4\",\"expected\":\"small blind of 0 to 100\",\"actual\":\"small blind of 101\"},"
                        + "{\"rule\":\"7.1\",\"expected\":\"actions before a misdeal is late of 1 to 8\","
                        + "\"actual\":\"actions before a misdeal is late of 0\"}]");
        assertThat(SIDE.start(body, "Idempotency-Key", "three-faults"))
                .as("a resend lists them too")
                .isEqualTo(refused);
    }

    @Test
    void whatIsSpeltOutIsWhatIsPlayed() {
        Reply started = SIDE.start(Bodies.startUnder("RULES", "house", 2).replace("RULES", SPELT_OUT));

        assertThat(HandJson.strict().treeToValue(rules(started), HouseRules.class))
                .isEqualTo(Profiles.named(Profiles.WSOP_LIVE).rules(Stakes.blinds(50, 100)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"small\":50",
                "\"big\":100",
                "\"smallBet\":100",
                "\"bigBet\":200",
                "\"amount\":0",
                "\"cap\":0",
                "\"step\":1"
            })
    void theLargestNumbersAreRefusedAndOverflowNothing(String field) {
        assertThat(SPELT_OUT).contains(field);
        for (long number : new long[] {Long.MAX_VALUE, Long.MAX_VALUE - 1, Long.MIN_VALUE}) {
            String large = field.substring(0, field.indexOf(':') + 1) + number;

            Reply refused = SIDE.start(
                    Bodies.startUnder("RULES", "house", 2).replace("RULES", SPELT_OUT.replace(field, large)));

            assertThat(refused.status()).as(refused.text()).isEqualTo(422);
            assertThat(refused.json().path("faults").toString()).contains(Long.toString(number));
        }
    }

    @Test
    void theLargestStacksArePlayedAllIn() {
        long most = SeatedPlayer.MOST_CHIPS;
        Reply reply = SIDE.start(Bodies.startUnder(
                        "{\"profile\":\"source-a\",\"game\":\"no-limit-2-7-single-draw\","
                                + "\"smallBlind\":1000000000000,\"bigBlind\":1000000000000}",
                        "house",
                        2)
                .replace("\"stack\":10000", "\"stack\":" + most));
        String hand = reply.hand();
        assertThat(reply.status()).as(reply.text()).isEqualTo(201);
        SIDE.act(hand, Bodies.wager(1, "raise", most));
        reply = SIDE.act(hand, Bodies.action(2, "call"));
        while (!reply.legal().isEmpty()) {
            int seat = reply.json().path("legal").path("seat").intValue();
            reply = SIDE.act(hand, Bodies.action(seat, reply.legal().contains("pat") ? "pat" : "show"));
            assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        }
        assertThat(chips(reply.json().path("events").valueStream().toList().getLast()))
                .isEqualTo(2 * most);
    }

    private static Reply start(String rules) {
        Reply started = SIDE.start(Bodies.startUnder("RULES", "house", 3).replace("RULES", "{" + rules + "}"));
        assertThat(started.status()).as(started.text()).isEqualTo(201);
        return started;
    }

    private static JsonNode rules(Reply started) {
        return started.json().path("events").get(0).path("data").path("rules");
    }

    private static List<String> rulesOfFaults(Reply refused) {
        assertThat(refused.status()).as(refused.text()).isEqualTo(422);
        return refused.json()
                .path("faults")
                .valueStream()
                .map(fault -> fault.path("rule").stringValue())
                .toList();
    }

    private static long chips(JsonNode completed) {
        assertThat(completed.path("type").stringValue()).isEqualTo("HandCompleted");
        return completed
                .path("data")
                .path("stacks")
                .valueStream()
                .mapToLong(stack -> stack.path("amount").longValue())
                .sum();
    }
}
