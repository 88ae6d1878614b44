package org.standpat.notary.tree;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Subtrees;
import org.standpat.proof.tree.Tile;

/** The tree as the database has it. Safe for use by many threads. */
public final class StoredTree implements Subtrees {

    /** Full tiles that are kept in memory, 8 KiB each. */
    private static final int MOST_TILES = 1_024;

    /** The full tile, and else what there is of it: in one statement, for a tile may become full meanwhile. */
    private static final String READ = """
            select hashes from log_tile where level = ? and number = ?
            union all
            select hashes from log_edge where level = ? and number = ?
            limit 1
            """;

    private record Key(int level, long number) {}

    private final JdbcClient jdbc;
    private final Cache<Key, StoredTile> full =
            Caffeine.newBuilder().maximumSize(MOST_TILES).build();

    /** The tree in this database. */
    public StoredTree(DataSource database) {
        this.jdbc = JdbcClient.create(database);
    }

    /**
     * {@inheritDoc}
     *
     * @throws MissingTileException when the database does not have it
     */
    @Override
    public Hash hash(int level, long index) {
        int within = level % Tile.HEIGHT;
        long first = index << within;
        int count = 1 << within;
        int from = (int) (first % Tile.FULL);
        return tile(level / Tile.HEIGHT, first / Tile.FULL, from + count).over(from, count);
    }

    /**
     * The hashes of a tile.
     *
     * @throws MissingTileException when the database does not have them all
     */
    @Override
    public byte[] hashes(Tile tile) {
        return tile(tile.level(), tile.index(), tile.width()).cut(tile.width()).hashes();
    }

    /** A tile that is cut to this width, or is wider where it is kept in memory. */
    StoredTile tile(int level, long number, int width) {
        Key key = new Key(level, number);
        StoredTile known = full.getIfPresent(key);
        if (known != null) {
            return known.cut(width);
        }
        StoredTile stored = read(key)
                .filter(tile -> tile.width() >= width)
                .orElseThrow(() -> new MissingTileException(level, number, width));
        if (stored.isFull()) {
            full.put(key, stored);
        }
        return stored.cut(width);
    }

    private Optional<StoredTile> read(Key key) {
        return jdbc.sql(READ)
                .params(key.level(), key.number(), key.level(), key.number())
                .query((row, i) -> new StoredTile(key.level(), key.number(), orNone(row.getBytes("hashes"))))
                .optional();
    }

    /** The column may not be null; where somebody has made it so, the hashes are missing. */
    private static byte[] orNone(byte @Nullable [] hashes) {
        return hashes == null ? new byte[0] : hashes;
    }
}
