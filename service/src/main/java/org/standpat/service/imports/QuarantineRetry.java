package org.standpat.service.imports;

import java.util.List;
import org.standpat.db.log.Payload;
import org.standpat.db.quarantine.Quarantine;
import org.standpat.db.quarantine.QuarantineEntry;
import org.standpat.db.quarantine.QuarantineEntry.Resolution;
import org.standpat.service.Sentence;

/** Tries entries of the quarantine again, one in memory at a time. */
final class QuarantineRetry {

    private final Quarantine quarantine;
    private final HandRetry hands;

    QuarantineRetry(ImportDesk desk, HandRetry hands) {
        this.quarantine = desk.quarantine();
        this.hands = hands;
    }

    /**
     * Tries these entries.
     *
     * @throws Sentence when one is not there; none is tried then
     */
    RetryReport these(List<Long> numbers) {
        numbers.forEach(this::entry);
        RetryReport report = new RetryReport();
        // Looked up anew: one that is named twice was recorded by the first try.
        numbers.forEach(number -> retry(entry(number), report));
        return report;
    }

    private QuarantineEntry entry(long number) {
        return quarantine
                .entry(number)
                .orElseThrow(() -> new Sentence(
                        "There is no entry " + number + " in quarantine, and so none of the entries was tried."));
    }

    /** Tries all that are in quarantine. */
    RetryReport all() {
        RetryReport report = new RetryReport();
        List<QuarantineEntry> page = quarantine.page(0, Quarantine.MOST_OF_A_PAGE, false);
        while (!page.isEmpty()) {
            page.forEach(entry -> retry(entry, report));
            page = quarantine.page(page.getLast().number(), Quarantine.MOST_OF_A_PAGE, false);
        }
        return report;
    }

    private void retry(QuarantineEntry entry, RetryReport report) {
        Resolution before = entry.resolution();
        if (before != null) {
            report.addResolved(entry.number(), before);
            return;
        }
        Payload bytes = quarantine
                .bytes(entry.number())
                .orElseThrow(() -> new IllegalStateException("entry " + entry.number() + " has no text"));
        report.add(entry.number(), hands.retry(entry, bytes));
    }
}
