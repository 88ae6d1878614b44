package org.standpat.service.imports;

import java.util.List;
import java.util.Optional;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;

/** Compares what the record has of a hand with what a file tells. */
final class RecordedBefore {

    private RecordedBefore() {}

    /**
     * Where the two part first, as a phrase without cards; empty when the record has the hand as the file tells it, or more behind it:
     * rulings after the hand. A hand of which the record has the beginning alone may be one that is played here: no file ends it.
     *
     * @param stored the hand's events in the record, by number from 1
     */
    static Optional<String> difference(ImportedHand hand, List<HandEvent> stored) {
        List<HandEvent> told = hand.events();
        for (int i = 0; i < Math.min(stored.size(), told.size()); i++) {
            if (!dated(hand, told.get(i), stored.get(i)).equals(stored.get(i))) {
                return Optional.of("event " + (i + 1) + " is " + name(stored.get(i)) + " in the record and "
                        + (name(told.get(i)).equals(name(stored.get(i))) ? "another one" : name(told.get(i)))
                        + " in the file");
            }
        }
        return stored.size() < told.size()
                ? Optional.of("the record has its first " + stored.size()
                        + " events alone, as of a hand that is still played")
                : Optional.empty();
    }

    /** A hand without a date began, for the record, when it was first imported. */
    private static HandEvent dated(ImportedHand hand, HandEvent told, HandEvent stored) {
        return !hand.dated() && told instanceof HandStarted now && stored instanceof HandStarted then
                ? new HandStarted(
                        now.hand(),
                        now.table(),
                        then.startedAt(),
                        now.dealing(),
                        now.rules(),
                        now.seats(),
                        now.button(),
                        now.owing(),
                        now.previous())
                : told;
    }

    private static String name(HandEvent event) {
        return event.getClass().getSimpleName();
    }
}
