package org.standpat.db.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.db.analytics.AnalyticsRole;

/**
 * A PostgreSQL server of this process's own: in a data folder that lasts, or in one that is deleted when the server stops.
 *
 * <p>What is committed is on the disk ({@code fsync} and {@code synchronous_commit} are on), it listens on 127.0.0.1 alone, and
 * it asks for the password that lies in the data folder. Where this process is killed the server runs on; the next start on
 * the folder stops it and starts anew. Whoever opens one closes it after everything that uses it.
 */
public final class LocalPostgres implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(LocalPostgres.class);

    /** Connections that a server lets in at most, when nothing else is said. */
    public static final int USUAL_CONNECTIONS = 200;

    private final FolderLock lock;
    private final Server server;
    private final Path folder;
    private final Cluster.Making making;
    private boolean closed;

    private LocalPostgres(FolderLock lock, Server server, Path folder, Cluster.Making making) {
        this.lock = lock;
        this.server = server;
        this.folder = folder;
        this.making = making;
    }

    /**
     * Starts a server in a folder of its own that is deleted on {@link #close}. What earlier processes that were killed left
     * of the kind is stopped and deleted first.
     *
     * @throws LocalPostgresException where it cannot be started
     */
    public static LocalPostgres temporary() {
        return temporary(USUAL_CONNECTIONS);
    }

    /**
     * As {@link #temporary()}, for measuring what more connections than usual do.
     *
     * @param connections how many it lets in at most
     */
    public static LocalPostgres temporary(int connections) {
        PostgresPrograms programs = PostgresArchive.unpacked();
        Path folder = ThrowAwayFolders.create();
        ThrowAwayFolders.sweepBeside(folder, programs);
        return start(folder, programs, Cluster.Making.THROW_AWAY, connections);
    }

    /**
     * Starts a server on a data folder, made where it is missing.
     *
     * @throws LocalPostgresException where it cannot be started: another service uses the folder, it belongs to another user, it
     *     was written by another version
     */
    public static LocalPostgres in(Path dataFolder) {
        Path folder = Folders.create(dataFolder);
        return start(folder, PostgresArchive.unpacked(), Cluster.Making.LASTING, USUAL_CONNECTIONS);
    }

    private static LocalPostgres start(Path folder, PostgresPrograms programs, Cluster.Making making, int connections) {
        FolderLock lock = FolderLock.take(folder);
        LocalPostgres started;
        try {
            started = new LocalPostgres(
                    lock, Server.start(Cluster.in(folder, programs, making), connections), folder, making);
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
        try {
            ServiceRole.ensure(
                    started.at("postgres", Cluster.OWNER),
                    started.server.cluster().password());
        } catch (RuntimeException e) {
            started.close();
            throw e;
        }
        LOG.info("PostgreSQL runs in {} and listens on {}:{}.", folder, Server.HOST, started.server.port());
        return started;
    }

    /** The service's database on this server, as the role that owns it; both exist. */
    public Database database() {
        return at(ServiceRole.DATABASE, ServiceRole.ROLE);
    }

    /** The same as each of its roles, which exist and are given their rights with the migrations. */
    public Databases databases() {
        return ServiceRole.of(database());
    }

    /** The service's database on this server, as the role that owns the server: for what no role of the service may do. */
    public Database superuser() {
        return at(ServiceRole.DATABASE, Cluster.OWNER);
    }

    /**
     * Lets the role of dashboards in by this password, or not at all.
     *
     * @param password the password; empty for none
     * @return where the role reaches the service's database; empty when it may not
     */
    public Optional<Database> letDashboardsIn(Optional<String> password) {
        try (Connection connection =
                at(ServiceRole.DATABASE, Cluster.OWNER).unpooled().getConnection()) {
            AnalyticsRole.setPassword(connection, password);
        } catch (SQLException e) {
            throw new LocalPostgresException("The role of dashboards cannot be changed: " + e.getMessage(), e);
        }
        return password.map(own -> new Database(database().url(), AnalyticsRole.NAME, own));
    }

    private Database at(String name, String user) {
        return new Database(
                "jdbc:postgresql://" + Server.HOST + ":" + server.port() + "/" + name,
                user,
                server.cluster().password());
    }

    /** The folder that everything of this server lies in. */
    public Path folder() {
        return folder;
    }

    /** Stops the server, with everything written down, and gives the folder back; a second call does nothing. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        try (lock) {
            server.cluster().stop(making == Cluster.Making.LASTING ? "fast" : "immediate");
            if (making == Cluster.Making.THROW_AWAY) {
                Folders.delete(folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The folder " + folder + " could not be deleted.", e);
        }
    }
}
