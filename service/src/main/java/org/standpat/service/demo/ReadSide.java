package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.standpat.hand.HandEvent.Share;
import org.standpat.service.http.ApiClient;
import tools.jackson.databind.JsonNode;

/** What the read API says about hands. */
final class ReadSide {

    private static final String HANDS = LiveTable.HANDS;
    private static final int PAGE = 100;

    private final ApiClient client;

    ReadSide(ApiClient client) {
        this.client = client;
    }

    /**
     * A hand as the read API lists it.
     *
     * @param phase the phase it is in, {@code finished} when it is over
     * @param stacks every player's chips, by seat number
     */
    record Listed(UUID hand, String table, int position, String phase, List<String> players, List<Share> stacks) {

        Listed {
            players = List.copyOf(players);
            stacks = List.copyOf(stacks);
        }

        private static Listed of(JsonNode hand) {
            List<String> players = new ArrayList<>();
            List<Share> stacks = new ArrayList<>();
            for (JsonNode player : hand.path("players")) {
                players.add(player.path("player").stringValue());
                stacks.add(new Share(
                        player.path("seat").intValue(),
                        player.path("stackAfter").longValue()));
            }
            return new Listed(
                    UUID.fromString(hand.path("hand").stringValue()),
                    hand.path("table").stringValue(),
                    hand.path("position").intValue(),
                    hand.path("phase").stringValue(),
                    players,
                    stacks);
        }
    }

    /**
     * Every hand, page after page, newest first.
     *
     * @param feedPosition the place of the log that the answer must have reached
     */
    List<Listed> hands(long feedPosition) {
        List<Listed> hands = new ArrayList<>();
        String cursor = "";
        do {
            String path = HANDS + "?limit=" + PAGE + "&atLeast=" + feedPosition + cursor;
            JsonNode page = client.get(path).good().json();
            page.path("hands").forEach(hand -> hands.add(Listed.of(hand)));
            cursor = page.path("next").isString()
                    ? "&cursor=" + ApiClient.segment(page.path("next").stringValue())
                    : "";
        } while (!cursor.isEmpty());
        return hands;
    }

    /** The hand as text. */
    String history(String hand, int position) {
        return client.get(HANDS + "/" + hand + "/history?atLeast=" + position)
                .good()
                .text();
    }

    /** A player's numbers. */
    JsonNode statistics(String player, long feedPosition) {
        return client.get("/api/v1/players/" + ApiClient.segment(player) + "/stats?atLeast=" + feedPosition)
                .good()
                .json();
    }
}
