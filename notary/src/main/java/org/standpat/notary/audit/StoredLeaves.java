package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/** The leaf hashes that the database's own tree has, streamed. */
final class StoredLeaves implements LeafHashes, AutoCloseable {

    /** Tiles that the server sends at a time, 8 KiB each. */
    private static final int TILES_AT_ONCE = 32;

    /** So many tiles may be missing before one that is there is taken for one that somebody put in far away. */
    static final int MOST_MISSING = 10_000;

    private final PreparedStatement statement;
    private final ResultSet rows;
    private final Deque<LeafTile> window = new ArrayDeque<>();
    private final Damages damages;
    private final long size;
    private final long lastNumber;
    private long nextNumber;

    private record LeafTile(long number, byte[] hashes) {}

    /**
     * Begins to read.
     *
     * @param connection in a transaction, so that rows come as they are asked for
     * @param from the first place that will be asked for
     * @param damages is told of tiles that are missing or short, and of those that are too many
     */
    StoredLeaves(Connection connection, long from, Damages damages) throws SQLException {
        this.damages = damages;
        nextNumber = (from - 1) / Tile.FULL;
        long[] last = last(connection);
        lastNumber = last[0];
        size = last[0] * Tile.FULL + last[1];
        statement = connection.prepareStatement(
                "select number, hashes from log_tile where level = 0 and number >= ? and number <= ? order by number");
        statement.setFetchSize(TILES_AT_ONCE);
        statement.setLong(1, nextNumber);
        statement.setLong(2, lastNumber);
        rows = statement.executeQuery();
    }

    /** Number and width of the last tile of leaves; width 0 where there is none. */
    private long[] last(Connection connection) throws SQLException {
        String sql = "with reach as (select count(*) + " + MOST_MISSING + " as most from log_tile where level = 0)"
                + " select number, octet_length(hashes) / 32, (select count(*) from log_tile, reach where level = 0 and number >= most),"
                + " (select min(number) from log_tile, reach where level = 0 and number >= most)"
                + " from log_tile, reach where level = 0 and number < most order by number desc limit 1";
        try (PreparedStatement query = connection.prepareStatement(sql);
                ResultSet found = query.executeQuery()) {
            if (!found.next()) {
                return new long[] {0, 0};
            }
            if (found.getLong(3) > 0) {
                damages.add(0, found.getLong(4), TileDamage.EXTRA);
            }
            return new long[] {found.getLong(1), found.getLong(2)};
        }
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Optional<Hash> at(long place) {
        if (place < 1 || place > size) {
            return Optional.empty();
        }
        long number = (place - 1) / Tile.FULL;
        readUpTo(number);
        int from = (int) ((place - 1) % Tile.FULL) * Hash.BYTES;
        LeafTile tile = tile(number);
        return tile.hashes().length < from + Hash.BYTES
                ? Optional.empty()
                : Optional.of(Hash.of(Arrays.copyOfRange(tile.hashes(), from, from + Hash.BYTES)));
    }

    /** Most questions are about the last tiles. */
    private LeafTile tile(long number) {
        LeafTile last = window.getLast();
        if (last.number() == number) {
            return last;
        }
        LeafTile first = window.getFirst();
        if (first.number() == number) {
            return first;
        }
        for (LeafTile tile : window) {
            if (tile.number() == number) {
                return tile;
            }
        }
        throw new IllegalStateException("a leaf of tile " + number + " was asked for after it was forgotten");
    }

    private void readUpTo(long number) {
        try {
            while (nextNumber <= number && rows.next()) {
                long found = rows.getLong(1);
                while (nextNumber < found) {
                    passMissing();
                }
                byte[] hashes = rows.getBytes(2);
                if (hashes.length < Tile.FULL * Hash.BYTES && found < lastNumber) {
                    damages.add(0, found, TileDamage.SHORT);
                }
                window.addLast(new LeafTile(found, hashes));
                nextNumber++;
            }
            while (nextNumber <= number) {
                passMissing();
            }
        } catch (SQLException fault) {
            throw new AuditStoppedException("The tree cannot be read", fault);
        }
    }

    private void passMissing() {
        damages.add(0, nextNumber, TileDamage.MISSING);
        window.addLast(new LeafTile(nextNumber, new byte[0]));
        nextNumber++;
    }

    @Override
    public void forgetBefore(long place) {
        long number = (place - 1) / Tile.FULL;
        while (!window.isEmpty() && window.getFirst().number() < number) {
            window.removeFirst();
        }
    }

    @Override
    public void close() throws SQLException {
        rows.close();
        statement.close();
    }
}
