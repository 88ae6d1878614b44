package org.standpat.notary.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.standpat.proof.tree.Frontier;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/**
 * The right edge of the tree, where it grows: its last tile of each level, and what has changed since the tiles were written down. Used by
 * one thread.
 */
final class TreeEdge {

    private record Key(int level, long number) {}

    private final List<StoredTile> last;
    private final Map<Key, StoredTile> changed = new LinkedHashMap<>();
    private Frontier frontier;

    private TreeEdge(List<StoredTile> last, Frontier frontier) {
        this.last = new ArrayList<>(last);
        this.frontier = frontier;
    }

    static TreeEdge ofNothing() {
        return new TreeEdge(List.of(), Frontier.EMPTY);
    }

    /** The edge of the tree as it was when it had so many leaves. */
    static TreeEdge of(long size, StoredTree tree) {
        List<StoredTile> last = new ArrayList<>();
        int level = 0;
        for (long hashes = size; hashes > 0; hashes /= Tile.FULL) {
            int width = (int) (hashes % Tile.FULL);
            last.add(
                    width == 0
                            ? new StoredTile(level, hashes / Tile.FULL, new byte[0])
                            : tree.tile(level, hashes / Tile.FULL, width));
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
            last.add(new StoredTile(level, 0, new byte[0]));
        }
        StoredTile grown = last.get(level).with(hash);
        changed.put(new Key(level, grown.number()), grown);
        if (grown.isFull()) {
            last.set(level, new StoredTile(level, grown.number() + 1, new byte[0]));
            add(level + 1, grown.over(0, Tile.FULL));
        } else {
            last.set(level, grown);
        }
    }

    /** The tiles that are to be written down, as they are now; from here on they count as written. */
    Collection<StoredTile> takeChanged() {
        List<StoredTile> taken = List.copyOf(changed.values());
        changed.clear();
        return taken;
    }
}
