package org.standpat.db.log;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;

/**
 * The events of a large batch, as rows in the form of PostgreSQL's binary {@code COPY}. The server takes them for little more than half of
 * what an insert costs it; for few rows the way there and back for it is longer than that.
 */
final class CopiedEvents {

    /** Rows from which on it is the faster way. */
    static final int FEWEST = 512;

    private static final String SQL =
            "copy event (hand, feed_position, at, number, type, payload) from stdin (format binary)";

    private static final byte[] SIGNATURE = "PGCOPY\n\377\r\n\0".getBytes(StandardCharsets.ISO_8859_1);

    /** Flags and length of an extension behind the signature, none of which is used. */
    private static final int HEADER_BYTES = SIGNATURE.length + 2 * Integer.BYTES;

    private static final short COLUMNS = 6;
    private static final short END = -1;

    /** A row but for its payload: the number of columns, the length of each, and the columns of fixed size. */
    private static final int ROW_BYTES = Short.BYTES
            + COLUMNS * Integer.BYTES
            + 2 * Long.BYTES
            + Long.BYTES
            + Long.BYTES
            + Short.BYTES
            + Short.BYTES;

    /** PostgreSQL counts microseconds from here. */
    private static final Instant EPOCH = Instant.parse("2000-01-01T00:00:00Z");

    private CopiedEvents() {}

    /** How many events a batch has. */
    static int rows(List<Append> batch) {
        return batch.stream().mapToInt(append -> append.events().size()).sum();
    }

    /**
     * Writes the events of a batch, in its order.
     *
     * @param firstPlace place in the log of the first of them
     * @throws SQLException that {@link Failures#isFailedCheck} knows, when the table took another number of rows; nothing may be
     *     committed then
     */
    static void write(Connection connection, List<Append> batch, long firstPlace) throws SQLException {
        byte[] bytes = bytes(batch, firstPlace);
        CopyIn copy = connection.unwrap(PGConnection.class).getCopyAPI().copyIn(SQL);
        try {
            copy.writeToCopy(bytes, 0, bytes.length);
            long taken = copy.endCopy();
            if (taken != rows(batch)) {
                throw new SQLException(
                        "the event log took %d rows of %d".formatted(taken, rows(batch)), Failures.DIVISION_BY_ZERO);
            }
        } finally {
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }

    private static byte[] bytes(List<Append> batch, long firstPlace) {
        byte[] all = new byte[size(batch)];
        ByteBuffer bytes = ByteBuffer.wrap(all);
        bytes.put(SIGNATURE).putInt(0).putInt(0);
        long place = firstPlace;
        for (Append append : batch) {
            int number = append.position();
            for (NewEvent event : append.events()) {
                put(bytes, append, ++number, place++, event);
            }
        }
        bytes.putShort(END);
        return all;
    }

    private static int size(List<Append> batch) {
        int size = HEADER_BYTES + Short.BYTES;
        for (Append append : batch) {
            for (NewEvent event : append.events()) {
                size += ROW_BYTES + event.payload().size();
            }
        }
        return size;
    }

    private static void put(ByteBuffer bytes, Append append, int number, long place, NewEvent event) {
        bytes.putShort(COLUMNS);
        bytes.putInt(2 * Long.BYTES);
        bytes.putLong(append.hand().getMostSignificantBits());
        bytes.putLong(append.hand().getLeastSignificantBits());
        bytes.putInt(Long.BYTES).putLong(place);
        bytes.putInt(Long.BYTES).putLong(EPOCH.until(event.at(), ChronoUnit.MICROS));
        bytes.putInt(Short.BYTES).putShort((short) number);
        bytes.putInt(Short.BYTES).putShort(event.type());
        bytes.putInt(event.payload().size());
        event.payload().into(bytes);
    }
}
