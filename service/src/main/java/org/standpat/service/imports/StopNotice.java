package org.standpat.service.imports;

import java.util.Locale;
import org.standpat.service.terminal.Terminal;

/** Says how to go on when an import ends before its end, because it was told to stop or because something failed. */
final class StopNotice implements AutoCloseable {

    private final Terminal terminal;
    private final ImportReport report;
    private volatile boolean finished;

    StopNotice(Terminal terminal, ImportReport report) {
        this.terminal = terminal;
        this.report = report;
    }

    /** The import has come to its end, and there is nothing to say. */
    void finished() {
        finished = true;
    }

    @Override
    public void close() {
        if (!finished) {
            if (terminal.moving()) {
                terminal.gap();
            }
            terminal.line(String.format(
                    Locale.ROOT,
                    "Stopped after %,d hands, of which %,d are new in the record. Each is there whole. Run the same command"
                            + " again to go on.",
                    report.hands(),
                    report.recorded()));
        }
    }
}
