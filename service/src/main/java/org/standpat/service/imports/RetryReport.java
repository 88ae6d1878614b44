package org.standpat.service.imports;

import java.util.ArrayList;
import java.util.List;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.Refusal;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;

/** What became of entries of the quarantine that were tried again. */
final class RetryReport {

    /** Entries that are named; of more only the number is told. */
    static final int MOST_NAMED = 1_000;

    private record Tried(long entry, String what, String why) {}

    private final List<Tried> named = new ArrayList<>();
    private long recorded;
    private long stillRefused;
    private long unnamed;

    /** An entry was tried. */
    void add(long entry, HandOutcome outcome) {
        switch (outcome) {
            case HandOutcome.Recorded now -> released(entry, "recorded", "hand " + now.hand());
            case HandOutcome.AlreadyThere there -> released(entry, "in the record already", "hand " + there.hand());
            case HandOutcome.InRecordOtherwise told -> {
                stillRefused++;
                name(entry, "in record otherwise", "hand " + told.hand() + ": " + told.difference());
            }
            case HandOutcome.Refused refused -> refused(entry, refused.refusal());
            case HandOutcome.Quarantined refused -> refused(entry, refused.refusal());
        }
    }

    private void refused(long entry, Refusal refusal) {
        stillRefused++;
        name(entry, RefusalWords.kind(refusal.kind()), refusal.why());
    }

    /** An entry was not tried, because its hand was recorded before. */
    void addResolved(long entry, Resolution before) {
        name(entry, "recorded before", "hand " + before.hand() + ", at " + before.at());
    }

    private void released(long entry, String what, String why) {
        recorded++;
        name(entry, what, why);
    }

    private void name(long entry, String what, String why) {
        if (named.size() < MOST_NAMED) {
            named.add(new Tried(entry, what, why));
        } else {
            unnamed++;
        }
    }

    /** True when no entry is left in quarantine of those that were tried. */
    boolean isClean() {
        return stillRefused == 0;
    }

    void show(Terminal terminal) {
        if (!named.isEmpty()) {
            TextTable table = new TextTable(">entry", "now", "why");
            named.forEach(tried -> table.row(tried.entry(), tried.what(), tried.why()));
            terminal.lines(table.lines());
        }
        if (unnamed > 0) {
            terminal.line("  ... and " + unnamed + " more");
        }
        terminal.line("Left quarantine: " + recorded + ", still there: " + stillRefused + ".");
    }
}
