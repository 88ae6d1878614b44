package org.standpat.query.api;

import java.io.IOException;
import java.io.Writer;
import java.util.UUID;
import org.standpat.export.WriteOutcome;
import org.standpat.query.export.ExportWatcher;

/** Writes a line for each hand that an export leaves out. */
final class LeftOutLines implements ExportWatcher {

    private final Writer out;

    LeftOutLines(Writer out) {
        this.out = out;
    }

    /**
     * One line.
     *
     * @param hand the hand
     * @param why why the format cannot say it
     */
    private record Line(UUID hand, String why) {}

    @Override
    public void hand(UUID hand, WriteOutcome outcome) throws IOException {
        if (outcome instanceof WriteOutcome.LeftOut left) {
            out.append(Answers.line(new Line(hand, left.why()))).append('\n');
        }
    }
}
