package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.regex.Pattern;
import org.standpat.proof.note.Cosignature;
import org.standpat.proof.note.NoteSignature;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.UntrustedNoteException;
import org.standpat.proof.note.VerifierKey;

/** What a witness has answered, once it was looked at. */
sealed interface WitnessAnswer {

    /** How far ahead of ours a witness's clock may be. */
    Duration CLOCK_TOLERANCE = Duration.ofMinutes(2);

    /** What a body says it is that has the size that a witness has cosigned last. */
    String SIZE_TYPE = "text/x.tlog.size";

    /** The size, which has to be within the range of a {@code long}, and its newline. */
    Pattern SIZE = Pattern.compile("(?:0|[1-9]\\d{0,17})\\n");

    /** A cosignature that was verified. */
    record Signed(NoteSignature cosignature) implements WitnessAnswer {}

    /** He has cosigned another size last than the one that he was asked about. */
    record OtherSize(long size) implements WitnessAnswer {}

    /** What he has cosigned is not where our tree began. */
    record Inconsistent() implements WitnessAnswer {}

    /** Nothing that can be used; why, going on from "the witness …: ". */
    record Unusable(String why) implements WitnessAnswer {}

    /**
     * Looks at an answer.
     *
     * @param text of the checkpoint that he was asked to cosign
     */
    static WitnessAnswer of(Poster.Answer answer, VerifierKey key, String text, Instant now) {
        return switch (answer.status()) {
            case 200 -> cosignature(answer.body(), key, text, now);
            case 409 -> otherSize(answer);
            case 422 -> new Inconsistent();
            case 403 ->
                new Unusable(
                        "it says that no key that it trusts for this log has signed (403). Give whoever runs it the log's verifier key");
            case 404 ->
                new Unusable(
                        "it does not know this log, or the address is not that of a witness (404). Give whoever runs it the log's verifier key");
            default -> new Unusable("it answered with status %d, and 200 was expected".formatted(answer.status()));
        };
    }

    private static WitnessAnswer otherSize(Poster.Answer answer) {
        if (!answer.type().equalsIgnoreCase(SIZE_TYPE)
                || !SIZE.matcher(answer.body()).matches()) {
            return new Unusable("it answered with status 409, and the size that it has cosigned last was expected as %s"
                    .formatted(SIZE_TYPE));
        }
        return new OtherSize(Long.parseLong(answer.body().strip()));
    }

    private static WitnessAnswer cosignature(String lines, VerifierKey key, String text, Instant now) {
        List<NoteSignature> his;
        try {
            his = signatures(lines, text).stream()
                    .filter(line -> line.name().equals(key.name()) && line.keyId() == key.id())
                    .toList();
        } catch (IllegalArgumentException none) {
            return new Unusable("its answer is not one or more lines of signatures");
        }
        if (his.isEmpty()) {
            return new Unusable("its answer has no signature by the key that is configured for it, %s".formatted(key));
        }
        try {
            new SignedNote(text, his).verified(List.of(key));
        } catch (UntrustedNoteException forged) {
            return new Unusable(
                    "its signature is not one by its key over this checkpoint: it is forged, or one over another");
        }
        NoteSignature signature = his.getFirst();
        long second = Cosignature.of(signature).map(Cosignature::second).orElse(0L);
        if (second == 0 || second > now.plus(CLOCK_TOLERANCE).getEpochSecond()) {
            return new Unusable(
                    "the time of its signature was expected to be at most %d seconds ahead and not 0, but it is %d seconds since 1970"
                            .formatted(CLOCK_TOLERANCE.toSeconds(), second));
        }
        return new Signed(signature);
    }

    /** The signatures of an answer, read as those below the checkpoint would be. */
    private static List<NoteSignature> signatures(String lines, String text) {
        SignedNote read = SignedNote.parse((text + "\n" + lines).getBytes(UTF_8));
        if (!read.text().equals(text)) {
            throw new IllegalArgumentException("Lines of signatures were expected, but an empty line came.");
        }
        return read.signatures();
    }
}
