package org.standpat.query.projection;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Rows in the form of PostgreSQL's binary {@code COPY}, in memory that grows. Used by one thread. */
final class RowBytes {

    private static final byte[] SIGNATURE = "PGCOPY\n\377\r\n\0".getBytes(StandardCharsets.ISO_8859_1);

    /** Flags and the length of an extension behind the signature, none of which is used. */
    private static final int HEADER_BYTES = SIGNATURE.length + 2 * Integer.BYTES;

    private static final int NULL = -1;
    private static final short END = -1;
    private static final int FIRST_SIZE = 1 << 16;

    /** No value but a text or an array is longer than this with its length before it. */
    private static final int FIXED_BYTES = 2 * Long.BYTES + Integer.BYTES;

    /** Types of elements of arrays, as the server numbers them. */
    private static final int SMALLINT = 21;

    private static final int BOOLEAN = 16;

    /** The length, and what an array begins with. */
    private static final int ARRAY_HEADER = 6 * Integer.BYTES;

    /** PostgreSQL counts microseconds from here. */
    private static final Instant EPOCH = Instant.parse("2000-01-01T00:00:00Z");

    private ByteBuffer bytes = ByteBuffer.allocate(FIRST_SIZE);

    RowBytes() {
        clear();
    }

    /** Forgets all rows. */
    void clear() {
        bytes.clear();
        bytes.put(SIGNATURE).putInt(0).putInt(0);
    }

    /** Whether there is no row. */
    boolean isEmpty() {
        return bytes.position() == HEADER_BYTES;
    }

    /** Bytes so far. */
    int size() {
        return bytes.position();
    }

    /** Forgets what was put after this size. */
    void cutTo(int size) {
        bytes.position(size);
    }

    /** Ends the rows. */
    byte[] array() {
        room(Short.BYTES).putShort(END);
        return bytes.array();
    }

    void beginRow(int columns) {
        room(Short.BYTES).putShort((short) columns);
    }

    void putNull() {
        room(Integer.BYTES).putInt(NULL);
    }

    void put(UUID value) {
        room(FIXED_BYTES)
                .putInt(2 * Long.BYTES)
                .putLong(value.getMostSignificantBits())
                .putLong(value.getLeastSignificantBits());
    }

    void put(long value) {
        room(FIXED_BYTES).putInt(Long.BYTES).putLong(value);
    }

    void put(int value) {
        room(FIXED_BYTES).putInt(Integer.BYTES).putInt(value);
    }

    void put(short value) {
        room(FIXED_BYTES).putInt(Short.BYTES).putShort(value);
    }

    void put(boolean value) {
        room(FIXED_BYTES).putInt(1).put(asByte(value));
    }

    void put(Instant value) {
        put(EPOCH.until(value, ChronoUnit.MICROS));
    }

    void put(String value) {
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        room(Integer.BYTES + text.length).putInt(text.length).put(text);
    }

    /** An array of {@code smallint}. */
    void putSmallints(List<?> values) {
        int start = beginArray(values, SMALLINT);
        for (@Nullable Object value : values) {
            if (value == null) {
                putNull();
            } else {
                put(small(((Number) value).longValue()));
            }
        }
        endArray(start);
    }

    /** An array of {@code boolean}. */
    void putBooleans(List<?> values) {
        int start = beginArray(values, BOOLEAN);
        for (@Nullable Object value : values) {
            if (value == null) {
                putNull();
            } else {
                put((boolean) value);
            }
        }
        endArray(start);
    }

    /**
     * The number as a {@code smallint}.
     *
     * @throws ArithmeticException when it is none
     */
    static short small(long value) {
        if (value < Short.MIN_VALUE || value > Short.MAX_VALUE) {
            throw new ArithmeticException(value + " is out of range for a smallint");
        }
        return (short) value;
    }

    /** Gives the place of the length, which is known at the end. */
    private int beginArray(List<?> values, int elementType) {
        int start = bytes.position();
        room(ARRAY_HEADER).putInt(0);
        if (values.isEmpty()) {
            bytes.putInt(0).putInt(0).putInt(elementType);
        } else {
            // Whether an element is null the server sees for itself.
            bytes.putInt(1).putInt(1).putInt(elementType).putInt(values.size()).putInt(1);
        }
        return start;
    }

    private void endArray(int start) {
        bytes.putInt(start, bytes.position() - start - Integer.BYTES);
    }

    private static byte asByte(boolean value) {
        return (byte) (value ? 1 : 0);
    }

    private ByteBuffer room(int more) {
        if (bytes.remaining() < more) {
            ByteBuffer larger = ByteBuffer.allocate(Math.max(2 * bytes.capacity(), bytes.position() + more));
            larger.put(bytes.flip());
            bytes = larger;
        }
        return bytes;
    }
}
