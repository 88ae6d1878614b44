package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.Receipt.Recorded;

/** What is too large is refused by itself, and what a clock says is kept without being believed. */
class BadInputTest {

    private static final short CHECKED =
            appendOf(UUID.randomUUID(), 0, 1).events().getFirst().type();

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private static NewEvent eventOf(int bytes) {
        return new NewEvent(CHECKED, AT, Payload.of(new byte[bytes]));
    }

    private static List<NewEvent> times(int count, NewEvent event) {
        return new ArrayList<>(Collections.nCopies(count, event));
    }

    private CompletableFuture<Receipt> handIn(UUID hand, int position, List<NewEvent> events) {
        return CompletableFuture.supplyAsync(
                () -> db.commits.record(new Append(hand, position, events, Beside.NONE)), threads);
    }

    @Test
    void an_event_that_is_too_large_fails_alone_among_many_and_the_largest_is_kept_whole() {
        UUID largest = UUID.randomUUID();
        UUID tooLarge = UUID.randomUUID();
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        List<CompletableFuture<Receipt>> neighbours = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            neighbours.add(handIn(UUID.randomUUID(), 0, times(1, eventOf(10))));
        }
        CompletableFuture<Receipt> whole = handIn(largest, 0, times(1, eventOf(EventLimits.MAX_EVENT_BYTES)));
        CompletableFuture<Receipt> refused = handIn(tooLarge, 0, times(1, eventOf(EventLimits.MAX_EVENT_BYTES + 1)));
        holder.commit();

        assertThatThrownBy(refused::join)
                .hasCauseInstanceOf(LimitExceededException.class)
                .hasMessageContaining("16385 bytes")
                .hasMessageContaining("16384 at most");
        neighbours.forEach(one -> assertThat(one.join()).isInstanceOf(Recorded.class));
        assertThat(((Recorded) whole.join()).events()).isEqualTo(db.log.hand(largest));
        assertThat(db.log.positionOf(tooLarge)).isZero();
    }

    @Test
    void a_hand_that_would_be_too_long_fails_alone_and_the_longest_is_kept() {
        UUID longest = UUID.randomUUID();
        int most = EventLimits.MAX_EVENTS_PER_HAND;
        assertThat(handIn(longest, 0, times(most - 1, eventOf(1))).join()).isInstanceOf(Recorded.class);
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        CompletableFuture<Receipt> neighbour = handIn(UUID.randomUUID(), 0, times(1, eventOf(1)));
        CompletableFuture<Receipt> tooLong = handIn(longest, most - 1, times(2, eventOf(1)));
        CompletableFuture<Receipt> last = handIn(longest, most - 1, times(1, eventOf(1)));
        holder.commit();

        assertThatThrownBy(tooLong::join)
                .hasCauseInstanceOf(LimitExceededException.class)
                .hasMessageContaining("event 2001")
                .hasMessageContaining("2000 events at most");
        assertThat(last.join()).isInstanceOf(Recorded.class);
        assertThat(neighbour.join()).isInstanceOf(Recorded.class);
        assertThat(db.log.hand(longest)).hasSize(most);
    }

    /** More than one batch takes, of the largest appends that there can be. */
    @Test
    void appends_that_are_each_larger_than_a_batch_are_recorded_one_by_one() {
        List<NewEvent> large = times(
                1 + GroupCommit.MOST_BYTES_IN_A_BATCH / EventLimits.MAX_EVENT_BYTES,
                eventOf(EventLimits.MAX_EVENT_BYTES));
        OtherWriter holder = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        List<CompletableFuture<Receipt>> answers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            answers.add(handIn(UUID.randomUUID(), 0, large));
        }
        holder.commit();

        answers.forEach(
                answer -> assertThat(((Recorded) answer.join()).events()).hasSameSizeAs(large));
        assertThat(db.commits.batches()).isEqualTo(4);
        assertThat(db.log.count()).isEqualTo(1 + 4L * large.size());
    }

    @Test
    void a_clock_that_steps_back_changes_nothing_in_the_order_of_numbers_and_places() {
        UUID hand = UUID.randomUUID();
        UUID other = UUID.randomUUID();
        List<Instant> times =
                List.of(AT, AT.minusSeconds(3_600), AT.plusSeconds(5), Instant.EPOCH, AT.minusNanos(1_000));

        for (int i = 0; i < times.size(); i++) {
            NewEvent event = new NewEvent(CHECKED, times.get(i), Payload.of(new byte[] {(byte) i}));
            assertThat(handIn(hand, 2 * i, List.of(event, event)).join()).isInstanceOf(Recorded.class);
            assertThat(handIn(other, i, List.of(event)).join()).isInstanceOf(Recorded.class);
        }

        assertThat(db.log.hand(hand)).extracting(StoredEvent::number).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertThat(db.log.hand(hand)).extracting(StoredEvent::feedPosition).isSorted();
        assertThat(db.log.hand(other)).extracting(StoredEvent::at).isEqualTo(times);
        assertThat(db.feedNow())
                .startsWith(hand + "/1", hand + "/2", other + "/1", hand + "/3", hand + "/4", other + "/2")
                .hasSize(3 * times.size());
    }

    @Test
    void times_of_a_clock_that_is_far_off_come_back_as_they_were() {
        UUID hand = UUID.randomUUID();
        List<Instant> times =
                List.of(Instant.parse("0001-01-01T00:00:00Z"), Instant.parse("9999-12-31T23:59:59.999999Z"), AT);

        for (int i = 0; i < times.size(); i++) {
            NewEvent event = new NewEvent(CHECKED, times.get(i), Payload.of(new byte[0]));
            assertThat(handIn(hand, i, List.of(event)).join()).isInstanceOf(Recorded.class);
        }

        assertThat(db.log.hand(hand)).extracting(StoredEvent::at).isEqualTo(times);
    }
}
