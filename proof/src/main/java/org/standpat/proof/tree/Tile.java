package org.standpat.proof.tree;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A run of hashes of one level of the tree, as C2SP tlog-tiles cuts it: each hash of level {@code n} is that of a subtree with
 * 256<sup>n</sup> leaves.
 *
 * @param level 0 to 63
 * @param index which tile of its level, from 0
 * @param width hashes, 1 to 256; fewer than 256 only at the right edge of a tree
 */
public record Tile(int level, long index, int width) {

    /** Hashes of a full tile. */
    public static final int FULL = 256;

    /** The highest level there is. */
    public static final int HIGHEST = 63;

    /** Levels of the tree between two levels of tiles. */
    public static final int HEIGHT = 8;

    private static final int DIGITS = 1_000;
    private static final Pattern PATH =
            Pattern.compile("(0|[1-9]\\d?)/((?:x\\d{3}/){0,5}\\d{3})(?:\\.p/([1-9]\\d{0,2}))?");

    /**
     * Checks the parts.
     *
     * @throws IllegalArgumentException when there is no such tile
     */
    public Tile {
        if (level < 0 || level > HIGHEST || index < 0 || width < 1 || width > FULL) {
            throw new IllegalArgumentException(
                    "A tile of level 0 to %d, index 0 or more and width 1 to %d was expected, but level %d, index %d, width %d came."
                            .formatted(HIGHEST, FULL, level, index, width));
        }
    }

    /** All tiles of a tree of this size, from its leaves up, and on each level from left to right. */
    public static List<Tile> of(long size) {
        List<Tile> tiles = new ArrayList<>();
        int level = 0;
        for (long hashes = size; hashes > 0; hashes /= FULL) {
            for (long index = 0; index < hashes / FULL; index++) {
                tiles.add(new Tile(level, index, FULL));
            }
            if (hashes % FULL > 0) {
                tiles.add(new Tile(level, hashes / FULL, (int) (hashes % FULL)));
            }
            level++;
        }
        return tiles;
    }

    /** Whether a tree of this size has all hashes of this tile. */
    public boolean isIn(long size) {
        int shift = HEIGHT * level;
        long hashes = shift < Long.SIZE ? size >>> shift : 0;
        return index < hashes / FULL || (index == hashes / FULL && width <= hashes % FULL);
    }

    /** Its place below {@code tile/}: such as {@code 0/x001/x234/067}, and with {@code .p/} and its width when it is not full. */
    public String path() {
        StringBuilder path = new StringBuilder("%03d".formatted(index % DIGITS));
        for (long rest = index / DIGITS; rest > 0; rest /= DIGITS) {
            path.insert(0, "x%03d/".formatted(rest % DIGITS));
        }
        path.insert(0, level + "/");
        return width == FULL ? path.toString() : path + ".p/" + width;
    }

    /** The tile at a place below {@code tile/}; empty when the path is not exactly as {@link #path()} writes one. */
    public static Optional<Tile> at(String path) {
        Matcher parts = PATH.matcher(path);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int level = Integer.parseInt(parts.group(1));
        long index = Long.parseLong(parts.group(2).replaceAll("[x/]", ""));
        int width = parts.group(3) == null ? FULL : Integer.parseInt(parts.group(3));
        if (level > HIGHEST || width > FULL) {
            return Optional.empty();
        }
        return Optional.of(new Tile(level, index, width))
                .filter(tile -> tile.path().equals(path));
    }

    /** Its hashes one after the other: 32 bytes each. */
    public byte[] content(Subtrees tree) {
        ByteBuffer content = ByteBuffer.allocate(width * Hash.BYTES);
        for (int i = 0; i < width; i++) {
            content.put(tree.hash(HEIGHT * level, index * FULL + i).bytes());
        }
        return content.array();
    }
}
