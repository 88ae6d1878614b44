package org.standpat.proof.tree;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;

/** A hash of the tree, by SHA-256: 32 bytes. */
public final class Hash {

    /** How long a hash is, in bytes. */
    public static final int BYTES = 32;

    private static final byte LEAF = 0;
    private static final byte NODE = 1;

    /** The root of a tree without leaves: the hash of nothing (RFC 6962, 2.1). */
    public static final Hash OF_NOTHING = new Hash(sha256().digest());

    private final byte[] bytes;

    private Hash(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * The hash that these bytes are.
     *
     * @throws IllegalArgumentException when they are not 32
     */
    public static Hash of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException(
                    "A hash of %d bytes was expected, but %d bytes came.".formatted(BYTES, bytes.length));
        }
        return new Hash(bytes.clone());
    }

    /**
     * The hash that this text is in base 64, with its padding (RFC 4648, section 4).
     *
     * @throws IllegalArgumentException when the text is no hash, or not the one way to write it
     */
    public static Hash ofBase64(String text) {
        Hash hash = of(Base64.getDecoder().decode(text));
        if (!hash.base64().equals(text)) {
            throw new IllegalArgumentException(
                    "A hash in base 64 was expected to be written as \"%s\", but \"%s\" came."
                            .formatted(hash.base64(), text));
        }
        return hash;
    }

    /** The hash of a leaf with this content. */
    public static Hash ofLeaf(byte[] content) {
        MessageDigest digest = sha256();
        digest.update(LEAF);
        return new Hash(digest.digest(content));
    }

    /** The hash of a node over these two. */
    public static Hash ofNode(Hash left, Hash right) {
        MessageDigest digest = sha256();
        digest.update(NODE);
        digest.update(left.bytes);
        return new Hash(digest.digest(right.bytes));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("Each Java platform has to have SHA-256, and this one does not.", missing);
        }
    }

    /** Its 32 bytes. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** In base 64, with its padding. */
    public String base64() {
        return Base64.getEncoder().encodeToString(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Hash hash && Arrays.equals(bytes, hash.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** In hexadecimal digits. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
