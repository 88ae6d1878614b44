package org.standpat.deal;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.standpat.card.Card;
import org.standpat.card.CardSet;

/**
 * From a seed to an order, the same on every machine. The random words are HMAC-SHA-256(seed, label ‖ number ‖ counter), where the
 * label is the ASCII text {@code standpat order} and number and counter are 32-bit big-endian, the counter from 0; each block is read
 * as eight unsigned 32-bit big-endian words. The order is a Fisher–Yates shuffle of the cards by index, from the last place down: the
 * place is the word modulo the number of places, and words that would make one place likelier than another are rejected. The salt of
 * a commitment is the block with the label {@code standpat salt} and counter 0.
 */
final class Shuffle {

    private static final String ALGORITHM = "HmacSHA256";
    private static final byte[] ORDER_LABEL = "standpat order".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] SALT_LABEL = "standpat salt".getBytes(StandardCharsets.US_ASCII);
    private static final long WORDS = 1L << 32;

    private final Mac mac;

    Shuffle(ShuffleSeed seed) {
        try {
            mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(seed.bytes(), ALGORITHM));
        } catch (GeneralSecurityException fault) {
            throw new IllegalStateException("every JDK has " + ALGORITHM + "; this one does not", fault);
        }
    }

    /** The order of these cards in the shuffle of this number, top card first; 0 is the first deck. */
    Card[] order(int number, CardSet cards) {
        Card[] order = new Card[cards.size()];
        int count = 0;
        for (Card card : cards) {
            order[count++] = card;
        }
        Words words = new Words(number);
        for (int last = order.length - 1; last > 0; last--) {
            int place = words.below(last + 1);
            Card swapped = order[last];
            order[last] = order[place];
            order[place] = swapped;
        }
        return order;
    }

    /** Hexadecimal SHA-256 of the shuffle's secret salt and the card indexes in order. */
    String commitment(int number, Card[] order) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(block(SALT_LABEL, number, 0));
            for (Card card : order) {
                digest.update((byte) card.index());
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (GeneralSecurityException fault) {
            throw new IllegalStateException("every JDK has SHA-256; this one does not", fault);
        }
    }

    private byte[] block(byte[] label, int number, int counter) {
        mac.update(label);
        mac.update(ByteBuffer.allocate(2 * Integer.BYTES)
                .putInt(number)
                .putInt(counter)
                .flip());
        return mac.doFinal();
    }

    /** The stream of unsigned 32-bit words of one shuffle. */
    private final class Words {
        private final int number;
        private int counter;
        private ByteBuffer block = ByteBuffer.allocate(0);

        Words(int number) {
            this.number = number;
        }

        int below(int bound) {
            long fair = WORDS - WORDS % bound;
            while (true) {
                long word = next();
                if (word < fair) {
                    return (int) (word % bound);
                }
            }
        }

        private long next() {
            if (!block.hasRemaining()) {
                block = ByteBuffer.wrap(block(ORDER_LABEL, number, counter++));
            }
            return Integer.toUnsignedLong(block.getInt());
        }
    }
}
