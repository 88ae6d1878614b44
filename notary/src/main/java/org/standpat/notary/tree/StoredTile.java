package org.standpat.notary.tree;

import java.util.Arrays;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/**
 * A tile with its hashes.
 *
 * @param level 0 for leaves; see {@link Tile}
 * @param number which tile of its level, from 0
 * @param hashes 1 to 256 of them, 32 bytes each
 */
record StoredTile(int level, long number, byte[] hashes) {

    int width() {
        return hashes.length / Hash.BYTES;
    }

    boolean isFull() {
        return width() == Tile.FULL;
    }

    /**
     * The hash over a run of its hashes.
     *
     * @param from of the first
     * @param count how many, a power of two
     */
    Hash over(int from, int count) {
        if (count == 1) {
            return Hash.of(Arrays.copyOfRange(hashes, from * Hash.BYTES, (from + 1) * Hash.BYTES));
        }
        int half = count / 2;
        return Hash.ofNode(over(from, half), over(from + half, half));
    }

    /** As it was when it had only so many hashes. */
    StoredTile cut(int width) {
        return width == width() ? this : new StoredTile(level, number, Arrays.copyOf(hashes, width * Hash.BYTES));
    }

    StoredTile with(Hash hash) {
        byte[] more = Arrays.copyOf(hashes, hashes.length + Hash.BYTES);
        System.arraycopy(hash.bytes(), 0, more, hashes.length, Hash.BYTES);
        return new StoredTile(level, number, more);
    }
}
