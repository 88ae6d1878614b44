package org.standpat.proof.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * As much of a tree as it takes to let it grow: the roots of its complete subtrees along the right edge.
 *
 * @param size leaves of the tree
 * @param peaks one for each bit of the size that is set, the largest first
 */
public record Frontier(long size, List<Hash> peaks) {

    /** A tree without leaves. */
    public static final Frontier EMPTY = new Frontier(0, List.of());

    /**
     * Checks and keeps the parts.
     *
     * @throws IllegalArgumentException when a tree of this size has more or fewer complete subtrees
     */
    public Frontier {
        if (size < 0 || peaks.size() != Long.bitCount(size)) {
            throw new IllegalArgumentException("%d hashes were expected at the edge of a tree of size %d, but %d came."
                    .formatted(Long.bitCount(size), size, peaks.size()));
        }
        peaks = List.copyOf(peaks);
    }

    /** The frontier of the tree as it was when it had so many leaves. */
    public static Frontier of(long size, Subtrees tree) {
        List<Hash> peaks = new ArrayList<>();
        long begin = 0;
        for (long left = size; left > 0; left -= Long.highestOneBit(left)) {
            LeafRange complete = new LeafRange(begin, begin + Long.highestOneBit(left));
            peaks.add(tree.range(complete));
            begin = complete.end();
        }
        return new Frontier(size, peaks);
    }

    /** The tree with one more leaf, which has this hash. */
    public Frontier with(Hash leaf) {
        List<Hash> grown = new ArrayList<>(peaks);
        Hash last = leaf;
        // Each bit that is carried closes a subtree.
        for (int closed = Long.numberOfTrailingZeros(~size); closed > 0; closed--) {
            last = Hash.ofNode(grown.removeLast(), last);
        }
        grown.add(last);
        return new Frontier(size + 1, grown);
    }

    /** The root of the tree. */
    public Hash root() {
        return peaks.reversed().stream()
                .reduce((right, left) -> Hash.ofNode(left, right))
                .orElse(Hash.OF_NOTHING);
    }
}
