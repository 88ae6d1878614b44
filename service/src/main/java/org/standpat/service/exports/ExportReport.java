package org.standpat.service.exports;

import java.util.Locale;
import org.standpat.query.export.ExportTally;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.VisibleText;

/** How an export ended, for people. */
final class ExportReport {

    private ExportReport() {}

    /**
     * How many hands were written and, by reason, left out.
     *
     * @param where where they were written to, after "written"
     */
    static void show(ExportTally tally, String where, Terminal terminal) {
        terminal.line(hands(tally.written()) + " written" + VisibleText.of(where) + ", "
                + (tally.leftOut() == 0 ? "none" : number(tally.leftOut())) + " left out"
                + (tally.leftOut() == 0 ? "." : ":"));
        tally.reasons().forEach((why, count) -> terminal.line("  " + number(count) + ": " + VisibleText.of(why)));
    }

    private static String hands(long count) {
        return number(count) + (count == 1 ? " hand" : " hands");
    }

    private static String number(long count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
