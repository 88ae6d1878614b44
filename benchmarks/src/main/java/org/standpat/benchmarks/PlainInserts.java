package org.standpat.benchmarks;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import javax.sql.DataSource;

/** The yardstick: one-row commits by plain JDBC into a table like the event log's, each writer on a connection of its own. */
final class PlainInserts {

    private static final String PAYLOAD =
            "{\"seat\":3,\"cards\":\"7h5c4d3s2c\",\"note\":\"%s\"}".formatted("x".repeat(100));

    private final DataSource database;

    PlainInserts(DataSource database) throws SQLException {
        this.database = database;
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "create table if not exists plain_insert (hand uuid not null, position bigint generated always as"
                            + " identity, number integer not null, type smallint not null, at timestamptz not null default now(),"
                            + " payload jsonb not null, primary key (hand, number))");
        }
    }

    /** Committed rows per second of so many writers. */
    double rowsPerSecond(int writers, Duration time) {
        LongAdder committed = new LongAdder();
        return Writers.perSecond(writers, time, committed, (writer, end) -> {
            UUID hand = UUID.randomUUID();
            try (Connection connection = database.getConnection();
                    PreparedStatement insert = connection.prepareStatement(
                            "insert into plain_insert (hand, number, type, payload) values (?, ?, 1, ?::jsonb)")) {
                for (int number = 1; System.nanoTime() < end; number++) {
                    insert.setObject(1, hand);
                    insert.setInt(2, number);
                    insert.setString(3, PAYLOAD);
                    insert.executeUpdate();
                    committed.increment();
                }
            }
        });
    }
}
