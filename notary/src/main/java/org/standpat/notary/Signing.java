package org.standpat.notary;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.log.EventTypes;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.WholeLog;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.tree.StoredTree;
import org.standpat.notary.tree.TreeGrowth;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Hash;

/** Grows the tree by what is committed, and signs it. Used by one thread, on one connection, which has the notary's lock. */
final class Signing {

    /** Events that are read at a time. */
    static final int PAGE = 2_000;

    /** Where more events wait than one page has, a checkpoint is signed after so long all the same. */
    static final Duration LONGEST_WITHOUT = Duration.ofMillis(250);

    private final NotaryKeys keys;
    private final InstantSource clock;
    private final DataSource connection;
    private final EventLeaves leaves;
    private final Checkpoints checkpoints;
    private final StoredTree tree;
    private final TransactionTemplate transaction;
    private final NavigableMap<Long, SignedCheckpoint> ahead = new TreeMap<>();
    private final TreeGrowth growth;
    /** Of no meaning while the tree is empty. */
    private Hash lastLeaf;

    private Optional<SignedCheckpoint> newest;

    /**
     * Goes on from the newest checkpoint of the database.
     *
     * @param connection gives the one connection
     * @param outside checkpoints of which there are copies elsewhere, verified
     * @throws ChangedHistoryException when the tree is not what was signed
     */
    Signing(
            DataSource connection,
            StoredTree tree,
            NotaryKeys keys,
            EventTypes types,
            InstantSource clock,
            List<SignedCheckpoint> outside) {
        this.keys = keys;
        this.clock = clock;
        this.tree = tree;
        this.connection = connection;
        this.leaves = new EventLeaves(types, keys.salts());
        this.checkpoints = new Checkpoints(connection);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(connection));
        this.newest = checkpoints.newest().map(kept -> kept.verified(keys.log()));
        long size = newest.map(signed -> signed.checkpoint().size()).orElse(0L);
        this.growth = new TreeGrowth(connection, tree, size);
        this.lastLeaf = size == 0 ? Hash.OF_NOTHING : tree.hash(0, size - 1);
        newest.ifPresent(signed -> compare(signed, growth.root(), "in the database"));
        outside.forEach(signed -> expect(signed, size));
    }

    private void expect(SignedCheckpoint signed, long size) {
        long own = signed.checkpoint().size();
        if (own <= size) {
            compare(signed, tree.root(own), "outside");
            return;
        }
        SignedCheckpoint other = ahead.putIfAbsent(own, signed);
        if (other != null && !other.checkpoint().equals(signed.checkpoint())) {
            throw new ChangedHistoryException(
                    "Two checkpoints outside speak for %,d events and have different roots.".formatted(own));
        }
    }

    private static void compare(SignedCheckpoint signed, Hash root, String where) {
        if (!signed.checkpoint().root().equals(root)) {
            throw new ChangedHistoryException(
                    "The tree over the first %,d events has the root %s, and the signed checkpoint %s says %s."
                            .formatted(
                                    signed.checkpoint().size(),
                                    root.base64(),
                                    where,
                                    signed.checkpoint().root().base64()));
        }
    }

    /** The newest checkpoint that is signed and kept; empty when there is none. */
    Optional<SignedCheckpoint> newest() {
        return newest;
    }

    /**
     * Lets the tree grow to the newest checkpoint outside that speaks for more than it has, and keeps that as the newest: what was signed once is
     * not signed anew. It is read and written page by page in one transaction, so that no more than a page is in memory, and nothing is kept of
     * it unless all of it fits.
     *
     * @param isEnding cuts it short
     * @return whether it is done; when it was cut short this one must not be used any more
     * @throws ChangedHistoryException when the record ends before that checkpoint, or does not fit it
     */
    boolean catchUp(BooleanSupplier isEnding) {
        if (ahead.isEmpty()) {
            return true;
        }
        SignedCheckpoint last = ahead.lastEntry().getValue();
        Boolean done = transaction.execute(status -> {
            while (!ahead.isEmpty()) {
                if (isEnding.getAsBoolean()) {
                    status.setRollbackOnly();
                    return false;
                }
                catchUpOnePage(last.checkpoint().size());
            }
            keepAsNewest(last);
            return true;
        });
        newest = Optional.of(last);
        return Boolean.TRUE.equals(done);
    }

    private void catchUpOnePage(long end) {
        long size = growth.size();
        read(Math.min(PAGE, end - size));
        growth.write();
        if (growth.size() == size) {
            throw new ChangedHistoryException(
                    "A checkpoint outside speaks for %,d events, and the record ends at %,d: an older state of the database was put in the place of a newer one."
                            .formatted(end, size));
        }
    }

    private void keepAsNewest(SignedCheckpoint signed) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        if (signed.note().signatures().size() > 1) {
            checkpoints.cosigned(signed, now);
        } else {
            checkpoints.add(signed, now);
        }
    }

    /**
     * Reads what is committed, and signs it.
     *
     * @return the new checkpoint; empty when there is nothing new
     * @throws ChangedHistoryException when a place of the log is empty, or the last event that was signed is gone, or its checkpoint
     */
    Optional<SignedCheckpoint> signWhatIsNew() {
        requireNewestIsThere();
        long begun = System.nanoTime();
        long before = growth.size();
        boolean more = true;
        while (more && System.nanoTime() - begun < LONGEST_WITHOUT.toNanos()) {
            long size = growth.size();
            read(PAGE);
            more = growth.size() >= size + PAGE;
        }
        if (growth.size() == before && newest.filter(this::isWhole).isPresent()) {
            return Optional.empty();
        }
        return growth.size() == 0 ? Optional.empty() : Optional.of(sign());
    }

    /** Whoever asks is given the newest of the database: were it taken away, that would look as if the log went back. */
    private void requireNewestIsThere() {
        long signed = newest.map(one -> one.checkpoint().size()).orElse(0L);
        long kept = checkpoints.newest().map(KeptCheckpoint::size).orElse(0L);
        if (kept != signed) {
            throw new ChangedHistoryException(
                    "The newest checkpoint that the database keeps speaks for %,d events, and one over %,d was signed: checkpoints were taken away or put in."
                            .formatted(kept, signed));
        }
    }

    /** The event that was signed last is read again, so that it is seen when the end of the log was cut, or written anew. */
    private void read(long most) {
        long size = growth.size();
        long again = size == 0 ? 0 : 1;
        boolean[] lastIsThere = {size == 0};
        try (Connection reading = connection.getConnection()) {
            WholeLog.read(reading, size - again, most + again, event -> {
                if (event.feedPosition() == size) {
                    lastIsThere[0] = leaves.of(event).leaf().equals(lastLeaf);
                } else {
                    add(event);
                }
                return lastIsThere[0];
            });
        } catch (SQLException fault) {
            throw new DataAccessResourceFailureException("the event log cannot be read: " + fault.getMessage(), fault);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the notary was interrupted", stopping);
        }
        if (!lastIsThere[0]) {
            throw new ChangedHistoryException(
                    "The event at place %,d, the last that the tree has, is gone or is another: the end of the log was cut, or was edited."
                            .formatted(size));
        }
    }

    private boolean isWhole(SignedCheckpoint signed) {
        return signed.checkpoint().size() == growth.size();
    }

    private void add(StoredEvent event) {
        if (event.feedPosition() != growth.size() + 1) {
            throw new ChangedHistoryException(
                    "Place %,d of the event log is empty, and the next event is at place %,d: events were taken away."
                            .formatted(growth.size() + 1, event.feedPosition()));
        }
        lastLeaf = leaves.of(event).leaf();
        growth.add(lastLeaf);
        SignedCheckpoint expected = ahead.remove(growth.size());
        if (expected != null && !expected.checkpoint().root().equals(growth.root())) {
            throw new ChangedHistoryException(
                    "The first %,d events have the root %s, and a signed checkpoint outside says %s."
                            .formatted(
                                    growth.size(),
                                    growth.root().base64(),
                                    expected.checkpoint().root().base64()));
        }
    }

    private SignedCheckpoint sign() {
        SignedCheckpoint signed =
                SignedCheckpoint.sign(Checkpoint.of(keys.log().name(), growth.size(), growth.root()), keys.signer());
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        transaction.executeWithoutResult(ignored -> {
            growth.write();
            checkpoints.add(signed, now);
        });
        newest = Optional.of(signed);
        return signed;
    }

    /** Keeps the cosignatures that came for a checkpoint. */
    void keep(SignedCheckpoint cosigned) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        transaction.executeWithoutResult(ignored -> checkpoints.cosigned(cosigned, now));
    }
}
