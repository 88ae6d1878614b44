package org.standpat.proof.evidence;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.proof.deck.CardIndex;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.Opening;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Hash;

/** Reads an evidence file. What it read has to be written again and compared, so that there is one way to write it. */
final class EvidenceReader {

    private static final String HASH = "[A-Za-z0-9+/]{43}=";
    private static final Pattern OPENED = Pattern.compile(EvidenceWriter.OPENED + "(" + HASH + ") ((?:[0-9a-f]{2})+)");
    private static final Pattern PATH = Pattern.compile(EvidenceWriter.PATH + "((?: " + HASH + "){0,64})");
    private static final Pattern DECK = Pattern.compile(EvidenceWriter.DECK + "([1-9]\\d{0,8}) ([1-9]\\d?)");
    private static final Pattern POSITION =
            Pattern.compile(EvidenceWriter.POSITION + "(" + HASH + ")(?: ([2-9TJQKA][cdhs]) (" + HASH + "))?");

    /** How long a hash is in base 64, with the space before it. */
    private static final int STEP = 45;

    private final EvidenceLines lines;

    EvidenceReader(EvidenceLines lines) {
        this.lines = lines;
    }

    /**
     * What the lines say.
     *
     * @throws UnreadableEvidenceException when they are no evidence
     */
    Evidence evidence() {
        lines.word(EvidenceWriter.BEGINNING);
        VerifierKey log = lines.after(EvidenceWriter.LOG, VerifierKey::parse);
        UUID hand = lines.after(EvidenceWriter.HAND, UUID::fromString);
        EvidenceViewer viewer = lines.after(EvidenceWriter.VIEWER, EvidenceViewer::parse);
        List<EvidenceEvent> events = events();
        List<EvidenceDeck> decks = new ArrayList<>();
        while (lines.begins(EvidenceWriter.DECK)) {
            decks.add(deck());
        }
        Optional<DeckSeed> seed = lines.begins(EvidenceWriter.SEED)
                ? Optional.of(lines.after(EvidenceWriter.SEED, DeckSeed::ofBase64))
                : Optional.empty();
        lines.word(EvidenceWriter.CHECKPOINT);
        return new Evidence(log, hand, viewer, events, decks, seed, note());
    }

    private List<EvidenceEvent> events() {
        List<EvidenceEvent> events = new ArrayList<>();
        while (events.isEmpty() || lines.begins(EventEntry.BEGINNING)) {
            if (events.size() == Evidence.MOST_EVENTS) {
                throw lines.fault("At most %,d events of a hand were expected.".formatted(Evidence.MOST_EVENTS));
            }
            events.add(event());
        }
        return events;
    }

    private EvidenceEvent event() {
        EventEntry entry = lines.after("", EventEntry::parse);
        Optional<EvidenceEvent.Opened> opened = Optional.empty();
        if (lines.begins(EvidenceWriter.OPENED)) {
            opened = Optional.of(lines.matching(
                    "A salt and a payload",
                    OPENED,
                    parts -> new EvidenceEvent.Opened(Salt.ofBase64(parts.group(1)), parts.group(2))));
        }
        return new EvidenceEvent(
                entry, opened, lines.matching("A path of at most 64 hashes", PATH, EvidenceReader::path));
    }

    private static List<Hash> path(Matcher parts) {
        String hashes = parts.group(1);
        List<Hash> path = new ArrayList<>();
        for (int begin = 0; begin < hashes.length(); begin += STEP) {
            path.add(Hash.ofBase64(hashes.substring(begin + 1, begin + STEP)));
        }
        return path;
    }

    private EvidenceDeck deck() {
        Matcher deck =
                lines.matching("\"deck\" with the number of an event and that of its positions", DECK, parts -> parts);
        int count = Integer.parseInt(deck.group(2));
        List<EvidenceDeck.Position> positions = new ArrayList<>();
        for (int place = 0; place < count; place++) {
            positions.add(position(place));
        }
        return new EvidenceDeck(Integer.parseInt(deck.group(1)), positions);
    }

    private EvidenceDeck.Position position(int place) {
        return lines.matching(
                "A position of the deck",
                POSITION,
                parts -> new EvidenceDeck.Position(
                        Hash.ofBase64(parts.group(1)),
                        Optional.ofNullable(parts.group(2))
                                .map(card ->
                                        new Opening(place, CardIndex.parse(card), Salt.ofBase64(parts.group(3))))));
    }

    private SignedNote note() {
        String note = lines.upToLast(EvidenceWriter.END);
        try {
            return SignedNote.parse(note.getBytes(UTF_8));
        } catch (IllegalArgumentException none) {
            throw lines.fault(String.valueOf(none.getMessage()));
        }
    }
}
