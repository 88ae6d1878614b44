package org.standpat.query.export;

import java.io.IOException;
import java.util.UUID;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.springframework.context.SmartLifecycle;
import org.standpat.access.CardReader;
import org.standpat.export.ExportFormat;
import org.standpat.export.WriteOutcome;
import org.standpat.query.listing.HandListing;
import org.standpat.query.listing.HandSearch;
import org.standpat.query.projection.Projections;

/**
 * Exports of selections, few at a time. When the service stops, those under way end in the middle: they are let go before the web server
 * waits for its requests.
 */
public final class ExportDesk implements SmartLifecycle {

    /** Exports at one time: each reads as fast as its client takes, beside the reads and writes of the room. */
    public static final int MOST_AT_ONCE = 4;

    private final HandListing listing;
    private final ExportRun run;
    private final Projections projections;
    private final Semaphore places = new Semaphore(MOST_AT_ONCE);
    private final AtomicLong hands = new AtomicLong();
    private volatile boolean open;

    /** Exports what the listing finds. */
    public ExportDesk(HandListing listing, ExportRun run, Projections projections) {
        this.listing = listing;
        this.run = run;
        this.projections = projections;
    }

    /** A place for one export, to be given back. */
    public final class Place implements AutoCloseable {

        private Place() {}

        /**
         * Writes every hand of the search that the format can say and the reader may see.
         *
         * @throws IOException when the text cannot be written, or the service stops; what was written is not whole
         *     then
         */
        public ExportTally write(
                HandSearch search, ExportFormat format, CardReader reader, Appendable out, ExportWatcher watcher)
                throws IOException {
            return run.run(new ListedPages(listing, search), format, reader, out, new ExportWatcher() {
                @Override
                public void hand(UUID hand, WriteOutcome outcome) throws IOException {
                    hands.incrementAndGet();
                    watcher.hand(hand, outcome);
                }

                @Override
                public void page(ExportTally far) throws IOException {
                    requireWhole();
                    watcher.page(far);
                }
            });
        }

        private void requireWhole() throws IOException {
            if (!open) {
                throw new IOException("the service stops");
            }
        }

        @Override
        public void close() {
            places.release();
        }
    }

    /**
     * Takes a place.
     *
     * @throws TooManyExportsException when none is free, or the listing does not have every hand now
     */
    public Place enter() {
        if (!open) {
            throw new TooManyExportsException("The service stops. Ask again when it is back.");
        }
        if (!places.tryAcquire()) {
            throw new TooManyExportsException("There are " + MOST_AT_ONCE
                    + " exports under way, and that is as many as may be at a time. Ask again when one is done.");
        }
        Place place = new Place();
        if (projections.lackHands()) {
            place.close();
            throw new TooManyExportsException(
                    "The listing stands still while it is made anew, and does not have every hand. Ask again when it is done: GET"
                            + " /api/v1/projections says how far it is.");
        }
        return place;
    }

    /** How many are under way. */
    public int underWay() {
        return MOST_AT_ONCE - places.availablePermits();
    }

    /** Hands that exports of this process have gone over since it started. */
    public long hands() {
        return hands.get();
    }

    @Override
    public void start() {
        open = true;
    }

    @Override
    public void stop() {
        open = false;
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
