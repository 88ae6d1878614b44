package org.standpat.db.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.contract.Given.event;
import static org.standpat.db.contract.Given.events;
import static org.standpat.db.contract.Given.names;
import static org.standpat.db.contract.Given.newHand;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.axonframework.messaging.MetaData;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.Test;
import org.standpat.db.json.SampleEvents;
import org.standpat.hand.HandEvent;
import org.standpat.hand.Ruling;

/** Events of one hand: appended whole or not at all, numbered once, read back as they were. */
interface StreamContract extends ContractSubject {

    /** Well within what every storage takes, and far over what an event of a hand needs. */
    int LARGE = 8_000;

    /** More than an event log should take. */
    int TOO_LARGE = 1_000_000;

    /** It says of itself that it holds itself, so nothing can write it down. */
    final class Unwritable {
        public Object getSelf() {
            return this;
        }
    }

    @Test
    default void events_of_every_type_are_read_back_as_they_were_and_in_their_order() {
        UUID hand = newHand();
        Instant at = Instant.parse("2026-03-01T20:15:30.123456Z");
        List<DomainEventMessage<?>> written = new ArrayList<>();
        for (HandEvent sample : SampleEvents.ALL) {
            written.add(event(hand, written.size() + 1, sample, at.plusSeconds(written.size())));
        }

        storage().append(written);

        List<? extends DomainEventMessage<?>> read = hand(hand);
        assertThat(read).extracting(DomainEventMessage::getPayload).isEqualTo(SampleEvents.ALL);
        assertThat(read).extracting(DomainEventMessage::getAggregateIdentifier).containsOnly(hand.toString());
        assertThat(read)
                .extracting(DomainEventMessage::getSequenceNumber)
                .isEqualTo(written.stream()
                        .map(DomainEventMessage::getSequenceNumber)
                        .toList());
        ChronoUnit exactness = storage().differences().microsecondsAreKept() ? ChronoUnit.MICROS : ChronoUnit.MILLIS;
        assertThat(read)
                .extracting(DomainEventMessage::getTimestamp)
                .isEqualTo(written.stream()
                        .map(message -> message.getTimestamp().truncatedTo(exactness))
                        .toList());
        assertThat(read).extracting(DomainEventMessage::getIdentifier).doesNotHaveDuplicates();
    }

    @Test
    default void a_hand_is_read_from_a_number_on_and_its_last_number_is_told() {
        UUID hand = newHand();
        storage().append(events(hand, 1, 3));
        storage().append(events(hand, 4, 2));

        assertThat(storage().engine().readEvents(hand.toString(), 3).asStream())
                .extracting(DomainEventMessage::getSequenceNumber)
                .containsExactly(3L, 4L);
        assertThat(storage().engine().readEvents(hand.toString(), 5).hasNext()).isFalse();
        assertThat(storage().engine().lastSequenceNumberFor(hand.toString())).contains(4L);
    }

    @Test
    default void nothing_is_known_of_a_hand_that_nobody_wrote() {
        storage().append(events(newHand(), 1, 2));
        String unknown = newHand().toString();

        assertThat(storage().engine().readEvents(unknown).hasNext()).isFalse();
        assertThat(storage().engine().lastSequenceNumberFor(unknown)).isEmpty();
    }

    @Test
    default void an_append_of_nothing_changes_nothing() {
        storage().append(List.of());

        assertThat(feed(null)).isEmpty();
    }

    @Test
    default void a_hand_starts_once() {
        UUID hand = newHand();
        storage().append(events(hand, 1, 2));

        assertThatThrownBy(() -> storage().append(events(hand, 1, 1)))
                .isInstanceOf(
                        storage().differences().conflictsAreTold()
                                ? AggregateStreamCreationException.class
                                : EventStoreException.class);

        assertThat(handNames(hand)).isEqualTo(names(hand, 1, 2));
    }

    @Test
    default void a_number_that_is_taken_is_refused_and_the_hand_stays_as_it_is() {
        UUID hand = newHand();
        storage().append(events(hand, 1, 4));

        assertThatThrownBy(() -> storage().append(events(hand, 4, 3)))
                .isInstanceOf(
                        storage().differences().conflictsAreTold()
                                ? ConcurrencyException.class
                                : EventStoreException.class);

        assertThat(handNames(hand)).isEqualTo(names(hand, 1, 4));
    }

    @Test
    default void a_hole_in_a_hand_is_refused_or_stays_a_hole() {
        UUID hand = newHand();
        storage().append(events(hand, 1, 2));

        if (storage().differences().holesAreRefused()) {
            assertThatThrownBy(() -> storage().append(events(hand, 4, 1))).hasMessageContaining(hand.toString());
            assertThat(handNames(hand)).isEqualTo(names(hand, 1, 2));
        } else {
            storage().append(events(hand, 4, 1));
            assertThat(handNames(hand)).containsExactly(hand + "/1", hand + "/2", hand + "/4");
        }
    }

