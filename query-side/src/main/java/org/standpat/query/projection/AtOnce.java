package org.standpat.query.projection;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Steps of a build that need nothing of each other, each in a thread and over a connection of its own. */
final class AtOnce {

    private AtOnce() {}

    /** A step. */
    interface Step {
        void run() throws SQLException, InterruptedException;
    }

    /** Runs them and returns when all of them have ended. Of those that failed the first in this order says why. */
    static void run(Step... steps) throws SQLException, InterruptedException {
        List<Callable<Boolean>> calls = Arrays.stream(steps).map(AtOnce::call).toList();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Boolean> ended : threads.invokeAll(calls)) {
                ended.get();
            }
        } catch (ExecutionException failed) {
            throw rethrown(failed);
        }
    }

    private static Callable<Boolean> call(Step step) {
        return () -> {
            step.run();
            return true;
        };
    }

    private static IllegalStateException rethrown(ExecutionException failed) throws SQLException, InterruptedException {
        switch (failed.getCause()) {
            case null -> throw new IllegalStateException(failed);
            case SQLException fault -> throw fault;
            case InterruptedException interrupted -> throw interrupted;
            case RuntimeException fault -> throw fault;
            case Error fault -> throw fault;
            default -> throw new IllegalStateException(failed);
        }
    }
}
