package org.standpat.benchmarks.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import org.standpat.db.postgres.Database;

/** The yardstick: one-row commits by plain JDBC into a table like an event log's, each writer on a connection of its own. */
final class PlainLane implements Lane {

    private static final String PAYLOAD =
            "{\"seat\":3,\"cards\":\"7h5c4d3s2c\",\"note\":\"%s\"}".formatted("x".repeat(100));

    private final Database database;

    PlainLane(Database database) throws SQLException {
        this.database = database;
        try (Connection connection = database.unpooled().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create table plain_insert (hand uuid not null, position bigint generated always as"
                    + " identity, number integer not null, type smallint not null, at timestamptz not null default now(),"
                    + " payload jsonb not null, primary key (hand, number))");
        }
    }

    @Override
    public String name() {
        return "plain JDBC, one row a commit";
    }

    @Override
    public Writer writer(int table) throws SQLException {
        Connection connection = database.unpooled().getConnection();
        PreparedStatement insert = connection.prepareStatement(
                "insert into plain_insert (hand, number, type, payload) values (?, ?, 1, ?::jsonb)");
        return new Row(connection, insert, UUID.randomUUID());
    }

    @Override
    public void close() {
        // Each writer closes what it opened.
    }

    private static final class Row implements Writer {

        private final Connection connection;
        private final PreparedStatement insert;
        private final UUID hand;
        private int number;

        Row(Connection connection, PreparedStatement insert, UUID hand) {
            this.connection = connection;
            this.insert = insert;
            this.hand = hand;
        }

        @Override
        public void act() throws SQLException {
            number++;
            insert.setObject(1, hand);
            insert.setInt(2, number);
            insert.setString(3, PAYLOAD);
            insert.executeUpdate();
        }

        @Override
        public void close() throws SQLException {
            connection.close();
        }
    }
}
