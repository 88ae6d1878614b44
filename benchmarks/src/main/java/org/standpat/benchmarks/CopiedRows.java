package org.standpat.benchmarks;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;
import org.standpat.db.postgres.Database;

/** The rows that an import wrote, taken out in PostgreSQL's binary form to be loaded by it again: as fast as rows can be had. */
final class CopiedRows {

    private static final double NANOS = 1e9;
    private static final int BUFFER_BYTES = 1 << 16;

    private final Map<String, Path> files = new LinkedHashMap<>();
    private long events;

    private CopiedRows() {}

    /** Takes the rows of an imported database out into files of this name. */
    static CopiedRows of(Database database, Path file) {
        CopiedRows rows = new CopiedRows();
        try (Connection connection = database.unpooled().getConnection()) {
            CopyManager copy = connection.unwrap(PGConnection.class).getCopyAPI();
            for (String table : new String[] {"event", "hand_source"}) {
                Path to = file.resolveSibling(file.getFileName() + "-" + table);
                try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(to), BUFFER_BYTES)) {
                    long count = copy.copyOut("copy " + table + " to stdout (format binary)", out);
                    rows.events += table.equals("event") ? count : 0;
                }
                rows.files.put(table, to);
            }
            return rows;
        } catch (SQLException | IOException fault) {
            throw new IllegalStateException("the rows cannot be taken out of the database", fault);
        }
    }

    /** How many events there are. */
    long events() {
        return events;
    }

    /** Loads all rows into a database with empty tables, in one transaction; gives how many seconds that took. Deletes the files. */
    double into(Database database) {
        try (Connection connection = database.unpooled().getConnection()) {
            connection.setAutoCommit(false);
            CopyManager copy = connection.unwrap(PGConnection.class).getCopyAPI();
            long begun = System.nanoTime();
            for (Map.Entry<String, Path> table : files.entrySet()) {
                try (InputStream in = new BufferedInputStream(Files.newInputStream(table.getValue()), BUFFER_BYTES)) {
                    copy.copyIn("copy " + table.getKey() + " from stdin (format binary)", in, BUFFER_BYTES);
                }
            }
            connection.commit();
            double seconds = (System.nanoTime() - begun) / NANOS;
            for (Path file : files.values()) {
                Files.delete(file);
            }
            return seconds;
        } catch (SQLException | IOException fault) {
            throw new IllegalStateException("the rows cannot be loaded", fault);
        }
    }
}
