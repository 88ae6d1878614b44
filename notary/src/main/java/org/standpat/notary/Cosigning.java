package org.standpat.notary;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.standpat.notary.outside.Witness;
import org.standpat.notary.outside.WitnessDesk;
import org.standpat.notary.outside.WitnessReport;
import org.standpat.proof.note.SignedCheckpoint;
import org.standpat.proof.tree.Subtrees;

/** Asks the witnesses, in a thread of its own, to cosign the newest checkpoint whenever there is a new one and they are done with the last. */
final class Cosigning implements AutoCloseable {

    /** How often it looks for a new checkpoint. */
    static final Duration PAUSE = Duration.ofMillis(500);

    private static final Logger LOG = LoggerFactory.getLogger(Cosigning.class);

    private final WitnessDesk desk;
    private final Subtrees tree;
    private final Consumer<SignedCheckpoint> cosigned;
    private final AtomicReference<@Nullable SignedCheckpoint> newest = new AtomicReference<>();
    private final AtomicLong forgotten = new AtomicLong();
    private final ReentrantLock asking = new ReentrantLock();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile List<WitnessReport> reports;

    /**
     * Begins to ask.
     *
     * @param cosigned takes a checkpoint with the cosignatures that came; must return quickly
     */
    Cosigning(List<Witness> witnesses, Subtrees tree, Clock clock, Consumer<SignedCheckpoint> cosigned) {
        this.desk = new WitnessDesk(witnesses, clock);
        this.tree = tree;
        this.cosigned = cosigned;
        this.reports = desk.reports();
        this.thread = Thread.ofPlatform().daemon().name("notary-witnesses").start(this::work);
    }

    /** What is known of each witness. */
    List<WitnessReport> reports() {
        return reports;
    }

    void give(SignedCheckpoint signed) {
        newest.set(signed);
    }

    void forget() {
        forgotten.incrementAndGet();
        newest.set(null);
    }

    /**
     * Asks the witnesses at once, and returns when each has answered, or was waited for as long as the desk waits.
     *
     * @return the checkpoint with the cosignatures that came
     */
    SignedCheckpoint ask(SignedCheckpoint signed) {
        return reports.isEmpty() ? signed : gather(signed);
    }

    private void work() {
        try {
            while (!closing.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
                SignedCheckpoint signed = newest.get();
                if (signed != null && !reports.isEmpty()) {
                    askForNewest(signed);
                }
            }
        } catch (InterruptedException nobodyShould) {
            Thread.currentThread().interrupt();
        }
    }

    private void askForNewest(SignedCheckpoint signed) {
        SignedCheckpoint answered = gather(signed);
        if (!answered.equals(signed)) {
            // Asked once more it has nothing to add, unless a newer one is there already.
            newest.compareAndSet(signed, answered);
            cosigned.accept(answered);
        }
    }

    private SignedCheckpoint gather(SignedCheckpoint signed) {
        asking.lock();
        try {
            long begun = forgotten.get();
            List<WitnessReport> before = reports;
            WitnessDesk.Cosigned answer = desk.gather(signed, tree);
            if (forgotten.get() != begun) {
                // Another process may have gone on meanwhile: that a witness knows more than this one says nothing.
                return signed;
            }
            reports = answer.reports();
            for (int i = 0; i < reports.size(); i++) {
                tell(before.get(i), reports.get(i));
            }
            return answer.checkpoint();
        } catch (RuntimeException | Error fault) {
            LOG.warn("The witnesses could not be asked just now: {}", fault.getMessage());
            return signed;
        } finally {
            asking.unlock();
        }
    }

    private static void tell(WitnessReport before, WitnessReport now) {
        if (now.verdict() == before.verdict()) {
            return;
        }
        if (now.isAlarm()) {
            LOG.error(now.sentence());
        } else if (now.verdict() == WitnessReport.Verdict.FAILED) {
            LOG.warn(now.sentence());
        } else {
            LOG.info(now.sentence());
        }
    }

    @Override
    public void close() {
        closing.countDown();
        thread.interrupt();
        try {
            thread.join(Publication.LAST.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        desk.close();
    }
}
