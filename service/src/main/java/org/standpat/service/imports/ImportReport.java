package org.standpat.service.imports;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;

/** What became of the hands of all files, to be shown in the end. */
final class ImportReport {

    /** Refused hands that are named; of more only the number is told. */
    static final int MOST_NAMED = 1_000;

    private record FileSummary(Path file, ImportSummary summary) {}

    private final List<FileSummary> files = new ArrayList<>();
    private final List<Refusal> refusals = new ArrayList<>();

    /** One more hand is done. */
    void add(HandOutcome outcome) {
        if (outcome instanceof HandOutcome.Refused refused && refusals.size() < MOST_NAMED) {
            refusals.add(refused.refusal());
        }
    }

    /** A file is done. */
    void add(Path file, ImportSummary summary) {
        files.add(new FileSummary(file, summary));
    }

    /** All files together. */
    ImportSummary total() {
        return files.stream().map(FileSummary::summary).reduce(ImportSummary.NONE, ImportSummary::plus);
    }

    void show(Terminal terminal) {
        terminal.lines(summaries().lines());
        if (!refusals.isEmpty()) {
            terminal.heading("Refused");
            terminal.lines(named().lines());
            long more = total().refused() - refusals.size();
            if (more > 0) {
                terminal.line("  ... and " + more + " more");
            }
        }
    }

    private TextTable summaries() {
        TextTable table = new TextTable("file", ">recorded", ">already there", ">refused");
        for (FileSummary file : files) {
            row(table, file.file().toString(), file.summary());
        }
        if (files.size() > 1) {
            row(table, "all files", total());
        }
        return table;
    }

    private static void row(TextTable table, String name, ImportSummary summary) {
        table.row(name, summary.recorded(), summary.alreadyThere(), summary.refused());
    }

    private TextTable named() {
        TextTable table = new TextTable("file", "hand", ">line", "reason");
        for (Refusal refusal : refusals) {
            Place place = refusal.place();
            table.row(
                    place.file(),
                    place.hand(),
                    place.line() == Place.UNKNOWN_LINE ? "" : place.line(),
                    place.part().isEmpty() ? refusal.why() : place.part() + ": " + refusal.why());
        }
        return table;
    }
}
