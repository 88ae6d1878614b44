package org.standpat.proof.note;

import java.time.Instant;
import java.util.Collection;
import java.util.List;

/**
 * A checkpoint with the note that it was read from.
 *
 * @param checkpoint what the note says
 * @param note with the log's signature, and those of witnesses
 */
public record SignedCheckpoint(Checkpoint checkpoint, SignedNote note) {

    /** A checkpoint that is signed now. */
    public static SignedCheckpoint sign(Checkpoint checkpoint, NoteSigner log) {
        String text = checkpoint.text();
        return new SignedCheckpoint(checkpoint, new SignedNote(text, List.of(log.sign(text, Instant.EPOCH))));
    }

    /**
     * The checkpoint of a note that a log has signed.
     *
     * @param log the log's key, whose name is the origin that its checkpoints name
     * @throws IllegalArgumentException when the text is no checkpoint, or that of another log
     * @throws UntrustedNoteException when the log has not signed it
     */
    public static SignedCheckpoint verified(SignedNote note, VerifierKey log) {
        note.verified(List.of(log));
        Checkpoint checkpoint = Checkpoint.parse(note.text());
        if (!checkpoint.origin().equals(log.name())) {
            throw new IllegalArgumentException("A checkpoint of the log \"%s\" was expected, but one of \"%s\" came."
                    .formatted(log.name(), checkpoint.origin()));
        }
        return new SignedCheckpoint(checkpoint, note);
    }

    /** The witnesses of these that have cosigned it, in the order of the signatures; one whose signature is false counts as none. */
    public List<VerifierKey> cosigners(Collection<VerifierKey> witnesses) {
        return note.signatures().stream()
                .flatMap(signature -> witnesses.stream()
                        .filter(key -> key.isNamedBy(signature) && key.verifies(note.text(), signature)))
                .distinct()
                .toList();
    }

    /** With a signature more. */
    public SignedCheckpoint with(NoteSignature signature) {
        return new SignedCheckpoint(checkpoint, note.with(signature));
    }
}
