package org.standpat.db.json;

import java.nio.ByteBuffer;
import java.util.UUID;

/** A UUID as its 16 bytes, in the order in which its text names them. */
final class UuidBytes {

    private static final int BYTES = 16;

    private UuidBytes() {}

    static byte[] of(UUID uuid) {
        return ByteBuffer.allocate(BYTES)
                .putLong(uuid.getMostSignificantBits())
                .putLong(uuid.getLeastSignificantBits())
                .array();
    }

    /** @throws IllegalArgumentException unless there are 16 bytes */
    static UUID uuid(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("A UUID is 16 bytes, got " + bytes.length);
        }
        ByteBuffer halves = ByteBuffer.wrap(bytes);
        return new UUID(halves.getLong(), halves.getLong());
    }
}
