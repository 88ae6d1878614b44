package org.standpat.service.drill;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.standpat.service.terminal.TextTable;

/** What the drill says. */
final class DrillText {

    private static final String LINE = "%5s  %-15s  %8s  %12s  %9s  %7s  %s";
    private static final double MILLIS = 1e3;
    private static final long MEGABYTE = 1L << 20;

    private DrillText() {}

    /** What stands over the rounds. */
    static String heading() {
        return LINE.formatted("round", "killed", "after ms", "acknowledged", "in flight", "back ms", "outcome");
    }

    /**
     * A round in a line.
     *
     * @param acknowledged actions acknowledged until now
     * @param faults what was found in this round
     */
    static String line(DrillRound round, long acknowledged, int faults) {
        return LINE.formatted(
                round.plan().number(),
                round.plan().victim().words(),
                round.plan().playing().toMillis(),
                acknowledged,
                round.inFlight(),
                millis(round.back()),
                faults == 0 ? "good" : faults + " faults");
    }

    /** The sum of all rounds, and what was found. */
    static List<String> sum(List<DrillRound> rounds, Tally tally, int hands, Duration whole) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(kinds(rounds));
        lines.add("");
        lines.add(count(tally.acknowledged(), "actions acknowledged, with " + tally.events() + " events"));
        lines.add(count(hands, "hands played to their end and found whole"));
        lines.add(count(
                tally.resent(),
                "requests without a good answer resent, of which " + tally.wereThere()
                        + " were found recorded before"));
        lines.add(count(tally.repeated(), "answered requests resent and answered word for word"));
        lines.add(count(tally.notNow(), "answers that the service cannot answer now (" + Sent.UNAVAILABLE + ")"));
        for (Fault.Kind kind : Fault.Kind.values()) {
            lines.add(count(tally.found(kind), kind.words()));
        }
        long memory = rounds.stream().mapToLong(DrillRound::memory).max().orElse(0);
        lines.add(count(memory / MEGABYTE, "MB, the most memory of a service's process"));
        lines.add(count(ownMemory() / MEGABYTE, "MB of objects in the drill's own process"));
        lines.add(count(whole.toSeconds(), "s altogether"));
        tally.named().forEach(fault -> lines.add("  " + fault));
        return lines;
    }

    private static long ownMemory() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    private static List<String> kinds(List<DrillRound> rounds) {
        TextTable table = new TextTable("killed", ">rounds", ">median back ms", ">longest back ms", ">s a round");
        for (Victim victim : Victim.values()) {
            List<DrillRound> ofKind = rounds.stream()
                    .filter(round -> round.plan().victim() == victim)
                    .toList();
            if (!ofKind.isEmpty()) {
                List<Duration> back =
                        ofKind.stream().map(DrillRound::back).sorted().toList();
                table.row(
                        victim.words(),
                        ofKind.size(),
                        millis(back.get(back.size() / 2)),
                        millis(back.getLast()),
                        seconds(ofKind));
            }
        }
        table.row("all", rounds.size(), "", "", rounds.isEmpty() ? "" : seconds(rounds));
        return table.lines();
    }

    private static String seconds(List<DrillRound> rounds) {
        double millis = rounds.stream()
                .mapToLong(round -> round.whole().toMillis())
                .average()
                .orElse(0);
        return String.format(Locale.ROOT, "%.1f", millis / MILLIS);
    }

    private static String count(long number, String what) {
        return String.format(Locale.ROOT, "%,10d  %s", number, what);
    }

    /** Milliseconds as a number. */
    static String millis(Duration time) {
        return Long.toString(time.toMillis());
    }

    /** The last line of a text. */
    static String lastLine(String text) {
        return text.substring(text.lastIndexOf('\n') + 1);
    }
}
