package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.standpat.proof.entry.SaltSecret;

/**
 * Seals what an audit takes down of how far it is: who can write the file, and lacks the secret of the salts, could else have rows passed over.
 * HMAC-SHA-256 with a key that follows from the secret, HMAC-SHA-256(secret, ASCII {@code standpat audit progress}).
 */
final class ProgressSeal {

    private static final String ALGORITHM = "HmacSHA256";

    /** The salts follow from the secret under another label. */
    private static final String LABEL = "standpat audit progress";

    private final byte[] key;

    ProgressSeal(SaltSecret secret) {
        this.key = mac(Base64.getDecoder().decode(secret.base64()), LABEL.getBytes(US_ASCII));
    }

    /** The seal of a text, in base 64. */
    String of(String text) {
        return Base64.getEncoder().encodeToString(mac(key, text.getBytes(UTF_8)));
    }

    /** Whether a line, with its newline, is the seal of a text. */
    boolean isOf(String text, String line) {
        return MessageDigest.isEqual((of(text) + "\n").getBytes(UTF_8), line.getBytes(UTF_8));
    }

    private static byte[] mac(byte[] key, byte[] message) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            return mac.doFinal(message);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(
                    "Each Java platform has to have " + ALGORITHM + ", and this one does not.", missing);
        }
    }
}
