package org.standpat.notary.checkpoint;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;

/**
 * A checkpoint as a row of the database has it; nobody has verified it yet.
 *
 * @param size of the tree that the row names
 * @param at when it was signed
 * @param text the note
 */
public record KeptCheckpoint(long size, Instant at, String text) {

    /** The note. */
    public SignedNote note() {
        return SignedNote.parse(text.getBytes(UTF_8));
    }

    /**
     * The checkpoint, when this log has signed it and it is the one that its row names.
     *
     * @throws IllegalArgumentException when it is none, or that of another log or size
     * @throws org.standpat.proof.note.UntrustedNoteException when the log has not signed it
     */
    public SignedCheckpoint verified(VerifierKey log) {
        SignedCheckpoint signed = SignedCheckpoint.verified(note(), log);
        if (signed.checkpoint().size() != size) {
            throw new IllegalArgumentException("Table checkpoint has a row for %,d events with a checkpoint for %,d."
                    .formatted(size, signed.checkpoint().size()));
        }
        return signed;
    }
}
