package org.standpat.notary.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Subtrees;
import org.standpat.proof.tree.Tile;

/**
 * The tiles of a tree as files. What was written is remembered as long as the process lives, so that a tree that grew costs the tiles that
 * changed; after a start each tile is looked for once, and those that are there are compared with the tree's, a few each time.
 */
final class TileFolder {

    /** How many of the tiles that were there before the start are compared each time. */
    static final int COMPARED_EACH_TIME = 32;

    /** How many tiles are in memory at most before they are written, 8 KiB each. */
    private static final int WRITTEN_AT_ONCE = 256;

    private static final String PARTIAL = ".p";

    private final Path folder;

    /** Leaves whose full tiles are known to be there. */
    private long published;

    /** Up to here tiles are compared: the level, and the index on it. */
    private int level;

    private long index;

    /** @param folder that of the tiles, made when it is missing */
    TileFolder(Path folder) {
        this.folder = folder;
    }

    /** Looks for each tile anew the next time. */
    void forget() {
        published = 0;
        level = 0;
        index = 0;
    }

    /**
     * Sees to it that each tile of the tree with so many leaves is there.
     *
     * @throws HistoryChangedException when a tile there differs from the tree's
     */
    void publish(long size, Subtrees tree) throws IOException {
        Map<Path, byte[]> fresh = new HashMap<>();
        List<Tile> whole = new ArrayList<>();
        for (int at = 0; at <= highest(size); at++) {
            long first = hashes(published, at) / Tile.FULL;
            long full = hashes(size, at) / Tile.FULL;
            for (long i = first; i < full; i++) {
                Tile tile = new Tile(at, i, Tile.FULL);
                // Of a tile that was there before the start, and is compared in its turn, its length is enough for now.
                boolean inItsTurn = published == 0 && i < full - 1 && isWhole(tile);
                if (!inItsTurn) {
                    keep(tile, tree, fresh);
                    whole.add(tile);
                }
            }
            int width = (int) (hashes(size, at) % Tile.FULL);
            if (width > 0) {
                keep(new Tile(at, full, width), tree, fresh);
            }
        }
        DurableFile.replaceAll(fresh);
        for (Tile tile : whole) {
            dropPartial(tile);
        }
        compareSome(size, tree);
        published = size;
    }

    /** Hashes on a level of tiles. */
    private static long hashes(long size, int level) {
        return size >>> (Tile.HEIGHT * level);
    }

    /** The highest level of tiles of a tree; -1 when it has no leaves. */
    private static int highest(long size) {
        return size == 0 ? -1 : (Long.SIZE - 1 - Long.numberOfLeadingZeros(size)) / Tile.HEIGHT;
    }

    private boolean isWhole(Tile tile) throws IOException {
        Path file = folder.resolve(tile.path());
        return Files.isRegularFile(file) && Files.size(file) == (long) tile.width() * Hash.BYTES;
    }

    private void keep(Tile tile, Subtrees tree, Map<Path, byte[]> fresh) throws IOException {
        Path file = folder.resolve(tile.path());
        byte[] content = tree.hashes(tile);
        if (Files.exists(file)) {
            requireSame(tile, file, content);
            return;
        }
        DurableFile.makeFolder(DurableFile.folderOf(file));
        fresh.put(file, content);
        if (fresh.size() >= WRITTEN_AT_ONCE) {
            DurableFile.replaceAll(fresh);
            fresh.clear();
        }
    }

    private static void requireSame(Tile tile, Path file, byte[] content) throws IOException {
        byte[] there = Files.readAllBytes(file);
        int differs = Arrays.mismatch(there, content);
        if (differs < 0) {
            return;
        }
        int hash = differs / Hash.BYTES;
        throw new HistoryChangedException(
                "The tile %s in %s differs from the log's tree at its hash %d of %d (%s): the log's history was changed, or the file was. Let nobody write there, run ./standpat audit with this folder, and keep the file as evidence."
                        .formatted(tile.path(), file, hash, tile.width(), leaves(tile, hash)));
    }

    private static String leaves(Tile tile, int hash) {
        long each = 1L << (Tile.HEIGHT * tile.level());
        long first = (tile.index() * Tile.FULL + hash) * each;
        return each == 1 ? "leaf %d".formatted(first) : "leaves %d to %d".formatted(first, first + each - 1);
    }

    /** The narrower tiles that a full one has made needless. */
    private void dropPartial(Tile full) throws IOException {
        Path narrower = folder.resolve(full.path() + PARTIAL);
        if (!Files.isDirectory(narrower)) {
            return;
        }
        try (Stream<Path> files = Files.list(narrower)) {
            for (Path file : files.toList()) {
                Files.deleteIfExists(file);
            }
        }
        Files.deleteIfExists(narrower);
    }

    /** Goes on from where the last time ended, level by level, until all are compared; then there is nothing left to do. */
    private void compareSome(long size, Subtrees tree) throws IOException {
        for (int compared = 0; compared < COMPARED_EACH_TIME && level <= highest(size); ) {
            if (index < hashes(size, level) / Tile.FULL) {
                Tile tile = new Tile(level, index, Tile.FULL);
                requireSame(tile, folder.resolve(tile.path()), tree.hashes(tile));
                index++;
                compared++;
            } else {
                level++;
                index = 0;
            }
        }
    }
}
