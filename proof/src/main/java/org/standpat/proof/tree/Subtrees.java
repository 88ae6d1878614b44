package org.standpat.proof.tree;

/**
 * Where the hashes of complete subtrees are kept. A subtree of level 0 is a leaf; one of level {@code n} has 2<sup>n</sup> leaves, and the one
 * with index {@code i} begins at leaf {@code i * 2}<sup>n</sup>.
 */
@FunctionalInterface
public interface Subtrees {

    /** The hash of a subtree all of whose leaves are in the tree. */
    Hash hash(int level, long index);

    /**
     * The root of the tree as it was when it had so many leaves (RFC 6962, 2.1: MTH).
     *
     * @param size leaves, 0 or more
     */
    default Hash root(long size) {
        return size == 0 ? Hash.OF_NOTHING : range(new LeafRange(0, size));
    }

    /** The hashes of a tile, one after the other. Whoever keeps tiles as such gives it out as a whole. */
    default byte[] hashes(Tile tile) {
        return tile.content(this);
    }

    /** The hash of the node that has these leaves below it. */
    default Hash range(LeafRange leaves) {
        return leaves.isComplete()
                ? hash(leaves.level(), leaves.begin() >> leaves.level())
                : Hash.ofNode(range(leaves.left()), range(leaves.right()));
    }
}
