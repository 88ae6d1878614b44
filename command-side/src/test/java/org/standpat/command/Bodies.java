package org.standpat.command;

import java.util.StringJoiner;

/** Bodies of requests, as a cardroom's backend would send them. */
public final class Bodies {

    private Bodies() {}

    /** Starts a hand at 50/100 with so many players of 10,000 chips on seats 1, 2, 3 and on, the button on seat 1. */
    public static String start(String dealing, int players) {
        StringJoiner seats = new StringJoiner(",", "[", "]");
        for (int seat = 1; seat <= players; seat++) {
            seats.add("{\"seat\":%d,\"player\":\"player-%d\",\"stack\":10000}".formatted(seat, seat));
        }
        return start(dealing, seats.toString());
    }

    /** Starts a hand at 50/100 with these seats, the button on seat 1. */
    public static String start(String dealing, String seats) {
        return """
                {"table":"table-1","rules":{"profile":"source-a","smallBlind":50,"bigBlind":100},
                 "seats":%s,"button":1,"dealing":"%s"}""".formatted(seats, dealing);
    }

    /** Starts a hand of players of 10,000 chips on seats 1, 2, 3 and on, the button on seat 1, under these rules. */
    public static String startUnder(String rules, String dealing, int players) {
        return start(dealing, players).replaceFirst("\"rules\":\\{[^}]*}", "\"rules\":" + rules);
    }

    /** A ruling; {@code more} are further fields, such as {@code "seat":3}. */
    public static String ruling(String ruling, String rule, String more) {
        return "{\"ruling\":\"%s\",\"by\":\"floor 7\",\"why\":\"it was so\",\"rule\":\"%s\"%s}"
                .formatted(ruling, rule, more.isEmpty() ? "" : "," + more);
    }

    /** An action without sizes or cards. */
    public static String action(int seat, String action) {
        return "{\"seat\":%d,\"action\":\"%s\"}".formatted(seat, action);
    }

    /** A bet or raise. */
    public static String wager(int seat, String action, long to) {
        return "{\"seat\":%d,\"action\":\"%s\",\"to\":%d}".formatted(seat, action, to);
    }

    /** An action with cards. */
    public static String cards(int seat, String action, String cards) {
        return "{\"seat\":%d,\"action\":\"%s\",\"cards\":\"%s\"}".formatted(seat, action, cards);
    }
}
