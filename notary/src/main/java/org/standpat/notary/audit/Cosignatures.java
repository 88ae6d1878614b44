package org.standpat.notary.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.standpat.notary.audit.HistoryFinding.CosignaturesGone;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.Tile;

/**
 * Compares the cosignatures that the database keeps with its own marks, and with those outside. Of each tile of leaves the database keeps the
 * newest checkpoint that was cosigned, with every cosignature, and writes it down before it goes outside: so that what a crash may leave behind
 * is one more in the database, and never one more outside.
 *
 * <p>A cosignature is what another key than the log's says; whether it is true is for whoever trusts that witness. Used by one thread: first
 * all from outside, then all of the database by size.
 */
final class Cosignatures {

    /** Most tiles of which the newest from outside is held, some 300 bytes each. */
    static final int MOST_TILES = 100_000;

    /** The newest outside that was cosigned; its signatures as the beginnings of their hashes. */
    private record Newest(long size, String source, Set<Long> signatures) {}

    private final VerifierKey log;
    private final Map<Long, Newest> outside = new HashMap<>();
    private final List<CosignaturesGone> found = new ArrayList<>();
    private long firstStored = Long.MAX_VALUE;
    private long more;

    Cosignatures(VerifierKey log) {
        this.log = log;
    }

    /** One from outside, which the log has signed. */
    void outside(long size, SignedNote note, String source) {
        Set<Long> signatures = cosignatures(note);
        if (signatures.isEmpty()) {
            return;
        }
        if (outside.size() == MOST_TILES && !outside.containsKey(tile(size))) {
            throw new AuditStoppedException(
                    "More cosigned checkpoints from outside came than can be held",
                    new IllegalArgumentException(
                            "They are over more than %,d tiles of the tree. Give fewer files at a time."
                                    .formatted(MOST_TILES)));
        }
        outside.merge(tile(size), new Newest(size, source, signatures), Cosignatures::newer);
    }

    private static Newest newer(Newest one, Newest other) {
        if (one.size != other.size) {
            return one.size > other.size ? one : other;
        }
        Set<Long> both = new HashSet<>(one.signatures);
        both.addAll(other.signatures);
        return new Newest(one.size, one.source, both);
    }

    private Set<Long> cosignatures(SignedNote note) {
        return note.signatures().stream()
                .filter(signature -> !signature.name().equals(log.name()) || signature.keyId() != log.id())
                .map(signature -> ByteBuffer.wrap(
                                Hash.ofLeaf(signature.line().getBytes(UTF_8)).bytes())
                        .getLong())
                .collect(Collectors.toUnmodifiableSet());
    }

    /**
     * One of the database, which the log has signed.
     *
     * @param marked whether its row says that it is cosigned
     */
    void stored(long size, SignedNote note, boolean marked) {
        firstStored = Math.min(firstStored, size);
        Set<Long> own = cosignatures(note);
        Newest copy = outside.get(tile(size));
        if (copy != null && copy.size == size) {
            outside.remove(tile(size));
            if (!own.containsAll(copy.signatures)) {
                add(new CosignaturesGone(size, CosignatureLoss.FEWER, copy.source));
                return;
            }
        } else if (copy != null && copy.size < size && !own.isEmpty()) {
            outside.remove(tile(size));
        }
        if (marked && own.isEmpty()) {
            add(new CosignaturesGone(size, CosignatureLoss.NONE_LEFT, StoredCheckpoints.DATABASE));
        } else if (!marked && !own.isEmpty()) {
            add(new CosignaturesGone(size, CosignatureLoss.MARK_GONE, StoredCheckpoints.DATABASE));
        }
    }

    /** A row of the database that cannot be read, which is a finding already. */
    void storedUnread(long size) {
        firstStored = Math.min(firstStored, size);
        outside.remove(tile(size));
    }

    private void add(CosignaturesGone gone) {
        if (found.size() < Audit.MOST_FINDINGS) {
            found.add(gone);
        } else {
            more++;
        }
    }

    /**
     * What was taken away. A database that has no checkpoint from the time at all was put back without any, which is told of in another way; and
     * what this record does not hold it cannot have lost.
     *
     * @param end what is behind this size is no part of this record
     */
    List<CosignaturesGone> findings(long end) {
        for (Iterator<Newest> left = outside.values().iterator(); left.hasNext(); ) {
            Newest copy = left.next();
            boolean hasTime = firstStored == Long.MAX_VALUE || tile(copy.size) >= tile(firstStored);
            if (copy.size <= end && hasTime) {
                add(new CosignaturesGone(copy.size, CosignatureLoss.ROW_GONE, copy.source));
            }
            left.remove();
        }
        return List.copyOf(found);
    }

    /** How many there was no room for. */
    long more() {
        return more;
    }

    private static long tile(long size) {
        return (size - 1) / Tile.FULL;
    }
}
