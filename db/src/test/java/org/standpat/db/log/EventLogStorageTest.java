package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.checks;
import static org.standpat.db.log.LogFixture.message;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.GenericEventMessage;
import org.axonframework.modelling.command.AggregateStreamCreationException;
import org.axonframework.modelling.command.ConcurrencyException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;

class EventLogStorageTest {

    private static final UUID HAND = UUID.fromString("5d0c3b1e-0000-4000-8000-000000000001");

    @AutoClose
    private final LogFixture db = new LogFixture();

    @Test
    void a_hand_is_read_as_it_was_written() {
        List<Object> events = List.of(
                new HandEvent.CardsDealt(1, Cards.parse("7h5c4d3s2c")),
                new HandEvent.Checked(2),
                new HandEvent.Folded(1));
        List<DomainEventMessage<?>> written = new ArrayList<>();
        for (Object event : events) {
            written.add(message(HAND, written.size() + 1, event));
        }

        db.append(written);

        List<? extends DomainEventMessage<?>> read =
                db.storage.readEvents(HAND.toString(), 0).asStream().toList();
        assertThat(read).extracting(DomainEventMessage::getPayload).isEqualTo(events);
        assertThat(read).extracting(DomainEventMessage::getSequenceNumber).containsExactly(0L, 1L, 2L);
        assertThat(read).extracting(DomainEventMessage::getTimestamp).containsOnly(AT);
        assertThat(read).extracting(DomainEventMessage::getAggregateIdentifier).containsOnly(HAND.toString());
        assertThat(read).extracting(DomainEventMessage::getIdentifier).doesNotHaveDuplicates();
        assertThat(db.storage.lastSequenceNumberFor(HAND.toString())).contains(2L);
        assertThat(db.log.positionOf(HAND)).isEqualTo(3);
    }

    @Test
    void a_hand_is_read_from_a_number_on() {
        UUID hand = db.handWith(5);

        assertThat(db.storage.readEvents(hand.toString(), 3).asStream().map(DomainEventMessage::getSequenceNumber))
                .containsExactly(3L, 4L);
        assertThat(db.log.hand(hand, 4)).extracting(StoredEvent::number).containsExactly(4, 5);
        assertThat(db.log.hand(hand, 6)).isEmpty();
    }

    @Test
    void there_is_nothing_of_an_unknown_hand() {
        assertThat(db.storage.readEvents(HAND.toString()).hasNext()).isFalse();
        assertThat(db.storage.lastSequenceNumberFor(HAND.toString())).isEmpty();
        assertThat(db.log.positionOf(HAND)).isZero();
        assertThat(db.log.tokenOf(HAND, 1)).isEmpty();
    }

