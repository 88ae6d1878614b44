package org.standpat.db.log;

import java.time.Duration;

/** A thread that works beside the log for as long as the log is open, on a connection of its own. */
final class LogThread implements AutoCloseable {

    private final Thread thread;
    private volatile boolean closed;

    /** Does not run before {@link #start}. */
    LogThread(String name, Runnable work) {
        thread = Thread.ofPlatform().daemon().name(name).unstarted(work);
    }

    void start() {
        thread.start();
    }

    /** Whether the work is to end. */
    boolean isClosed() {
        return closed;
    }

    /** Waits, from within; the end of the work cuts it short. */
    void pause(Duration time) {
        if (closed) {
            return;
        }
        try {
            Thread.sleep(time);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** Tells the work to end, interrupts what it waits for, and returns when it has. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
