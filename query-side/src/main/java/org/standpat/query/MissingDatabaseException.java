package org.standpat.query;

/** The database is not named; the message says how to name it. */
public final class MissingDatabaseException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    MissingDatabaseException() {
        super("The database is not named: set STANDPAT_DB_URL to its JDBC address, such as"
                + " jdbc:postgresql://localhost:5432/standpat, and STANDPAT_DB_USER and STANDPAT_DB_PASSWORD.");
    }
}
