package org.standpat.command.evidence;

import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.checkpoint.KeptCheckpoint;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;

/** Waits for a checkpoint over an event that was recorded just now. Safe for use by many threads. */
final class CoveringCheckpoint {

    private static final Duration LOOK_AGAIN = Duration.ofMillis(100);

    private final Checkpoints checkpoints;
    private final VerifierKey log;
    private final Turns turns;
    private final Semaphore waiting = new Semaphore(EvidenceDesk.MOST_WAITING);

    /** Looks for checkpoints among these, of this log, each time when it is its turn; nobody keeps his turn while he waits. */
    CoveringCheckpoint(Checkpoints checkpoints, VerifierKey log, Turns turns) {
        this.checkpoints = checkpoints;
        this.log = log;
        this.turns = turns;
    }

    /**
     * The checkpoint by which a hand is proven.
     *
     * @param place in the whole log, of the hand's last event
     * @throws NotProvenYetException when there is none within {@link EvidenceDesk#LONGEST_WAIT}, or too many wait already
     * @throws ChangedRecordException when it is not signed by the log
     */
    SignedCheckpoint of(UUID hand, long place) {
        Optional<KeptCheckpoint> kept = look(place);
        if (kept.isPresent()) {
            return verified(kept.get());
        }
        if (!waiting.tryAcquire()) {
            throw new NotProvenYetException(hand);
        }
        try {
            return await(hand, place);
        } finally {
            waiting.release();
        }
    }

    /**
     * The newest one there is, whatever it speaks for, for whoever has his turn.
     *
     * @throws ChangedRecordException when it is not signed by the log
     */
    Optional<SignedCheckpoint> newest() {
        return checkpoints.newest().map(this::verified);
    }

    private Optional<KeptCheckpoint> look(long place) {
        return turns.take(() -> checkpoints.covering(place));
    }

    private SignedCheckpoint await(UUID hand, long place) {
        long deadline = System.nanoTime() + EvidenceDesk.LONGEST_WAIT.toNanos();
        while (System.nanoTime() < deadline) {
            try {
                Thread.sleep(LOOK_AGAIN);
            } catch (InterruptedException stopping) {
                Thread.currentThread().interrupt();
                throw new NotProvenYetException(hand);
            }
            Optional<KeptCheckpoint> kept = look(place);
            if (kept.isPresent()) {
                return verified(kept.get());
            }
        }
        throw new NotProvenYetException(hand);
    }

    private SignedCheckpoint verified(KeptCheckpoint kept) {
        try {
            return kept.verified(log);
        } catch (UntrustedNoteException | IllegalArgumentException foreign) {
            throw new ChangedRecordException("The checkpoint over %,d events in the database is not one of this log: %s"
                    .formatted(kept.size(), foreign.getMessage()));
        }
    }
}
