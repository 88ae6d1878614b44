package org.standpat.notary.audit;

import java.util.ArrayList;
import java.util.List;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/**
 * A tree that grows leaf by leaf, and holds no more of it than its right edge: one hash for each bit of its size, and of each level of tiles
 * above the leaves the hashes of the last one. Used by one thread.
 */
final class GrowingTree {

    private static final int HEIGHTS = 63;

    private final Hash[] peaks;
    private final List<List<Hash>> edges;
    private final List<UpperTile> full = new ArrayList<>();
    private long size;

    /**
     * A tile above the leaves.
     *
     * @param level from 1
     * @param number on its level, from 0
     * @param hashes 1 to 256
     */
    record UpperTile(int level, long number, List<Hash> hashes) {}

    /** A tree without leaves. */
    GrowingTree() {
        this(0, new Hash[HEIGHTS], new ArrayList<>());
    }

    private GrowingTree(long size, Hash[] peaks, List<List<Hash>> edges) {
        this.size = size;
        this.peaks = peaks;
        this.edges = edges;
    }

    /**
     * A tree as {@link #peaks()} and {@link #edges()} have told it.
     *
     * @throws IllegalArgumentException when they are not those of a tree of this size
     */
    static GrowingTree of(long size, List<Hash> peaks, List<List<Hash>> edges) {
        if (peaks.size() != Long.bitCount(size)) {
            throw new IllegalArgumentException("%d hashes were expected at the edge of a tree of size %d, but %d came."
                    .formatted(Long.bitCount(size), size, peaks.size()));
        }
        Hash[] byHeight = new Hash[HEIGHTS];
        int next = 0;
        for (int height = HEIGHTS - 1; height >= 0; height--) {
            if ((size >>> height & 1) == 1) {
                byHeight[height] = peaks.get(next++);
            }
        }
        List<List<Hash>> own = new ArrayList<>();
        edges.forEach(edge -> own.add(new ArrayList<>(edge)));
        return new GrowingTree(size, byHeight, own);
    }

    /** One that goes on from here by itself. */
    GrowingTree copy() {
        GrowingTree copy = of(size, peaks(), edges);
        copy.full.addAll(full);
        return copy;
    }

    /** Leaves. */
    long size() {
        return size;
    }

    void add(Hash leaf) {
        Hash node = leaf;
        int height = 0;
        while ((size >>> height & 1) == 1) {
            node = Hash.ofNode(peaks[height], node);
            height++;
            if (height % Tile.HEIGHT == 0) {
                addTile(height / Tile.HEIGHT, node);
            }
        }
        peaks[height] = node;
        size++;
    }

    private void addTile(int level, Hash node) {
        while (edges.size() < level) {
            edges.add(new ArrayList<>(Tile.FULL));
        }
        List<Hash> edge = edges.get(level - 1);
        edge.add(node);
        if (edge.size() == Tile.FULL) {
            full.add(new UpperTile(level, size >>> (Tile.HEIGHT * (level + 1)), List.copyOf(edge)));
            edge.clear();
        }
    }

    /** The tiles above the leaves that have become full since it was asked last. */
    List<UpperTile> takeFull() {
        List<UpperTile> taken = List.copyOf(full);
        full.clear();
        return taken;
    }

    /** The tiles above the leaves that are not full yet. */
    List<UpperTile> atTheEdge() {
        List<UpperTile> tiles = new ArrayList<>();
        for (int level = 1; level <= edges.size(); level++) {
            List<Hash> edge = edges.get(level - 1);
            if (!edge.isEmpty()) {
                tiles.add(new UpperTile(level, size >>> (Tile.HEIGHT * (level + 1)), List.copyOf(edge)));
            }
        }
        return tiles;
    }

    /** The root. */
    Hash root() {
        Hash root = Hash.OF_NOTHING;
        boolean first = true;
        for (int height = 0; height < HEIGHTS; height++) {
            if ((size >>> height & 1) == 1) {
                root = first ? peaks[height] : Hash.ofNode(peaks[height], root);
                first = false;
            }
        }
        return root;
    }

    /** The roots of its complete subtrees, the largest first. */
    List<Hash> peaks() {
        List<Hash> own = new ArrayList<>();
        for (int height = HEIGHTS - 1; height >= 0; height--) {
            if ((size >>> height & 1) == 1) {
                own.add(peaks[height]);
            }
        }
        return own;
    }

    /** The hashes of the last tile of each level above the leaves. */
    List<List<Hash>> edges() {
        return edges;
    }
}
