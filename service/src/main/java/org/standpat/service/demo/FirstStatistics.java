package org.standpat.service.demo;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.standpat.service.demo.ReadSide.Listed;
import org.standpat.service.statistics.GroupsText;
import org.standpat.service.statistics.NumberText;
import org.standpat.service.terminal.TextTable;
import tools.jackson.databind.JsonNode;

/** The players' numbers as a table, those with the most hands first. */
final class FirstStatistics {

    /** Players that are asked for. */
    static final int MOST_PLAYERS = 20;

    private static final int FIRST_DRAW = 0;
    private static final int BIG_BET_PLACES = 2;

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
        List<String> lines = new ArrayList<>(table(numbers));
        if (names.size() > MOST_PLAYERS) {
            lines.add("  ... and " + (names.size() - MOST_PLAYERS) + " more players");
        }
        lines.addAll(GroupsText.LEGEND);
        return lines;
    }

    /**
     * Columns as {@code stats --by} has them, and chips, which add up to what the house took.
     *
     * @param numbers what the read API says of each player
     */
    static List<String> table(List<JsonNode> numbers) {
        TextTable table =
                new TextTable("player", ">hands", ">VPIP", ">PFR", ">pat 1", ">WTSD", ">W$SD", ">BB/100", ">net");
        for (JsonNode player : numbers) {
            table.row(
                    player.path("player").stringValue(),
                    NumberText.of(player.path("hands").longValue()),
                    percent(player.path("vpip")),
                    percent(player.path("pfr")),
                    percent(player.path("draws").path(FIRST_DRAW).path("pat")),
                    percent(player.path("wentToShowdown")),
                    percent(player.path("wonAtShowdown")),
                    bigBets(player.path("bigBetsPerHundred").path("value")),
                    NumberText.signed(player.path("chips").path("net").decimalValue()));
        }
        return table.lines();
    }

    /** Whoever never came to a draw has none in the answer. */
    private static String percent(JsonNode share) {
        JsonNode percent = share.path("percent");
        return percent.isNumber() ? percent.asString() : NumberText.NO_DATA;
    }

    private static String bigBets(JsonNode value) {
        return value.isNumber()
                ? NumberText.signed(value.decimalValue().setScale(BIG_BET_PLACES, RoundingMode.HALF_UP))
                : NumberText.NO_DATA;
    }
}