    @Test
    default void events_of_two_hands_may_be_in_one_append() {
        UUID one = newHand();
        UUID other = newHand();
        List<DomainEventMessage<?>> mixed = new ArrayList<>(events(one, 1, 2));
        mixed.addAll(events(other, 1, 1));
        mixed.addAll(events(one, 3, 1));

        if (storage().differences().severalHandsAreTaken()) {
            storage().append(mixed);

            assertThat(handNames(one)).isEqualTo(names(one, 1, 3));
            assertThat(handNames(other)).isEqualTo(names(other, 1, 1));
            assertThat(feedNames(null)).containsExactly(one + "/1", one + "/2", other + "/1", one + "/3");
        } else {
            assertThatThrownBy(() -> storage().append(mixed)).hasMessageContaining(other.toString());
            assertThat(feedNames(null)).isEmpty();
        }
    }

    @Test
    default void an_append_is_there_whole_or_not_at_all() {
        UUID taken = newHand();
        UUID fresh = newHand();
        storage().append(events(taken, 1, 2));
        List<DomainEventMessage<?>> mixed = new ArrayList<>(events(fresh, 1, 3));
        mixed.addAll(events(taken, 2, 1));

        assertThatThrownBy(() -> storage().append(mixed)).isInstanceOf(RuntimeException.class);

        assertThat(hand(fresh)).isEmpty();
        assertThat(handNames(taken)).isEqualTo(names(taken, 1, 2));
        assertThat(feedNames(null)).isEqualTo(names(taken, 1, 2));
    }

    @Test
    default void an_event_that_cannot_be_written_down_takes_its_own_append_with_it_and_no_other() {
        UUID bad = newHand();
        UUID good = newHand();
        List<DomainEventMessage<?>> unwritable = new ArrayList<>(events(bad, 1, 2));
        unwritable.add(event(bad, 3, new Unwritable(), Given.now()));

        assertThatThrownBy(() -> storage().append(unwritable)).isInstanceOf(RuntimeException.class);
        storage().append(events(good, 1, 1));
        storage().append(events(bad, 1, 1));

        assertThat(handNames(bad)).isEqualTo(names(bad, 1, 1));
        assertThat(feedNames(null)).containsExactly(good + "/1", bad + "/1");
    }

    @Test
    default void a_large_event_is_read_back_whole() {
        UUID hand = newHand();
        HandEvent large = new HandEvent.RulingIssued(new Ruling("floor 7", "ü".repeat(LARGE / 2), "7.6"));

        storage().append(List.of(event(hand, 1, large, Given.now())));

        assertThat(hand(hand).getFirst().getPayload()).isEqualTo(large);
    }

    @Test
    default void an_event_of_a_megabyte_is_refused_or_read_back_whole() {
        UUID hand = newHand();
        HandEvent tooLarge = new HandEvent.RulingIssued(new Ruling("floor 7", "x".repeat(TOO_LARGE), "7.6"));
        List<DomainEventMessage<?>> append = List.of(event(hand, 1, tooLarge, Given.now()));

        if (storage().differences().largePayloadsAreRefused()) {
            assertThatThrownBy(() -> storage().append(append)).hasMessageContaining("at most");
            assertThat(hand(hand)).isEmpty();
        } else {
            storage().append(append);
            assertThat(hand(hand).getFirst().getPayload()).isEqualTo(tooLarge);
        }
    }

    @Test
    default void what_a_message_carries_beside_its_event_is_kept_or_left_out() {
        UUID hand = newHand();
        storage().append(List.of(event(hand, 1, Given.check(1), Given.now(), MetaData.with("floor", "7"))));

        assertThat(hand(hand).getFirst().getMetaData())
                .isEqualTo(
                        storage().differences().metadataIsKept()
                                ? MetaData.with("floor", "7")
                                : MetaData.emptyInstance());
    }

    @Test
    default void a_snapshot_is_kept_or_refused() {
        UUID hand = newHand();
        storage().append(events(hand, 1, 2));
        DomainEventMessage<?> snapshot = event(hand, 2, Given.check(2), Given.now());

        if (storage().differences().snapshotsAreKept()) {
            storage().engine().storeSnapshot(snapshot);
            assertThat(storage()
                            .engine()
                            .readSnapshot(hand.toString())
                            .orElseThrow()
                            .getPayload())
                    .isEqualTo(Given.check(2));
        } else {
            assertThatThrownBy(() -> storage().engine().storeSnapshot(snapshot))
                    .isInstanceOf(UnsupportedOperationException.class);
            assertThat(storage().engine().readSnapshot(hand.toString())).isEmpty();
        }
    }

    @Test
    default void an_event_that_belongs_to_no_hand_is_stored_or_refused() {
        List<GenericEventMessage<?>> ofNoHand = List.of(new GenericEventMessage<>(Given.check(1)));

        if (storage().differences().eventsOfNoHandAreTaken()) {
            storage().append(ofNoHand);
            assertThat(feed(null)).hasSize(1);
        } else {
            assertThatThrownBy(() -> storage().append(ofNoHand)).isInstanceOf(IllegalArgumentException.class);
            assertThat(feed(null)).isEmpty();
        }
    }
}
