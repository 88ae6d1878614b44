package org.standpat.notary;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.notary.outside.HistoryChangedException;
import org.standpat.notary.outside.Outlet;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Subtrees;

/**
 * Brings checkpoints to the outlets, each in a thread of its own, so that one that is slow or away holds up neither the notary nor the others. To
 * one that has fallen behind goes the newest alone.
 */
public final class Publication implements AutoCloseable {

    /** Pause before an outlet that failed is tried again. */
    static final Duration RETRY = Duration.ofSeconds(2);

    /** How long the last checkpoint may take to be brought away when the notary ends. */
    static final Duration LAST = Duration.ofSeconds(10);

    private static final Logger LOG = LoggerFactory.getLogger(Publication.class);

    private final List<Courier> couriers;
    private volatile boolean closing;

    Publication(List<Outlet> outlets, Subtrees tree, InstantSource clock) {
        couriers =
                outlets.stream().map(outlet -> new Courier(outlet, tree, clock)).toList();
    }

    /**
     * How it stands with an outlet.
     *
     * @param name what it is
     * @param size events that the newest checkpoint that it took speaks for, 0 when it took none yet
     * @param problem why it takes nothing now, and since when; empty when it does
     */
    public record OutletState(String name, long size, Optional<Problem> problem) {}

    /**
     * Why an outlet takes nothing.
     *
     * @param since when that began
     * @param why a sentence
     * @param isAlarm whether it keeps another history than the one that is signed, which does not pass by itself
     */
    public record Problem(Instant since, String why, boolean isAlarm) {}

    List<Outlet> outlets() {
        return couriers.stream().map(courier -> courier.outlet).toList();
    }

    List<OutletState> states() {
        return couriers.stream().map(Courier::state).toList();
    }

    void give(SignedCheckpoint signed) {
        couriers.forEach(courier -> courier.give(signed));
    }

    /** What has not gone out yet goes nowhere, and that it did not is no trouble any more. */
    void forget() {
        couriers.forEach(Courier::forget);
    }

    /** Brings the newest away, and ends. */
    @Override
    public void close() {
        closing = true;
        couriers.forEach(Courier::end);
    }

    private final class Courier {

        private final Outlet outlet;
        private final Subtrees tree;
        private final InstantSource clock;
        private final AtomicReference<@Nullable SignedCheckpoint> waiting = new AtomicReference<>();
        private final BlockingQueue<Boolean> bell = new ArrayBlockingQueue<>(1);
        private final Thread thread;
        private volatile OutletState state;

        Courier(Outlet outlet, Subtrees tree, InstantSource clock) {
            this.outlet = outlet;
            this.tree = tree;
            this.clock = clock;
            this.state = new OutletState(outlet.name(), 0, Optional.empty());
            this.thread = Thread.ofPlatform().daemon().name("notary-outlet").start(this::work);
        }

        OutletState state() {
            return state;
        }

        void give(SignedCheckpoint signed) {
            waiting.set(signed);
            ring();
        }

        synchronized void forget() {
            waiting.set(null);
            state = new OutletState(state.name(), state.size(), Optional.empty());
        }

        private void ring() {
            boolean rung = bell.offer(true);
            LOG.trace("An outlet is told of a checkpoint: {}", rung);
        }

        void end() {
            ring();
            try {
                thread.join(LAST.toMillis());
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
            outlet.close();
        }

        private void work() {
            try {
                while (!closing || waiting.get() != null) {
                    Boolean rung = bell.poll(RETRY.toMillis(), TimeUnit.MILLISECONDS);
                    LOG.trace("An outlet is looked after: {}", rung);
                    SignedCheckpoint next = waiting.get();
                    if (next != null && !take(next) && closing) {
                        return;
                    }
                }
            } catch (InterruptedException nobodyShould) {
                Thread.currentThread().interrupt();
            }
        }

        private boolean take(SignedCheckpoint next) {
            try {
                outlet.take(next, tree);
                taken(next);
                return true;
            } catch (IOException | RuntimeException | Error fault) {
                failed(fault);
                return false;
            }
        }

        private synchronized void taken(SignedCheckpoint next) {
            waiting.compareAndSet(next, null);
            if (state.problem().isPresent()) {
                LOG.info("Checkpoints go to {} again.", outlet.name());
            }
            state = new OutletState(outlet.name(), next.checkpoint().size(), Optional.empty());
        }

        /** Where nothing waits any more it was forgotten meanwhile: another process goes on, and what this one brought may be old. */
        private synchronized void failed(Throwable fault) {
            if (waiting.get() == null) {
                return;
            }
            Problem problem = new Problem(
                    state.problem().map(Problem::since).orElseGet(clock::instant),
                    String.valueOf(fault.getMessage()),
                    fault instanceof HistoryChangedException);
            tell(problem);
            state = new OutletState(outlet.name(), state.size(), Optional.of(problem));
        }

        /** Once for each kind of trouble. */
        private void tell(Problem problem) {
            boolean told = state.problem()
                    .filter(before -> before.isAlarm() == problem.isAlarm())
                    .isPresent();
            if (!told && problem.isAlarm()) {
                LOG.error("{} keeps another history than the one that is signed: {}", outlet.name(), problem.why());
            } else if (!told) {
                LOG.warn("Checkpoints do not go to {} just now: {}", outlet.name(), problem.why());
            }
        }
    }
}
