package org.standpat.query.listing;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.UUID;
import java.util.zip.CRC32;

/**
 * Where a page of a search ends: the next one begins after this hand. Written as text that means nothing to its reader.
 *
 * @param startedAt when the last hand of the page began
 * @param hand the last hand of the page
 * @param search check sum over what was looked for, so that a cursor is not taken for another search
 */
public record Cursor(Instant startedAt, UUID hand, int search) {

    private static final byte VERSION = 1;
    private static final int BYTES = 1 + Long.BYTES + 2 * Long.BYTES + Integer.BYTES;

    /** The cursor after this hand in this search. */
    static Cursor after(Instant startedAt, UUID hand, HandSearch search) {
        return new Cursor(startedAt, hand, checkSum(search));
    }

    /** Whether it came from this search. */
    public boolean belongsTo(HandSearch other) {
        return search == checkSum(other);
    }

    /** The cursor as text for an address. */
    public String text() {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES)
                .put(VERSION)
                .putLong(ChronoUnit.MICROS.between(Instant.EPOCH, startedAt))
                .putLong(hand.getMostSignificantBits())
                .putLong(hand.getLeastSignificantBits())
                .putInt(search);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes.array());
    }

    /**
     * Reads what {@link #text} wrote.
     *
     * @throws IllegalArgumentException when it is anything else
     */
    public static Cursor parse(String text) {
        ByteBuffer bytes = ByteBuffer.wrap(Base64.getUrlDecoder().decode(text));
        if (bytes.remaining() != BYTES || bytes.get() != VERSION) {
            throw new IllegalArgumentException("not a cursor");
        }
        return new Cursor(
                Instant.EPOCH.plus(bytes.getLong(), ChronoUnit.MICROS),
                new UUID(bytes.getLong(), bytes.getLong()),
                bytes.getInt());
    }

    private static int checkSum(HandSearch search) {
        CRC32 sum = new CRC32();
        sum.update(search.toString().getBytes(StandardCharsets.UTF_8));
        return (int) sum.getValue();
    }
}
