package org.standpat.service.imports;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.db.quarantine.QuarantineEntry;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;
import org.standpat.db.quarantine.RefusedHand;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;

/** Entries of the quarantine as a person reads them. */
final class QuarantineTable {

    private QuarantineTable() {}

    /** Shows them in their order; says so when there are none. */
    static void show(List<QuarantineEntry> entries, Terminal terminal) {
        if (entries.isEmpty()) {
            terminal.line("No entries.");
            return;
        }
        TextTable table = new TextTable(
                ">entry", "file", ">from byte", "hand", ">line", ">column", "what", "rule", "judged by", "why");
        entries.forEach(entry -> row(table, entry));
        terminal.lines(table.lines());
    }

    private static void row(TextTable table, QuarantineEntry entry) {
        RefusedHand refused = entry.refused();
        Resolution resolution = entry.resolution();
        table.row(
                entry.number(),
                refused.file(),
                refused.firstByte(),
                refused.hand(),
                refused.line() == Place.UNKNOWN_LINE ? "" : refused.line(),
                refused.column() == Place.UNKNOWN_COLUMN ? "" : refused.column(),
                resolution == null ? kind(refused.kind()) : "recorded as " + resolution.hand(),
                refused.rule(),
                profile(resolution == null ? refused.profile() : resolution.profile()),
                refused.part().isEmpty() ? refused.why() : refused.part() + ": " + refused.why());
    }

    /** A kind that a newer Standpat wrote is shown as it is. */
    private static String kind(String name) {
        for (Refusal.Kind kind : Refusal.Kind.values()) {
            if (kind.name().equals(name)) {
                return RefusalWords.kind(kind);
            }
        }
        return name;
    }

    private static String profile(@Nullable String name) {
        return name == null ? "as claimed" : name;
    }
}
