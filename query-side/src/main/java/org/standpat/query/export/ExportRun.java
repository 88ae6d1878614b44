package org.standpat.query.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.access.CardReader;
import org.standpat.db.access.GivenHand;
import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;
import org.standpat.export.WriteOutcome;

/**
 * Writes hands one after the other, with one page of them and its text in memory and no transaction open while it writes. The text of a page
 * leaves when it is recorded who is given the unshown cards in it.
 */
public final class ExportRun {

    private final SeenHands hands;

    /** Writes hands as this one sees them. */
    public ExportRun(SeenHands hands) {
        this.hands = hands;
    }

    /**
     * Writes all hands of these pages that the format can say and the reader may see.
     *
     * @param out is closed by whoever opened it
     * @throws org.standpat.db.access.AccessNotRecordedException when what the reader is given cannot be recorded
     * @throws IOException when the text cannot be written, or as the watcher says; what was written so far is not whole then
     */
    public ExportTally run(
            HandPages pages, ExportFormat format, CardReader reader, Appendable out, ExportWatcher watcher)
            throws IOException {
        ExportTally tally = new ExportTally();
        StringBuilder text = new StringBuilder();
        HandWriter writer = format.begin(text);
        List<UUID> page;
        do {
            page = pages.next();
            List<GivenHand> given = new ArrayList<>();
            for (SeenHands.Found found : hands.of(page, reader.onlooker())) {
                WriteOutcome outcome = written(found, writer);
                given(found, outcome).ifPresent(given::add);
                tally.add(outcome);
                watcher.hand(found.hand(), outcome);
            }
            reader.isGiven(given);
            out.append(text);
            text.setLength(0);
            watcher.page(tally);
        } while (!page.isEmpty());
        return tally;
    }

    private static Optional<GivenHand> given(SeenHands.Found found, WriteOutcome outcome) {
        return outcome instanceof WriteOutcome.Written
                        && found instanceof SeenHands.Whole whole
                        && whole.holdsUnshownCards()
                ? Optional.of(new GivenHand(whole.hand(), whole.seen().end().isEmpty()))
                : Optional.empty();
    }

    private static WriteOutcome written(SeenHands.Found found, HandWriter writer) throws IOException {
        return switch (found) {
            case SeenHands.Whole whole -> writer.write(whole.seen());
            case SeenHands.Damaged damaged -> new WriteOutcome.LeftOut(damaged.why());
        };
    }
}
