package org.standpat.formats.standpat;

import java.util.List;
import org.standpat.export.RecordedEvent;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/**
 * A hand as a file of Standpat's own format has it.
 *
 * @param viewer whose view was written; only that of staff holds every card
 * @param money what one chip is worth
 * @param events every event, in order
 */
record StandpatHand(Viewer viewer, Denomination money, List<RecordedEvent> events) {
    StandpatHand {
        events = List.copyOf(events);
    }
}
