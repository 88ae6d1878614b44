package org.standpat.query.projection;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.Objects;

/** The tables of a build, and the views over those that serve. Every call works in the connection's current transaction. */
final class BuildSchema {

    private static final String TABLES = text("tables.sql");
    private static final String HAND_INDEXES = text("indexes.sql");
    private static final String PLAYER_INDEXES = text("player-indexes.sql");

    private static final String OUTSIDE = "set local search_path = default";

    /** What the server says of a view that would lose a column, or change one. */
    private static final String OTHER_COLUMNS = "42P16";

    private BuildSchema() {}

    private static String text(String resource) {
        try (InputStream in = Objects.requireNonNull(BuildSchema.class.getResourceAsStream(resource), resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException("The program is not whole: " + resource + " cannot be read.", fault);
        }
    }

    /** Makes the schema and the tables, without keys and indexes. */
    static void makeTables(Connection connection, Build build) throws SQLException {
        execute(connection, "create schema " + build.schema(), inside(build), TABLES, OUTSIDE);
    }

    /** Makes a table for the ids of hands that could not be folded on the way. */
    static void makeLeftOver(Connection connection, Build build) throws SQLException {
        execute(connection, "create table " + build.table("left_over") + " (hand uuid not null)");
    }

    /** Drops that table, and lets the server count what is in the others, so that it plans well. */
    static void finish(Connection connection, Build build) throws SQLException {
        execute(
                connection,
                "drop table " + build.table("left_over"),
                "analyze " + build.table("hand") + ", " + build.table("hand_player"));
    }

    /** Makes key and indexes of table {@code hand}. */
    static void makeHandIndexes(Connection connection, Build build) throws SQLException {
        execute(connection, inside(build), HAND_INDEXES, OUTSIDE);
    }

    /** Makes key and indexes of table {@code hand_player}. */
    static void makePlayerIndexes(Connection connection, Build build) throws SQLException {
        execute(connection, inside(build), PLAYER_INDEXES, OUTSIDE);
    }

    private static String inside(Build build) {
        return "set local search_path = " + build.schema();
    }

    /** Drops the tables and forgets how far they were and what was parked. */
    static void drop(Connection connection, Build build) throws SQLException {
        execute(
                connection,
                "drop schema if exists " + build.schema() + " cascade",
                "delete from parked_event where processor = '" + build.processor() + "'",
                "delete from projection_token where processor = '" + build.processor() + "'");
    }

    /**
     * Makes the views of schema {@code projection} show the tables of this build. Where these have the columns of those before, the two views
     * alone are locked, for some milliseconds; else the views of others that stand on them go and are made again, and are locked with them.
     *
     * @param others what makes the views of others
     */
    static void show(Connection connection, Build build, ViewsOfOthers others) throws SQLException {
        Savepoint before = connection.setSavepoint();
        try {
            execute(connection, view("hand", build), view("hand_player", build));
            connection.releaseSavepoint(before);
        } catch (SQLException otherColumns) {
            if (!OTHER_COLUMNS.equals(otherColumns.getSQLState())) {
                throw otherColumns;
            }
            connection.rollback(before);
            execute(
                    connection,
                    "drop view projection.hand, projection.hand_player cascade",
                    view("hand", build),
                    view("hand_player", build));
        }
        others.make(connection);
    }

    private static String view(String table, Build build) {
        return "create or replace view projection." + table + " as select * from " + build.table(table);
    }

    private static void execute(Connection connection, String... statements) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String text : statements) {
                statement.execute(text);
            }
        }
    }
}
