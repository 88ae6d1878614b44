package org.standpat.db.log;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.postgresql.PGConnection;

/**
 * The events, at the next places of the log in the order of the batch. Answers with the first of these places. Should something in the
 * database take a row away, the statement divides by zero, and nothing is committed.
 */
record EventsPart() implements BatchPart {

    @Override
    public boolean isIn(List<Append> batch) {
        return batch.stream().anyMatch(append -> !append.events().isEmpty());
    }

    @Override
    public String sql() {
        return """
                with head as (
                    select coalesce((select feed_position from event order by feed_position desc limit 1), 0) as place
                ), written as (
                    insert into event (hand, feed_position, at, number, type, payload)
                    select e.hand, head.place + e.place, e.at, e.number, e.type, e.payload
                    from head, unnest(?::uuid[], ?::timestamptz[], ?::smallint[], ?::smallint[], ?::bytea[])
                         with ordinality as e (hand, at, number, type, payload, place)
                    returning feed_position)
                select min(feed_position), 1 / (count(*) = ?)::integer from written""";
    }

    @Override
    public int bind(Connection connection, PreparedStatement statement, int first, List<Append> batch)
            throws SQLException {
        int size = batch.stream().mapToInt(append -> append.events().size()).sum();
        Object[] hands = new Object[size];
        String[] times = new String[size];
        short[] numbers = new short[size];
        short[] types = new short[size];
        byte[][] payloads = new byte[size][];
        int row = 0;
        for (Append append : batch) {
            int number = append.position();
            for (NewEvent event : append.events()) {
                number++;
                hands[row] = append.hand();
                times[row] = event.at().toString();
                numbers[row] = (short) number;
                types[row] = event.type();
                payloads[row] = event.payload().bytes();
                row++;
            }
        }
        PGConnection postgres = connection.unwrap(PGConnection.class);
        statement.setArray(first, connection.createArrayOf("uuid", hands));
        statement.setArray(first + 1, connection.createArrayOf("timestamptz", times));
        statement.setArray(first + 2, postgres.createArrayOf("int2", numbers));
        statement.setArray(first + 3, postgres.createArrayOf("int2", types));
        statement.setArray(first + 4, connection.createArrayOf("bytea", payloads));
        statement.setInt(first + 5, size);
        return first + 6;
    }
}
