package org.standpat.service.imports;

import org.standpat.db.imports.DoneSoFar;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.ImportSummary;

/** How far the import of one file on the disk is. A file may hold many files of hands, its parts, when it is an archive. */
final class FilePlace {

    /** Stands for all parts, however many there are. */
    static final long ALL_PARTS = Long.MAX_VALUE;

    private final DoneSoFar before;
    private ImportSummary summary;
    private long part;
    private long done;

    /** Begins at the first part; those that an earlier import has dealt with will be passed over. */
    FilePlace(DoneSoFar before) {
        this.before = before;
        summary = summaryOf(before);
    }

    /** A file that was not imported before. */
    static FilePlace atItsBeginning() {
        return new FilePlace(new DoneSoFar(0, 0, 0, 0, 0, 0, 0));
    }

    /** What an earlier import did with hands of this file. */
    ImportSummary before() {
        return summaryOf(before);
    }

    private static ImportSummary summaryOf(DoneSoFar far) {
        return new ImportSummary(far.recorded(), far.alreadyThere(), far.otherwise(), far.setAside(), far.refused());
    }

    /** True when an earlier import has dealt with all of the file, and passed nothing in it over. */
    boolean isWholeFileDone() {
        return before.parts() == ALL_PARTS;
    }

    /** True when an earlier import has dealt with this part as a whole. */
    boolean isPartDone() {
        return part < before.parts();
    }

    /** The byte up to which an earlier import has dealt with this part. */
    long doneOfPart() {
        return part == before.parts() ? before.done() : 0;
    }

    /** One more hand of this part is done, which ends at this byte; 0 for a reason that stands for the part as a whole. */
    void handDone(HandOutcome outcome, long end) {
        summary = summary.plus(outcome);
        done = Math.max(done, end);
    }

    /** This part is done; the next one begins. */
    void partDone() {
        part++;
        done = 0;
    }

    /** What to remember of it: never less than an earlier import has done. */
    DoneSoFar far() {
        return isPartDone() ? before : far(part, Math.max(done, doneOfPart()));
    }

    /** What to remember when all of it is done and nothing in it was passed over. */
    DoneSoFar wholly() {
        return far(ALL_PARTS, 0);
    }

    private DoneSoFar far(long parts, long bytes) {
        return new DoneSoFar(
                parts,
                bytes,
                summary.recorded(),
                summary.alreadyThere(),
                summary.otherwise(),
                summary.setAside(),
                summary.refused());
    }
}
