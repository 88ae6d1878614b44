package org.standpat.notary.tree;

import java.util.Arrays;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/** A tile with its hashes, of which there are 1 to 256, or none yet. */
final class StoredTile {

    private final int level;
    private final long number;
    private final byte[] hashes;

    /**
     * A tile with these hashes, 32 bytes each, which nobody changes from here on.
     *
     * @param level 0 for leaves; see {@link Tile}
     * @param number which tile of its level, from 0
     */
    StoredTile(int level, long number, byte[] hashes) {
        this.level = level;
        this.number = number;
        this.hashes = hashes;
    }

    int level() {
        return level;
    }

    long number() {
        return number;
    }

    /** The hashes one after the other; not to be changed. */
    byte[] hashes() {
        return hashes;
    }

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
}
