package org.standpat.service.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.standpat.formats.HandOutcome;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.service.files.PassedOver;

/** What became of the hands of all files, to be shown in the end. Its size is bounded whatever the number of files and hands is. */
final class ImportReport {

    /** Hands that were not recorded and are named; of more only the number is told. */
    static final int MOST_NAMED = 1_000;

    /** Files that have a line of their own; of more only the number is told. */
    static final int MOST_FILES = 100;

    /** Files that were passed over and are named; of more only the number is told. */
    static final int MOST_PASSED_OVER = 200;

    /** A file, or what an archive holds under one name, and what became of its hands. */
    record FileSummary(String file, ImportSummary summary) {}

    /** A hand, or a file, that is not in the record as the file tells it. */
    record Named(Place place, String what, String why) {}

    private final List<FileSummary> files = new ArrayList<>();
    private final List<Named> named = new ArrayList<>();
    private final List<PassedOver> passedOver = new ArrayList<>();
    private final ImportCounts counts = new ImportCounts();
    // Who stops the import asks for these from another thread.
    private final AtomicLong hands = new AtomicLong();
    private final AtomicLong recorded = new AtomicLong();
    private final AtomicLong events = new AtomicLong();
    private ImportSummary total = ImportSummary.NONE;
    private long summaries;
    private long filesRead;
    private long bytes;
    private long allPassedOver;
    private long toldBefore;
    private boolean missed;

    /** One more hand is done. */
    void add(HandOutcome outcome) {
        hands.incrementAndGet();
        counts.add(outcome);
        switch (outcome) {
            case HandOutcome.Recorded ignored -> recorded.incrementAndGet();
            case HandOutcome.AlreadyThere ignored -> {}
            case HandOutcome.InRecordOtherwise told ->
                name(new Named(told.place(), "in record otherwise", "hand " + told.hand() + ": " + told.difference()));
            case HandOutcome.Refused refused -> name(named(refused.refusal(), ""));
            case HandOutcome.Quarantined refused -> name(named(refused.refusal(), ", quarantine " + refused.entry()));
        }
    }

    private void name(Named one) {
        if (named.size() < MOST_NAMED) {
            named.add(one);
        }
    }

    private static Named named(Refusal refusal, String kept) {
        Place place = refusal.place();
        String why = place.part().isEmpty() ? refusal.why() : place.part() + ": " + refusal.why();
        return new Named(place, RefusalWords.kind(refusal.kind()) + kept, why);
    }

    /** So many events more are in the record. */
    void addEvents(int more) {
        events.addAndGet(more);
    }

    /** All hands of a file, or of what an archive holds under one name, are done. */
    void add(String file, ImportSummary summary) {
        summaries++;
        total = total.plus(summary);
        if (files.size() < MOST_FILES) {
            files.add(new FileSummary(file, summary));
        }
    }

    /** An import that was stopped has dealt with so many hands of this file; their reasons were told then. */
    void addBefore(String file, ImportSummary summary) {
        counts.addBefore(summary);
        add(file + ", before the stop", summary);
        toldBefore += summary.otherwise() + summary.setAside() + summary.refused();
    }

    /** Something was not read, or not to its end. */
    void add(PassedOver what) {
        allPassedOver++;
        missed |= what.reason().isFault();
        counts.add(what);
        if (passedOver.size() < MOST_PASSED_OVER) {
            passedOver.add(what);
        }
    }

    /** All of a file on the disk is done. */
    void addFile(long size) {
        filesRead++;
        bytes += size;
    }

    /** Hands that are done. */
    long hands() {
        return hands.get();
    }

    /** Hands that are in the record now and were not before. */
    long recorded() {
        return recorded.get();
    }

    /** Events that are in the record now and were not before. */
    long events() {
        return events.get();
    }

    /** All files together. */
    ImportSummary total() {
        return total;
    }

    /** True when no hand was at fault, and nothing was passed over in which there may be hands. */
    boolean isClean() {
        return total.isClean() && !missed;
    }

    /** The first files, in the order of the import. */
    List<FileSummary> files() {
        return List.copyOf(files);
    }

    /** Files that have no line of their own. */
    long moreFiles() {
        return summaries - files.size();
    }

    /** The first hands that were not recorded. */
    List<Named> named() {
        return List.copyOf(named);
    }

    /** Hands that were not recorded and are not named. */
    long moreNamed() {
        return total.otherwise() + total.setAside() + total.refused() - toldBefore - named.size();
    }

    /** The first that were passed over. */
    List<PassedOver> passedOver() {
        return List.copyOf(passedOver);
    }

    /** Those that were passed over and are not named. */
    long morePassedOver() {
        return allPassedOver - passedOver.size();
    }

    /** What became of all, by reason. */
    ImportCounts counts() {
        return counts;
    }

    /** Files on the disk that were read. */
    long filesRead() {
        return filesRead;
    }

    /** Bytes of the files that were read, archives as they are packed. */
    long bytes() {
        return bytes;
    }
}
