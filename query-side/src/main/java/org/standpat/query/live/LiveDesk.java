package org.standpat.query.live;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import org.standpat.query.listing.HandListing;
import org.standpat.query.listing.ListedHand;

/**
 * Places for live streams. While one is taken, one thread reads what changes, once for all of them, as soon as it is in the tables. Nothing
 * waits in memory for a slow reader: each stream asks for the next page when the one before is written.
 */
public final class LiveDesk implements SmartLifecycle {

    /** How long a stream waits before it reads the database again that it could not read. */
    public static final Duration RETRY = Duration.ofSeconds(1);

    /** Streams that read the database at one time: its connections are shared with everybody who asks once. */
    public static final int READING_AT_ONCE = 4;

    private static final Logger LOG = LoggerFactory.getLogger(LiveDesk.class);

    private final HandListing listing;
    private final Function<ListedHand, String> text;
    private final LiveLimits limits;
    private final LiveFollower follower;
    private final Semaphore places;
    private final Semaphore turns = new Semaphore(READING_AT_ONCE, true);
    private final Map<StreamEnd, LongAdder> ended = new ConcurrentHashMap<>();
    private volatile boolean open;

    /** Has places within these limits; {@code text} is how a hand is sent. */
    public LiveDesk(
            HandListing listing, ProjectedPlaces projected, Function<ListedHand, String> text, LiveLimits limits) {
        this.listing = listing;
        this.text = text;
        this.limits = limits;
        this.places = new Semaphore(limits.streams());
        this.follower = new LiveFollower(projected, this::read);
    }

    /** A place for one stream, to be given back. Used by one thread. */
    public final class Place implements AutoCloseable {

        private Place() {
            follower.enter();
        }

        /**
         * What somebody watches after this position; waits a while for a database that cannot be read, and gives nothing then.
         *
         * @param position a feed position
         */
        public Changes after(long position, Interest interest) {
            RecentChanges recent = follower.recent();
            return recent.after(position, interest)
                    .orElseGet(() -> inTurn(() ->
                            open ? readAfter(position, recent.upTo(), interest) : new Changes(List.of(), position)));
        }

        private Changes readAfter(long position, long upTo, Interest interest) {
            try {
                List<ListedHand> page =
                        listing.changed(position, upTo, interest.table(), interest.player(), LiveLimits.PAGE);
                return new Changes(
                        page.stream()
                                .filter(interest::isSeen)
                                .map(LiveDesk.this::change)
                                .toList(),
                        page.size() < LiveLimits.PAGE ? upTo : page.getLast().feedPosition());
            } catch (DataAccessException | TransactionException unreachable) {
                LOG.debug("A live stream cannot read the database just now.", unreachable);
                pause();
                return new Changes(List.of(), position);
            }
        }

        /** Waits until the tables are further than this position, the service stops or the time is over. */
        public void await(long position, Duration longest) {
            follower.await(position, longest);
        }

        /** Waits before the database is read again that cannot be read just now. */
        public void pause() {
            follower.awaitStop(RETRY);
        }

        /** Whether the stream is to end because the service stops. */
        public boolean isStopping() {
            return !open;
        }

        /** Notes why the stream ended. */
        public void ended(StreamEnd why) {
            ended.computeIfAbsent(why, key -> new LongAdder()).increment();
        }

        @Override
        public void close() {
            follower.leave();
            places.release();
        }
    }

    /**
     * Takes a place.
     *
     * @throws TooManyStreamsException when none is free
     * @throws DataAccessException when how far the tables are cannot be read
     */
    public Place enter() {
        if (!open) {
            throw new TooManyStreamsException("The service stops. Ask again when it is back.");
        }
        if (!places.tryAcquire()) {
            throw new TooManyStreamsException("There are " + limits.streams()
                    + " live streams, and that is as many as may be at a time. Ask again when one has ended.");
        }
        try {
            return new Place();
        } catch (RuntimeException failed) {
            places.release();
            throw failed;
        }
    }

    private List<Change> read(long after, long upTo) {
        return listing.changed(after, upTo, Optional.empty(), Optional.empty(), LiveLimits.PAGE).stream()
                .map(this::change)
                .toList();
    }

    private Change change(ListedHand hand) {
        return new Change(hand, text.apply(hand));
    }

    /** Reads the database for a stream when it is its turn; who came first is first. */
    public <V> V inTurn(Supplier<V> read) {
        turns.acquireUninterruptibly();
        try {
            return read.get();
        } finally {
            turns.release();
        }
    }

    /** The limits. */
    public LiveLimits limits() {
        return limits;
    }

    /** Has the tables looked at now: something was written to them. Never blocks for long. */
    public void wake() {
        follower.wake();
    }

    /** Streams at this moment. */
    public int streams() {
        return limits.streams() - places.availablePermits();
    }

    /** How many streams of this process ended so. */
    public long ended(StreamEnd why) {
        LongAdder count = ended.get(why);
        return count == null ? 0 : count.sum();
    }

    @Override
    public void start() {
        open = true;
        follower.start();
    }

    /** Has every stream end. */
    @Override
    public void stop() {
        open = false;
        follower.stop();
    }

    @Override
    public boolean isRunning() {
        return open;
    }

    /** The first to stop, before the web server. */
    @Override
    public int getPhase() {
        return DEFAULT_PHASE;
    }
}
