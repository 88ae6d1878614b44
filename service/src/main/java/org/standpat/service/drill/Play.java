package org.standpat.service.drill;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.standpat.service.Sentence;
import org.standpat.service.http.ApiClient;

/** All tables at play with one service, each in a thread of its own, until the service is away or back again. */
final class Play implements AutoCloseable {

    /** How long a service may take to get over the loss of its connections. */
    static final Duration BACK_LIMIT = Duration.ofSeconds(60);

    /** How long the last requests may take to end when the service is gone. */
    static final Duration END_LIMIT = Duration.ofSeconds(90);

    private static final Duration LOOK = Duration.ofMillis(2);
    private static final long NEVER = 0;

    private final ApiClient client;
    private final boolean serviceLives;
    private final ExecutorService players = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Future<?>> playing = new ArrayList<>();
    private final AtomicInteger inFlight = new AtomicInteger();
    private final AtomicLong goneAt = new AtomicLong(NEVER);
    private final AtomicLong backAt = new AtomicLong(NEVER);
    private volatile boolean over;

    /**
     * Begins.
     *
     * @param serviceLives whether the service is to live through what comes, so that players try again when it does not answer
     */
    Play(List<DrillTable> tables, ApiClient client, boolean serviceLives) {
        this.client = client;
        this.serviceLives = serviceLives;
        tables.forEach(table -> playing.add(players.submit(() -> play(table))));
    }

    private void play(DrillTable table) {
        while (!over) {
            inFlight.incrementAndGet();
            long sentAt = System.nanoTime();
            Sent sent = table.step(client);
            inFlight.decrementAndGet();
            switch (sent) {
                case Sent.Accepted ignored -> accepted(sentAt);
                case Sent.NotNow ignored -> failed();
                case Sent.Silence ignored -> {
                    failed();
                    if (!serviceLives) {
                        return;
                    }
                }
                case Sent.Refused ignored -> {
                    return;
                }
            }
        }
    }

    /** One that was sent when no old connection was left shows that the service is back. */
    private void accepted(long sentAt) {
        long gone = goneAt.get();
        if (gone != NEVER && sentAt > gone) {
            backAt.compareAndSet(NEVER, System.nanoTime());
            over = true;
        }
    }

    private void failed() {
        if (!over) {
            Pause.of(PatientClient.PAUSE);
        }
    }

    /** Requests that are under way now. */
    int inFlight() {
        return inFlight.get();
    }

    /** Whether all players have given up, as when the service ended by itself. */
    boolean hasEnded() {
        return playing.stream().allMatch(Future::isDone);
    }

    /**
     * Waits until a request is accepted that was sent after this call, which is to be made when every connection of before is gone.
     *
     * @return when that was, by {@link System#nanoTime}
     * @throws Sentence when it is not within {@link #BACK_LIMIT}
     */
    long awaitBack() {
        goneAt.set(System.nanoTime());
        long deadline = goneAt.get() + BACK_LIMIT.toNanos();
        while (backAt.get() == NEVER && !hasEnded()) {
            if (System.nanoTime() > deadline) {
                over = true;
                throw new Sentence("The service accepted no request within " + BACK_LIMIT.toSeconds()
                        + " s after its connections were gone.");
            }
            Pause.of(LOOK);
        }
        return backAt.get() == NEVER ? System.nanoTime() : backAt.get();
    }

    /** Waits until every player has ended. */
    void awaitEnd() {
        Crew.await(playing, END_LIMIT, "Requests to a service that is gone");
    }

    @Override
    public void close() {
        over = true;
        players.shutdownNow();
    }
}
