package org.standpat.service.imports;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.standpat.formats.HandImport;
import org.standpat.formats.HandInput;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;

/** Imports hands from bytes: what is accepted goes into the record, what is refused into quarantine, and all of it into the report. */
final class FileImport {

    private final ImportDesk desk;
    private final ImportReport report;

    FileImport(ImportDesk desk, ImportReport report) {
        this.desk = desk;
        this.report = report;
    }

    /** Imports all hands of these bytes; the listener is told after each hand that it is in the report. */
    void run(HandInput input, Runnable listener) {
        HandFormats formats = new HandFormats(Judging.asClaimed(Instant.now().truncatedTo(ChronoUnit.MICROS)));
        QuarantineDesk quarantine = desk.quarantineDesk();
        HandImport hands = new HandImport(formats, counting(quarantine.releasing(desk.recorder(), null)), quarantine);
        report.add(input.name(), hands.run(input, (outcome, far) -> {
            report.add(outcome);
            listener.run();
        }));
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
