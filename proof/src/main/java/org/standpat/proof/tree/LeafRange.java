package org.standpat.proof.tree;

/**
 * The leaves below one node of a tree: from {@code begin} up to and without {@code end}, at least one. RFC 6962 writes it {@code D[begin:end]}.
 */
record LeafRange(long begin, long end) {

    long size() {
        return end - begin;
    }

    /** Whether there are 1, 2, 4, 8 … leaves. */
    boolean isComplete() {
        return Long.bitCount(size()) == 1;
    }

    /** Of a complete one: how many levels of nodes are above its leaves. */
    int level() {
        return Long.numberOfTrailingZeros(size());
    }

    /** Of two or more leaves: the largest power of two that is smaller than their number. */
    LeafRange left() {
        return new LeafRange(begin, begin + Long.highestOneBit(size() - 1));
    }

    /** Of two or more leaves: those that are not on the left. */
    LeafRange right() {
        return new LeafRange(left().end(), end);
    }

    boolean holds(long leaf) {
        return begin <= leaf && leaf < end;
    }
}
