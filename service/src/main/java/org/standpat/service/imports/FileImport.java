package org.standpat.service.imports;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import org.standpat.formats.HandImport;
import org.standpat.formats.ImportListener;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;

/** Imports files: what is accepted goes into the record, what is refused into quarantine, and all of it into the report. */
final class FileImport {

    private final ImportDesk desk;
    private final ImportReport report;

    FileImport(ImportDesk desk, ImportReport report) {
        this.desk = desk;
        this.report = report;
    }

    /** Imports one file; the listener is told after each hand how far it is. */
    void run(Path file, Consumer<ImportListener.Progress> listener) {
        HandFormats formats = new HandFormats(Judging.asClaimed(Instant.now().truncatedTo(ChronoUnit.MICROS)));
        QuarantineDesk quarantine = desk.quarantineDesk();
        HandImport hands = new HandImport(formats, desk.recorder(), quarantine);
        report.add(file, hands.run(file, (outcome, far) -> {
            report.add(outcome);
            listener.accept(far);
        }));
    }
}
