package org.standpat.query.api;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.function.Supplier;
import org.springframework.dao.DataAccessException;
import org.standpat.db.log.EventFeed;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.FeedToken;
import org.standpat.query.projection.FeedPlaces;
import org.standpat.query.projection.FeedProgress;
import org.standpat.query.projection.ParkedEvents;
import org.standpat.query.projection.Waiting;

/**
 * Makes a reader wait until what he wrote is in the answer ({@code ?atLeast=}), for a limited time.
 *
 * <p>A position of a hand is the number of its event. A position of the feed is reached when the projection has read the feed up to
 * the event with this position, and so all events before it.
 */
public final class AtLeast {

    /** How long a request waits unless the configuration says otherwise. */
    public static final Duration DEFAULT_LIMIT = Duration.ofSeconds(5);

    private final EventLog log;
    private final EventFeed feed;
    private final FeedPlaces places;
    private final FeedProgress progress;
    private final Supplier<ParkedEvents> parked;
    private final Waiting waiting;
    private final Duration limit;

    /** Waits so long at most. */
    public AtLeast(
            EventLog log,
            EventFeed feed,
            FeedPlaces places,
            FeedProgress progress,
            Supplier<ParkedEvents> parked,
            Waiting waiting,
            Duration limit) {
        this.log = log;
        this.feed = feed;
        this.places = places;
        this.progress = progress;
        this.parked = parked;
        this.waiting = waiting;
        this.limit = limit;
    }

    /**
     * Until the hand's event is recorded.
     *
     * @throws ReadProblem when it is not, in time
     */
    void recorded(UUID hand, OptionalInt position) {
        if (position.isPresent()) {
            recorded(hand, position.getAsInt(), deadline());
        }
    }

    /** Has the answer say the hand's position; for answers about a hand that have no tag of their own. */
    void notePositionOf(UUID hand) {
        PositionInAnswers.note(log.positionOf(hand));
    }

    private void recorded(UUID hand, int position, long deadline) {
        if (!waiting.untilInDatabase(() -> log.positionOf(hand) >= position, left(deadline))) {
            int last = log.positionOf(hand);
            throw ReadProblem.atPosition(
                    ProblemKind.NOT_REACHED,
                    "Event " + position + " of the hand is not recorded; the last one is " + last
                            + ". Ask again later, or for " + last + ".",
                    last);
        }
    }

    /**
     * Until the hand's event is in the tables.
     *
     * @throws ReadProblem when it is not, in time, or cannot be because it is parked
     */
    void projected(UUID hand, OptionalInt position) {
        if (position.isPresent()) {
            long deadline = deadline();
            recorded(hand, position.getAsInt(), deadline);
            // Positions have no holes, so that the event is there.
            FeedToken goal = log.tokenOf(hand, position.getAsInt()).orElseThrow();
            if (!untilCovered(goal, deadline)) {
                throw behind("Event " + position.getAsInt() + " of the hand");
            }
            refuseParked(hand, position.getAsInt());
        }
    }

    /** Why a hand is not in the tables: there is none, or it is not there yet. */
    ReadProblem notProjected(UUID hand) {
        int last = log.positionOf(hand);
        if (last == 0) {
            return ReadApi.unknownHand(hand);
        }
        refuseParked(hand, last);
        return behind("Hand " + hand);
    }

    private void refuseParked(UUID hand, int position) {
        OptionalInt from = parked.get().parkedFrom(hand);
        if (from.isPresent() && from.getAsInt() <= position) {
            throw ReadProblem.atPosition(
                    ProblemKind.NOT_REACHED,
                    "The events of this hand are parked from number " + from.getAsInt()
                            + " on, because the projection could not handle that one; /actuator/health says why. The hand can"
                            + " be read at its /events, /states and /history, and is tried again by a rebuild.",
                    from.getAsInt() - 1);
        }
    }

    /**
     * Until the projection has read the feed up to this position.
     *
     * @return how far it has read now, 0 when it has read nothing
     * @throws ReadProblem when it has not, in time, or no event has the position
     */
    long feed(OptionalLong position) {
        if (position.isPresent()) {
            feed(position.getAsLong());
        }
        return feedPosition();
    }

    /**
     * The same for answers that do not depend on the log: they come also when how far the projection has read cannot be found out.
     *
     * @throws ReadProblem as with {@link #feed}
     */
    void feedOfWhatNeverChanges(OptionalLong position) {
        try {
            feed(position);
        } catch (DataAccessException unknown) {
            if (position.isPresent()) {
                throw unknown;
            }
        }
    }

    private void feed(long position) {
        long deadline = deadline();
        FeedToken goal = new FeedToken(position);
        if (!waiting.untilInDatabase(() -> isRecorded(goal), left(deadline))) {
            throw behind("Position " + position + " of the log, which no event has,");
        }
        if (!untilCovered(goal, deadline)) {
            throw behind("Position " + position + " of the log");
        }
    }

    /** Of an event that is recorded. */
    private boolean untilCovered(FeedToken goal, long deadline) {
        if (covers(goal)) {
            return true;
        }
        feed.hurry();
        return waiting.until(() -> covers(goal), left(deadline));
    }

    private boolean isRecorded(FeedToken goal) {
        return places.last().filter(last -> last.covers(goal)).isPresent();
    }

    private ReadProblem behind(String what) {
        long now = feedPosition();
        return ReadProblem.atFeedPosition(
                ProblemKind.NOT_REACHED,
                what + " is not in the tables yet; the projection has read up to position " + now
                        + ". Ask again later; GET /api/v1/projections says how it is doing.",
                now);
    }

    private boolean covers(FeedToken goal) {
        return progress.covered().filter(place -> place.covers(goal)).isPresent();
    }

    private long feedPosition() {
        long now = progress.covered().map(FeedToken::feedPosition).orElse(0L);
        PositionInAnswers.note(now);
        return now;
    }

    private long deadline() {
        return System.nanoTime() + limit.toNanos();
    }

    private static Duration left(long deadline) {
        return Duration.ofNanos(deadline - System.nanoTime());
    }
}
