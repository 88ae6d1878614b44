package org.standpat.service.place;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Databases;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.ready.OwnerLogin;
import org.standpat.db.ready.Readiness;
import org.standpat.service.Sentence;

/** A place whose database answers. */
public final class OpenedPlace implements AutoCloseable {

    private final Databases databases;
    private final @Nullable LocalPostgres local;
    private final @Nullable Path folder;

    private OpenedPlace(Databases databases, @Nullable LocalPostgres local, @Nullable Path folder) {
        this.databases = databases;
        this.local = local;
        this.folder = folder;
    }

    /**
     * Opens the place: starts its PostgreSQL where that is ours.
     *
     * @throws org.standpat.db.postgres.LocalPostgresException when the folder cannot be used, as when a service runs on it
     */
    public static OpenedPlace open(Place place) {
        return switch (place) {
            case Place.Folder lasting -> {
                LocalPostgres postgres = LocalPostgres.in(lasting.path());
                yield new OpenedPlace(postgres.databases(), postgres, postgres.folder());
            }
            case Place.Server server -> new OpenedPlace(server.databases(), null, null);
            case Place.ThrowAway ignored -> {
                LocalPostgres postgres = LocalPostgres.temporary();
                yield new OpenedPlace(postgres.databases(), postgres, null);
            }
        };
    }

    /** The database, as each role that works on it. */
    public Databases databases() {
        return databases;
    }

    /**
     * Makes the database ready for those roles.
     *
     * @return the same place
     * @throws org.standpat.db.postgres.Schema.SchemaException when that is not possible; the message says what to do
     */
    public OpenedPlace ready() {
        Readiness.ensure(new OwnerLogin(databases.owner()), databases.writer());
        return this;
    }

    /**
     * The secrets of the place: those that are set, else the data folder's own, made where they are missing. The place is ready.
     *
     * @throws Sentence when one is missing and may not be made
     */
    public Secrets secrets(Settings settings) {
        if (folder != null) {
            return Secrets.ofFolder(settings, folder, databases.writer());
        }
        return local == null ? Secrets.existing(settings, null) : Secrets.fresh(settings);
    }

    /**
     * The dealer's key alone, in base64, never to be printed.
     *
     * @throws Sentence when there is none and none may be made
     */
    public String dealerKey(Settings settings) {
        return folder != null || local != null
                ? secrets(settings).dealerKey()
                : Secrets.existingDealerKey(settings, null);
    }

    /**
     * The folder that the log's checkpoints go to: the one that is set, which has to be there, else the data folder's own, made where it is
     * missing.
     *
     * @return empty when there is none
     */
    public Optional<Path> logFolder(Settings settings) {
        return settings.logFolder().or(() -> folder().map(LogFolder::in));
    }

    /**
     * Lets the role of dashboards in on a server that is ours, by the password that is set, or not at all.
     *
     * @return where it reads; empty when it may not, or the server is not ours
     */
    public Optional<Database> letDashboardsIn(Settings settings) {
        return local == null ? Optional.empty() : local.letDashboardsIn(settings.analyticsPassword());
    }

    /** The lasting folder; empty when there is none. */
    public Optional<Path> folder() {
        return Optional.ofNullable(folder);
    }

    /** Where the hands lie, for people. */
    public String description() {
        if (folder != null) {
            return folder + " (PostgreSQL 18 of its own)";
        }
        return local == null ? databases.writer().toString() : "PostgreSQL 18 in a folder that is deleted in the end";
    }

    /** Stops the PostgreSQL that is ours, with everything written down. */
    @Override
    public void close() {
        if (local != null) {
            local.close();
        }
    }
}
