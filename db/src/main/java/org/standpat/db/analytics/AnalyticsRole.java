package org.standpat.db.analytics;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** The role that reads the views of schema {@code analytics} and nothing else. Whoever makes it is a superuser of the server. */
public final class AnalyticsRole {

    /** Its name. */
    public static final String NAME = "standpat_analytics";

    private AnalyticsRole() {}

    /** Makes it where it is missing, without a way to log in, and sets its limits. The connection is one to the database of Standpat. */
    public static void ensure(Connection superuser) throws SQLException {
        execute(superuser, Scripts.named("role.sql"));
    }

    /**
     * Lets it log in by this password, or not at all.
     *
     * @param password the password; empty for none
     */
    public static void setPassword(Connection superuser, Optional<String> password) throws SQLException {
        try (Statement statement = superuser.createStatement()) {
            String login = password.isEmpty()
                    ? "nologin password null"
                    : "login password " + statement.enquoteLiteral(password.get());
            statement.execute("alter role " + NAME + " " + login);
        }
    }

    private static void execute(Connection connection, String script) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(script);
        }
    }
}