    @Test
    void events_of_two_hands_are_refused_together() {
        UUID other = UUID.randomUUID();
        List<DomainEventMessage<?>> mixed = new ArrayList<>(checks(HAND, 1, 2));
        mixed.addAll(checks(other, 1, 1));

        assertThatThrownBy(() -> db.append(mixed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("after event 2 of hand " + HAND + " came event 1 of hand " + other);
        assertThat(db.log.count()).isZero();
    }

    @Test
    void events_that_do_not_follow_one_another_are_refused() {
        List<DomainEventMessage<?>> gap = new ArrayList<>(checks(HAND, 1, 1));
        gap.addAll(checks(HAND, 3, 1));

        assertThatThrownBy(() -> db.append(gap)).isInstanceOf(IllegalArgumentException.class);
        assertThat(db.log.count()).isZero();
    }

    @Test
    void a_hand_starts_once() {
        UUID hand = db.handWith(2);

        assertThatThrownBy(() -> db.append(checks(hand, 1, 1)))
                .isInstanceOf(AggregateStreamCreationException.class)
                .hasMessageContaining(hand.toString());
        assertThat(db.log.positionOf(hand)).isEqualTo(2);
    }

    @Test
    void a_number_that_is_taken_is_a_conflict_that_names_hand_and_number() {
        UUID hand = db.handWith(4);

        assertThatThrownBy(() -> db.append(checks(hand, 4, 3)))
                .isInstanceOf(ConcurrencyException.class)
                .hasMessageContaining(hand.toString())
                .hasMessageContaining("Event 4");
        assertThat(db.log.positionOf(hand)).isEqualTo(4);
    }

    @Test
    void of_two_writers_one_wins_and_nothing_is_lost_or_doubled() throws Exception {
        int rounds = 40;
        db.append(checks(HAND, 1, 1));
        CyclicBarrier together = new CyclicBarrier(2);
        List<Object> won = new ArrayList<>();
        try (var threads = Executors.newFixedThreadPool(2)) {
            for (int number = 2; number <= rounds; number++) {
                int next = number;
                Callable<Boolean> left = () -> wins(together, next, new HandEvent.Checked(1));
                Callable<Boolean> right = () -> wins(together, next, new HandEvent.Folded(2));
                Future<Boolean> leftWins = threads.submit(left);
                Future<Boolean> rightWins = threads.submit(right);
                assertThat(leftWins.get()).isNotEqualTo(rightWins.get());
                won.add(leftWins.get() ? new HandEvent.Checked(1) : new HandEvent.Folded(2));
            }
        }

        assertThat(db.storage.readEvents(HAND.toString(), 1).asStream().map(DomainEventMessage::getPayload))
                .isEqualTo(won);
        assertThat(db.feedNow()).hasSize(rounds).doesNotHaveDuplicates();
    }

    private boolean wins(CyclicBarrier together, int number, HandEvent event) throws Exception {
        together.await();
        try {
            db.append(List.of(message(HAND, number, event)));
            return true;
        } catch (ConcurrencyException lost) {
            assertThat(lost).hasMessageContaining(HAND.toString());
            return false;
        }
    }

    @Test
    void a_record_never_gets_a_hole() {
        UUID hand = db.handWith(2);

        assertThatThrownBy(() -> db.append(checks(hand, 4, 1)))
                .isInstanceOf(ConcurrencyException.class)
                .hasMessageContaining("has only 2 events")
                .hasMessageContaining("without holes");
        assertThatThrownBy(() -> db.append(checks(HAND, 2, 1))).hasMessageContaining("has only 0 events");
    }

    @Test
    void an_event_that_is_too_large_is_refused() {
        String large = "x".repeat(EventLimits.MAX_EVENT_BYTES);

        assertThatThrownBy(() -> db.append(List.of(message(HAND, 1, new HandEvent.DeckShuffled(large)))))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("at most")
                .hasMessageContaining(String.valueOf(EventLimits.MAX_EVENT_BYTES));
        assertThat(db.log.count()).isZero();
    }

    @Test
    void a_hand_with_too_many_events_is_refused() {
        UUID hand = db.handWith(EventLimits.MAX_EVENTS_PER_HAND);

        assertThat(db.log.hand(hand)).hasSize(EventLimits.MAX_EVENTS_PER_HAND);
        assertThatThrownBy(() -> db.append(checks(hand, EventLimits.MAX_EVENTS_PER_HAND + 1, 1)))
                .isInstanceOf(LimitExceededException.class);
    }

    @Test
    void what_is_not_of_a_hand_is_refused() {
        assertThatThrownBy(() -> db.storage.appendEvents(GenericEventMessage.asEventMessage("hello")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> db.storage.readEvents("1-1-1-1-1", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1-1-1-1-1");
    }

    @Test
    void snapshots_are_refused() {
        assertThatThrownBy(() -> db.storage.storeSnapshot(message(HAND, 1, new HandEvent.Checked(1))))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThat(db.storage.readSnapshot(HAND.toString())).isEmpty();
    }

    @Test
    void the_whole_feed_can_be_read_through_the_engine_page_by_page() {
        UUID hand = db.handWith(EventFeed.PAGE_SIZE + 7);

        assertThat(db.storage.readEvents(null, false)).hasSize(EventFeed.PAGE_SIZE + 7);
        assertThat(db.storage.readEvents(
                        db.log.tokenOf(hand, EventFeed.PAGE_SIZE).orElseThrow(), false))
                .hasSize(7);
        assertThat(db.storage.createHeadToken())
                .isEqualTo(db.log.tokenOf(hand, EventFeed.PAGE_SIZE + 7).orElseThrow());
    }
}
