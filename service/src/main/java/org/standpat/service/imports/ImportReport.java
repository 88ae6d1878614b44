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

    /** Hands that were not recorded and are named; of more only the number is told. */
    static final int MOST_NAMED = 1_000;

    private record FileSummary(Path file, ImportSummary summary) {}

    /** A hand, or a file, that is not in the record as the file tells it. */
    private record Named(Place place, String what, String why) {}

    private final List<FileSummary> files = new ArrayList<>();
    private final List<Named> named = new ArrayList<>();

    /** One more hand is done. */
    void add(HandOutcome outcome) {
        if (named.size() == MOST_NAMED) {
            return;
        }
        switch (outcome) {
            case HandOutcome.Recorded ignored -> {}
            case HandOutcome.AlreadyThere ignored -> {}
            case HandOutcome.InRecordOtherwise told ->
                named.add(new Named(
                        told.place(), "in record otherwise", "hand " + told.hand() + ": " + told.difference()));
            case HandOutcome.Refused refused -> named.add(named(refused.refusal(), ""));
            case HandOutcome.Quarantined refused ->
                named.add(named(refused.refusal(), ", quarantine " + refused.entry()));
        }
    }

    private static Named named(Refusal refusal, String kept) {
        Place place = refusal.place();
        String why = place.part().isEmpty() ? refusal.why() : place.part() + ": " + refusal.why();
        return new Named(place, RefusalWords.kind(refusal.kind()) + kept, why);
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
        if (!named.isEmpty()) {
            terminal.heading("Not recorded");
            terminal.lines(reasons().lines());
            ImportSummary total = total();
            long more = total.otherwise() + total.setAside() + total.refused() - named.size();
            if (more > 0) {
                terminal.line("  ... and " + more + " more");
            }
        }
    }

    private TextTable summaries() {
        TextTable table =
                new TextTable("file", ">recorded", ">already there", ">refused", ">otherwise there", ">set aside");
        for (FileSummary file : files) {
            row(table, file.file().toString(), file.summary());
        }
        if (files.size() > 1) {
            row(table, "all files", total());
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

    private TextTable reasons() {
        TextTable table = new TextTable("file", "hand", ">line", "what", "why");
        for (Named one : named) {
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
}
