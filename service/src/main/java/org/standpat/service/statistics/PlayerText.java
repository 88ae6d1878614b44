package org.standpat.service.statistics;

import java.util.ArrayList;
import java.util.List;
import org.standpat.query.statistics.DrawSituation;
import org.standpat.query.statistics.Numbers;
import org.standpat.query.statistics.PlayerStatistics;
import org.standpat.query.statistics.Rate;
import org.standpat.query.statistics.RoundAction;
import org.standpat.query.statistics.Sql;
import org.standpat.query.statistics.Statistic;
import org.standpat.service.terminal.Bars;
import org.standpat.service.terminal.TextTable;

/** A player's numbers as tables of text with small bars, no wider than 80 characters as long as the numbers are not huge. */
final class PlayerText {

    private static final int WIDE_BAR = 20;
    private static final int SMALL_BAR = 10;

    private final PlayerStatistics statistics;
    private final Numbers numbers;
    private final Bars bars;

    PlayerText(PlayerStatistics statistics, Bars bars) {
        this.statistics = statistics;
        this.numbers = statistics.whole();
        this.bars = bars;
    }

    /**
     * A part of the whole.
     *
     * @param heading what stands above it
     * @param lines its lines
     */
    record Part(String heading, List<String> lines) {
        Part {
            lines = List.copyOf(lines);
        }
    }

    /** What has something to tell, in the order in which it is read. */
    List<Part> parts() {
        List<Part> parts = new ArrayList<>(List.of(new Part("Play", play())));
        if (numbers.draws() > 0) {
            parts.add(new Part("Draws, % of the hands", draws()));
        }
        if (numbers.rounds() > 0) {
            parts.add(new Part("Betting by round", rounds()));
        }
        if (!numbers.made().isEmpty()) {
            parts.add(new Part("Shown at the showdown", made()));
        }
        return parts;
    }

    /** What he won. */
    String chips() {
        return "Net " + NumberText.signed(numbers.rate(Statistic.NET)) + " chips, "
                + NumberText.signed(numbers.rate(Statistic.BIG_BETS_PER_HUNDRED)) + " big bets in 100 hands; rake "
                + NumberText.of(numbers.rate(Statistic.RAKE_PER_HUNDRED)) + ".";
    }

    private List<String> play() {
        TextTable table = new TextTable("", ">count", ">of", ">%", "");
        row(table, "VPIP", Statistic.VPIP);
        row(table, "PFR", Statistic.PFR);
        row(table, "raise first in", Statistic.RFI);
        row(table, "3-bet", Statistic.THREE_BET);
        row(table, "fold to 3-bet", Statistic.FOLD_TO_THREE_BET);
        row(table, "steal", Statistic.STEAL);
        row(table, "fold to steal", Statistic.FOLD_TO_STEAL);
        row(table, "cap", Statistic.CAP);
        row(table, "aggression", Statistic.AGGRESSION_FREQUENCY);
        row(table, "went to showdown", Statistic.WENT_TO_SHOWDOWN);
        row(table, "won at showdown", Statistic.WON_AT_SHOWDOWN);
        row(table, "won without", Statistic.WON_WITHOUT_SHOWDOWN);
        row(table, "pat hands known", Statistic.KNOWN_PAT);
        row(table, "snow, over " + statistics.snowLimit().words(), Statistic.SNOW);
        return table.lines();
    }

    private void row(TextTable table, String name, Statistic statistic) {
        Rate rate = numbers.rate(statistic, Sql.ALL_ROUNDS);
        table.row(
                name,
                NumberText.of(rate.count()),
                NumberText.of(rate.of()),
                NumberText.of(rate),
                bars.of(NumberText.share(rate), WIDE_BAR));
    }

    private List<String> draws() {
        List<String> headings = new ArrayList<>(List.of("took"));
        List<List<Long>> byCards = new ArrayList<>();
        for (int draw = 1; draw <= numbers.draws(); draw++) {
            headings.addAll(List.of(">draw " + draw, ""));
            byCards.add(numbers.byCards(DrawSituation.ANY, draw));
        }
        TextTable table = new TextTable(headings.toArray(String[]::new));
        for (int cards = 0; cards <= mostCards(byCards); cards++) {
            table.row(cells(cards, byCards));
        }
        List<Object> broken = new ArrayList<>(List.of("broke pat"));
        List<Object> hands = new ArrayList<>(List.of("hands"));
        for (int draw = 1; draw <= numbers.draws(); draw++) {
            Rate rate = numbers.rate(Statistic.BREAK_PAT, draw);
            broken.addAll(List.of(NumberText.of(rate), bars.of(NumberText.share(rate), SMALL_BAR)));
            hands.addAll(List.of(NumberText.of(sum(byCards.get(draw - 1))), ""));
        }
        table.row(broken.toArray());
        table.row(hands.toArray());
        return table.lines();
    }

    private Object[] cells(int cards, List<List<Long>> byCards) {
        List<Object> cells = new ArrayList<>(List.of(cards == 0 ? "pat" : cards == 1 ? "1 card" : cards + " cards"));
        for (List<Long> counts : byCards) {
            long count = cards < counts.size() ? counts.get(cards) : 0;
            long of = sum(counts);
            cells.add(NumberText.percent(count, of));
            cells.add(bars.of(of == 0 ? 0 : (double) count / of, SMALL_BAR));
        }
        return cells.toArray();
    }

    private static int mostCards(List<List<Long>> byCards) {
        int most = 0;
        for (List<Long> counts : byCards) {
            for (int cards = 0; cards < counts.size(); cards++) {
                most = counts.get(cards) > 0 ? Math.max(most, cards) : most;
            }
        }
        return most;
    }

    private List<String> rounds() {
        TextTable table = new TextTable(
                ">round", ">checks", ">bets", ">calls", ">raises", ">folds", ">factor", ">aggression %", "");
        for (int round = 1; round <= numbers.rounds(); round++) {
            Rate frequency = numbers.rate(Statistic.AGGRESSION_FREQUENCY, round);
            List<Object> cells = new ArrayList<>(List.of(round));
            for (RoundAction action : RoundAction.values()) {
                cells.add(NumberText.of(numbers.times(action, round)));
            }
            cells.add(NumberText.of(numbers.rate(Statistic.AGGRESSION_FACTOR, round)));
            cells.add(NumberText.of(frequency));
            cells.add(bars.of(NumberText.share(frequency), SMALL_BAR));
            table.row(cells.toArray());
        }
        return table.lines();
    }

    private List<String> made() {
        TextTable table = new TextTable("", ">hands", ">%", "");
        long shown = sum(List.copyOf(numbers.made().values()));
        numbers.made()
                .forEach((made, hands) -> table.row(
                        made.words(),
                        NumberText.of(hands),
                        NumberText.percent(hands, shown),
                        bars.of((double) hands / shown, WIDE_BAR)));
        return table.lines();
    }

    private static long sum(List<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }
}
