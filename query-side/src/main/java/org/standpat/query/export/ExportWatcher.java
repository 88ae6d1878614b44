package org.standpat.query.export;

import java.io.IOException;
import java.util.UUID;
import org.standpat.export.WriteOutcome;

/** Follows an export. */
public interface ExportWatcher {

    /** Lets it run. */
    ExportWatcher NOBODY = new ExportWatcher() {};

    /** One hand was written or left out. */
    default void hand(UUID hand, WriteOutcome outcome) throws IOException {}

    /**
     * The hands of one more page are done, or no further page was found.
     *
     * @throws IOException to end the export here, although it is not whole
     */
    default void page(ExportTally far) throws IOException {}
}
