package org.standpat.service.exports;

import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.UUID;
import org.standpat.access.CardReader;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.export.ExportFormat;
import org.standpat.query.export.ExportRun;
import org.standpat.query.export.ExportTally;
import org.standpat.query.export.ExportWatcher;
import org.standpat.query.listing.HandSearch;
import org.standpat.service.Sentence;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;

/**
 * Writes hands of a log.
 *
 * @param log the log
 * @param run writes them
 * @param reader for whom they are written
 * @param hands those that were named; none for those that the search finds
 * @param search which, when none were named
 * @param format what they are written in
 */
record ExportWork(
        EventLog log, ExportRun run, CardReader reader, List<UUID> hands, HandSearch search, ExportFormat format) {

    ExportWork {
        hands = hands.stream().distinct().toList();
    }

    /**
     * Writes them to the standard output of this process.
     *
     * @throws Sentence when a hand was named that is not in the record; nothing is written then
     */
    ExportTally toStandardOutput() throws IOException {
        requireThere();
        // Not by System.out, which says nothing when whoever reads it has gone.
        Writer out = new BufferedWriter(
                new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8));
        ExportTally tally = hands.isEmpty()
                ? run.run(new LogPages(log, new HandEventCodec(), search), format, reader, out, ExportWatcher.NOBODY)
                : run.run(new NamedPages(hands), format, reader, out, ExportWatcher.NOBODY);
        out.flush();
        return tally;
    }

    /**
     * Writes them to this file, which has its name when it returns.
     *
     * @throws Sentence as with {@link #toStandardOutput}, and as {@link ExportFile#finish} does
     */
    ExportTally to(ExportFile file, String title, Terminal terminal) throws IOException {
        requireThere();
        ExportTally tally;
        try (Progress progress = new Progress(terminal, title, "hands")) {
            tally = hands.isEmpty() ? found(file.out(), progress) : named(file.out(), progress);
        }
        file.finish();
        return tally;
    }

    private ExportTally found(Writer out, Progress progress) throws IOException {
        long total = log.countHands();
        LogPages pages = new LogPages(log, new HandEventCodec(), search);
        return run.run(pages, format, reader, out, new ExportWatcher() {
            @Override
            public void page(ExportTally far) {
                progress.at(far.hands(), Progress.share(pages.gone(), total));
            }
        });
    }

    private ExportTally named(Writer out, Progress progress) throws IOException {
        return run.run(new NamedPages(hands), format, reader, out, new ExportWatcher() {
            @Override
            public void page(ExportTally far) {
                progress.at(far.hands(), hands.size());
            }
        });
    }

    private void requireThere() {
        for (UUID hand : hands) {
            if (log.positionOf(hand) == 0) {
                throw new Sentence("There is no hand " + hand + " in the record.");
            }
        }
    }
}
