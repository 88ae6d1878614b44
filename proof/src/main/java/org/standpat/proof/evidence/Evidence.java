package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.note.NoteSignature;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;

/**
 * What one viewer may see of one hand, with everything that it takes to check it. It proves nothing until {@link EvidenceCheck} went over it.
 *
 * @param log the key of the log that it is from, as the file says
 * @param hand the hand
 * @param viewer as whom it was made
 * @param events those of the hand, in order, from its first
 * @param decks those that events committed to, in order
 * @param seed from which the decks follow; for an auditor, when the hand is over
 * @param checkpoint the signed size and root of the tree; its signatures are put into the order that the file has
 */
public record Evidence(
        VerifierKey log,
        UUID hand,
        EvidenceViewer viewer,
        List<EvidenceEvent> events,
        List<EvidenceDeck> decks,
        Optional<DeckSeed> seed,
        SignedNote checkpoint) {

    /** Most bytes of a file that is read. */
    public static final int MOST_BYTES = 1 << 24;

    /** Most lines of a file that is read. */
    public static final int MOST_LINES = 100_000;

    /** Most events of a hand. */
    public static final int MOST_EVENTS = 10_000;

    /** Keeps the parts. */
    public Evidence {
        events = List.copyOf(events);
        decks = List.copyOf(decks);
        checkpoint = ordered(checkpoint, log);
    }

    /**
     * The evidence that these bytes are.
     *
     * @throws UnreadableEvidenceException when they are none, or not the one way to write it; nothing is said yet of what it proves
     */
    public static Evidence parse(byte[] bytes) {
        EvidenceLines lines = EvidenceLines.of(bytes);
        Evidence evidence = new EvidenceReader(lines).evidence();
        lines.requireWritten(evidence.text());
        return evidence;
    }

    /** The file. */
    public String text() {
        return EvidenceWriter.text(this);
    }

    /** The number of the line, from 1, on which an event begins. */
    int line(EvidenceEvent event) {
        return EvidenceWriter.HEAD_LINES
                + 1
                + events.stream()
                        .limit(event.entry().number() - 1L)
                        .mapToInt(EvidenceEvent::lines)
                        .sum();
    }

    /** The number of the line, from 1, on which a deck begins; or that of what follows the last one. */
    int deckLine(int index) {
        return EvidenceWriter.HEAD_LINES
                + 1
                + events.stream().mapToInt(EvidenceEvent::lines).sum()
                + decks.stream().limit(index).mapToInt(EvidenceDeck::lines).sum();
    }

    /** The number of the line, from 1, that says that the checkpoint follows. */
    int checkpointLine() {
        return deckLine(decks.size()) + (seed.isPresent() ? 1 : 0);
    }

    /** The log's own signatures first, then the others by their bytes, each once: so there is one way to write them. */
    private static SignedNote ordered(SignedNote note, VerifierKey log) {
        List<NoteSignature> ordered = note.signatures().stream()
                .distinct()
                .sorted(Comparator.comparing((NoteSignature signature) -> !isNamed(log, signature))
                        .thenComparing(signature -> signature.line().getBytes(UTF_8), Arrays::compareUnsigned))
                .toList();
        return new SignedNote(note.text(), ordered);
    }

    private static boolean isNamed(VerifierKey key, NoteSignature signature) {
        return signature.name().equals(key.name()) && signature.keyId() == key.id();
    }
}
