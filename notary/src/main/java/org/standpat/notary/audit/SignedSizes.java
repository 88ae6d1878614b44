package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.audit.HistoryFinding.CheckpointsForged;
import org.standpat.notary.outside.KeptNote;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Tile;

/**
 * Every checkpoint that the log's key has signed, by size: those of the database are read as they are needed, and those from outside are held.
 * Used by one thread, once.
 */
final class SignedSizes implements AutoCloseable {

    /** Most checkpoints from outside that are held at once, about 100 bytes each. */
    static final int MOST_OUTSIDE = 400_000;

    private final VerifierKey log;
    private final List<Anchor> outside = new ArrayList<>();
    private final Untrusted untrusted = new Untrusted();
    private final Cosignatures cosignatures;
    private final @Nullable StoredCheckpoints stored;
    private @Nullable Anchor nextStored;
    private int nextOutside;
    private long lastStoredSize;
    private long unkept;

    /** Begins to read. */
    SignedSizes(Connection connection, VerifierKey log, List<OutsideCheckpoints> sources) throws SQLException {
        this.log = log;
        this.cosignatures = new Cosignatures(log);
        sources.forEach(this::hold);
        outside.sort(Comparator.comparingLong(Anchor::size));
        StoredCheckpoints own = new StoredCheckpoints(connection, log, untrusted, cosignatures);
        stored = own;
        nextStored = own.next();
    }

    private SignedSizes(VerifierKey log, List<Anchor> outside) {
        this.log = log;
        this.cosignatures = new Cosignatures(log);
        this.stored = null;
        this.outside.addAll(outside);
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

    private void hold(OutsideCheckpoints source) {
        while (source.notes().hasNext()) {
            switch (source.notes().next()) {
                case KeptNote.Read read -> hold(source, read.note());
                case KeptNote.Unreadable bent ->
                    untrusted.add(
                            0,
                            source.name(),
                            "at byte %,d of %s: %s".formatted(bent.offset(), bent.file(), bent.why()));
            }
        }
    }

    private void hold(OutsideCheckpoints source, SignedNote note) {
        try {
            Checkpoint checkpoint = SignedCheckpoint.verified(note, log).checkpoint();
            if (checkpoint.size() > 0) {
                requireRoom();
                outside.add(new Anchor(checkpoint.size(), checkpoint.root(), source.name(), Optional.empty()));
                cosignatures.outside(checkpoint.size(), note, source.name());
            }
        } catch (UntrustedNoteException | IllegalArgumentException foreign) {
            untrusted.add(size(note), source.name(), String.valueOf(foreign.getMessage()));
        }
    }

    /** Of too many only the last of each tile of leaves and source is held on, as the database does. */
    private void requireRoom() {
        if (outside.size() < MOST_OUTSIDE) {
            return;
        }
        Map<String, Anchor> last = new LinkedHashMap<>();
        for (Anchor anchor : outside) {
            last.merge(
                    anchor.source() + ' ' + (anchor.size() - 1) / Tile.FULL,
                    anchor,
                    (one, other) -> one.size() > other.size() ? one : other);
        }
        if (last.size() > MOST_OUTSIDE / 2) {
            throw new AuditStoppedException(
                    "More checkpoints from outside came than can be held",
                    new IllegalArgumentException(
                            "%,d tiles of the tree have some, and at most %,d were expected. Give fewer files at a time."
                                    .formatted(last.size(), MOST_OUTSIDE / 2)));
        }
        outside.clear();
        outside.addAll(last.values());
    }

    private static long size(SignedNote note) {
        try {
            return Checkpoint.parse(note.text()).size();
        } catch (IllegalArgumentException none) {
            return 0;
        }
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
            boolean keptBelow = own != null && tile(own.size()) == tile(anchor.size());
            unkept += keptBelow || lastStoredSize >= anchor.size() ? 0 : 1;
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

    /** Of those that speak for the same tile the database keeps the newest alone. */
    private static long tile(long size) {
        return (size - 1) / Tile.FULL;
    }

    /** Those from outside so far in the place of which the database keeps none. */
    long unkept() {
        return unkept;
    }

    /** What is not signed by the log so far, one finding for each source. */
    List<CheckpointsForged> forged() {
        return untrusted.findings();
    }

    /** What the database has lost of cosignatures; to be asked when every checkpoint was taken. */
    Cosignatures cosignatures() {
        return cosignatures;
    }

    @Override
    public void close() throws SQLException {
        if (stored != null) {
            stored.close();
        }
    }
}
