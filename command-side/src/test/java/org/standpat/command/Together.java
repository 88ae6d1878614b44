package org.standpat.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;

/** Several requests at the same moment. */
final class Together {

    private static final int LIMIT_SECONDS = 60;

    private Together() {}

    /** Sends so many requests from threads of their own that begin together; answers in the order of their numbers, from 0. */
    static List<Reply> send(int requests, IntFunction<Reply> request) {
        CountDownLatch begin = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newFixedThreadPool(requests)) {
            List<Future<Reply>> sent = new ArrayList<>();
            for (int i = 0; i < requests; i++) {
                int number = i;
                sent.add(threads.submit(() -> {
                    begin.await();
                    return request.apply(number);
                }));
            }
            begin.countDown();
            List<Reply> replies = new ArrayList<>();
            for (Future<Reply> future : sent) {
                replies.add(answer(future));
            }
            return replies;
        }
    }

    /** The answer to a request that was sent before. */
    static Reply answer(Future<Reply> sent) {
        try {
            return sent.get(LIMIT_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException fault) {
            throw new AssertionError("a request was not answered", fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", interrupted);
        }
    }
}
