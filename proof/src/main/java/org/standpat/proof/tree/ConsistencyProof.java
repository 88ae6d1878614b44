package org.standpat.proof.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * Shows that a tree has only grown: that the smaller one is where the larger one began (RFC 6962, 2.1.2).
 *
 * @param from leaves of the smaller tree
 * @param to leaves of the larger tree, as many or more
 * @param hashes the nodes from which both roots follow, lowest first; none when the sizes are equal or the smaller tree is empty
 */
public record ConsistencyProof(long from, long to, List<Hash> hashes) {

    /**
     * Checks and keeps the parts.
     *
     * @throws IllegalArgumentException when the first tree is larger than the second
     */
    public ConsistencyProof {
        if (from < 0 || from > to) {
            throw new IllegalArgumentException(
                    "A size from 0 to %d was expected, that of the larger tree, but %d came.".formatted(to, from));
        }
        hashes = List.copyOf(hashes);
    }

    /** The proof for the tree as it was when it had so many leaves, and so many. */
    public static ConsistencyProof of(long from, long to, Subtrees tree) {
        List<Hash> hashes = new ArrayList<>();
        if (from > 0 && from < to) {
            collect(from, new LeafRange(0, to), tree, true, hashes);
        }
        return new ConsistencyProof(from, to, hashes);
    }

    /** {@code known}: whether the range begins the smaller tree, whose root the reader has already. */
    private static void collect(long from, LeafRange range, Subtrees tree, boolean known, List<Hash> hashes) {
        if (from == range.end()) {
            if (!known) {
                hashes.add(tree.range(range));
            }
        } else if (from <= range.left().end()) {
            collect(from, range.left(), tree, known, hashes);
            hashes.add(tree.range(range.right()));
        } else {
            collect(from, range.right(), tree, false, hashes);
            hashes.add(tree.range(range.left()));
        }
    }

    /** Whether the tree with the first root has grown to the one with the second root (RFC 9162, 2.1.4.2). */
    public boolean holds(Hash fromRoot, Hash toRoot) {
        if (from == to) {
            return hashes.isEmpty() && fromRoot.equals(toRoot);
        }
        if (from == 0) {
            return hashes.isEmpty() && fromRoot.equals(Hash.OF_NOTHING);
        }
        boolean complete = Long.bitCount(from) == 1;
        if (!complete && hashes.isEmpty()) {
            return false;
        }
        // Up to where the smaller tree is not only a right side.
        int skipped = Long.numberOfTrailingZeros(from);
        long node = (from - 1) >> skipped;
        long last = (to - 1) >> skipped;
        Hash smaller = complete ? fromRoot : hashes.getFirst();
        Hash larger = smaller;
        for (Hash beside : complete ? hashes : hashes.subList(1, hashes.size())) {
            if (last == 0) {
                return false;
            }
            if (node % 2 == 1 || node == last) {
                smaller = Hash.ofNode(beside, smaller);
                larger = Hash.ofNode(beside, larger);
                int carried = node % 2 == 1 ? 0 : Long.numberOfTrailingZeros(node);
                node >>= carried;
                last >>= carried;
            } else {
                larger = Hash.ofNode(larger, beside);
            }
            node >>= 1;
            last >>= 1;
        }
        return last == 0 && smaller.equals(fromRoot) && larger.equals(toRoot);
    }
}
