package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.jspecify.annotations.Nullable;
import org.standpat.db.upgrade.V6__EventsCarriedOver;

/** The tables of Standpat, brought to the state that this program needs. */
public final class Schema {

    private static final int OLDEST_SERVER = 18;
    private static final String MIGRATIONS = "classpath:db/migration";

    private Schema() {}

    /**
     * Applies the migrations that the database lacks, and gives the roles that work on it their rights. Several processes may do so at once: one
     * works, the others wait.
     *
     * @param database as the role that owns it
     * @throws SchemaException where the server is older than PostgreSQL 18, where the database was written by a newer Standpat or
     *     its migrations were changed, or where a migration fails; nothing of a migration that failed stays
     */
    public static void migrate(DataSource database) {
        checkServer(database);
        try {
            flyway(database).load().migrate();
        } catch (FlywayException e) {
            throw misfit(e);
        }
        apply(database, Script.RIGHTS);
    }

    /**
     * Gives the reader what is made from the events, which the owner made as long as there was no reader. Not for a room where one role does
     * everything.
     *
     * @param database as the role that owns it
     * @throws SchemaException when somebody reads there for too long
     */
    public static void handOver(DataSource database) {
        apply(database, Script.HANDOVER);
    }

    /**
     * Sees that the database is in the state that this program needs, and changes nothing.
     *
     * @param database as a role that may not apply migrations
     * @param advice what to do when migrations are missing, as a sentence
     * @throws SchemaException when it is not
     */
    public static void require(DataSource database, String advice) {
        checkServer(database);
        try {
            MigrationInfo[] missing = flyway(database).load().info().pending();
            if (missing.length > 0) {
                throw new SchemaException(
                        "The database lacks migrations of this Standpat, from "
                                + missing[0].getScript() + " on (" + missing.length
                                + "), and this role may not apply them. "
                                + advice,
                        null);
            }
            flyway(database).load().validate();
        } catch (FlywayException e) {
            throw misfit(e);
        }
    }

    private static FluentConfiguration flyway(DataSource database) {
        return Flyway.configure(Schema.class.getClassLoader())
                .dataSource(database)
                .locations(MIGRATIONS)
                .javaMigrations(new V6__EventsCarriedOver())
                .failOnMissingLocations(true)
                .validateMigrationNaming(true)
                // By default a database of a newer program passes unnoticed.
                .ignoreMigrationPatterns(new String[0])
                .cleanDisabled(true);
    }

    private static SchemaException misfit(FlywayException fault) {
        return fault instanceof FlywayValidateException
                ? new SchemaException(
                        "The database was written by a newer Standpat, or a migration that it has was changed since: use the"
                                + " Standpat that wrote it, or a newer one. " + fault.getMessage(),
                        fault)
                : new SchemaException(
                        "The database cannot be brought to the state that this Standpat needs: " + fault.getMessage(),
                        fault);
    }

    private static void apply(DataSource database, Script script) {
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            script.run(connection);
            connection.commit();
        } catch (SQLException e) {
            throw new SchemaException(
                    "The roles that work on the database cannot be given what they need, which takes the role that owns it (see"
                            + " docs/roles.md): " + e.getMessage(),
                    e);
        }
    }

    private static void checkServer(DataSource database) {
        try (Connection connection = database.getConnection()) {
            int version = connection.getMetaData().getDatabaseMajorVersion();
            if (version < OLDEST_SERVER) {
                throw new SchemaException(
                        "Standpat needs PostgreSQL " + OLDEST_SERVER + " or newer, and the server is PostgreSQL "
                                + version + ".",
                        null);
            }
        } catch (SQLException e) {
            throw new SchemaException("The database cannot be reached: " + e.getMessage(), e);
        }
    }

    /** The database is not in the state that this program needs, and cannot be brought there. */
    public static final class SchemaException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        /** With a sentence that says what to do. */
        public SchemaException(String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }
}
