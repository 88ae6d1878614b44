package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.audit.GrowingTree.UpperTile;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/** Compares the tiles above the leaves with those of the database. */
final class UpperTiles {

    /** The highest level that the table has. */
    private static final int HIGHEST = 8;

    private final Connection connection;
    private final Damages damages;

    UpperTiles(Connection connection, Damages damages) {
        this.connection = connection;
        this.damages = damages;
    }

    /** Compares those that a tree with so many leaves has. */
    void compare(List<UpperTile> tiles, long size) {
        for (UpperTile tile : tiles) {
            long leaves = tile.number() << (Tile.HEIGHT * (tile.level() + 1));
            if (leaves + ((long) tile.hashes().size() << (Tile.HEIGHT * tile.level())) <= size) {
                compare(tile);
            }
        }
    }

    private void compare(UpperTile tile) {
        byte[] stored = stored(tile);
        if (stored == null) {
            damages.add(tile.level(), tile.number(), TileDamage.MISSING);
        } else if (stored.length < tile.hashes().size() * Hash.BYTES) {
            damages.add(tile.level(), tile.number(), TileDamage.SHORT);
        } else if (!Arrays.equals(stored, bytes(tile))) {
            damages.add(tile.level(), tile.number(), TileDamage.CHANGED);
        }
    }

    private byte @Nullable [] stored(UpperTile tile) {
        try (PreparedStatement query = connection.prepareStatement(
                "select hashes from only public." + table(tile) + " where level = ? and number = ?")) {
            query.setInt(1, tile.level());
            query.setLong(2, tile.number());
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? row.getBytes(1) : null;
            }
        } catch (SQLException fault) {
            throw new AuditStoppedException("The tree cannot be read", fault);
        }
    }

    private static String table(UpperTile tile) {
        return tile.hashes().size() == Tile.FULL ? "log_tile" : "log_edge";
    }

    private static byte[] bytes(UpperTile tile) {
        byte[] bytes = new byte[tile.hashes().size() * Hash.BYTES];
        for (int i = 0; i < tile.hashes().size(); i++) {
            System.arraycopy(tile.hashes().get(i).bytes(), 0, bytes, i * Hash.BYTES, Hash.BYTES);
        }
        return bytes;
    }

    /** Notes tiles that a tree with so many leaves does not have. */
    void findExtra(long size) {
        for (int level = 1; level <= HIGHEST; level++) {
            long full = Tile.HEIGHT * (level + 1) < Long.SIZE ? size >>> (Tile.HEIGHT * (level + 1)) : 0;
            boolean hasEdge = Tile.HEIGHT * level < Long.SIZE && (size >>> (Tile.HEIGHT * level)) % Tile.FULL > 0;
            findExtra("log_tile", level, full);
            // The row of the edge may be of a tile that is full by now.
            findExtra("log_edge", level, hasEdge || full > 0 ? full + 1 : 0);
        }
    }

    private void findExtra(String table, int level, long from) {
        String sql = "select number from only public.%s where level = ? and number >= ? order by number limit %d"
                .formatted(table, Audit.MOST_FINDINGS);
        try (PreparedStatement query = connection.prepareStatement(sql)) {
            query.setInt(1, level);
            query.setLong(2, from);
            try (ResultSet rows = query.executeQuery()) {
                while (rows.next()) {
                    damages.add(level, rows.getLong(1), TileDamage.EXTRA);
                }
            }
        } catch (SQLException fault) {
            throw new AuditStoppedException("The tree cannot be read", fault);
        }
    }
}
