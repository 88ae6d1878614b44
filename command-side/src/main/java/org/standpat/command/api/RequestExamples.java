package org.standpat.command.api;

import java.util.LinkedHashMap;
import java.util.Map;
import org.standpat.db.json.HandJson;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;

/** Requests as a cardroom's backend sends them, by a heading. A test sends each of them. */
final class RequestExamples {

    /** Starts a hand that the house deals. */
    static final String HOUSE_DEALS = """
            {"table": "Table 12",
             "rules": {"profile": "pokerstars", "smallBlind": 50, "bigBlind": 100},
             "seats": [{"seat": 1, "player": "p-1001", "stack": 10000},
                       {"seat": 3, "player": "p-1002", "stack": 8250},
                       {"seat": 6, "player": "p-1003", "stack": 12000}],
             "button": 1, "dealing": "house"}""";

    /** Starts a hand whose cards are reported. */
    static final String CARDS_ARE_REPORTED = """
            {"table": "Feature table",
             "rules": {"profile": "wsop-live", "smallBlind": 100, "bigBlind": 200},
             "seats": [{"seat": 2, "player": "p-1001", "stack": 20000},
                       {"seat": 5, "player": "p-1002", "stack": 15000}],
             "button": 5, "dealing": "recorded", "startedAt": "2026-01-31T20:15:00Z"}""";

    /** Starts a hand with every house rule spelt out. */
    static final String RULES_SPELT_OUT = """
            {"table": "Table 3",
             "rules": %s,
             "seats": [{"seat": 1, "player": "p-1001", "stack": 10000},
                       {"seat": 2, "player": "p-1002", "stack": 10000}],
             "button": 2, "dealing": "house"}""".formatted(HandJson.strict()
            .writeValueAsString(Profiles.named(Profiles.WSOP_LIVE).rules(Stakes.blinds(50, 100))));

    private RequestExamples() {}

    /** Bodies that start a hand. */
    static Map<String, String> starts() {
        Map<String, String> starts = new LinkedHashMap<>();
        starts.put("The house deals", HOUSE_DEALS);
        starts.put("The cards are reported", CARDS_ARE_REPORTED);
        starts.put("House rules spelt out", RULES_SPELT_OUT);
        return starts;
    }

    /** Bodies that act in a hand, one for each word and more where cards may be unknown. */
    static Map<String, String> actions() {
        Map<String, String> actions = new LinkedHashMap<>();
        actions.put("fold", "{\"seat\": 3, \"action\": \"fold\"}");
        actions.put("check", "{\"seat\": 3, \"action\": \"check\"}");
        actions.put("call", "{\"seat\": 3, \"action\": \"call\"}");
        actions.put("bet to a total", "{\"seat\": 3, \"action\": \"bet\", \"to\": 100}");
        actions.put("raise to a total", "{\"seat\": 3, \"action\": \"raise\", \"to\": 200}");
        actions.put("discard", "{\"seat\": 3, \"action\": \"discard\", \"cards\": \"Kd7s\"}");
        actions.put("discard, as a list", "{\"seat\": 3, \"action\": \"discard\", \"cards\": [\"Kd\", \"7s\"]}");
        actions.put("stand pat", "{\"seat\": 3, \"action\": \"pat\"}");
        actions.put("show", "{\"seat\": 3, \"action\": \"show\"}");
        actions.put("show cards that were not known", "{\"seat\": 3, \"action\": \"show\", \"cards\": \"7h5c4d3s2c\"}");
        actions.put("muck", "{\"seat\": 3, \"action\": \"muck\"}");
        actions.put("deal known cards", "{\"seat\": 3, \"action\": \"deal\", \"cards\": \"7h5c\"}");
        actions.put("deal unknown cards", "{\"seat\": 3, \"action\": \"deal\", \"cards\": \"??????????\"}");
        return actions;
    }
}
