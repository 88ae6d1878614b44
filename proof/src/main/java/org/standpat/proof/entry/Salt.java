package org.standpat.proof.entry;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import org.standpat.proof.tree.Hash;

/** What keeps a seal from being guessed: 32 bytes that nobody knows but those who may see what is sealed. */
public final class Salt {

    /** How long a salt is, in bytes. */
    public static final int BYTES = 32;

    private final byte[] bytes;

    private Salt(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * The salt that these bytes are.
     *
     * @throws IllegalArgumentException when they are not 32
     */
    public static Salt of(byte[] bytes) {
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException(
                    "A salt of %d bytes was expected, but %d bytes came.".formatted(BYTES, bytes.length));
        }
        return new Salt(bytes.clone());
    }

    /**
     * The salt that this text is in base 64, with its padding (RFC 4648, section 4).
     *
     * @throws IllegalArgumentException when the text is no salt, or not the one way to write it
     */
    public static Salt ofBase64(String text) {
        Salt salt = of(Base64.getDecoder().decode(text));
        if (!salt.base64().equals(text)) {
            throw new IllegalArgumentException(
                    "A salt in base 64 was expected to be written in its only way, and was not.");
        }
        return salt;
    }

    /** The seal over a payload: SHA-256 over the salt and the payload behind it. */
    public Hash seal(byte[] payload) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(bytes);
            return Hash.of(digest.digest(payload));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("Each Java platform has to have SHA-256, and this one does not.", missing);
        }
    }

    /** Its 32 bytes, which are as secret as it is. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** In base 64, with its padding. Whoever has it and the leaf can try cards until they fit. */
    public String base64() {
        return Base64.getEncoder().encodeToString(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Salt salt && MessageDigest.isEqual(bytes, salt.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Tells nothing of it. */
    @Override
    public String toString() {
        return "Salt[secret]";
    }
}
