package org.standpat.query.projection;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandState;

/**
 * The events of one transaction. They are folded in memory as they come, and each hand is written once at the end, as the last of
 * them left it.
 */
final class ProjectionBatch {

    private final Stores stores;
    private final Instant now;
    private final Map<UUID, HandSteps> hands = new LinkedHashMap<>();
    private final List<Instant> recorded = new ArrayList<>();

    ProjectionBatch(Stores stores, Instant now) {
        this.stores = stores;
        this.now = now;
    }

    /**
     * What a batch reads and writes.
     *
     * @param savepoint runs its action behind a savepoint of the transaction that is open
     */
    record Stores(
            HandTables tables,
            ParkedEvents parked,
            HandFolder folder,
            SummaryCache cache,
            TransactionTemplate savepoint) {

        /** Those of this build. */
        static Stores of(ProjectionParts parts, Build build) {
            TransactionTemplate savepoint = new TransactionTemplate(parts.transactions());
            savepoint.setPropagationBehavior(TransactionDefinition.PROPAGATION_NESTED);
            return new Stores(
                    new HandTables(parts.pool(), build),
                    new ParkedEvents(parts.pool(), build.processor()),
                    new HandFolder(parts.log(), parts.codec()),
                    new SummaryCache(),
                    savepoint);
        }
    }

    void take(StoredEvent event) {
        recorded.add(event.at());
        hands.computeIfAbsent(event.hand(), hand -> begin(event)).take(event);
    }

    private HandSteps begin(StoredEvent event) {
        return stores.cache()
                .at(event.hand(), event.number() - 1)
                .map(known -> HandSteps.after(stores.folder(), now, known))
                .orElseGet(
                        () -> HandSteps.of(stores.folder(), now, stores.tables().standingOf(event.hand())));
    }

    /** Writes everything; called once, before the transaction commits. */
    void write() {
        stores.tables().commitWithoutFlush();
        List<HandChange> last = new ArrayList<>();
        hands.values().forEach(hand -> hand.last().map(hand::upTo).ifPresent(last::add));
        if (!last.isEmpty()) {
            try {
                writeBehindSavepoint(last);
            } catch (RuntimeException refused) {
                if (!Faults.isOfTheEvent(refused)) {
                    throw refused;
                }
                hands.values().forEach(this::writeStepByStep);
            }
        }
        park();
    }

    private void writeBehindSavepoint(List<HandChange> changes) {
        stores.savepoint().executeWithoutResult(status -> stores.tables().write(changes));
    }

    /** Finds the event whose row cannot be written. */
    private void writeStepByStep(HandSteps hand) {
        for (ProjectedHand step : hand.steps()) {
            try {
                writeBehindSavepoint(List.of(hand.upTo(step)));
            } catch (RuntimeException refused) {
                if (!Faults.isOfTheEvent(refused)) {
                    throw refused;
                }
                hand.refuse(step, refused);
                return;
            }
        }
    }

    private void park() {
        List<ParkedEvent> parked = new ArrayList<>();
        hands.values().forEach(hand -> parked.addAll(hand.parked()));
        if (parked.isEmpty()) {
            return;
        }
        stores.parked().park(parked);
        Optional<ParkedEvent> faulty =
                parked.stream().filter(event -> !event.behind()).findFirst();
        if (faulty.isPresent()) {
            long parkedHands = stores.parked().count().hands();
            if (parkedHands > ProjectionLimits.MOST_PARKED_HANDS) {
                throw new TooManyParkedHandsException(parkedHands, faulty.get());
            }
        }
    }

    /** Keeps what is committed now for the next batch. A hand that is over needs no place in memory. */
    void committed() {
        hands.forEach((hand, steps) -> {
            Optional<ProjectedHand> last = steps.last();
            if (last.isEmpty() || last.get().summary().state() instanceof HandState.Finished) {
                stores.cache().remove(hand);
            } else {
                stores.cache().put(hand, last.get());
            }
        });
    }

    /** Events that were taken. */
    int events() {
        return recorded.size();
    }

    /** When they were recorded. */
    List<Instant> recorded() {
        return recorded;
    }
}
