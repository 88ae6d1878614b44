package org.standpat.service.events;

import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.EventTypes;

/** What the log in a database holds of a hand, as lines of JSON. */
final class HandLines {

    private final DataSource database;

    /** Reads there. */
    HandLines(DataSource database) {
        this.database = database;
    }

    /** A line for each event by its number, holes and all; none when there is no such hand. */
    List<String> of(UUID hand) {
        // Names come from the database, which may know types that only a newer program writes.
        EventLine line = new EventLine(new HandEventCodec(), EventTypes.namesIn(database));
        return new EventLog(database)
                .ofHands(List.of(hand)).stream().map(line::of).toList();
    }
}
