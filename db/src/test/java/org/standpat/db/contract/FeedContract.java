package org.standpat.db.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.contract.Given.MINUTES;
import static org.standpat.db.contract.Given.events;
import static org.standpat.db.contract.Given.name;
import static org.standpat.db.contract.Given.names;
import static org.standpat.db.contract.Given.newHand;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.axonframework.eventhandling.EventMessage;
import org.axonframework.eventhandling.TrackedEventMessage;
import org.axonframework.eventhandling.TrackingToken;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.standpat.db.contract.StorageUnderTest.HeldAppend;

/** The feed of all events: in one order, each committed event once, none before its commit. */
interface FeedContract extends ContractSubject {

    /** How long something is watched that is said to wait. */
    int WATCHED_MILLIS = 300;

    /** How long something may take that is said to go on at once. */
    int LIMIT_SECONDS = 30;

    @Test
    default void the_feed_gives_every_event_once_in_the_order_of_the_appends() {
        UUID one = newHand();
        UUID other = newHand();
        storage().append(events(one, 1, 2));
        storage().append(events(other, 1, 1));
        storage().append(events(one, 3, 1));

        List<TrackedEventMessage<?>> feed = feed(null);

        assertThat(feed).extracting(Given::name).containsExactly(one + "/1", one + "/2", other + "/1", one + "/3");
        assertThat(feed)
                .extracting(storage()::eventIn)
                .containsExactly(Given.check(1), Given.check(2), Given.check(1), Given.check(3));
    }

    @Test
    default void reading_goes_on_behind_any_token_and_tokens_only_grow() {
        UUID hand = newHand();
        storage().append(events(hand, 1, 3));
        storage().append(events(hand, 4, 3));
        List<TrackedEventMessage<?>> feed = feed(null);

        for (int read = 1; read <= feed.size(); read++) {
            assertThat(feedNames(feed.get(read - 1).trackingToken()))
                    .isEqualTo(names(hand, read + 1, feed.size() - read));
        }
        for (int i = 1; i < feed.size(); i++) {
            TrackingToken token = feed.get(i).trackingToken();
            TrackingToken before = feed.get(i - 1).trackingToken();
            assertThat(token.covers(before)).isTrue();
            assertThat(before.covers(token)).isFalse();
            assertThat(token.position().orElseThrow())
                    .isGreaterThan(before.position().orElseThrow());
        }
    }

    @Test
    default void behind_the_head_is_what_comes_next_and_behind_the_tail_is_everything() {
        UUID hand = newHand();
        assertThat(storage().engine().createHeadToken()).isNull();
        assertThat(storage().engine().createTailToken()).isNull();
        storage().append(events(hand, 1, 2));

        TrackingToken head = storage().engine().createHeadToken();
        TrackingToken tail = storage().engine().createTailToken();

        assertThat(feed(head)).isEmpty();
        storage().append(events(hand, 3, 1));
        assertThat(feedNames(head)).containsExactly(hand + "/3");
        assertThat(feedNames(tail)).isEqualTo(names(hand, 1, 3));
    }

    @Test
    default void nobody_sees_an_event_before_its_commit() {
        UUID hand = newHand();
        HeldAppend open = storage().hold(events(hand, 1, 2));

        assertThat(feed(null)).isEmpty();
        assertThat(hand(hand)).isEmpty();
        assertThat(storage().engine().lastSequenceNumberFor(hand.toString())).isEmpty();
        assertThat(storage().engine().createHeadToken()).isNull();

        open.commit();

        assertThat(feedNames(null)).isEqualTo(names(hand, 1, 2));
        assertThat(handNames(hand)).isEqualTo(names(hand, 1, 2));
    }

    @Test
    default void while_an_append_is_open_later_ones_go_on_or_wait_as_it_is_said() throws Exception {
        UUID late = newHand();
        UUID later = newHand();
        HeldAppend open = storage().hold(events(late, 1, 2));

        CompletableFuture<Void> append = appendMeanwhile(events(later, 1, 1));

        assertThat(feedNames(null))
                .isEqualTo(storage().differences().laterEventsWait() ? List.of() : names(later, 1, 1));
        open.commit();
        append.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        assertThat(feedNames(null)).containsExactlyInAnyOrder(late + "/1", late + "/2", later + "/1");
    }

