package org.standpat.service.imports;

import java.time.Duration;
import java.util.Locale;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.Place;
import org.standpat.service.files.PassedOver;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;

/** Shows the report of an import. */
final class ImportTables {

    private static final double NANOS = 1e9;
    private static final double MEGABYTE = 1e6;

    private ImportTables() {}

    /** Shows files, hands that were not recorded, what was passed over, and in the end the sum of it. */
    static void show(ImportReport report, Duration took, Terminal terminal) {
        terminal.lines(files(report).lines());
        if (!report.named().isEmpty()) {
            terminal.heading("Not recorded");
            terminal.lines(reasons(report).lines());
            tellOfMore(report.moreNamed(), "", terminal);
        }
        if (!report.passedOver().isEmpty()) {
            terminal.heading("Passed over");
            terminal.lines(passedOver(report).lines());
            tellOfMore(report.morePassedOver(), "", terminal);
        }
        terminal.heading("In all");
        terminal.lines(report.counts().table().lines());
        terminal.gap();
        terminal.line(sum(report, took));
    }

    private static void tellOfMore(long more, String what, Terminal terminal) {
        if (more > 0) {
            terminal.line("  ... and " + number(more) + " more" + what);
        }
    }

    private static TextTable files(ImportReport report) {
        TextTable table =
                new TextTable("file", ">recorded", ">already there", ">refused", ">in record otherwise", ">set aside");
        report.files().forEach(file -> row(table, file.file(), file.summary()));
        if (report.moreFiles() > 0) {
            table.row("... and " + number(report.moreFiles()) + " more files", "", "", "", "", "");
        }
        if (report.files().size() != 1) {
            row(table, "all files", report.total());
        }
        return table;
    }

    private static void row(TextTable table, String name, ImportSummary summary) {
        table.row(
                name,
                summary.recorded(),
                summary.alreadyThere(),
                summary.refused(),
                summary.otherwise(),
                summary.setAside());
    }

    private static TextTable reasons(ImportReport report) {
        TextTable table = new TextTable("file", "hand", ">line", "what", "why");
        for (ImportReport.Named one : report.named()) {
            Place place = one.place();
            table.row(
                    place.file(),
                    place.hand(),
                    place.line() == Place.UNKNOWN_LINE ? "" : place.line(),
                    one.what(),
                    one.why());
        }
        return table;
    }

    private static TextTable passedOver(ImportReport report) {
        TextTable table = new TextTable("file", "what", "why");
        for (PassedOver what : report.passedOver()) {
            table.row(what.name(), what.reason().title(), what.why());
        }
        return table;
    }

    private static String sum(ImportReport report, Duration took) {
        double seconds = took.toNanos() / NANOS;
        return String.format(
                Locale.ROOT,
                "%,d hands in %,d files of %,.1f MB, %,d events recorded, in %,.1f s: %,.0f hands/s, %,.0f events/s.",
                report.hands(),
                report.filesRead(),
                report.bytes() / MEGABYTE,
                report.events(),
                seconds,
                report.hands() / seconds,
                report.events() / seconds);
    }

    private static String number(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
