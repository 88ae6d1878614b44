package org.standpat.notary.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.standpat.proof.tree.Frontier;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/**
 * The right edge of the tree, where it grows: its last tile of each level, and what has changed since the tiles were written down. Used by
 * one thread.
 */
final class TreeEdge {

    /** The last tile of a level, as far as it is filled. */
    private static final class Edge {

        private final int level;
        private long number;
        private int width;
        private final byte[] hashes = new byte[Tile.FULL * Hash.BYTES];

        Edge(int level, long number, byte[] known) {
            this.level = level;
            this.number = number;
            this.width = known.length / Hash.BYTES;
            System.arraycopy(known, 0, hashes, 0, known.length);
        }

        StoredTile tile() {
            return new StoredTile(level, number, Arrays.copyOf(hashes, width * Hash.BYTES));
        }
    }

    private final List<Edge> last;
    private final List<StoredTile> full = new ArrayList<>();
    private final Set<Integer> grown = new TreeSet<>();
    private Frontier frontier;

    private TreeEdge(List<Edge> last, Frontier frontier) {
        this.last = last;
        this.frontier = frontier;
    }

    /** The edge of the tree as it was when it had so many leaves. */
    static TreeEdge of(long size, StoredTree tree) {
        List<Edge> last = new ArrayList<>();
        int level = 0;
        for (long hashes = size; hashes > 0; hashes /= Tile.FULL) {
            int width = (int) (hashes % Tile.FULL);
            long number = hashes / Tile.FULL;
            last.add(new Edge(
                    level,
                    number,
                    width == 0 ? new byte[0] : tree.tile(level, number, width).hashes()));
            level++;
        }
        return new TreeEdge(last, Frontier.of(size, tree));
    }

    /** Leaves. */
    long size() {
        return frontier.size();
    }

    Hash root() {
        return frontier.root();
    }

    void add(Hash leaf) {
        frontier = frontier.with(leaf);
        add(0, leaf);
    }

    private void add(int level, Hash hash) {
        if (level == last.size()) {
            last.add(new Edge(level, 0, new byte[0]));
        }
        Edge edge = last.get(level);
        System.arraycopy(hash.bytes(), 0, edge.hashes, edge.width * Hash.BYTES, Hash.BYTES);
        edge.width++;
        grown.add(level);
        if (edge.width == Tile.FULL) {
            StoredTile tile = edge.tile();
            full.add(tile);
            edge.number++;
            edge.width = 0;
            add(level + 1, tile.over(0, Tile.FULL));
        }
    }

    /** The tiles that are to be written down, as they are now; from here on they count as written. */
    List<StoredTile> takeChanged() {
        List<StoredTile> taken = new ArrayList<>(full);
        for (int level : grown) {
            if (last.get(level).width > 0) {
                taken.add(last.get(level).tile());
            }
        }
        full.clear();
        grown.clear();
        return taken;
    }
}
