package org.standpat.command.evidence;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.UUID;
import javax.sql.DataSource;
import org.standpat.access.CardReader;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.UnknownHandException;
import org.standpat.db.access.GivenHand;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.deal.ChangedDeckException;
import org.standpat.deal.DeckBook;
import org.standpat.deal.DeckBook.ShuffledDeck;
import org.standpat.hand.ImpossibleEvent;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.checkpoint.Checkpoints;
import org.standpat.notary.leaf.EventLeaves;
import org.standpat.notary.tree.StoredTree;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.Opening;
import org.standpat.proof.entry.EventEntry;
import org.standpat.proof.evidence.Evidence;
import org.standpat.proof.evidence.EvidenceDeck;
import org.standpat.proof.evidence.EvidenceEvent;
import org.standpat.proof.evidence.EvidenceEvent.Opened;
import org.standpat.proof.evidence.EvidenceViewer;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Hash;
import org.standpat.proof.tree.InclusionProof;
import org.standpat.proof.tree.Subtrees;
import org.standpat.view.Viewer;

/**
 * Assembles the evidence of a hand for one reader: what he may see of it in the clear, the rest sealed, and every event's way up to a root that
 * is signed. Safe for use by many threads.
 */
public final class EvidenceDesk {

    /** How long it waits for a checkpoint over the hand's last event. */
    public static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

    /** Requests that may wait for a checkpoint at one time; more are told to ask again. */
    public static final int MOST_WAITING = 16;

    /** Requests that may use connections at one time: fewer than the pool has, for those who record need some, too. */
    public static final int MOST_AT_WORK = 4;

    /** How long others wait for their turn before they are told to ask again. */
    public static final Duration LONGEST_QUEUE = Duration.ofSeconds(2);

    /** What is known of a hand before it is known by which checkpoint it is proven. */
    private record Asked(SeenHand seen, Optional<DeckBook> book, Optional<DeckSeed> seed) {}

    private final EventLog log;
    private final StoredTree tree;
    private final NotaryKeys keys;
    private final DealerVault vault;
    private final HandSources sources;
    private final EventCodec codec = new HandEventCodec();
    private final Turns turns = new Turns(MOST_AT_WORK, LONGEST_QUEUE);
    private final CoveringCheckpoint checkpoint;

    /** A desk on this database, with the secrets of its log and the dealer's vault. */
    public EvidenceDesk(DataSource database, NotaryKeys keys, DealerVault vault) {
        this.log = new EventLog(database);
        this.checkpoint = new CoveringCheckpoint(new Checkpoints(database), keys.log(), turns);
        this.tree = new StoredTree(database);
        this.keys = keys;
        this.vault = vault;
        this.sources = new HandSources(database);
    }

    /**
     * The evidence of a hand, for a reader. It is recorded that he was given cards before it returns, where there are some that were not shown.
     *
     * @param withSeed whether he wants the seed of the decks, too: for staff with a reason, of a hand that is over and was dealt here
     * @throws UnknownHandException when there is no such hand, or he may not see it
     * @throws DealtElsewhereException when another house dealt it, whose decks are not here
     * @throws SeedRefusedException when he may not have the seed, or there is none
     * @throws NotProvenYetException when no checkpoint speaks for the whole hand within {@link #LONGEST_WAIT}
     * @throws TooManyAtOnceException when its turn does not come within {@link #LONGEST_QUEUE}
     * @throws ChangedRecordException when what is stored is not what was signed
     * @throws org.standpat.db.access.AccessNotRecordedException when it could not be recorded; nothing may be given then
     */
    public Evidence evidence(UUID hand, CardReader reader, boolean withSeed) {
        Asked asked = turns.take(() -> asked(hand, reader, withSeed));
        SignedCheckpoint signed = checkpoint.of(hand, asked.seen().lastPlace());
        return turns.take(() -> given(asked, signed, reader));
    }

    private Asked asked(UUID hand, CardReader reader, boolean withSeed) {
        List<StoredEvent> rows = log.hand(hand);
        if (rows.isEmpty()) {
            throw new UnknownHandException(hand);
        }
        try {
            SeenHand seen =
                    SeenHand.of(rows, codec, reader.onlooker()).orElseThrow(() -> new UnknownHandException(hand));
            Optional<DeckBook> book = book(seen);
            return new Asked(seen, book, withSeed ? Optional.of(seed(seen, book)) : Optional.empty());
        } catch (UnreadableEventException | ImpossibleEvent | IllegalStateException | IllegalArgumentException fault) {
            // What was edited need make no sense any more; then that it was edited is what is to be said.
            requireSigned(rows);
            if (fault instanceof ChangedDeckException changed) {
                throw new ChangedRecordException(String.valueOf(changed.getMessage()), changed);
            }
            throw fault;
        }
    }

