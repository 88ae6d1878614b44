package org.standpat.proof.evidence;

import java.util.List;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.VerifierKey;

/** Checks evidence as anybody can who has the file, the public key of the log, and those of the witnesses whom he trusts. */
public final class EvidenceCheck {

    private EvidenceCheck() {}

    /**
     * Goes over a file.
     *
     * @param file its bytes, as they came
     * @param log the key of the log, from elsewhere than the file
     * @param witnesses whose cosignatures have to be there; may be none
     * @throws IllegalArgumentException when the key of the log is one for cosignatures, or that of a witness is not
     */
    public static Verdict check(byte[] file, VerifierKey log, List<VerifierKey> witnesses) {
        if (log.type() != KeyType.ED25519
                || !witnesses.stream().allMatch(witness -> witness.type() == KeyType.COSIGNATURE)) {
            throw new IllegalArgumentException(
                    "A log signs with a key of type 1 and a witness with one of type 4, but these came: %s and %s."
                            .formatted(log, witnesses));
        }
        try {
            EvidenceLines lines = EvidenceLines.of(file);
            Evidence evidence = new EvidenceReader(lines).evidence();
            Verdict.Proven proven = proven(evidence, log, witnesses);
            lines.requireWritten(evidence.text());
            return proven;
        } catch (UnreadableEvidenceException unreadable) {
            return new Verdict.Refused(unreadable.line(), String.valueOf(unreadable.getMessage()));
        } catch (Refusal refusal) {
            return refusal.verdict();
        }
    }

    private static Verdict.Proven proven(Evidence evidence, VerifierKey log, List<VerifierKey> witnesses) {
        Refusal.unless(
                evidence.log().equals(log),
                2,
                "The file says that it is from the log %s, but the key that was given is %s."
                        .formatted(evidence.log(), log));
        CheckpointCheck signed = CheckpointCheck.of(evidence, witnesses);
        EventChecks.check(evidence, signed.checkpoint());
        boolean over = EventChecks.isOver(evidence);
        DeckChecks.check(evidence, over);
        return new Verdict.Proven(
                evidence.hand(),
                evidence.viewer(),
                evidence.events().size(),
                (int) evidence.events().stream()
                        .filter(event -> event.opened().isEmpty())
                        .count(),
                over,
                signed.checkpoint().size(),
                signed.witnesses(),
                evidence.decks().size(),
                (int) evidence.decks().stream()
                        .flatMap(deck -> deck.positions().stream())
                        .filter(position -> position.opening().isPresent())
                        .count(),
                evidence.seed().isPresent());
    }
}
