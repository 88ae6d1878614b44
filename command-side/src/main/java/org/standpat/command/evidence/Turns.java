package org.standpat.command.evidence;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Lets only some work at one time, so that those who record find connections free. Safe for use by many threads. */
final class Turns {

    private final int most;
    private final Duration longestWait;
    private final Semaphore free;

    /**
     * Turns for so many at one time.
     *
     * @param longestWait how long others wait for theirs, in the order in which they came
     */
    Turns(int most, Duration longestWait) {
        this.most = most;
        this.longestWait = longestWait;
        this.free = new Semaphore(most, true);
    }

    /**
     * Does this work when it is its turn.
     *
     * @throws TooManyAtOnceException when it does not come in time
     */
    <T> T take(Supplier<T> work) {
        if (!isFree()) {
            throw new TooManyAtOnceException(most, longestWait);
        }
        try {
            return work.get();
        } finally {
            free.release();
        }
    }

    private boolean isFree() {
        try {
            return free.tryAcquire(longestWait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stopping) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
