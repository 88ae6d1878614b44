package org.standpat.db.log;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyOut;

/**
 * Reads every event of the log in the order of the feed by one streaming query, as rows in the form of PostgreSQL's binary {@code COPY}: of
 * all ways to read many rows it costs either side the least.
 */
public final class WholeLog {

    /** The signature, flags and the length of an extension that is not used. */
    private static final int HEADER_BYTES = 11 + 2 * Integer.BYTES;

    private static final short COLUMNS = 6;
    private static final short END = -1;

    /** The length of a column that is null. */
    private static final int NULL = -1;

    /** PostgreSQL counts microseconds from here. */
    private static final Instant EPOCH = Instant.parse("2000-01-01T00:00:00Z");

    private WholeLog() {}

    /** Takes one event after the other. */
    public interface Reader {

        /**
         * Takes the next event.
         *
         * @return whether to go on
         */
        boolean take(StoredEvent event) throws InterruptedException;
    }

    /**
     * Gives the reader every event that is committed now and comes after this place.
     *
     * @param connection used for nothing else meanwhile
     * @param after 0 to begin at the first event
     * @throws SQLException when the database fails
     */
    public static void read(Connection connection, long after, Reader reader)
            throws SQLException, InterruptedException {
        read(connection, after, Long.MAX_VALUE, reader);
    }

    /**
     * The same of so many events at most.
     *
     * @param most how many, 1 or more
     */
    public static void read(Connection connection, long after, long most, Reader reader)
            throws SQLException, InterruptedException {
        CopyOut copy = connection
                .unwrap(PGConnection.class)
                .getCopyAPI()
                .copyOut(("copy (select hand, feed_position, at, number, type, payload from only public.event"
                                + " where feed_position > %d order by feed_position limit %d) to stdout (format binary)")
                        .formatted(after, most));
        try {
            boolean headed = false;
            for (byte[] message = copy.readFromCopy(); message != null; message = copy.readFromCopy()) {
                ByteBuffer bytes = ByteBuffer.wrap(message);
                if (!headed) {
                    bytes.position(HEADER_BYTES);
                    headed = true;
                }
                if (!takeAll(bytes, reader)) {
                    return;
                }
            }
        } catch (BufferUnderflowException cut) {
            throw new SQLException("The server sent a row of the event log in pieces.", cut);
        } finally {
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }

    private static boolean takeAll(ByteBuffer bytes, Reader reader) throws InterruptedException {
        while (bytes.hasRemaining()) {
            short columns = bytes.getShort();
            if (columns == END) {
                return true;
            }
            if (columns != COLUMNS) {
                throw new IllegalStateException("a row of the event log came with " + columns + " columns");
            }
            if (!reader.take(event(bytes))) {
                return false;
            }
        }
        return true;
    }

    private static StoredEvent event(ByteBuffer bytes) {
        UUID hand = isThere(bytes, 2 * Long.BYTES) ? new UUID(bytes.getLong(), bytes.getLong()) : new UUID(0, 0);
        long place = isThere(bytes, Long.BYTES) ? bytes.getLong() : 0;
        Instant at = EPOCH.plus(isThere(bytes, Long.BYTES) ? bytes.getLong() : 0, ChronoUnit.MICROS);
        int number = isThere(bytes, Short.BYTES) ? bytes.getShort() : 0;
        short type = isThere(bytes, Short.BYTES) ? bytes.getShort() : 0;
        byte[] payload = new byte[Math.max(0, bytes.getInt())];
        bytes.get(payload);
        return new StoredEvent(hand, number, place, type, at, Payload.holding(payload));
    }

    /** No column may be null. Where somebody has made one so all the same, it reads as 0, so that whoever compares rows sees it. */
    private static boolean isThere(ByteBuffer bytes, int width) {
        int length = bytes.getInt();
        if (length != width && length != NULL) {
            throw new IllegalStateException(
                    "A column of %d bytes was expected in table event, but one of %d came: its type was changed."
                            .formatted(width, length));
        }
        return length != NULL;
    }
}
