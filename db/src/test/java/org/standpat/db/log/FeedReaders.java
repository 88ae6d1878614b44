package org.standpat.db.log;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.axonframework.common.stream.BlockingStream;
import org.axonframework.eventhandling.TrackedEventMessage;

/** Two who read the feed while it is written: one asks for page after page, one takes what a stream gives. */
final class FeedReaders implements AutoCloseable {

    private static final int LARGEST_PAGE = 60;
    private static final int WAIT_MILLIS = 100;
    private static final Duration PAUSE = Duration.ofMillis(10);

    private final LogFixture db;
    private final Random random;
    private final List<StoredEvent> paged = Collections.synchronizedList(new ArrayList<>());
    private final List<StoredEvent> streamed = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> threads;
    private volatile boolean closed;

    FeedReaders(LogFixture db, Random random) {
        this.db = db;
        this.random = random;
        this.threads = List.of(
                Thread.ofVirtual().start(this::readPages), Thread.ofVirtual().start(this::readStream));
    }

    /** What was read page by page so far. */
    List<StoredEvent> paged() {
        return paged;
    }

    /** What the stream gave so far. */
    List<StoredEvent> streamed() {
        return streamed;
    }

    private void readPages() {
        FeedToken last = null;
        while (!closed) {
            List<StoredEvent> page = db.log.feed(last, 1 + random.nextInt(LARGEST_PAGE));
            if (page.isEmpty()) {
                LockSupport.parkNanos(PAUSE.toNanos());
            } else {
                paged.addAll(page);
                last = page.getLast().token();
            }
        }
    }

    private void readStream() {
        try (BlockingStream<TrackedEventMessage<?>> stream = db.feed.openStream(null)) {
            while (!closed) {
                if (stream.hasNextAvailable(WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
                    streamed.add((StoredEvent) stream.nextAvailable().getPayload());
                }
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
