package org.standpat.query.export;

import java.io.IOException;
import java.util.List;
import java.util.UUID;
import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;
import org.standpat.export.WriteOutcome;

/** Writes hands one after the other, with one page of them in memory and no transaction open while it writes. */
public final class ExportRun {

    private final SeenHands hands;

    /** Writes hands as this one sees them. */
    public ExportRun(SeenHands hands) {
        this.hands = hands;
    }

    /**
     * Writes all hands of these pages that the format can say.
     *
     * @param out is closed by whoever opened it
     * @throws IOException when the text cannot be written, or as the watcher says; what was written so far is not whole then
     */
    public ExportTally run(HandPages pages, ExportFormat format, Appendable out, ExportWatcher watcher)
            throws IOException {
        ExportTally tally = new ExportTally();
        HandWriter writer = format.begin(out);
        List<UUID> page;
        do {
            page = pages.next();
            for (SeenHands.Found found : hands.of(page)) {
                WriteOutcome outcome = written(found, writer);
                tally.add(outcome);
                watcher.hand(found.hand(), outcome);
            }
            watcher.page(tally);
        } while (!page.isEmpty());
        return tally;
    }

    private static WriteOutcome written(SeenHands.Found found, HandWriter writer) throws IOException {
        return switch (found) {
            case SeenHands.Whole whole -> writer.write(whole.seen());
            case SeenHands.Damaged damaged -> new WriteOutcome.LeftOut(damaged.why());
        };
    }
}
