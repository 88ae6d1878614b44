package org.standpat.command.evidence;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Subtrees;
import org.standpat.proof.tree.Tile;

/**
 * The tree of one checkpoint, of which each tile is asked for once: the ways of a hand's events share most of their hashes, and those that
 * they do not share lie side by side. Used by one thread.
 */
final class TilesOnce implements Subtrees {

    private record Node(int level, long index) {}

    private final Subtrees tree;
    private final long size;
    private final Map<Node, Hash> hashes = new HashMap<>();
    private final Map<Node, byte[]> tiles = new HashMap<>();

    /** The tree as it was when it had so many leaves. */
    TilesOnce(Subtrees tree, long size) {
        this.tree = tree;
        this.size = size;
    }

    @Override
    public Hash hash(int level, long index) {
        Node node = new Node(level, index);
        Hash known = hashes.get(node);
        if (known == null) {
            known = level % Tile.HEIGHT == 0
                    ? inTile(level / Tile.HEIGHT, index)
                    : Hash.ofNode(hash(level - 1, 2 * index), hash(level - 1, 2 * index + 1));
            hashes.put(node, known);
        }
        return known;
    }

    private Hash inTile(int level, long index) {
        byte[] tile = tiles.computeIfAbsent(new Node(level, index / Tile.FULL), this::read);
        int from = (int) (index % Tile.FULL) * Hash.BYTES;
        return Hash.of(Arrays.copyOfRange(tile, from, from + Hash.BYTES));
    }

    private byte[] read(Node tile) {
        long width = (size >>> (Tile.HEIGHT * tile.level())) - tile.index() * Tile.FULL;
        return tree.hashes(new Tile(tile.level(), tile.index(), (int) Math.min(width, Tile.FULL)));
    }
}
