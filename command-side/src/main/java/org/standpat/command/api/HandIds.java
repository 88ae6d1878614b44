package org.standpat.command.api;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.UUID;

/** Ids of hands: UUIDs that begin with the time (RFC 9562, version 7), so that hands of one evening lie together in the database. */
final class HandIds {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int TIME_SHIFT = 16;
    private static final long VERSION_7 = 0x7000L;
    private static final long RANDOM_A = 0x0FFFL;
    private static final long VARIANT_RFC = 0x8000_0000_0000_0000L;
    private static final long RANDOM_B = 0x3FFF_FFFF_FFFF_FFFFL;

    private HandIds() {}

    /** An id that nobody has. */
    static UUID next(Instant now) {
        long high = (now.toEpochMilli() << TIME_SHIFT) | VERSION_7 | (RANDOM.nextLong() & RANDOM_A);
        return new UUID(high, VARIANT_RFC | (RANDOM.nextLong() & RANDOM_B));
    }

    /**
     * The id that the text names.
     *
     * @throws RequestFault when it is not a UUID in its usual form
     */
    static UUID parse(String text) {
        try {
            UUID id = UUID.fromString(text);
            if (id.toString().equalsIgnoreCase(text)) {
                return id;
            }
        } catch (IllegalArgumentException notOne) {
            // Answered below, together with texts that the parser takes although they are too short.
        }
        throw new RequestFault(
                ProblemKind.UNKNOWN_HAND,
                null,
                "There is no such hand: hands are named by UUIDs, such as the Location of the answer that started it.");
    }
}
