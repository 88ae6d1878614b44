package org.standpat.proof.tree;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;

/** The definitions of RFC 6962, section 2.1, word for word: lists of entries, cut in two. Slow, and for small trees alone. */
final class NaiveTree {

    private NaiveTree() {}

    static byte[] entry(long number) {
        return "entry %d".formatted(number).getBytes(UTF_8);
    }

    static List<byte[]> entries(int size) {
        List<byte[]> entries = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            entries.add(entry(i));
        }
        return entries;
    }

    /** MTH(D[n]). */
    static byte[] root(List<byte[]> entries) {
        if (entries.isEmpty()) {
            return sha256();
        }
        if (entries.size() == 1) {
            return sha256(new byte[] {0}, entries.getFirst());
        }
        int k = split(entries.size());
        return sha256(new byte[] {1}, root(entries.subList(0, k)), root(entries.subList(k, entries.size())));
    }

    /** PATH(m, D[n]). */
    static List<byte[]> path(int m, List<byte[]> entries) {
        List<byte[]> path = new ArrayList<>();
        if (entries.size() > 1) {
            int k = split(entries.size());
            List<byte[]> left = entries.subList(0, k);
            List<byte[]> right = entries.subList(k, entries.size());
            path.addAll(m < k ? path(m, left) : path(m - k, right));
            path.add(root(m < k ? right : left));
        }
        return path;
    }

    /** PROOF(m, D[n]) with {@code whole}, which is SUBPROOF(m, D[n], true). */
    static List<byte[]> proof(int m, List<byte[]> entries, boolean whole) {
        List<byte[]> proof = new ArrayList<>();
        if (m == entries.size()) {
            if (!whole) {
                proof.add(root(entries));
            }
            return proof;
        }
        int k = split(entries.size());
        List<byte[]> left = entries.subList(0, k);
        List<byte[]> right = entries.subList(k, entries.size());
        proof.addAll(m <= k ? proof(m, left, whole) : proof(m - k, right, false));
        proof.add(root(m <= k ? right : left));
        return proof;
    }

    /** The largest power of two that is smaller than n. */
    private static int split(int n) {
        int k = 1;
        while (k * 2 < n) {
            k *= 2;
        }
        return k;
    }

    private static byte[] sha256(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        try {
            return MessageDigest.getInstance("SHA-256").digest(all.toByteArray());
        } catch (NoSuchAlgorithmException missing) {
            throw new AssertionError(missing);
        }
    }
}
