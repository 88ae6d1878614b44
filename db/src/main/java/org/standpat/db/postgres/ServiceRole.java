package org.standpat.db.postgres;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The role and the database of the service. The role may make databases, and is no superuser. */
final class ServiceRole {

    static final String ROLE = "standpat";
    static final String DATABASE = "standpat";

    private ServiceRole() {}

    /** Makes what is missing of the two. */
    static void ensure(Database owner, String password) {
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
