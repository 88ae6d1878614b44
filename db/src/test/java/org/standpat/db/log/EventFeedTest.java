package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.axonframework.common.stream.BlockingStream;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStoreException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class EventFeedTest {

    private static final int LIMIT_SECONDS = 20;
    private static final Duration NEVER = Duration.ofDays(1);
    private static final int ROUNDS = 40;

    @AutoClose
    private final LogFixture db = new LogFixture();

    @Test
    void a_message_is_an_event_of_its_hand_not_decoded() throws Exception {
        UUID hand = db.handWith(2);

        try (var stream = db.feed.openStream(null)) {
            stream.nextAvailable();
            TrackedEventMessage<?> second = stream.nextAvailable();

            assertThat(second.getPayload()).isEqualTo(db.log.hand(hand).getLast());
            assertThat(second.trackingToken()).isEqualTo(db.log.tokenOf(hand, 2).orElseThrow());
            assertThat(second).isInstanceOfSatisfying(DomainEventMessage.class, message -> {
                assertThat(message.getAggregateIdentifier()).isEqualTo(hand.toString());
                assertThat(message.getSequenceNumber()).isEqualTo(1L);
            });
        }
    }

    @Test
    void a_stream_goes_on_after_its_token() throws Exception {
        UUID hand = db.handWith(3);

        try (var stream = db.feed.openStream(db.log.tokenOf(hand, 2).orElseThrow())) {
            assertThat(numbers(stream, 1)).containsExactly(3);
            assertThat(stream.hasNextAvailable(50, TimeUnit.MILLISECONDS)).isFalse();
        }
    }

    @Test
    void a_waiting_stream_gets_what_comes_in_later_and_says_so() throws Exception {
        try (var stream = db.feed.openStream(null)) {
            AtomicInteger calls = new AtomicInteger();
            assertThat(stream.setOnAvailableCallback(calls::incrementAndGet)).isTrue();
            assertThat(stream.hasNextAvailable()).isFalse();
            assertThat(stream.peek()).isEmpty();

            db.handWith(2);

            assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            await().atMost(LIMIT_SECONDS, TimeUnit.SECONDS)
                    .untilAsserted(() -> assertThat(calls).hasPositiveValue());
            assertThat(stream.peek()).isPresent();
            assertThat(numbers(stream, 2)).containsExactly(1, 2);
        }
    }

    @Test
    void a_callback_that_is_set_late_is_called_at_once() throws Exception {
        db.handWith(1);
        try (var stream = db.feed.openStream(null)) {
            assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            AtomicInteger calls = new AtomicInteger();

            stream.setOnAvailableCallback(calls::incrementAndGet);

            assertThat(calls).hasValue(1);
        }
    }

    @Test
    void whoever_hurries_need_not_wait_until_events_have_gathered() throws Exception {
        EventFeed patient = new EventFeed(db.log, NEVER, NEVER);
        try (var stream = patient.openStream(null)) {
            for (int i = 0; i < ROUNDS; i++) {
                UUID hand = db.handWith(1);
                patient.hurry();

                assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS))
                        .isTrue();
                assertThat(hand(stream.nextAvailable())).isEqualTo(hand);
            }
        }
    }

    @Test
    void events_of_another_process_come_without_being_told() throws Exception {
        EventFeed elsewhere = new EventFeed(db.log);
        try (var stream = elsewhere.openStream(null)) {
            db.handWith(1);

            assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void more_events_than_the_buffer_holds_all_come() throws Exception {
        int hands = 3;
        int each = EventFeed.BUFFER_SIZE / 2;
        for (int i = 0; i < hands; i++) {
            db.handWith(each);
        }

        try (var stream = db.feed.openStream(null)) {
            assertThat(numbers(stream, hands * each)).hasSize(hands * each);
            assertThat(stream.hasNextAvailable()).isFalse();
        }
    }

    @Test
    void an_event_that_commits_late_comes_to_a_stream_that_is_waiting() throws Exception {
        UUID late = UUID.randomUUID();
        OtherWriter other = db.otherWriter(appendOf(late, 0, 1));
        try (var stream = db.feed.openStream(null)) {
            CompletableFuture<UUID> after = CompletableFuture.supplyAsync(() -> db.handWith(1));
            assertThat(stream.hasNextAvailable(2 * EventFeed.POLL_INTERVAL.toMillisPart(), TimeUnit.MILLISECONDS))
                    .isFalse();

            other.commit();

            assertThat(hand(stream.nextAvailable())).isEqualTo(late);
            assertThat(hand(stream.nextAvailable())).isEqualTo(after.join());
        }
    }

    @Test
    void a_failure_is_thrown_after_what_was_read_and_announced_like_an_event() throws Exception {
        db.handWith(2);
        try (var stream = db.feed.openStream(null)) {
            assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            AtomicInteger calls = new AtomicInteger();
            stream.setOnAvailableCallback(calls::incrementAndGet);

            db.dataSource.close();

            await().atMost(LIMIT_SECONDS, TimeUnit.SECONDS)
                    .untilAsserted(() -> assertThat(calls).hasValue(2));
            assertThat(numbers(stream, 2)).containsExactly(1, 2);
            assertThatThrownBy(stream::hasNextAvailable)
                    .isInstanceOf(EventStoreException.class)
                    .hasMessageContaining("could not be read");
            assertThatThrownBy(stream::nextAvailable).isInstanceOf(EventStoreException.class);
            assertThatThrownBy(stream::peek).isInstanceOf(EventStoreException.class);
        }
    }

    @Test
    void a_closed_stream_gives_nothing_and_keeps_nobody_waiting() throws Exception {
        db.handWith(1);
        BlockingStream<TrackedEventMessage<?>> stream = db.feed.openStream(null);
        assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();

        stream.close();

        assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS)).isFalse();
        assertThatThrownBy(stream::nextAvailable).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_token_that_the_log_does_not_hold_is_refused() {
        db.handWith(1);

        assertThatThrownBy(() -> db.feed.openStream(new FeedToken(4_000)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("Rebuild the projection");
    }

    @Test
    void the_head_is_the_last_event_and_the_tail_is_the_start() {
        assertThat(db.feed.createHeadToken()).isNull();
        UUID hand = db.handWith(2);

        assertThat(db.feed.createHeadToken()).isEqualTo(db.log.tokenOf(hand, 2).orElseThrow());
        assertThat(db.feed.createTailToken()).isNull();
    }

    private static List<Integer> numbers(BlockingStream<TrackedEventMessage<?>> stream, int count)
            throws InterruptedException {
        List<Integer> numbers = new ArrayList<>();
        while (numbers.size() < count) {
            assertThat(stream.hasNextAvailable(LIMIT_SECONDS, TimeUnit.SECONDS))
                    .as("an event after %s", numbers.size())
                    .isTrue();
            numbers.add(stored(stream.nextAvailable()).number());
        }
        return numbers;
    }

    private static UUID hand(TrackedEventMessage<?> message) {
        return stored(message).hand();
    }

    private static StoredEvent stored(TrackedEventMessage<?> message) {
        return (StoredEvent) message.getPayload();
    }
}