    @Test
    default void what_commits_late_is_read_or_skipped_by_who_reads_minutes_later() throws Exception {
        UUID late = newHand();
        UUID later = newHand();
        Instant minutesAgo = Given.now().minus(MINUTES);
        HeldAppend open = storage().hold(events(late, 1, 2, minutesAgo));
        CompletableFuture<Void> append = appendMeanwhile(events(later, 1, 1, minutesAgo));

        List<TrackedEventMessage<?>> seen = new ArrayList<>(feed(null));
        open.commit();
        append.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        seen.addAll(feed(last(seen)));

        List<String> all = List.of(name(late, 1), name(late, 2), name(later, 1));
        assertThat(seen)
                .extracting(Given::name)
                .containsExactlyInAnyOrderElementsOf(
                        storage().differences().lateCommitIsSkipped() ? names(later, 1, 1) : all);
        // They are committed, whether the feed tells or not.
        assertThat(handNames(late)).isEqualTo(names(late, 1, 2));
    }

    @Test
    default void what_commits_late_is_read_by_who_reads_at_once() throws Exception {
        UUID late = newHand();
        UUID later = newHand();
        HeldAppend open = storage().hold(events(late, 1, 2));
        CompletableFuture<Void> append = appendMeanwhile(events(later, 1, 1));

        List<TrackedEventMessage<?>> seen = new ArrayList<>(feed(null));
        open.commit();
        append.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        seen.addAll(feed(last(seen)));

        assertThat(seen).extracting(Given::name).containsExactlyInAnyOrder(late + "/1", late + "/2", later + "/1");
    }

    @Test
    default void what_was_open_is_read_or_skipped_by_who_begins_at_the_head() throws Exception {
        UUID late = newHand();
        UUID later = newHand();
        storage().append(events(newHand(), 1, 1));
        HeldAppend open = storage().hold(events(late, 1, 1));
        CompletableFuture<Void> append = appendMeanwhile(events(later, 1, 1));

        TrackingToken head = storage().engine().createHeadToken();
        open.commit();
        append.get(LIMIT_SECONDS, TimeUnit.SECONDS);

        assertThat(feedNames(head))
                .containsExactlyInAnyOrderElementsOf(
                        storage().differences().lateCommitIsSkippedFromTheHead()
                                ? List.of()
                                : List.of(name(late, 1), name(later, 1)));
    }

    @Test
    default void an_append_that_is_rolled_back_is_nowhere_and_the_feed_goes_on() throws Exception {
        UUID undone = newHand();
        UUID later = newHand();
        storage().append(events(newHand(), 1, 1));
        TrackingToken before = feed(null).getLast().trackingToken();
        HeldAppend open = storage().hold(events(undone, 1, 2));
        CompletableFuture<Void> append = appendMeanwhile(events(later, 1, 1));

        open.rollback();
        append.get(LIMIT_SECONDS, TimeUnit.SECONDS);

        List<TrackedEventMessage<?>> feed = feed(before);
        assertThat(feed).extracting(Given::name).containsExactly(later + "/1");
        assertThat(hand(undone)).isEmpty();
        TrackingToken token = feed.getLast().trackingToken();
        assertThat(storage().isWaiting(token)).isEqualTo(storage().differences().rolledBackAppendIsWaitedFor());
        storage().append(events(undone, 1, 1));
        assertThat(feedNames(token)).containsExactly(undone + "/1");
    }

    /** Appends on another thread: done when later appends do not wait for open ones, else seen to wait. */
    private CompletableFuture<Void> appendMeanwhile(List<? extends EventMessage<?>> events) throws Exception {
        CompletableFuture<Void> append =
                CompletableFuture.runAsync(() -> storage().append(events));
        if (storage().differences().laterAppendsWait()) {
            TimeUnit.MILLISECONDS.sleep(WATCHED_MILLIS);
            assertThat(append).isNotDone();
        } else {
            append.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        }
        return append;
    }

    private static @Nullable TrackingToken last(List<TrackedEventMessage<?>> seen) {
        return seen.isEmpty() ? null : seen.getLast().trackingToken();
    }
}
