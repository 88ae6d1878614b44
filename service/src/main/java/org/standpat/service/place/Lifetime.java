package org.standpat.service.place;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * What has to be closed when the verb is done or the process is told to stop, whichever comes first: the last that was opened goes
 * first. After {@code kill -9} nothing of this happens, and the next start puts things in order.
 */
public final class Lifetime implements AutoCloseable {

    private final Deque<AutoCloseable> open = new ArrayDeque<>();
    private final Thread hook = new Thread(this::stop, "stop");
    private volatile boolean stopping;

    /** Begins; a signal to stop is listened to from now on. */
    public Lifetime() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /** Will be closed in the end; at once when the process was told to stop meanwhile. */
    public synchronized <T extends AutoCloseable> T add(T closeable) {
        open.push(closeable);
        if (stopping) {
            closeAll();
        }
        return closeable;
    }

    private void stop() {
        stopping = true;
        closeAll();
    }

    private synchronized void closeAll() {
        while (!open.isEmpty()) {
            AutoCloseable next = open.pop();
            try {
                next.close();
            } catch (Exception fault) {
                System.err.println("standpat: while stopping: " + fault.getMessage());
            }
        }
    }

    /** Closes everything. */
    @Override
    public void close() {
        closeAll();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException stoppingAlready) {
            // The hook has found nothing left to close, or waits for what was closed here.
            return;
        }
    }
}
