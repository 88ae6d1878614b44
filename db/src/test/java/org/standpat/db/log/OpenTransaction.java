package org.standpat.db.log;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.springframework.transaction.support.TransactionTemplate;

/** Writes in a transaction on a thread of its own and keeps it open until {@link #commit} or {@link #rollback}. */
public final class OpenTransaction {

    private static final int LIMIT_SECONDS = 30;

    private final CountDownLatch written = new CountDownLatch(1);
    private final CompletableFuture<Boolean> commit = new CompletableFuture<>();
    private final CompletableFuture<Void> ended;

    public OpenTransaction(TransactionTemplate transaction, Runnable writes) {
        ended = CompletableFuture.runAsync(() -> transaction.executeWithoutResult(status -> {
                    writes.run();
                    written.countDown();
                    if (!commit.orTimeout(LIMIT_SECONDS, TimeUnit.SECONDS).join()) {
                        status.setRollbackOnly();
                    }
                }))
                .whenComplete((nothing, failure) -> written.countDown());
        try {
            if (!written.await(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                throw new IllegalStateException("The open transaction has not written in time.");
            }
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    public void commit() {
        end(true);
    }

    public void rollback() {
        end(false);
    }

    private void end(boolean committing) {
        commit.complete(committing);
        ended.orTimeout(LIMIT_SECONDS, TimeUnit.SECONDS).join();
    }
}
