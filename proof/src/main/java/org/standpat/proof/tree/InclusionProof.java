package org.standpat.proof.tree;

import java.util.ArrayList;
import java.util.List;

/**
 * Shows that a leaf is in a tree (RFC 6962, 2.1.1: the audit path).
 *
 * @param index of the leaf, from 0, below the size
 * @param size leaves of the tree
 * @param hashes of the nodes beside the way from the leaf up to the root, lowest first
 */
public record InclusionProof(long index, long size, List<Hash> hashes) {

    /**
     * Checks and keeps the parts.
     *
     * @throws IllegalArgumentException when the tree does not have the leaf
     */
    public InclusionProof {
        if (index < 0 || index >= size) {
            throw new IllegalArgumentException("A leaf from 0 to %d was expected in a tree of size %d, but %d came."
                    .formatted(size - 1, size, index));
        }
        hashes = List.copyOf(hashes);
    }

    /** The proof for a leaf of the tree as it was when it had so many leaves. */
    public static InclusionProof of(long index, long size, Subtrees tree) {
        List<Hash> hashes = new ArrayList<>();
        if (index >= 0 && index < size) {
            collect(index, new LeafRange(0, size), tree, hashes);
        }
        return new InclusionProof(index, size, hashes);
    }

    private static void collect(long index, LeafRange range, Subtrees tree, List<Hash> hashes) {
        if (range.size() == 1) {
            return;
        }
        boolean onTheLeft = range.left().holds(index);
        collect(index, onTheLeft ? range.left() : range.right(), tree, hashes);
        hashes.add(tree.range(onTheLeft ? range.right() : range.left()));
    }

    /** Whether the leaf with this hash is at its place in the tree with this root (RFC 9162, 2.1.3.2). */
    public boolean holds(Hash leaf, Hash root) {
        long node = index;
        long last = size - 1;
        Hash hash = leaf;
        for (Hash beside : hashes) {
            if (last == 0) {
                return false;
            }
            if (node % 2 == 1 || node == last) {
                hash = Hash.ofNode(beside, hash);
                // A node without a right neighbour is carried up as it is, to where it has a left one.
                int carried = node % 2 == 1 ? 0 : Long.numberOfTrailingZeros(node);
                node >>= carried;
                last >>= carried;
            } else {
                hash = Hash.ofNode(hash, beside);
            }
            node >>= 1;
            last >>= 1;
        }
        return last == 0 && hash.equals(root);
    }
}
