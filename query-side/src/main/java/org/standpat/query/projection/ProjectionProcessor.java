package org.standpat.query.projection;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import org.axonframework.eventhandling.ErrorContext;
import org.axonframework.eventhandling.EventTrackerStatus;
import org.axonframework.eventhandling.PropagatingErrorHandler;
import org.axonframework.eventhandling.SimpleEventHandlerInvoker;
import org.axonframework.eventhandling.TrackingToken;
import org.axonframework.eventhandling.pooled.PooledStreamingEventProcessor;
import org.jspecify.annotations.Nullable;
import org.standpat.db.axon.FeedProcessors;
import org.standpat.db.axon.SpringTransactions;
import org.standpat.db.axon.Tokens;
import org.standpat.db.log.FeedToken;

/**
 * Runs a projection: a pooled processor over the event feed whose token moves in the transaction of what the projection wrote. When
 * the database fails it tries again, less and less often; when too many hands cannot be handled it stops.
 */
public final class ProjectionProcessor implements AutoCloseable {

    /** How long a stop waits for the transactions under way. */
    public static final Duration STOP_LIMIT = Duration.ofSeconds(20);

    private static final long WHOLE = 1L << 32;

    private final HandProjection projection;
    private final Clock clock;
    private final String name;
    private final Build build;
    private final Builds builds;
    private final ScheduledThreadPoolExecutor coordinator;
    private final ScheduledThreadPoolExecutor workers;
    private final PooledStreamingEventProcessor axon;
    private volatile Optional<Failure> failure = Optional.empty();

    /**
     * Why the last transaction failed.
     *
     * @param at when it failed
     * @param reason in a sentence
     * @param forGood whether the processor has stopped because of it; else it tries again
     */
    public record Failure(Instant at, String reason, boolean forGood) {}

    /** A processor that stands still until it is started. */
    ProjectionProcessor(HandProjection projection, ProjectionParts parts, Build build) {
        this.projection = projection;
        this.clock = parts.clock();
        this.name = build.processor();
        this.build = build;
        this.builds = new Builds(parts.pool());
        this.coordinator = threads("coordinator", 1);
        this.workers = threads("worker", parts.segments());
        EagerFeed eager = new EagerFeed(parts.feed(), this::hasHandled);
        projection.whenCommitted(eager::hasRoom);
        this.axon = FeedProcessors.builder(
                        name, parts.feed(), Tokens.store(parts.pool()), new SpringTransactions(parts.transactions()))
                .initialSegmentCount(parts.segments())
                .messageSource(eager)
                .errorHandler(this::failed)
                .eventHandlerInvoker(SimpleEventHandlerInvoker.builder()
                        .eventHandlers(List.of(projection))
                        .listenerInvocationErrorHandler(PropagatingErrorHandler.instance())
                        .build())
                .coordinatorExecutor(coordinator)
                .workerExecutor(workers)
                .build();
    }

    private ScheduledThreadPoolExecutor threads(String role, int count) {
        ThreadFactory factory = Thread.ofPlatform()
                .name("projection-" + name + "-" + role + "-", 1)
                .daemon()
                .factory();
        ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(count, factory);
        // What is planned for later need not happen any more.
        threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return threads;
    }

    private boolean hasHandled(TrackingToken place) {
        return segments().stream()
                .map(EventTrackerStatus::getTrackingToken)
                .allMatch(at -> at != null && at.covers(place));
    }

    private void failed(ErrorContext context) throws Exception {
        Throwable error = context.error();
        // A token that is only gone is a fault: of what was replaced the table of builds says so.
        if (isReplaced()) {
            // The transaction is rolled back, and so will be those that follow until this is closed, which is within a
            // second.
            return;
        }
        boolean forGood = error instanceof TooManyParkedHandsException;
        failure = Optional.of(new Failure(clock.instant(), Reasons.of(error), forGood));
        if (forGood) {
            // Not in this thread: the stop waits for the transaction that fails here.
            Thread.ofVirtual().start(axon::shutDown);
        }
        PropagatingErrorHandler.instance().handleError(context);
    }

    private boolean isReplaced() {
        try {
            return builds.isReplaced(build);
        } catch (RuntimeException unreachable) {
            // Then the fault is told as it is.
            return false;
        }
    }

    /** Begins where the tokens stand. Does nothing when it runs already. */
    public void start() {
        failure = Optional.empty();
        axon.start();
    }

    /**
     * Ends after the transactions under way and lets go of the tokens. Does nothing when it stands still.
     *
     * @throws IllegalStateException when they take longer than {@link #STOP_LIMIT}
     */
    public void stop() {
        axon.shutdownAsync()
                .orTimeout(STOP_LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** Whether it runs; one that waits to try again runs. */
    public boolean isRunning() {
        return axon.isRunning();
    }

    /** Why the last transaction failed; empty when the last one went well. */
    public Optional<Failure> failure() {
        Optional<Failure> last = failure;
        boolean over = last.isPresent()
                && !last.get().forGood()
                && projection.lastCommit().isAfter(last.get().at());
        return over ? Optional.empty() : last;
    }

    private Collection<EventTrackerStatus> segments() {
        return axon.processingStatus().values();
    }

    /** Whether this process works on all segments. */
    boolean isAllHere() {
        return segments().stream()
                        .mapToLong(status -> WHOLE / (status.getSegment().getMask() + 1L))
                        .sum()
                == WHOLE;
    }

    /** The place up to which all segments that this process works on have handled every event; empty when that is none. */
    Optional<FeedToken> coveredHere() {
        return least(segments().stream()
                .map(status -> place(status.getTrackingToken()))
                .toList());
    }

    /** Whether all segments that this process works on have handled as much. */
    boolean isEven() {
        return segments().stream()
                        .map(status -> place(status.getTrackingToken()))
                        .distinct()
                        .count()
                <= 1;
    }

    private static Optional<FeedToken> place(@Nullable Object token) {
        return token instanceof FeedToken place ? Optional.of(place) : Optional.empty();
    }

    /** The first of these places; empty when one of them is, or when there is none. */
    static Optional<FeedToken> least(List<Optional<FeedToken>> places) {
        if (places.isEmpty() || places.stream().anyMatch(Optional::isEmpty)) {
            return Optional.empty();
        }
        return places.stream().flatMap(Optional::stream).min(FeedToken::compareTo);
    }

    /** Stops, and ends the threads when they have done what they are at: an interrupt would break their connections. */
    @Override
    public void close() {
        try {
            stop();
        } finally {
            coordinator.close();
            workers.close();
        }
    }
}
