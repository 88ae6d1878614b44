package org.standpat.deal;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.standpat.card.Card;
import org.standpat.card.CardSet;

/** The shuffle written a second time from its description, in slow and plain steps, to compare with. */
public final class PlainShuffle {

    private static final BigInteger ALL_WORDS = BigInteger.TWO.pow(32);

    private PlainShuffle() {}

    /** The order of these cards in the shuffle of this number. */
    public static List<Card> order(byte[] seed, int number, CardSet cards) {
        List<Card> order = new ArrayList<>(cards.toCards().asList());
        Deque<BigInteger> words = new ArrayDeque<>();
        int counter = 0;
        for (int last = order.size() - 1; last > 0; last--) {
            BigInteger places = BigInteger.valueOf(last + 1L);
            BigInteger fair = ALL_WORDS.subtract(ALL_WORDS.mod(places));
            BigInteger word;
            do {
                if (words.isEmpty()) {
                    byte[] block = block(seed, "standpat order", number, counter++);
                    for (int at = 0; at < block.length; at += 4) {
                        words.add(new BigInteger(1, Arrays.copyOfRange(block, at, at + 4)));
                    }
                }
                word = words.remove();
            } while (word.compareTo(fair) >= 0);
            int place = word.mod(places).intValueExact();
            Card card = order.get(last);
            order.set(last, order.get(place));
            order.set(place, card);
        }
        return order;
    }

    /** The root of the tree over the places of this order, by the definition in RFC 6962, 2.1. */
    public static String root(byte[] seed, int number, List<Card> order) {
        List<byte[]> leaves = new ArrayList<>();
        for (int place = 0; place < order.size(); place++) {
            byte[] salt = block(seed, "standpat position", number, place);
            leaves.add(sha256(new byte[] {0}, salt, new byte[] {
                (byte) place, (byte) order.get(place).index()
            }));
        }
        return HexFormat.of().formatHex(root(leaves));
    }

    private static byte[] root(List<byte[]> leaves) {
        if (leaves.size() == 1) {
            return leaves.getFirst();
        }
        int left = Integer.highestOneBit(leaves.size() - 1);
        return sha256(new byte[] {1}, root(leaves.subList(0, left)), root(leaves.subList(left, leaves.size())));
    }

    private static byte[] sha256(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (GeneralSecurityException fault) {
            throw new AssertionError(fault);
        }
    }

    /** The commitment to this order as a whole, as hands of before have it. */
    public static String commitment(byte[] seed, int number, List<Card> order) {
        byte[] salt = block(seed, "standpat salt", number, 0);
        byte[] all = Arrays.copyOf(salt, salt.length + order.size());
        for (int place = 0; place < order.size(); place++) {
            all[salt.length + place] = (byte) order.get(place).index();
        }
        return HexFormat.of().formatHex(sha256(all));
    }

    private static byte[] block(byte[] seed, String label, int number, int counter) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(seed, "HmacSHA256"));
            mac.update(label.getBytes(StandardCharsets.US_ASCII));
            mac.update(bytes(number));
            return mac.doFinal(bytes(counter));
        } catch (GeneralSecurityException fault) {
            throw new AssertionError(fault);
        }
    }

    private static byte[] bytes(int value) {
        return new byte[] {(byte) (value >>> 24), (byte) (value >>> 16), (byte) (value >>> 8), (byte) value};
    }
}
