package org.standpat.command.shell;

import java.util.List;
import org.standpat.db.log.StoredEvent;

/** What was committed for a request; written when its unit of work is done, and read by whoever waited for that. */
public final class Slip {

    private volatile List<StoredEvent> rows = List.of();

    /** With nothing on it. */
    Slip() {}

    void note(List<StoredEvent> committed) {
        rows = List.copyOf(committed);
    }

    /** The rows, in the order of their numbers; none when nothing was recorded. */
    List<StoredEvent> rows() {
        return rows;
    }
}
