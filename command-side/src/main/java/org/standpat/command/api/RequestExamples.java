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

    /** Starts another game than the profile's usual one, with an ante and the hand before. */
    static final String NO_LIMIT_WITH_ANTES = """
            {"table": "Final table",
             "rules": {"profile": "wsop-tournament", "game": "no-limit-2-7-single-draw",
                       "smallBlind": 500, "bigBlind": 1000, "ante": 1000, "antes": "big-blind"},
             "seats": [{"seat": 1, "player": "p-1001", "stack": 60000},
                       {"seat": 4, "player": "p-1002", "stack": 45500},
                       {"seat": 5, "player": "p-1003", "stack": 102000}],
             "button": 4, "dealing": "house",
             "previousHand": {"button": 1, "bigBlind": 5, "players": 3}}""";

    /** Starts a game by its three choices, with a rake and posts of a player who sat out. */
    static final String POT_LIMIT_WITH_POSTS = """
            {"table": "Table 8",
             "rules": {"profile": "wsop-live",
                       "game": {"ranking": "ace-to-five", "draws": 2, "structure": "pot-limit"},
                       "smallBlind": 50, "bigBlind": 100, "rake": {"basisPoints": 500, "cap": 400}},
             "seats": [{"seat": 2, "player": "p-1001", "stack": 10000},
                       {"seat": 3, "player": "p-1002", "stack": 10000},
                       {"seat": 7, "player": "p-1003", "stack": 10000},
                       {"seat": 9, "player": "p-1004", "stack": 10000}],
             "button": 2, "dealing": "recorded",
             "owing": [{"seat": 9, "post": "live-big-blind"}, {"seat": 9, "post": "dead-small-blind"}]}""";

    private RequestExamples() {}

    /** Bodies that start a hand. */
    static Map<String, String> starts() {
        Map<String, String> starts = new LinkedHashMap<>();
        starts.put("The house deals", HOUSE_DEALS);
        starts.put("The cards are reported", CARDS_ARE_REPORTED);
        starts.put("House rules spelt out", RULES_SPELT_OUT);
        starts.put("No limit, with the big blind's ante", NO_LIMIT_WITH_ANTES);
        starts.put("Pot limit, with posts of a returning player", POT_LIMIT_WITH_POSTS);
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
        actions.put("change a declaration", "{\"seat\": 3, \"action\": \"change\", \"cards\": \"Kd\"}");
        actions.put("change it to pat", "{\"seat\": 3, \"action\": \"change\"}");
        actions.put("ask how many cards were taken", "{\"seat\": 3, \"action\": \"ask\", \"opponent\": 1}");
        actions.put("show", "{\"seat\": 3, \"action\": \"show\"}");
        actions.put("show cards that were not known", "{\"seat\": 3, \"action\": \"show\", \"cards\": \"7h5c4d3s2c\"}");
        actions.put("muck", "{\"seat\": 3, \"action\": \"muck\"}");
        actions.put("time-out", "{\"seat\": 3, \"action\": \"time-out\"}");
        actions.put("disconnect", "{\"seat\": 3, \"action\": \"disconnect\"}");
        actions.put("deal known cards", "{\"seat\": 3, \"action\": \"deal\", \"cards\": \"7h5c\"}");
        actions.put("deal unknown cards", "{\"seat\": 3, \"action\": \"deal\", \"cards\": \"??????????\"}");
        actions.put("a card was exposed", "{\"seat\": 3, \"action\": \"expose\", \"card\": \"Qs\"}");
        actions.put("a wrong number of cards", "{\"seat\": 3, \"action\": \"miscount\", \"held\": 6}");
        actions.put("a fold out of turn", "{\"seat\": 3, \"action\": \"out-of-turn\", \"done\": \"fold\"}");
        actions.put(
                "a raise out of turn", "{\"seat\": 3, \"action\": \"out-of-turn\", \"done\": \"raise\", \"to\": 200}");
        return actions;
    }

    /** Rulings of the floor, one of each kind. */
    static Map<String, String> rulings() {
        Map<String, String> rulings = new LinkedHashMap<>();
        rulings.put("misdeal", ruling("misdeal", "the first card went to the wrong seat", "7.1", ""));
        rulings.put("cancel the hand", ruling("cancel", "the deck was foul", "7.4", ""));
        rulings.put("kill a hand", ruling("kill", "the player held six cards", "7.3", ", \"seat\": 3"));
        rulings.put(
                "rule on a pot",
                ruling("pot", "a winning hand was misread", "7.6", ", \"pot\": 0, \"winners\": [1, 3]"));
        rulings.put("put a ruling on record", ruling("note", "the player was warned for slow play", "7.6", ""));
        return rulings;
    }

    private static String ruling(String ruling, String why, String rule, String more) {
        return "{\"ruling\": \"%s\", \"by\": \"floor 7\", \"why\": \"%s\", \"rule\": \"%s\"%s}"
                .formatted(ruling, why, rule, more);
    }
}
