package org.standpat.deal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.SeededDeck;

/**
 * What a shuffle committed to in revision 1 of its event: hexadecimal SHA-256 of a secret salt and the card indexes in order. It can be
 * opened only as a whole. The salt is HMAC-SHA-256(seed, label ‖ shuffle ‖ 0), where the label is the ASCII text {@code standpat salt} and
 * the numbers are 32-bit big-endian. Nothing commits so any more; hands that did are still checked.
 */
final class OrderCommitment {

    private static final String ALGORITHM = "HmacSHA256";
    private static final byte[] LABEL = "standpat salt".getBytes(StandardCharsets.US_ASCII);

    private OrderCommitment() {}

    /** Of a deck that this seed gave as the shuffle of this number. */
    static String of(DeckSeed seed, int shuffle, SeededDeck deck) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(seed.bytes(), ALGORITHM));
            mac.update(LABEL);
            mac.update(ByteBuffer.allocate(2 * Integer.BYTES).putInt(0, shuffle));
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(mac.doFinal());
            return HexFormat.of().formatHex(digest.digest(deck.order()));
        } catch (GeneralSecurityException fault) {
            throw new IllegalStateException("every JDK has " + ALGORITHM + " and SHA-256; this one does not", fault);
        }
    }
}
