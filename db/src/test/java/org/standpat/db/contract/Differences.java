package org.standpat.db.contract;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where storages of events do different things. Each is asserted either way by {@link EventStorageContract}, and docs/log-contract.md
 * shows them side by side.
 *
 * @param conflictsAreTold a number that is taken is a conflict to the caller, a hand that exists already another, and neither is a fault
 * @param holesAreRefused an event whose predecessor is missing is refused
 * @param severalHandsAreTaken one append may hold events of several hands
 * @param microsecondsAreKept the time of an event comes back to the microsecond; where not, to the millisecond
 * @param metadataIsKept what a message carries beside its payload comes back
 * @param largePayloadsAreRefused an event of a megabyte is refused
 * @param snapshotsAreKept a snapshot that is stored is read again
 * @param eventsOfNoHandAreTaken an event that belongs to no hand is stored
 * @param laterAppendsWait while an append is open, later ones of other hands wait for it
 * @param laterEventsWait while an append is open, the feed gives out nothing that was appended later
 * @param lateCommitIsSkipped a reader that meets a later event minutes after it was recorded never gets what commits after that
 * @param lateCommitIsSkippedFromTheHead a reader that begins at the head never gets what was open then
 * @param rolledBackAppendIsWaitedFor a token goes on naming the places of an append that was rolled back
 */
record Differences(
        boolean conflictsAreTold,
        boolean holesAreRefused,
        boolean severalHandsAreTaken,
        boolean microsecondsAreKept,
        boolean metadataIsKept,
        boolean largePayloadsAreRefused,
        boolean snapshotsAreKept,
        boolean eventsOfNoHandAreTaken,
        boolean laterAppendsWait,
        boolean laterEventsWait,
        boolean lateCommitIsSkipped,
        boolean lateCommitIsSkippedFromTheHead,
        boolean rolledBackAppendIsWaitedFor) {

    /** Whether each sentence of the document holds, in its order. */
    Map<String, Boolean> sentences() {
        Map<String, Boolean> sentences = new LinkedHashMap<>();
        sentences.put(
                "A number that is taken is told as a conflict, and a hand that exists already as another",
                conflictsAreTold);
        sentences.put("An event whose predecessor is missing is refused", holesAreRefused);
        sentences.put("One append may hold events of several hands", severalHandsAreTaken);
        sentences.put("Times are kept to the microsecond", microsecondsAreKept);
        sentences.put("Metadata of messages is kept", metadataIsKept);
        sentences.put("An event of a megabyte is refused", largePayloadsAreRefused);
        sentences.put("Snapshots are kept", snapshotsAreKept);
        sentences.put("An event that belongs to no hand is stored", eventsOfNoHandAreTaken);
        sentences.put("While an append is open, later ones of other hands wait for it", laterAppendsWait);
        sentences.put("While an append is open, the feed gives out nothing that was appended later", laterEventsWait);
        sentences.put("A reader that comes minutes later skips for ever what commits after that", lateCommitIsSkipped);
        sentences.put(
                "A reader that begins at the head skips for ever what was open then", lateCommitIsSkippedFromTheHead);
        sentences.put(
                "A token goes on naming the places of an append that was rolled back", rolledBackAppendIsWaitedFor);
        return sentences;
    }
}
