package org.standpat.notary.tree;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.proof.tree.Hash;

/** Lets the tree of a database grow. Used by one thread, and by one process at a time. */
public final class TreeGrowth {

    private static final String FULL =
            "insert into log_tile (level, number, hashes) values (?, ?, ?) on conflict do nothing";
    private static final String IS_THERE =
            "select count(*) from log_tile where level = ? and number = ? and hashes = ?";
    private static final String GROWING = "insert into log_edge (level, number, hashes) values (?, ?, ?)"
            + " on conflict (level) do update set number = excluded.number, hashes = excluded.hashes";
    private static final int MOST_IN_A_STATEMENT = 64;

    private final JdbcTemplate jdbc;
    private final TreeEdge edge;

    /**
     * Goes on where the tree had so many leaves.
     *
     * @param database the connection whose transactions the tiles are written in
     * @throws MissingTileException when the database lacks the tiles along the edge
     */
    public TreeGrowth(DataSource database, StoredTree tree, long size) {
        this.jdbc = new JdbcTemplate(database);
        this.edge = TreeEdge.of(size, tree);
    }

    /** Leaves, the added ones with them. */
    public long size() {
        return edge.size();
    }

    /** The root over all of them. */
    public Hash root() {
        return edge.root();
    }

    /** One more leaf, in memory alone. */
    public void add(Hash leaf) {
        edge.add(leaf);
    }

    /**
     * Writes down every tile that has changed, in Spring's transaction.
     *
     * @throws ChangedTileException when a tile that is full has other hashes in the database
     */
    public void write() {
        Map<Boolean, List<StoredTile>> changed =
                edge.takeChanged().stream().collect(Collectors.partitioningBy(StoredTile::isFull));
        write(GROWING, changed.getOrDefault(false, List.of()));
        List<StoredTile> full = changed.getOrDefault(true, List.of());
        write(FULL, full);
        full.forEach(this::requireWritten);
    }

    /** A tile may be there already, when checkpoints were lost and it was not; it never changes. */
    private void requireWritten(StoredTile tile) {
        Long there = jdbc.queryForObject(IS_THERE, Long.class, tile.level(), tile.number(), tile.hashes());
        if (there == null || there != 1) {
            throw new ChangedTileException(tile.level(), tile.number());
        }
    }

    private void write(String statement, List<StoredTile> tiles) {
        jdbc.batchUpdate(statement, tiles, MOST_IN_A_STATEMENT, (row, tile) -> {
            row.setInt(1, tile.level());
            row.setLong(2, tile.number());
            row.setBytes(3, tile.hashes());
        });
    }
}
