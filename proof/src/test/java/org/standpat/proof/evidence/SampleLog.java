package org.standpat.proof.evidence;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.standpat.proof.deck.SeededDeck;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.entry.SaltSecret;
import org.standpat.proof.note.Checkpoint;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.note.VerifierKey;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.InclusionProof;
import org.standpat.proof.tree.Subtrees;

/** A log with the events of several hands mixed, its tree, and somebody who signs. */
final class SampleLog {

    private static final Instant NOW = Instant.parse("2026-07-27T10:15:30Z");

    final NoteSigner log = signer("room.example/log", KeyType.ED25519, 1);
    final NoteSigner witness = signer("witness.example", KeyType.COSIGNATURE, 2);
    final NoteSigner other = signer("other-witness.example", KeyType.COSIGNATURE, 3);
    final List<SampleHand> hands;

    private final SaltSecret secret;
    private final List<EventEntry> leaves = new ArrayList<>();
    private final Map<Long, Hash> subtrees = new HashMap<>();
    private final Map<SampleHand, List<EventEntry>> entries = new HashMap<>();

    SampleLog(Random random, List<SampleHand> hands) {
        this.hands = List.copyOf(hands);
        byte[] bytes = new byte[SaltSecret.BYTES];
        random.nextBytes(bytes);
        secret = SaltSecret.ofBase64(Base64.getEncoder().encodeToString(bytes));
        List<SampleHand> turns = new ArrayList<>();
        hands.forEach(hand -> hand.events.forEach(event -> turns.add(hand)));
        Collections.shuffle(turns, random);
        long micros = 1_764_532_801_123_456L;
        for (SampleHand hand : turns) {
            micros += random.nextInt(1_000_000);
            append(hand, micros);
        }
    }

    /** Of some hands of every kind of dealing. */
    static SampleLog random(Random random) {
        List<SampleHand> hands = new ArrayList<>();
        for (SampleHand.Dealing dealing : SampleHand.Dealing.values()) {
            hands.add(SampleHand.play(random, dealing));
        }
        hands.add(SampleHand.play(random, SampleHand.Dealing.COMMITTED, 6, 3, true));
        return new SampleLog(random, hands);
    }

    static NoteSigner signer(String name, KeyType type, int number) {
        try {
            SecureRandom source = SecureRandom.getInstance("SHA1PRNG");
            source.setSeed(number);
            KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
            generator.initialize(255, source);
            KeyPair keys = generator.generateKeyPair();
            return new NoteSigner(name, type, keys);
        } catch (GeneralSecurityException missing) {
            throw new AssertionError(missing);
        }
    }

    VerifierKey key() {
        return log.verifier();
    }

    List<VerifierKey> witnesses() {
        return List.of(witness.verifier(), other.verifier());
    }

    private void append(SampleHand hand, long micros) {
        List<EventEntry> own = entries.computeIfAbsent(hand, missing -> new ArrayList<>());
        int number = own.size() + 1;
        SampleHand.Event event = hand.events.get(number - 1);
        EventEntry entry = EventEntry.of(
                hand.id,
                number,
                leaves.size() + 1L,
                micros,
                event.type(),
                event.revision(),
                event.payload(),
                salt(hand, number));
        own.add(entry);
        leaves.add(entry);
    }

    private Salt salt(SampleHand hand, int number) {
        return secret.salts().of(hand.id, number);
    }

    /** Lies: the leaf of this event is another, and the tree over it is signed all the same. */
    void replace(SampleHand hand, int number, EventEntry entry) {
        leaves.set((int) entry.index(), entry);
        subtrees.clear();
        entries.get(hand).set(number - 1, entry);
    }

    EventEntry entry(SampleHand hand, int number) {
        return entries.get(hand).get(number - 1);
    }

    private Subtrees tree() {
        return this::subtree;
    }

    private Hash subtree(int level, long index) {
        Hash known = subtrees.get(index << 6 | level);
        if (known == null) {
            known = level == 0
                    ? leaves.get((int) index).leaf()
                    : Hash.ofNode(subtree(level - 1, 2 * index), subtree(level - 1, 2 * index + 1));
            subtrees.put(index << 6 | level, known);
        }
        return known;
    }

    SignedNote checkpoint() {
        String text = Checkpoint.of(key().name(), leaves.size(), tree().root(leaves.size()))
                .text();
        return new SignedNote(
                text, List.of(witness.sign(text, NOW), log.sign(text, NOW), other.sign(text, NOW.plusSeconds(7))));
    }

    Evidence evidence(SampleHand hand, EvidenceViewer viewer) {
        return evidence(hand, viewer, hand.events.size(), false);
    }

    /** Of the first events of a hand, as a notary would make it. */
    Evidence evidence(SampleHand hand, EvidenceViewer viewer, int count, boolean seeded) {
        Subtrees tree = tree();
        List<EvidenceEvent> events = IntStream.rangeClosed(1, count)
                .mapToObj(number -> event(hand, number, viewer, tree))
                .toList();
        List<EvidenceDeck> decks = DealtDeck.of(events).stream()
                .map(said -> deck(hand.decks.get(said.event()), said, seeded))
                .toList();
        return new Evidence(
                key(),
                hand.id,
                viewer,
                events,
                decks,
                seeded ? Optional.of(hand.seed) : Optional.empty(),
                checkpoint());
    }

    /** With the decks that the dealer has, opened where he dealt from or with the seed everywhere, whatever the events say. */
    Evidence unchecked(SampleHand hand, EvidenceViewer viewer, boolean seeded) {
        Subtrees tree = tree();
        List<EvidenceEvent> events = IntStream.rangeClosed(1, hand.events.size())
                .mapToObj(number -> event(hand, number, viewer, tree))
                .toList();
        List<EvidenceDeck> decks = hand.decks.keySet().stream()
                .sorted()
                .map(number -> deck(
                        hand.decks.get(number),
                        new DealtDeck(number, 0, 52, Hash.OF_NOTHING, Set.of(), Map.of(), Set.of()),
                        seeded || viewer instanceof EvidenceViewer.Staff))
                .toList();
        return new Evidence(
                key(),
                hand.id,
                viewer,
                events,
                decks,
                seeded ? Optional.of(hand.seed) : Optional.empty(),
                checkpoint());
    }

    /** The leaf that an event would have with this payload. */
    EventEntry sealing(SampleHand hand, int number, byte[] payload) {
        EventEntry entry = entry(hand, number);
        return EventEntry.of(
                hand.id,
                number,
                entry.feedPosition(),
                entry.micros(),
                entry.type(),
                entry.revision(),
                payload,
                salt(hand, number));
    }

    private EvidenceEvent event(SampleHand hand, int number, EvidenceViewer viewer, Subtrees tree) {
        EventEntry entry = entry(hand, number);
        Optional<EvidenceEvent.Opened> opened = viewer.sees(entry)
                ? Optional.of(EvidenceEvent.Opened.of(
                        salt(hand, number), hand.events.get(number - 1).payload()))
                : Optional.empty();
        return new EvidenceEvent(
                entry,
                opened,
                InclusionProof.of(entry.index(), leaves.size(), tree).hashes());
    }

    private static EvidenceDeck deck(SeededDeck deck, DealtDeck said, boolean seeded) {
        List<Hash> places = deck.commitment().places();
        return new EvidenceDeck(
                said.event(),
                IntStream.range(0, deck.size())
                        .mapToObj(place -> new EvidenceDeck.Position(
                                places.get(place),
                                seeded || said.dealt().containsKey(place)
                                        ? Optional.of(deck.opening(place))
                                        : Optional.empty()))
                        .toList());
    }
}
