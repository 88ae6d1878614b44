package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.standpat.proof.deck.CardIndex;
import org.standpat.proof.tree.Hash;

/** Writes an evidence file. */
final class EvidenceWriter {

    static final String BEGINNING = "standpat-evidence-v1";
    static final String LOG = "log ";
    static final String HAND = "hand ";
    static final String VIEWER = "viewer ";
    static final String OPENED = "opened ";
    static final String PATH = "path";
    static final String DECK = "deck ";
    static final String POSITION = "position ";
    static final String SEED = "seed ";
    static final String CHECKPOINT = "checkpoint";
    static final String END = "end ";

    /** Lines before the first event. */
    static final int HEAD_LINES = 4;

    private final StringBuilder file = new StringBuilder();

    private EvidenceWriter() {}

    static String text(Evidence evidence) {
        EvidenceWriter writer = new EvidenceWriter();
        writer.line(BEGINNING);
        writer.line(LOG + evidence.log());
        writer.line(HAND + evidence.hand());
        writer.line(VIEWER + evidence.viewer().text());
        evidence.events().forEach(writer::event);
        evidence.decks().forEach(writer::deck);
        evidence.seed().ifPresent(seed -> writer.line(SEED + seed.base64()));
        writer.line(CHECKPOINT);
        writer.file.append(evidence.checkpoint());
        writer.line(END + hash(writer.file.toString()).base64());
        return writer.file.toString();
    }

    /** What the last line says: SHA-256 of everything before it. */
    private static Hash hash(String text) {
        try {
            return Hash.of(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("Each Java platform has to have SHA-256, and this one does not.", missing);
        }
    }

    private void event(EvidenceEvent event) {
        line(event.entry().line());
        event.opened().ifPresent(opened -> line(OPENED + opened.salt().base64() + ' ' + opened.payload()));
        file.append(PATH);
        event.path().forEach(hash -> file.append(' ').append(hash.base64()));
        line("");
    }

    private void deck(EvidenceDeck deck) {
        line(DECK + deck.event() + ' ' + deck.positions().size());
        deck.positions().forEach(this::position);
    }

    private void position(EvidenceDeck.Position position) {
        line(POSITION
                + position.leaf().base64()
                + position.opening()
                        .map(opening -> ' '
                                + CardIndex.text(opening.card())
                                + ' '
                                + opening.salt().base64())
                        .orElse(""));
    }

    private void line(String text) {
        file.append(text).append('\n');
    }
}
