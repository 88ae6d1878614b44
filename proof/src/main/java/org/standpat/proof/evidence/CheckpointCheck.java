package org.standpat.proof.evidence;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.Cosignature;
import org.standpat.proof.note.NoteSignature;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;

/**
 * A checkpoint whose signatures were verified.
 *
 * @param checkpoint what the log has signed
 * @param witnesses who cosigned it, of those that were asked for
 */
record CheckpointCheck(Checkpoint checkpoint, List<Verdict.Witnessed> witnesses) {

    static CheckpointCheck of(Evidence evidence, List<VerifierKey> witnesses) {
        int line = evidence.checkpointLine() + 1;
        SignedNote note = evidence.checkpoint();
        Checkpoint checkpoint;
        try {
            Set<VerifierKey> needed = new HashSet<>(witnesses);
            needed.add(evidence.log());
            Collection<VerifierKey> signers = note.verified(needed);
            needed.removeAll(Set.copyOf(signers));
            Refusal.unless(
                    needed.isEmpty(), line, "The checkpoint was expected to be signed by %s too.".formatted(needed));
            checkpoint = Checkpoint.parse(note.text());
        } catch (UntrustedNoteException | IllegalArgumentException untrusted) {
            throw new Refusal(line, String.valueOf(untrusted.getMessage()));
        }
        Refusal.unless(
                checkpoint.origin().equals(evidence.log().name()),
                line,
                "A checkpoint of %s was expected, but it is one of %s."
                        .formatted(evidence.log().name(), checkpoint.origin()));
        List<Verdict.Witnessed> witnessed = new ArrayList<>();
        try {
            witnesses.forEach(witness -> witnessed.add(witnessed(note, witness)));
        } catch (DateTimeException never) {
            throw new Refusal(line, "A witness has signed at a time that no calendar has.");
        }
        return new CheckpointCheck(checkpoint, witnessed);
    }

    /** The latest of his cosignatures, all of which were verified. */
    private static Verdict.Witnessed witnessed(SignedNote note, VerifierKey witness) {
        long second = note.signatures().stream()
                .filter(signature -> isNamed(witness, signature))
                .flatMap(signature -> Cosignature.of(signature).stream())
                .mapToLong(Cosignature::second)
                .max()
                .orElseThrow();
        return new Verdict.Witnessed(witness.name(), Instant.ofEpochSecond(second));
    }

    private static boolean isNamed(VerifierKey key, NoteSignature signature) {
        return signature.name().equals(key.name()) && signature.keyId() == key.id();
    }
}
