package org.standpat.service.place;

import java.util.Optional;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Schema;

/**
 * The database that a verb works on: of the service that runs on the place, else of the place itself.
 *
 * @param database in the state that this program needs
 * @param where where that is, as the end of a sentence that begins with "Records"
 */
public record ReachedDatabase(Database database, String where) {

    /** Reaches the database of the place that the option names; what is opened for that lasts as long as the lifetime. */
    public static ReachedDatabase of(DataOption data, Lifetime lifetime) {
        Place place = data.place(Settings.ofThisProcess());
        Optional<RunningMark> running =
                place instanceof Place.Folder folder ? RunningMark.in(folder.path()) : Optional.empty();
        if (running.isPresent()) {
            return migrated(
                    running.get().database(),
                    "with the service at " + running.get().address());
        }
        OpenedPlace opened = lifetime.add(OpenedPlace.open(place));
        return migrated(opened.database(), "in " + opened.description());
    }

    private static ReachedDatabase migrated(Database database, String where) {
        Schema.migrate(database.unpooled());
        return new ReachedDatabase(database, where);
    }
}
