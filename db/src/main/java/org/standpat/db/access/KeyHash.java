package org.standpat.db.access;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * SHA-256 of a key, which is all that is kept of it. A key is 32 random bytes: nobody can try them all, so that a slow hash, which
 * protects words that people choose, would only make each request slow.
 */
public final class KeyHash {

    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    private final byte[] bytes;

    private KeyHash(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The hash of a key's text. */
    static KeyHash of(String key) {
        try {
            return new KeyHash(MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException("every JDK has SHA-256; this one does not", fault);
        }
    }

    /** The hash of these 64 hexadecimal digits, letters in lower case; empty when they are none. */
    public static Optional<KeyHash> parse(String hex) {
        return HEX.matcher(hex).matches()
                ? Optional.of(new KeyHash(HexFormat.of().parseHex(hex)))
                : Optional.empty();
    }

    /** As it stands in a file of keys. */
    public String hex() {
        return HexFormat.of().formatHex(bytes);
    }

    /** Compares every byte, however early they differ, so that the time tells nothing. */
    @Override
    public boolean equals(Object other) {
        return other instanceof KeyHash hash && MessageDigest.isEqual(bytes, hash.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return "KeyHash";
    }
}
