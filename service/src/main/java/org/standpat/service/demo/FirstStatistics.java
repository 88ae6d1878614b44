package org.standpat.service.demo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.standpat.service.demo.ReadSide.Listed;
import org.standpat.service.terminal.TextTable;
import tools.jackson.databind.JsonNode;

/** The players' numbers as a table, those with the most hands first. */
final class FirstStatistics {

    /** Players that are asked for. */
    static final int MOST_PLAYERS = 20;

    private FirstStatistics() {}

    static List<String> lines(List<Listed> hands, ReadSide readSide, long feedPosition) {
        List<String> names = hands.stream()
                .flatMap(hand -> hand.players().stream())
                .distinct()
                .sorted()
                .toList();
        List<JsonNode> numbers = new ArrayList<>();
        for (String name : names.subList(0, Math.min(names.size(), MOST_PLAYERS))) {
            numbers.add(readSide.statistics(name, feedPosition));
        }
        numbers.sort(Comparator.comparingLong(
                        (JsonNode player) -> player.path("hands").longValue())
                .reversed()
                .thenComparing(player -> player.path("player").stringValue()));
        List<String> lines = new ArrayList<>(table(numbers).lines());
        if (names.size() > MOST_PLAYERS) {
            lines.add("  ... and " + (names.size() - MOST_PLAYERS) + " more players");
        }
        return lines;
    }

    private static TextTable table(List<JsonNode> numbers) {
        TextTable table = new TextTable(
                "player", ">hands", ">VPIP %", ">PFR %", ">showdown %", ">won there %", ">won", ">lost", ">net");
        for (JsonNode player : numbers) {
            JsonNode chips = player.path("chips");
            table.row(
                    player.path("player").stringValue(),
                    player.path("hands").longValue(),
                    percent(player, "vpip"),
                    percent(player, "pfr"),
                    percent(player, "wentToShowdown"),
                    percent(player, "wonAtShowdown"),
                    chips.path("won").asString(),
                    chips.path("lost").asString(),
                    chips.path("net").asString());
        }
        return table;
    }

    private static String percent(JsonNode player, String share) {
        return player.path(share).path("percent").asString("-");
    }
}
