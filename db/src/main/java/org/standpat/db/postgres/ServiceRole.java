package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import org.standpat.db.analytics.AnalyticsRole;

/** The roles and the database of the service. The role that owns the database may make databases, and is no superuser. */
final class ServiceRole {

    static final String ROLE = "standpat";
    static final String DATABASE = "standpat";

    private ServiceRole() {}

    /** Makes what is missing: that role and its database, the roles that work on it, each with its password, and the role of dashboards. */
    static void ensure(Database owner, String password) {
        ensureService(owner, password);
        Database database = new Database(
                owner.url().substring(0, owner.url().lastIndexOf('/') + 1) + DATABASE, owner.user(), owner.password());
        try (Connection connection = database.unpooled().getConnection()) {
            AnalyticsRole.ensure(connection);
            Script.ROLES.run(connection);
            for (String role : List.of(Databases.WRITER, Databases.READER)) {
                String own = literal(connection, Password.of(role, password));
                execute(connection, "alter role " + role + " login password " + own);
            }
        } catch (SQLException e) {
            throw new LocalPostgresException(
                    "The roles that work on the database cannot be made at " + database.url() + ": " + e.getMessage(),
                    e);
        }
    }

    /**
     * The service's database as each of its roles.
     *
     * @param owner as the role that owns it
     */
    static Databases of(Database owner) {
        return new Databases(Optional.of(owner), as(Databases.WRITER, owner), as(Databases.READER, owner));
    }

    private static Database as(String role, Database owner) {
        return new Database(owner.url(), role, Password.of(role, owner.password()));
    }

    private static void ensureService(Database owner, String password) {
        try (Connection connection = owner.unpooled().getConnection()) {
            if (!exists(connection, "select from pg_roles where rolname = ?", ROLE)) {
                execute(
                        connection,
                        "create role " + ROLE + " login createdb password " + literal(connection, password));
            }
            if (!exists(connection, "select from pg_database where datname = ?", DATABASE)) {
                execute(connection, "create database " + DATABASE + " owner " + ROLE);
            }
        } catch (SQLException e) {
            throw new LocalPostgresException(
                    "The database of the service cannot be made at " + owner.url() + ": " + e.getMessage(), e);
        }
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            try (ResultSet rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static String literal(Connection connection, String text) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return statement.enquoteLiteral(text);
        }
    }

    private static void execute(Connection connection, String change) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(change);
        }
    }
}
