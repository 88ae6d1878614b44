package org.standpat.formats.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.standpat.export.ExportFormat;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** Texts of writers, for tests. */
final class Written {

    private Written() {}

    /** The hand in this format, as staff sees it, in whole chips. */
    static String staff(ExportFormat format, List<HandEvent> events) {
        return by(format, SeenHand.undated(events, Viewer.STAFF, Denomination.CHIPS));
    }

    /** The hand in this format. */
    static String by(ExportFormat format, SeenHand hand) {
        StringBuilder text = new StringBuilder();
        WriteOutcome outcome = into(text, format, hand);
        if (outcome instanceof WriteOutcome.LeftOut left) {
            throw new AssertionError("left out: " + left.why());
        }
        return text.toString();
    }

    /** Writes the hand if the format can say it; the text is as long as before when it cannot. */
    static WriteOutcome into(StringBuilder text, ExportFormat format, SeenHand hand) {
        try {
            return format.begin(text).write(hand);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
