package org.standpat.service.migrate;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.ready.Readiness;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.Place;
import org.standpat.service.place.RunningMark;
import org.standpat.service.place.Settings;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Applies migrations, as the role that owns the database. */
@Command(
        name = "migrate",
        mixinStandardHelpOptions = true,
        header = "Brings a database to the state that this version needs.",
        description = {
            "Applies the migrations that are missing and gives the roles that write and read their rights, as the role that"
                    + " STANDPAT_DB_OWNER_USER names, else as that of STANDPAT_DB_USER. docs/roles.md tells which roles there are.",
            "On a data folder every start does it by itself. To run it twice does no harm."
        })
public final class MigrateVerb implements Callable<Integer> {

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        Place place = data.place(Settings.ofThisProcess());
        Optional<RunningMark> running =
                place instanceof Place.Folder folder ? RunningMark.in(folder.path()) : Optional.empty();
        if (running.isPresent()) {
            terminal.line("The service at " + running.get().address() + " has done it when it started.");
            return 0;
        }
        try (Lifetime lifetime = new Lifetime()) {
            OpenedPlace opened = lifetime.add(OpenedPlace.open(place)).ready();
            Databases databases = opened.databases();
            Database owner = databases.owner().orElse(databases.writer());
            terminal.line("The database is ready: " + owner + ".");
            terminal.line(
                    Readiness.hasRoles(owner)
                            ? Databases.WRITER + " and " + Databases.READER + " have their rights."
                            : "There are no roles that write and read, so that one role does everything and could change what is"
                                    + " recorded. docs/roles.md tells how to make them.");
        }
        return 0;
    }
}
