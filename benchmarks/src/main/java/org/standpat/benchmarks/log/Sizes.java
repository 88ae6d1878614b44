package org.standpat.benchmarks.log;

import java.util.List;
import javax.sql.DataSource;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What an event takes on the disk, table and indexes apart, over the hands that the lanes have played. */
final class Sizes {

    private static final double BYTES_WANTED = 160;

    /**
     * What a table takes.
     *
     * @param events its rows
     * @param table bytes an event in the table, with what is moved out of it and the maps of its space
     * @param indexes bytes an event in all of its indexes
     */
    private record Size(long events, double table, double indexes) {}

    private Sizes() {}

    static void print(DataSource ours, DataSource axons) {
        System.out.printf("%nBytes an event, over the random six-handed hands that were just played.%n%n"
                + "| log | events | table | indexes | together |%n|---|---|---|---|---|%n");
        Size mine = size(ours, "event");
        line("Standpat", mine);
        line("Axon 4.13.0 JDBC engine, JSON", size(axons, "domainevententry"));
        Aim.print(List.of(Aim.atMost("bytes an event, together", BYTES_WANTED, mine.table + mine.indexes)));
    }

    private static void line(String log, Size size) {
        System.out.printf(
                "| %s | %,d | %.0f | %.0f | %.0f |%n",
                log, size.events, size.table, size.indexes, size.table + size.indexes);
    }

    private static Size size(DataSource database, String table) {
        return JdbcClient.create(database)
                .sql(
                        "select count(*) as events, pg_table_size('%1$s') as bytes, pg_indexes_size('%1$s') as index_bytes from %1$s"
                                .formatted(table))
                .query((row, i) -> new Size(
                        row.getLong("events"),
                        row.getDouble("bytes") / row.getLong("events"),
                        row.getDouble("index_bytes") / row.getLong("events")))
                .single();
    }
}
