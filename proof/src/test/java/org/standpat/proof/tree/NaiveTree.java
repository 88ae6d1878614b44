package org.standpat.proof.tree;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The definitions of RFC 6962, section 2.1, word for word: lists of entries, cut in two. The list D[from:to] is given by its bounds. For small
 * trees alone.
 */
final class NaiveTree {

    /** MTH of the lists that were asked for: it is asked for each of them thousands of times. */
    private static final Map<Bounds, byte[]> ROOTS = new HashMap<>();

    private NaiveTree() {}

    private record Bounds(int from, int to) {}

    /** d(number). */
    static byte[] entry(long number) {
        return "entry %d".formatted(number).getBytes(UTF_8);
    }

    /** MTH(D[0:size]). */
    static byte[] root(int size) {
        return root(0, size);
    }

    /** PATH(m, D[0:size]). */
    static List<byte[]> path(int m, int size) {
        return path(m, 0, size);
    }

    /** PROOF(m, D[0:size]). */
    static List<byte[]> proof(int m, int size) {
        return subproof(m, 0, size, true);
    }

    private static synchronized byte[] root(int from, int to) {
        byte[] known = ROOTS.get(new Bounds(from, to));
        if (known == null) {
            known = defined(from, to);
            ROOTS.put(new Bounds(from, to), known);
        }
        return known;
    }

    private static byte[] defined(int from, int to) {
        if (from == to) {
            return sha256();
        }
        if (to - from == 1) {
            return sha256(new byte[] {0}, entry(from));
        }
        int k = split(to - from);
        return sha256(new byte[] {1}, root(from, from + k), root(from + k, to));
    }

    private static List<byte[]> path(int m, int from, int to) {
        List<byte[]> path = new ArrayList<>();
        if (to - from > 1) {
            int k = split(to - from);
            if (m < k) {
                path.addAll(path(m, from, from + k));
                path.add(root(from + k, to));
            } else {
                path.addAll(path(m - k, from + k, to));
                path.add(root(from, from + k));
            }
        }
        return path;
    }

    private static List<byte[]> subproof(int m, int from, int to, boolean whole) {
        List<byte[]> proof = new ArrayList<>();
        if (m == to - from) {
            if (!whole) {
                proof.add(root(from, to));
            }
            return proof;
        }
        int k = split(to - from);
        if (m <= k) {
            proof.addAll(subproof(m, from, from + k, whole));
            proof.add(root(from + k, to));
        } else {
            proof.addAll(subproof(m - k, from + k, to, false));
            proof.add(root(from, from + k));
        }
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
