package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.exception.FlywayValidateException;
import org.jspecify.annotations.Nullable;
import org.standpat.db.upgrade.V6__EventsCarriedOver;

/** The tables of Standpat, brought to the state that this program needs. */
public final class Schema {

    private static final int OLDEST_SERVER = 18;
    private static final String MIGRATIONS = "classpath:db/migration";

    private Schema() {}

    /**
     * Applies the migrations that the database lacks. Several processes may do so at once: one works, the others wait.
     *
     * @throws SchemaException where the server is older than PostgreSQL 18, where the database was written by a newer Standpat or
     *     its migrations were changed, or where a migration fails; nothing of a migration that failed stays
     */
    public static void migrate(DataSource database) {
        checkServer(database);
        try {
            Flyway.configure(Schema.class.getClassLoader())
                    .dataSource(database)
                    .locations(MIGRATIONS)
                    .javaMigrations(new V6__EventsCarriedOver())
                    .failOnMissingLocations(true)
                    .validateMigrationNaming(true)
                    // By default a database of a newer program passes unnoticed.
                    .ignoreMigrationPatterns(new String[0])
                    .cleanDisabled(true)
                    .load()
                    .migrate();
        } catch (FlywayValidateException e) {
            throw new SchemaException(
                    "The database was written by a newer Standpat, or a migration that it has was changed since: use the Standpat"
                            + " that wrote it, or a newer one. "
                            + e.getMessage(),
                    e);
        } catch (FlywayException e) {
            throw new SchemaException(
                    "The database cannot be brought to the state that this Standpat needs: " + e.getMessage(), e);
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
