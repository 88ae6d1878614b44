package org.standpat.service.imports;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Executor;
import org.standpat.formats.HandImport;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.ImportListener;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;

/** Imports hands from bytes: what is accepted goes into the record, what is refused into quarantine, and all of it into the report. */
final class FileImport {

    private final ImportDesk desk;
    private final ImportReport report;
    private final Executor threads;

    /** Many hands of a file are judged and recorded at a time, on these threads. */
    FileImport(ImportDesk desk, ImportReport report, Executor threads) {
        this.desk = desk;
        this.report = report;
        this.threads = threads;
    }

    /**
     * Imports the hands of these bytes.
     *
     * @param done hands up to this byte are dealt with; 0 for none
     * @param listener told after each hand, when it is in the report
     */
    ImportSummary run(HandInput input, long done, ImportListener listener) {
        HandFormats formats = new HandFormats(Judging.asClaimed(Instant.now().truncatedTo(ChronoUnit.MICROS)));
        ImportSummary summary = new HandImport(formats, counting(desk.recorder()), desk.quarantineDesk())
                .on(threads)
                .run(input, done, (outcome, far) -> {
                    report.add(outcome);
                    listener.handDone(outcome, far);
                });
        report.add(input.name(), summary);
        return summary;
    }

    /** The same recorder; the report counts the events that it records. */
    private HandRecorder counting(HandRecorder recorder) {
        return hand -> {
            HandRecorder.Answer answer = recorder.record(hand);
            if (answer instanceof HandRecorder.Answer.Recorded) {
                report.addEvents(hand.events().size());
            }
            return answer;
        };
    }
}
