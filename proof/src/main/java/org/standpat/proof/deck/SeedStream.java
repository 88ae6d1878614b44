package org.standpat.proof.deck;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.standpat.proof.entry.Salt;

/**
 * From a seed to an order and salts, the same on every machine. Each block of 32 bytes is HMAC-SHA-256(seed, label ‖ shuffle ‖ counter), with
 * the label in ASCII and the numbers in 32 bits, big-endian.
 *
 * <p>The blocks of label {@code standpat order} with the counters 0, 1, 2 … are read as eight unsigned 32-bit big-endian words each. The order
 * is a Fisher–Yates shuffle of the cards by index, from the last place down: each is swapped with the place that is the next word modulo the
 * number of places up to it. Words at or above the largest multiple of that number up to 2<sup>32</sup> would make one place likelier than
 * another and are passed over. The salt of a place is the block of label {@code standpat position} with the place as counter.
 */
final class SeedStream {

    private static final String ALGORITHM = "HmacSHA256";
    private static final byte[] ORDER = "standpat order".getBytes(US_ASCII);
    private static final byte[] POSITION = "standpat position".getBytes(US_ASCII);
    private static final long WORDS = 1L << Integer.SIZE;

    private final Mac mac;
    private final int shuffle;
    private int counter;
    private ByteBuffer block = ByteBuffer.allocate(0);

    SeedStream(DeckSeed seed, int shuffle) {
        try {
            mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(seed.bytes(), ALGORITHM));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(
                    "Each Java platform has to have " + ALGORITHM + ", and this one does not.", missing);
        }
        this.shuffle = shuffle;
    }

    byte[] shuffled(byte[] sorted) {
        byte[] order = sorted.clone();
        for (int last = order.length - 1; last > 0; last--) {
            int place = below(last + 1);
            byte swapped = order[last];
            order[last] = order[place];
            order[place] = swapped;
        }
        return order;
    }

    Salt salt(int place) {
        return Salt.of(block(POSITION, place));
    }

    private int below(int bound) {
        long fair = WORDS - WORDS % bound;
        while (true) {
            long word = word();
            if (word < fair) {
                return (int) (word % bound);
            }
        }
    }

    private long word() {
        if (!block.hasRemaining()) {
            block = ByteBuffer.wrap(block(ORDER, counter++));
        }
        return Integer.toUnsignedLong(block.getInt());
    }

    private byte[] block(byte[] label, int number) {
        mac.update(label);
        mac.update(ByteBuffer.allocate(2 * Integer.BYTES)
                .putInt(shuffle)
                .putInt(number)
                .flip());
        return mac.doFinal();
    }
}
