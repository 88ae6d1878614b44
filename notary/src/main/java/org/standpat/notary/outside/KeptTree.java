package org.standpat.notary.outside;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Subtrees;
import org.standpat.proof.tree.Tile;

/**
 * The tree below a checkpoint, as the tiles of an {@link OutletFolder} have it: for an audit that does not trust the database's own. Nobody
 * has verified that they fit together; whoever asks compares {@link #root} with a checkpoint's. Used by one thread at a time.
 */
public final class KeptTree implements Subtrees {

    /** Tiles in memory at once, 8 KiB each. */
    private static final int MOST_TILES = 256;

    private final Path tiles;
    private final long size;
    private final Map<Tile, byte[]> read = new LinkedHashMap<>(MOST_TILES, 1, true);

    /**
     * The tree of the checkpoint with so many leaves.
     *
     * @param folder that of the {@link OutletFolder}
     */
    public KeptTree(Path folder, long size) {
        this.tiles = folder.resolve(OutletFolder.TILES);
        this.size = size;
    }

    /**
     * The hash of a subtree.
     *
     * @throws IllegalArgumentException when the tree is too small to have it
     * @throws UncheckedIOException when its tile is missing, has another length than it should, or cannot be read
     */
    @Override
    public Hash hash(int level, long index) {
        int within = level % Tile.HEIGHT;
        return fold(level / Tile.HEIGHT, index << within, 1 << within);
    }

    /** The node over so many hashes of a level of tiles, a power of two, beginning with this one; they are in one tile. */
    private Hash fold(int level, long first, int count) {
        if (count > 1) {
            int half = count / 2;
            return Hash.ofNode(fold(level, first, half), fold(level, first + half, half));
        }
        byte[] content = content(tile(level, first / Tile.FULL));
        int begin = (int) (first % Tile.FULL) * Hash.BYTES;
        return Hash.of(Arrays.copyOfRange(content, begin, begin + Hash.BYTES));
    }

    private Tile tile(int level, long index) {
        long hashes = size >>> (Tile.HEIGHT * level);
        return new Tile(level, index, (int) Math.min(Tile.FULL, hashes - index * Tile.FULL));
    }

    private byte[] content(Tile tile) {
        byte[] content = read.get(tile);
        if (content == null) {
            content = load(tile);
            if (read.size() >= MOST_TILES) {
                read.remove(read.keySet().iterator().next());
            }
            read.put(tile, content);
        }
        return content;
    }

    /** A partial tile may be gone when the full one is there, which begins with the same hashes. */
    private byte[] load(Tile tile) {
        Path file = tiles.resolve(tile.path());
        if (tile.width() < Tile.FULL && !Files.exists(file)) {
            file = tiles.resolve(new Tile(tile.level(), tile.index(), Tile.FULL).path());
        }
        try {
            if (!Files.isRegularFile(file) || Files.size(file) > Tile.FULL * Hash.BYTES) {
                throw new IOException(
                        "The tile %s was expected to be a file of at most %d bytes, but there is something else."
                                .formatted(file, Tile.FULL * Hash.BYTES));
            }
            byte[] content = Files.readAllBytes(file);
            if (content.length < tile.width() * Hash.BYTES) {
                throw new IOException("The tile %s was expected to have %d hashes, but has %d bytes."
                        .formatted(file, tile.width(), content.length));
            }
            return content;
        } catch (IOException failed) {
            throw new UncheckedIOException(
                    "The tile %s of a tree of size %d cannot be read from %s: it was removed or cut."
                            .formatted(tile.path(), size, file),
                    failed);
        }
    }
}
