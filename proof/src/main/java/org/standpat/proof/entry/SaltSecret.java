package org.standpat.proof.entry;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The secret from which the salt of every event follows, so that no salt has to be kept: HMAC-SHA-256 over the ASCII text
 * {@code standpat salt}, the 16 bytes of the hand's id and the event's number in the hand as 32 bits, big-endian. Whoever has it can open
 * every seal; without it none of those that were not given out can be opened again. It is never printed.
 */
public final class SaltSecret {

    /** How long it is, in bytes. */
    public static final int BYTES = 32;

    private static final String ALGORITHM = "HmacSHA256";
    private static final byte[] LABEL = "standpat salt".getBytes(US_ASCII);

    private final SecretKeySpec key;

    private SaltSecret(byte[] bytes) {
        this.key = new SecretKeySpec(bytes, ALGORITHM);
    }

    /** A secret that nobody has yet. */
    public static SaltSecret random(SecureRandom source) {
        byte[] bytes = new byte[BYTES];
        source.nextBytes(bytes);
        return new SaltSecret(bytes);
    }

    /**
     * The secret that this text is in base 64.
     *
     * @throws IllegalArgumentException when it is not {@value #BYTES} bytes in base 64; the message does not quote it
     */
    public static SaltSecret ofBase64(String text) {
        byte[] bytes;
        try {
            bytes = Base64.getDecoder().decode(text.strip());
        } catch (IllegalArgumentException notBase64) {
            throw new IllegalArgumentException("The secret of the salts is not base 64.", notBase64);
        }
        if (bytes.length != BYTES) {
            throw new IllegalArgumentException("The secret of the salts was expected to have %d bytes, and has %d."
                    .formatted(BYTES, bytes.length));
        }
        return new SaltSecret(bytes);
    }

    /** In base 64, for the file or the setting that keeps it. */
    public String base64() {
        return Base64.getEncoder().encodeToString(key.getEncoded());
    }

    /** The salts that follow from it, for one thread. */
    public Salts salts() {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return new Salts(mac);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(
                    "Each Java platform has to have " + ALGORITHM + ", and this one does not.", missing);
        }
    }

    /** Makes the salts of events, one after the other. */
    public static final class Salts {

        private final Mac mac;

        private Salts(Mac mac) {
            this.mac = mac;
        }

        /**
         * The salt of an event.
         *
         * @param number of the event in the hand, from 1
         */
        public Salt of(UUID hand, int number) {
            mac.update(LABEL);
            mac.update(ByteBuffer.allocate(2 * Long.BYTES + Integer.BYTES)
                    .putLong(hand.getMostSignificantBits())
                    .putLong(hand.getLeastSignificantBits())
                    .putInt(number)
                    .flip());
            return Salt.of(mac.doFinal());
        }
    }

    /** Tells nothing of it. */
    @Override
    public String toString() {
        return "SaltSecret[secret]";
    }
}
