package org.standpat.formats;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.UUID;

/** Identities that follow from a name: version 5 of RFC 9562, so that the same name always has the same identity. */
public final class NameUuid {

    private static final long VERSION = 5;

    private NameUuid() {}

    /** The identity of this name among the names of this space. */
    public static UUID of(UUID space, String name) {
        ByteBuffer digest = ByteBuffer.wrap(digest(space, name));
        long high = digest.getLong();
        long low = digest.getLong();
        // The version takes the place of four bits, the variant "10" that of two.
        return new UUID((high & ~0xF000L) | (VERSION << 12), (low & ~(0b11L << 62)) | (0b10L << 62));
    }

    private static byte[] digest(UUID space, String name) {
        try {
            MessageDigest sha1 = MessageDigest.getInstance("SHA-1");
            sha1.update(ByteBuffer.allocate(2 * Long.BYTES)
                    .putLong(space.getMostSignificantBits())
                    .putLong(space.getLeastSignificantBits())
                    .flip());
            return sha1.digest(name.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException("every JDK has SHA-1; this one does not", fault);
        }
    }
}
