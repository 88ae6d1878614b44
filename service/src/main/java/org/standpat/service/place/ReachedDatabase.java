package org.standpat.service.place;

import java.util.Optional;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;

/**
 * The database that a verb works on: of the service that runs on the place, else of the place itself.
 *
 * @param databases ready for each role that works on it
 * @param where where that is, as the end of a sentence that begins with "Records"
 */
public record ReachedDatabase(Databases databases, String where) {

    /** Reaches the database of the place that the option names; what is opened for that lasts as long as the lifetime. */
    public static ReachedDatabase of(DataOption data, Lifetime lifetime) {
        Place place = data.place(Settings.ofThisProcess());
        Optional<RunningMark> running =
                place instanceof Place.Folder folder ? RunningMark.in(folder.path()) : Optional.empty();
        return running.isPresent()
                ? beside(running.get())
                : in(lifetime.add(OpenedPlace.open(place)).ready());
    }

    private static ReachedDatabase beside(RunningMark running) {
        Databases databases = running.databases();
        Readiness.ensure(OwnerLogin.NONE, databases.writer());
        return new ReachedDatabase(databases, "with the service at " + running.address());
    }

    private static ReachedDatabase in(OpenedPlace opened) {
        return new ReachedDatabase(opened.databases(), "in " + opened.description());
    }

    /** For a verb that records, or works with what is set aside. */
    public Database writer() {
        return databases.writer();
    }

    /** For a verb that reads what is recorded, or makes tables from it. */
    public Database reader() {
        return databases.reader();
    }
}
