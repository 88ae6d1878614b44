package org.standpat.db.postgres;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;

/** Statements that lie beside the program, for a role that may run them. */
enum Script {
    /** Makes the roles that work on the database, without a way to log in. Needs a superuser. */
    ROLES("roles.sql"),
    /** Gives them their rights. Needs the owner, and a transaction. */
    RIGHTS("rights.sql"),
    /** Gives the reader what is made from the events. Needs the owner, and a transaction. */
    HANDOVER("handover.sql");

    private final String file;

    Script(String file) {
        this.file = file;
    }

    /** The statements. */
    String text() {
        try (InputStream in = Objects.requireNonNull(Script.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(file, unreadable);
        }
    }

    /** Runs them over this connection, in its transaction where it has one. */
    void run(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(text());
        }
    }
}
