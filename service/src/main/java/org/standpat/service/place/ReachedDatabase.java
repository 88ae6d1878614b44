package org.standpat.service.place;

import java.nio.file.Path;
import java.util.Optional;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;
import org.standpat.notary.NotaryKeys;

/**
 * The database that a verb works on: of the service that runs on the place, else of the place itself.
 *
 * @param databases ready for each role that works on it
 * @param where where that is, as the end of a sentence that begins with "Records"
 * @param folder the data folder; empty where there is none
 * @param served whether a service runs on it
 */
public record ReachedDatabase(Databases databases, String where, Optional<Path> folder, boolean served) {

    /** Reaches the database of the place that the option names; what is opened for that lasts as long as the lifetime. */
    public static ReachedDatabase of(DataOption data, Lifetime lifetime) {
        Place place = data.place(Settings.ofThisProcess());
        Optional<RunningMark> running =
                place instanceof Place.Folder folder ? RunningMark.in(folder.path()) : Optional.empty();
        return running.isPresent()
                ? beside(running.get(), ((Place.Folder) place).path())
                : in(lifetime.add(OpenedPlace.open(place)).ready());
    }

    private static ReachedDatabase beside(RunningMark running, Path folder) {
        Databases databases = running.databases();
        Readiness.ensure(OwnerLogin.NONE, databases.writer());
        return new ReachedDatabase(databases, "with the service at " + running.address(), Optional.of(folder), true);
    }

    private static ReachedDatabase in(OpenedPlace opened) {
        return new ReachedDatabase(opened.databases(), "in " + opened.description(), opened.folder(), false);
    }

    /**
     * The log's secrets: those that are set, else those of the data folder, made there where they are missing and this process holds it.
     *
     * @throws org.standpat.service.Sentence when they are not there, or cannot be used
     */
    public NotaryKeys logKeys(Settings settings) {
        return isOwn() ? secrets(settings).log() : Secrets.existingLog(settings, folder.orElse(null));
    }

    /** The folder that the log's checkpoints go to: the one that is set, else that of the data folder; empty when there is none. */
    public Optional<Path> logFolder(Settings settings) {
        return settings.logFolder()
                .or(() -> folder.flatMap(own -> isOwn() ? Optional.of(LogFolder.in(own)) : LogFolder.existing(own)));
    }

    /**
     * All secrets of the place, in the same way.
     *
     * @throws org.standpat.service.Sentence when one is not there, or cannot be used
     */
    public Secrets secrets(Settings settings) {
        return isOwn()
                ? Secrets.ofFolder(settings, folder.orElseThrow(), databases.writer())
                : Secrets.existing(settings, folder.orElse(null));
    }

    /** Whether it is a data folder that this process holds: nobody else is the notary of it. */
    public boolean isOwn() {
        return folder.isPresent() && !served;
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
