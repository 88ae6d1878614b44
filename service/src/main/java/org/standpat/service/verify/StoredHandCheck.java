package org.standpat.service.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.standpat.command.dealer.DealerKeyException;
import org.standpat.command.dealer.DealerVault;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.StoredEvent;
import org.standpat.db.log.UnreadableEventException;
import org.standpat.deal.Dealer;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.verify.Finding;
import org.standpat.verify.HandVerifier;

/** Judges a hand as the log keeps it: whether its rows are whole, whether they can be read, and what they say. */
public final class StoredHandCheck {

    private static final String RECORD = "8";

    private final EventCodec codec;
    private final Optional<DealerVault> vault;
    private final Predicate<UUID> imported;

    /** A check of events and rules alone, which needs no secret. */
    public StoredHandCheck(EventCodec codec) {
        this(codec, Optional.empty(), hand -> false);
    }

    /**
     * A check that asks the dealer's vault too, where there is one, whether the house dealt these cards.
     *
     * @param imported whether a hand came from a file: another house dealt it then, whose deck is not here
     */
    StoredHandCheck(EventCodec codec, Optional<DealerVault> vault, Predicate<UUID> imported) {
        this.codec = codec;
        this.vault = vault;
        this.imported = imported;
    }

    /** What is wrong with the hand of these rows, which come by number; empty when all is well. */
    List<Finding> findings(UUID hand, List<StoredEvent> rows) {
        List<HandEvent> events = new ArrayList<>(rows.size());
        for (StoredEvent row : rows) {
            int number = events.size() + 1;
            if (row.number() != number) {
                return before(number, events, hand, "event " + number, "event " + row.number());
            }
            try {
                events.add(decoded(row));
            } catch (UnreadableEventException unreadable) {
                return before(
                        number, events, hand, "an event that can be read", String.valueOf(unreadable.getMessage()));
            }
        }
        return judged(hand, events);
    }

    private HandEvent decoded(StoredEvent row) {
        if (codec.decode(row.type(), row.payload()) instanceof HandEvent event) {
            return event;
        }
        throw new UnreadableEventException("Event type " + row.type() + " is no event of a hand.", null);
    }

    /** What there is to say about the events before the one that is missing or cannot be read, and that one. */
    private List<Finding> before(int number, List<HandEvent> events, UUID hand, String expected, String actual) {
        List<Finding> findings = new ArrayList<>();
        for (Finding finding : events.isEmpty() ? List.<Finding>of() : judged(hand, events)) {
            if (finding.eventNumber() < number) {
                findings.add(finding);
            }
        }
        String sentence = "Rule " + RECORD + ": expected " + expected + ", got: " + actual;
        findings.add(new Finding(number, RECORD, sentence));
        return findings;
    }

    private List<Finding> judged(UUID hand, List<HandEvent> events) {
        if (!(events.getFirst() instanceof HandStarted started)) {
            return HandVerifier.verify(events);
        }
        if (!started.hand().equals(hand)) {
            return List.of(new Finding(
                    1, RECORD, "Rule " + RECORD + ": expected the start of this hand, got one of another."));
        }
        if (vault.isEmpty() || started.dealing() != Dealing.HOUSE || isOfAnotherHouse(vault.get(), hand)) {
            return HandVerifier.verify(events);
        }
        return withItsDealer(vault.get().dealerOf(hand), events);
    }

    /** A hand that was dealt here is asked for its deck, be a file of it imported here or not. */
    private boolean isOfAnotherHouse(DealerVault decks, UUID hand) {
        return !decks.has(hand) && imported.test(hand);
    }

    private static List<Finding> withItsDealer(Dealer dealer, List<HandEvent> events) {
        try {
            // Opens the vault, so that what is wrong with it is told apart from what is wrong with the hand.
            dealer.openingCommitment();
        } catch (DealerKeyException | IllegalStateException closed) {
            List<Finding> findings = new ArrayList<>();
            findings.add(new Finding(
                    1, RECORD, "Rule " + RECORD + ": expected the deck of this hand, got: " + closed.getMessage()));
            findings.addAll(HandVerifier.verify(events));
            return findings;
        }
        return HandVerifier.verify(events, dealer);
    }
}
