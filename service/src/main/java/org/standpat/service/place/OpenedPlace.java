package org.standpat.service.place;

import java.nio.file.Path;
import java.security.SecureRandom;
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
     * The dealer's key in base64, never to be printed: the one that is set, else the data folder's own, made where it is missing. The place
     * is ready.
     *
     * @throws Sentence when there is none and none may be made
     */
    public String dealerKey(Settings settings) {
        return settings.dealerKey().orElseGet(this::ownKey);
    }

    private String ownKey() {
        if (folder != null) {
            return DealerKeyFile.in(folder).readOrMake(databases.writer());
        }
        if (local != null) {
            return DealerKeyFile.newKey(new SecureRandom());
        }
        throw new Sentence(Settings.DATABASE_URL + " is set and " + Settings.DEALER_KEY
                + " is not. The key seals the decks that the house deals and is not kept in the database. Make one, keep it,"
                + " and set it on every start: " + Settings.DEALER_KEY + "=$(openssl rand -base64 32)");
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
