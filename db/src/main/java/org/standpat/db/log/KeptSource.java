package org.standpat.db.log;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.standpat.money.Denomination;

/**
 * The text that an imported hand came from, as it is kept beside its events.
 *
 * @param at when it was recorded; whole microseconds
 * @param format name of the format
 * @param charset name of the encoding that the bytes are text in
 * @param file the file as it was named by whoever imported it
 * @param firstByte place of the first byte in the file, from 0
 * @param sha256 SHA-256 of the bytes, in 64 lower-case hexadecimal digits; the database compares it with the bytes
 * @param bytes the hand as it stands in the file, {@value #MOST_BYTES} bytes at most
 * @param money what one chip of the hand is worth; null in the record of one that was imported before this was kept
 */
public record KeptSource(
        Instant at,
        String format,
        String charset,
        String file,
        long firstByte,
        String sha256,
        Payload bytes,
        @Nullable Denomination money) {

    /** Most bytes of one hand's text: eight times what the readers take. */
    public static final int MOST_BYTES = 1 << 20;

    /**
     * Checks the size.
     *
     * @throws LimitExceededException when the text is too large
     */
    public KeptSource {
        at = at.truncatedTo(ChronoUnit.MICROS);
        if (bytes.size() > MOST_BYTES) {
            throw new LimitExceededException(
                    "The text of a hand has %d bytes, but it may have %d at most.".formatted(bytes.size(), MOST_BYTES));
        }
    }

    /** Place after the last byte in the file. */
    public long lastByte() {
        return firstByte + bytes.size();
    }
}
