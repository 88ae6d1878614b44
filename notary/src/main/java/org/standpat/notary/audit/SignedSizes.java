package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;
import org.standpat.notary.audit.HistoryFinding.CheckpointsTakenOut;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Tile;

/**
 * Every checkpoint that the log's key has signed, by size: those of the database are read as they are needed, and those from outside are held.
 * Used by one thread, once.
 */
final class SignedSizes implements AutoCloseable {

    private final VerifierKey log;
    private final HeldCheckpoints held;
    private final List<Anchor> outside;
    private final List<Anchor> unkept = new ArrayList<>();
    private final @Nullable StoredCheckpoints stored;
    private @Nullable Anchor nextStored;
    private int nextOutside;
    private long lastStoredSize;

    /** Begins to read those of the database. */
    SignedSizes(Connection connection, VerifierKey log, HeldCheckpoints held) throws SQLException {
        this.log = log;
        this.held = held;
        this.outside = held.anchors();
        StoredCheckpoints own = new StoredCheckpoints(connection, log, held.untrusted(), held.cosignatures());
        stored = own;
        nextStored = own.next();
    }

    private SignedSizes(VerifierKey log, List<Anchor> outside) {
        this.log = log;
        this.held = new HeldCheckpoints(log, List.of(), (done, total) -> {});
        this.stored = null;
        this.outside = outside;
    }

    /** Those from outside that speak for more than this alone, once more. */
    SignedSizes fromOutsideBehind(long size) {
        return new SignedSizes(
                log, outside.stream().filter(anchor -> anchor.size() > size).toList());
    }

    /** The sizes of those from outside, the largest first. */
    LongStream outsideSizesDescending() {
        return outside.reversed().stream().mapToLong(Anchor::size).distinct();
    }

    /** The size of the next checkpoint; {@link Long#MAX_VALUE} when there are no more. */
    long nextSize() {
        Anchor own = nextStored;
        long storedSize = own == null ? Long.MAX_VALUE : own.size();
        return Math.min(
                storedSize,
                nextOutside < outside.size() ? outside.get(nextOutside).size() : Long.MAX_VALUE);
    }

    /** The next checkpoint, of which there is one. */
    Anchor next() {
        Anchor own = nextStored;
        boolean fromOutside = nextOutside < outside.size()
                && (own == null || outside.get(nextOutside).size() < own.size());
        if (fromOutside) {
            Anchor anchor = outside.get(nextOutside++);
            if (!isKept(anchor, own)) {
                unkept.add(anchor);
            }
            return anchor;
        }
        if (own == null) {
            throw new IllegalStateException("there are no more checkpoints");
        }
        try {
            lastStoredSize = own.size();
            nextStored = stored == null ? null : stored.next();
            return own;
        } catch (SQLException fault) {
            throw new AuditStoppedException("The checkpoints of the database cannot be read", fault);
        }
    }

    /** Whether the database has it, or a newer one of the same tile, of which it keeps the newest alone. */
    private boolean isKept(Anchor anchor, @Nullable Anchor next) {
        boolean hasNewer = next != null && tile(next.size()) == tile(anchor.size());
        boolean hasUnread = stored != null && stored.hasUnreadFrom(anchor.size());
        return hasNewer || hasUnread || lastStoredSize >= anchor.size();
    }

    private static long tile(long size) {
        return (size - 1) / Tile.FULL;
    }

    /**
     * What the database must have and has not: each checkpoint is in it before it is outside, and of each tile the newest stays.
     *
     * @param end what is behind this size is no part of this record, which never had it
     */
    Optional<CheckpointsTakenOut> takenOut(long end) {
        TreeMap<Long, Anchor> newest = new TreeMap<>();
        unkept.stream()
                .filter(anchor -> anchor.size() <= end)
                .forEach(anchor -> newest.put(tile(anchor.size()), anchor));
        return newest.isEmpty()
                ? Optional.empty()
                : Optional.of(new CheckpointsTakenOut(
                        newest.firstEntry().getValue().size(),
                        newest.size(),
                        newest.firstEntry().getValue().source()));
    }

    /** What is not signed by the log so far, one finding for each source. */
    List<CheckpointsForged> forged() {
        return held.untrusted().findings();
    }

    /** What the database has lost of cosignatures; to be asked when every checkpoint was taken. */
    Cosignatures cosignatures() {
        return held.cosignatures();
    }

    @Override
    public void close() throws SQLException {
        if (stored != null) {
            stored.close();
        }
    }
}
