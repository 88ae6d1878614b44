package org.standpat.query.export;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.standpat.db.log.HandSources;
import org.standpat.export.RecordedEvent;
import org.standpat.export.SeenHand;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;
import org.standpat.query.replay.HandReader;
import org.standpat.query.replay.HandRecord;
import org.standpat.view.Onlooker;
import org.standpat.view.UnshownCards;

/** Hands as {@link HandReader} shows them, with what their chips are worth. */
public final class SeenHands {

    private final HandReader reader;
    private final HandSources sources;
    private final Denomination house;

    /**
     * Hands of one record.
     *
     * @param house what a chip is worth of hands that did not come from a file
     */
    public SeenHands(HandReader reader, HandSources sources, Denomination house) {
        this.reader = reader;
        this.sources = sources;
        this.house = house;
    }

    /** A hand of the record. */
    public sealed interface Found {
        /** Its id. */
        UUID hand();
    }

    /**
     * A hand that can be read.
     *
     * @param hand its id
     * @param position number of its last event
     * @param seen the hand as its reader may see it
     */
    public record Whole(UUID hand, int position, SeenHand seen) implements Found {

        /** Every event of the hand, as its reader may see it. */
        public List<HandEvent> happened() {
            return seen.events().stream().map(RecordedEvent::event).toList();
        }

        /** Whether a card is in it that was not shown at the table, so that reading it is to be recorded. */
        boolean holdsUnshownCards() {
            List<HandEvent> events = happened();
            return UnshownCards.areIn(events, events);
        }
    }

    /**
     * A hand of which an event is missing or cannot be read. Of it nothing is written, rather than a part as if it were the whole.
     *
     * @param hand its id
     * @param position number of the last event that can be read; 0 for none
     * @param why a sentence that names no card
     */
    public record Damaged(UUID hand, int position, String why) implements Found {}

    /** The hand as somebody may see it; empty when it is not in the record, or he may see nothing of it. */
    public Optional<Found> of(UUID hand, Onlooker onlooker) {
        Iterator<Found> found = of(List.of(hand), onlooker).iterator();
        return found.hasNext() ? Optional.of(found.next()) : Optional.empty();
    }

    /**
     * Those of these hands that are in the record and that somebody may see, in the order asked for. Their events are read here, all at once; the table after each of
     * them, which takes far more room, is worked out of one hand after the other.
     */
    public Iterable<Found> of(List<UUID> hands, Onlooker onlooker) {
        if (hands.isEmpty()) {
            return List.of();
        }
        Map<UUID, Denomination> money = sources.moneyOf(hands);
        List<HandRecord> records = reader.read(hands, onlooker);
        return () -> records.stream()
                .map(record -> found(record, money.getOrDefault(record.hand(), house)))
                .iterator();
    }

    private static Found found(HandRecord record, Denomination money) {
        if (record.fault().isPresent()) {
            int readable = record.events().size();
            return new Damaged(
                    record.hand(),
                    readable,
                    "an event cannot be read by this version: " + record.fault().get());
        }
        List<RecordedEvent> events = record.events().stream()
                .map(event -> new RecordedEvent(event.event(), event.at()))
                .toList();
        return new Whole(record.hand(), record.position(), SeenHand.of(events, record.viewer(), money));
    }
}
