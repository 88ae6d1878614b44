package org.standpat.notary.audit;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Tile;

/** The checkpoints of the database by size, read as they are needed, whatever their columns say. Used by one thread, once. */
final class StoredCheckpoints implements AutoCloseable {

    /** How the database is called among the sources. */
    static final String DATABASE = "the database";

    private static final int ROWS_AT_ONCE = 1_000;

    /** Most tiles of leaves of which it is known that they have rows that cannot be read. */
    private static final int MOST_UNREAD = 100_000;

    private final VerifierKey log;
    private final Untrusted untrusted;
    private final Cosignatures cosignatures;
    private final Map<Long, Long> unread = new HashMap<>();
    private final PreparedStatement statement;
    private final ResultSet rows;

    /** Begins to read; what is no checkpoint of this log goes to {@code untrusted}, and every cosignature to {@code cosignatures}. */
    StoredCheckpoints(Connection connection, VerifierKey log, Untrusted untrusted, Cosignatures cosignatures)
            throws SQLException {
        this.log = log;
        this.untrusted = untrusted;
        this.cosignatures = cosignatures;
        statement = connection.prepareStatement(
                "select size, at, note, cosigned from only public.checkpoint order by size");
        statement.setFetchSize(ROWS_AT_ONCE);
        rows = statement.executeQuery();
    }

    /** The next that the log has signed; null when there are no more. */
    @Nullable
    Anchor next() throws SQLException {
        while (rows.next()) {
            Anchor anchor = read();
            if (anchor != null) {
                return anchor;
            }
        }
        return null;
    }

    private @Nullable Anchor read() throws SQLException {
        long size = rows.getLong(1);
        OffsetDateTime at = rows.getObject(2, OffsetDateTime.class);
        String note = rows.getString(3);
        boolean cosigned = rows.getBoolean(4);
        boolean isMarked = !rows.wasNull();
        if (at == null || !isMarked) {
            untrusted.add(
                    size,
                    DATABASE,
                    "Column %s of its row is empty, and never was when it was signed."
                            .formatted(at == null ? "at" : "cosigned"));
        }
        if (note == null) {
            untrusted.add(size, DATABASE, "Column note of its row is empty, and a signed note was expected.");
            noteUnread(size);
            return null;
        }
        try {
            Optional<Instant> time = Optional.ofNullable(at).map(OffsetDateTime::toInstant);
            SignedCheckpoint signed = new KeptCheckpoint(size, time.orElse(Instant.EPOCH), note).verified(log);
            cosignatures.stored(size, signed.note(), cosigned);
            return new Anchor(size, signed.checkpoint().root(), DATABASE, time);
        } catch (UntrustedNoteException | IllegalArgumentException foreign) {
            untrusted.add(size, DATABASE, String.valueOf(foreign.getMessage()));
            noteUnread(size);
            return null;
        }
    }

    private void noteUnread(long size) {
        cosignatures.storedUnread(size);
        if (unread.size() < MOST_UNREAD) {
            unread.merge((size - 1) / Tile.FULL, size, Math::max);
        }
    }

    /** Whether a row so far that could not be read, which is a finding already, stands for this size or a larger one of the same tile. */
    boolean hasUnreadFrom(long size) {
        return unread.getOrDefault((size - 1) / Tile.FULL, 0L) >= size;
    }

    @Override
    public void close() throws SQLException {
        rows.close();
        statement.close();
    }
}
