package org.standpat.service.statistics;

import java.util.ArrayList;
import java.util.List;
import org.standpat.query.statistics.Dimension;
import org.standpat.query.statistics.Numbers;
import org.standpat.query.statistics.PlayerStatistics;
import org.standpat.query.statistics.Statistic;
import org.standpat.query.statistics.StatisticsReader;
import org.standpat.service.terminal.TextTable;

/** A player's numbers with a line for each group of hands, no wider than 80 characters as long as the numbers are not huge. */
public final class GroupsText {

    /** What the columns are, for those who do not know them. */
    public static final List<String> LEGEND = List.of(
            "  In %; pat 1: stood pat on draw 1; WTSD, W$SD: went to, won at showdown;",
            "  BB/100: big bets won in 100 hands");

    private static final int LONGEST_KEY = 25;
    private static final String CUT = "...";

    private GroupsText() {}

    /** The lines, the whole last. */
    static List<String> lines(PlayerStatistics statistics, Dimension by) {
        TextTable table = new TextTable(by.word(), ">hands", ">VPIP", ">PFR", ">pat 1", ">WTSD", ">W$SD", ">BB/100");
        statistics.groups().forEach(group -> row(table, key(by, group.key()), group.numbers()));
        row(table, "all", statistics.whole());
        List<String> lines = new ArrayList<>(table.lines());
        if (statistics.more()) {
            lines.add("  The first " + StatisticsReader.MOST_GROUPS
                    + " are shown; there are more, which \"all\" counts too.");
        }
        lines.addAll(LEGEND);
        return lines;
    }

    private static void row(TextTable table, String key, Numbers numbers) {
        table.row(
                key,
                NumberText.of(numbers.hands()),
                NumberText.of(numbers.rate(Statistic.VPIP)),
                NumberText.of(numbers.rate(Statistic.PFR)),
                NumberText.of(numbers.rate(Statistic.PAT, 1)),
                NumberText.of(numbers.rate(Statistic.WENT_TO_SHOWDOWN)),
                NumberText.of(numbers.rate(Statistic.WON_AT_SHOWDOWN)),
                NumberText.signed(numbers.rate(Statistic.BIG_BETS_PER_HUNDRED)));
    }

    private static String key(Dimension by, String key) {
        String text = by == Dimension.PLACE ? PlaceName.word(key) : key;
        if (text.codePointCount(0, text.length()) <= LONGEST_KEY) {
            return text;
        }
        return text.substring(0, text.offsetByCodePoints(0, LONGEST_KEY - CUT.length())) + CUT;
    }
}