    /** The decks, where the hand was dealt here. */
    private Optional<DeckBook> book(SeenHand seen) {
        UUID hand = seen.hand();
        if (vault.has(hand)) {
            return Optional.of(vault.book(hand, seen.events()));
        }
        if (!seen.commitsToPlaces()) {
            return Optional.empty();
        }
        if (sources.has(hand)) {
            throw new DealtElsewhereException(hand);
        }
        throw new ChangedRecordException("The decks of hand " + hand
                + " were committed to, and table dealer_secret has no row for it: the row was taken away, or the hand was put in"
                + " from elsewhere. Restore the row from a backup.");
    }

    /** That each of these is what was signed, as far as anything was signed yet. */
    private void requireSigned(List<StoredEvent> rows) {
        Optional<SignedCheckpoint> newest = checkpoint.newest();
        if (newest.isPresent()) {
            SignedCheckpoint signed = newest.get();
            EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, keys.salts());
            Subtrees once = new TilesOnce(tree, signed.checkpoint().size());
            for (StoredEvent row : rows) {
                if (row.feedPosition() <= signed.checkpoint().size()) {
                    path(leaves.of(row), signed, once);
                }
            }
        }
    }

    private Evidence given(Asked asked, SignedCheckpoint signed, CardReader reader) {
        SeenHand seen = asked.seen();
        boolean withSeed = asked.seed().isPresent();
        Evidence evidence = new Evidence(
                keys.log(),
                seen.hand(),
                seen.viewer(),
                events(seen, signed),
                asked.book().map(decks -> decks(decks, seen, withSeed)).orElse(List.of()),
                asked.seed(),
                signed.note());
        if (withSeed) {
            reader.isGiven(List.of(new GivenHand(seen.hand(), false)));
        } else {
            reader.isGiven(seen.hand(), seen.seen(), seen.seen());
        }
        return evidence;
    }

    private static DeckSeed seed(SeenHand seen, Optional<DeckBook> book) {
        if (!(seen.sight() instanceof Viewer.Staff staff && staff.withReason())) {
            throw new SeedRefusedException(
                    "The seed of a deck tells every card of it. It is for staff who say why they want it, in header Standpat-Reason or with --reason.");
        }
        if (!seen.over()) {
            throw new SeedRefusedException("Hand " + seen.hand()
                    + " is still played, and the seed tells the cards that come next. Ask again when it is over.");
        }
        return book.filter(decks -> !decks.decks().isEmpty())
                .map(DeckBook::seed)
                .orElseThrow(() -> new SeedRefusedException("Hand " + seen.hand()
                        + " was not dealt by this house, or before it committed to places: there is no seed to give."));
    }

    private List<EvidenceEvent> events(SeenHand seen, SignedCheckpoint signed) {
        EventLeaves leaves = new EventLeaves(HandEventTypes.ALL, keys.salts());
        Subtrees once = new TilesOnce(tree, signed.checkpoint().size());
        EvidenceViewer viewer = seen.viewer();
        List<EvidenceEvent> events = new ArrayList<>(seen.rows().size());
        for (int i = 0; i < seen.rows().size(); i++) {
            StoredEvent row = seen.rows().get(i);
            EventEntry entry = leaves.of(row);
            boolean opened = viewer.sees(entry);
            if (opened && !seen.isWhole(i)) {
                throw new IllegalStateException("Event " + row.number() + " of hand " + seen.hand()
                        + " would be opened to somebody who may not see the whole of it.");
            }
            events.add(new EvidenceEvent(
                    entry,
                    opened
                            ? Optional.of(
                                    Opened.of(leaves.salt(row), row.payload().bytes()))
                            : Optional.empty(),
                    path(entry, signed, once)));
        }
        return events;
    }

    private List<Hash> path(EventEntry entry, SignedCheckpoint signed, Subtrees hashes) {
        InclusionProof proof =
                InclusionProof.of(entry.index(), signed.checkpoint().size(), hashes);
        if (!proof.holds(entry.leaf(), signed.checkpoint().root())) {
            throw new ChangedRecordException(
                    "Event %d of hand %s, at place %,d of the log, is not the one that the checkpoint over %,d events was signed for."
                            .formatted(
                                    entry.number(),
                                    entry.hand(),
                                    entry.feedPosition(),
                                    signed.checkpoint().size()));
        }
        return proof.hashes();
    }

    private static List<EvidenceDeck> decks(DeckBook book, SeenHand seen, boolean all) {
        List<SortedMap<Integer, Opening>> openings = book.openings(seen.seen());
        List<EvidenceDeck> decks = new ArrayList<>();
        for (int i = 0; i < book.decks().size(); i++) {
            ShuffledDeck deck = book.decks().get(i);
            SortedMap<Integer, Opening> opened = openings.get(i);
            List<EvidenceDeck.Position> positions = new ArrayList<>();
            for (int place = 0; place < deck.places().size(); place++) {
                Optional<Opening> opening =
                        all ? Optional.of(deck.places().opening(place)) : Optional.ofNullable(opened.get(place));
                positions.add(new EvidenceDeck.Position(
                        deck.places().commitment().places().get(place), opening));
            }
            decks.add(new EvidenceDeck(deck.event(), positions));
        }
        return decks;
    }
}
