package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.service.http.NoAnswerException;

/** {@code kill -9} of the service at any moment: what was acknowledged is there once, and every hand goes on. */
class KilledServiceIT {

    private static final int KILLS = 2;
    private static final int TABLES = 4;
    private static final int FEWEST_ANSWERS = 10;
    private static final int MOST_ANSWERS = 60;

    private final long seed = Long.getLong("standpat.seed", System.nanoTime());
    private final Random chance = new Random(seed);

    @TempDir
    private Path folder;

    @Test
    void loses_no_acknowledged_action_and_doubles_none() throws Exception {
        List<PlayedTable> tables = new ArrayList<>();
        for (int i = 0; i < TABLES; i++) {
            tables.add(new PlayedTable("table-" + i, 2 + i % 2, new Random(chance.nextLong())));
        }
        try {
            for (int kill = 0; kill < KILLS; kill++) {
                playUntilKilled(tables);
            }
            playToTheEnd(tables);
        } catch (AssertionError failure) {
            throw new AssertionError("run it again with -Dstandpat.seed=" + seed, failure);
        }
    }

    private void playUntilKilled(List<PlayedTable> tables) throws Exception {
        try (ServingProcess service = ServingProcess.on(folder);
                ExecutorService players = Executors.newVirtualThreadPerTaskExecutor()) {
            tables.forEach(table -> table.checkAfterRestart(service));
            AtomicInteger answers = new AtomicInteger();
            List<Future<?>> playing = new ArrayList<>();
            for (PlayedTable table : tables) {
                playing.add(players.submit(() -> play(table, service, answers)));
            }
            int enough = chance.nextInt(FEWEST_ANSWERS, MOST_ANSWERS);
            Awaitility.await()
                    .pollInterval(1, TimeUnit.MILLISECONDS)
                    .atMost(StandpatProcess.LIMIT)
                    .until(() -> answers.get() >= enough || playing.stream().allMatch(Future::isDone));
            service.process().kill();
            for (Future<?> ended : playing) {
                ended.get();
            }
        }
    }

    private static void play(PlayedTable table, ServingProcess service, AtomicInteger answers) {
        try {
            while (true) {
                table.playOne(service.client());
                answers.incrementAndGet();
            }
        } catch (NoAnswerException killed) {
            assertThat(table.isWaiting()).isTrue();
        }
    }

    private void playToTheEnd(List<PlayedTable> tables) throws Exception {
        try (ServingProcess service = ServingProcess.on(folder)) {
            for (PlayedTable table : tables) {
                table.checkAfterRestart(service);
                table.finish(service.client());
                table.checkWholeRecord(service, folder);
            }
            assertThat(service.process().stop()).isEqualTo(143);
        }
    }
}
