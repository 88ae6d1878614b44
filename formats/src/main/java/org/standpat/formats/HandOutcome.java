package org.standpat.formats;

import java.util.UUID;

/** What an import did with one hand of a file. */
public sealed interface HandOutcome {

    /** Where the hand stands in the file. */
    Place place();

    /** The hand is in the record now. */
    record Recorded(Place place, UUID hand) implements HandOutcome {}

    /** The same hand was in the record before; nothing was added. */
    record AlreadyThere(Place place, UUID hand) implements HandOutcome {}

    /**
     * The record has this hand otherwise than the file tells it; nothing was added.
     *
     * @param difference where the two part, as a phrase without cards
     */
    record InRecordOtherwise(Place place, UUID hand, String difference) implements HandOutcome {}

    /** The hand, or the file as a whole, was refused; nothing of it is in the record. */
    record Refused(Refusal refusal) implements HandOutcome {
        @Override
        public Place place() {
            return refusal.place();
        }
    }

    /**
     * The hand was refused and is in quarantine; nothing of it is in the record.
     *
     * @param entry number of its entry there
     */
    record Quarantined(Refusal refusal, long entry) implements HandOutcome {
        @Override
        public Place place() {
            return refusal.place();
        }
    }
}
