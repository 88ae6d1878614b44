package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.standpat.db.analytics.AnalyticsRole;

/** The role and the database of the service. The role may make databases, and is no superuser. */
final class ServiceRole {

    static final String ROLE = "standpat";
    static final String DATABASE = "standpat";

    private ServiceRole() {}

    /** Makes what is missing of the two, and the role of dashboards. */
    static void ensure(Database owner, String password) {
        ensureService(owner, password);
        Database own = new Database(
                owner.url().substring(0, owner.url().lastIndexOf('/') + 1) + DATABASE, owner.user(), owner.password());
        try (Connection connection = own.unpooled().getConnection()) {
            AnalyticsRole.ensure(connection);
        } catch (SQLException e) {
            throw new LocalPostgresException(
                    "The role of dashboards cannot be made at " + own.url() + ": " + e.getMessage(), e);
        }
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
