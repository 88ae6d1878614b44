package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
    private final Optional<LeafTile> edge;
    private final long size;
    private long nextNumber;

    private static final class LeafTile {

        private final long number;
        private final byte[] hashes;

        LeafTile(long number, byte @Nullable [] hashes) {
            this.number = number;
            this.hashes = hashes == null ? new byte[0] : hashes;
        }

        int width() {
            return hashes.length / Hash.BYTES;
        }
    }

    /**
     * Begins to read.
     *
     * @param connection in a transaction, so that rows come as they are asked for
     * @param from the first place that will be asked for
     * @param damages is told of tiles that are missing, and of those that are too many
     */
    StoredLeaves(Connection connection, long from, Damages damages) throws SQLException {
        this.damages = damages;
        nextNumber = (from - 1) / Tile.FULL;
        long full = firstBehindFull(connection);
        edge = edge(connection).filter(tile -> tile.number >= full && tile.number < full + MOST_MISSING);
        size = edge.map(tile -> tile.number * Tile.FULL + tile.width()).orElse(full * Tile.FULL);
        statement = connection.prepareStatement(
                "select number, hashes from only public.log_tile where level = 0 and number >= ? and number < ? order by number");
        statement.setFetchSize(TILES_AT_ONCE);
        statement.setLong(1, nextNumber);
        statement.setLong(2, full);
        rows = statement.executeQuery();
    }

    /** The number behind the last full tile, but for tiles that lie far away from the others. */
    private long firstBehindFull(Connection connection) throws SQLException {
        String sql = "with reach as (select count(*) + " + MOST_MISSING
                + " as most from only public.log_tile where level = 0)"
                + " select (select coalesce(max(number) + 1,"
                + " 0) from only public.log_tile, reach where level = 0"
                + " and number < most), (select min(number)"
                + " from only public.log_tile, reach where level = 0 and"
                + " number >= most)";
        try (PreparedStatement query = connection.prepareStatement(sql);
                ResultSet found = query.executeQuery()) {
            found.next();
            long far = found.getLong(2);
            if (!found.wasNull()) {
                damages.add(0, far, TileDamage.EXTRA);
            }
            return found.getLong(1);
        }
    }

    private static Optional<LeafTile> edge(Connection connection) throws SQLException {
        try (PreparedStatement query =
                        connection.prepareStatement("select number, hashes from only public.log_edge where level = 0");
                ResultSet row = query.executeQuery()) {
            return row.next() ? Optional.of(new LeafTile(row.getLong(1), row.getBytes(2))) : Optional.empty();
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
        return tile.hashes.length < from + Hash.BYTES
                ? Optional.empty()
                : Optional.of(Hash.of(Arrays.copyOfRange(tile.hashes, from, from + Hash.BYTES)));
    }

    /** Most questions are about the last tiles. */
    private LeafTile tile(long number) {
        LeafTile last = window.getLast();
        if (last.number == number) {
            return last;
        }
        LeafTile first = window.getFirst();
        if (first.number == number) {
            return first;
        }
        for (LeafTile tile : window) {
            if (tile.number == number) {
                return tile;
            }
        }
        throw new IllegalStateException("a leaf of tile " + number + " was asked for after it was forgotten");
    }

    private void readUpTo(long number) {
        try {
            while (nextNumber <= number && rows.next()) {
                long found = rows.getLong(1);
                if (found < nextNumber) {
                    damages.add(0, found, TileDamage.TWICE);
                    continue;
                }
                while (nextNumber < found) {
                    passMissing();
                }
                LeafTile tile = new LeafTile(found, rows.getBytes(2));
                if (tile.hashes.length != Tile.FULL * Hash.BYTES) {
                    damages.add(0, found, tile.width() < Tile.FULL ? TileDamage.SHORT : TileDamage.CHANGED);
                }
                window.addLast(tile);
                nextNumber++;
            }
            while (nextNumber <= number) {
                passEdge();
            }
        } catch (SQLException fault) {
            throw new AuditStoppedException("The tree cannot be read", fault);
        }
    }

    private void passEdge() {
        if (edge.isPresent() && edge.get().number == nextNumber) {
            window.addLast(edge.get());
            nextNumber++;
        } else {
            passMissing();
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
        while (!window.isEmpty() && window.getFirst().number < number) {
            window.removeFirst();
        }
    }

    @Override
    public void close() throws SQLException {
        rows.close();
        statement.close();
    }
}
