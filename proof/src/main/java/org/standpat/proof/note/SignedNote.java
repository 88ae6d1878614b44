package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A text and the signatures below it (C2SP signed-note). Its text says nothing until {@link #verified} has found a signature by a key that is
 * trusted.
 *
 * @param text lines, each with its newline
 * @param signatures in the order of their lines, 1 to {@value #MOST_SIGNATURES}
 */
public record SignedNote(String text, List<NoteSignature> signatures) {

    /** Most bytes of a note that is read. */
    public static final int LONGEST = 1 << 16;

    /** Most signatures of a note; the format asks for 16 at least. */
    public static final int MOST_SIGNATURES = 64;

    private static final String SEPARATOR = "\n\n";

    /**
     * Checks and keeps the parts.
     *
     * @throws IllegalArgumentException when the text does not end with a newline or has other control characters, or when there are no
     *     signatures or too many
     */
    public SignedNote {
        if (!text.endsWith("\n") || text.chars().anyMatch(character -> character < ' ' && character != '\n')) {
            throw new IllegalArgumentException(
                    "The text of a note was expected to end with a newline, and to have no control characters but newlines.");
        }
        if (signatures.isEmpty() || signatures.size() > MOST_SIGNATURES) {
            throw new IllegalArgumentException("1 to %d signatures were expected below a note, but %d came."
                    .formatted(MOST_SIGNATURES, signatures.size()));
        }
        signatures = List.copyOf(signatures);
    }

    /**
     * The note that these bytes are.
     *
     * @throws IllegalArgumentException when they are no note
     */
    public static SignedNote parse(byte[] bytes) {
        if (bytes.length > LONGEST) {
            throw new IllegalArgumentException(
                    "A note of at most %,d bytes was expected, but %,d came.".formatted(LONGEST, bytes.length));
        }
        String note = utf8(bytes);
        int end = note.lastIndexOf(SEPARATOR);
        if (end < 0 || !note.endsWith("\n")) {
            throw new IllegalArgumentException(
                    "A note was expected: text, an empty line, and lines of signatures, each with a newline.");
        }
        List<NoteSignature> signatures = note.substring(end + SEPARATOR.length())
                .lines()
                .limit(MOST_SIGNATURES + 1L)
                .map(NoteSignature::parse)
                .toList();
        return new SignedNote(note.substring(0, end + 1), signatures);
    }

    private static String utf8(byte[] bytes) {
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException invalid) {
            throw new IllegalArgumentException("A note in UTF-8 was expected, but other bytes came.", invalid);
        }
    }

    /**
     * The keys that have signed the text, in the order of the signatures. Signatures by others are passed over.
     *
     * @throws UntrustedNoteException when no key has, or when a signature that says it is by one of them is not
     */
    public List<VerifierKey> verified(Collection<VerifierKey> trusted) {
        List<VerifierKey> signers = new ArrayList<>();
        for (NoteSignature signature : signatures) {
            for (VerifierKey key : trusted) {
                if (key.isNamedBy(signature)) {
                    if (!key.verifies(text, signature)) {
                        throw new UntrustedNoteException(
                                "The note says that %s has signed it, and the signature is not by that key: it was changed, or forged."
                                        .formatted(key));
                    }
                    signers.add(key);
                }
            }
        }
        if (signers.isEmpty()) {
            throw new UntrustedNoteException("A signature by %s was expected, but the note is signed by %s."
                    .formatted(
                            trusted,
                            signatures.stream().map(NoteSignature::name).toList()));
        }
        return signers;
    }

    /** With a signature more, below the others. */
    public SignedNote with(NoteSignature signature) {
        List<NoteSignature> all = new ArrayList<>(signatures);
        all.add(signature);
        return new SignedNote(text, all);
    }

    /** As text, with a newline at its end. */
    @Override
    public String toString() {
        StringBuilder note = new StringBuilder(text).append('\n');
        signatures.forEach(signature -> note.append(signature.line()).append('\n'));
        return note.toString();
    }
}
