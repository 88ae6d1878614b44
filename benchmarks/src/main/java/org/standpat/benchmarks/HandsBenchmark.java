package org.standpat.benchmarks;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.standpat.benchmarks.log.DeskLane;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;

/**
 * Many hands at once in the middle of play, each with its dealer: how much memory of the command side one takes, and how many actions a
 * second they get when every action is of another hand than the one before.
 */
final class HandsBenchmark {

    /** Hands at once: half of what the command side keeps in memory. */
    static final int HANDS = 10_000;

    /** Actions that each has had: six-handed, that is in the first draw or the betting behind it. */
    private static final int ACTIONS = 18;

    private static final int THREADS = 50;
    private static final int ROUNDS = 3;
    private static final Duration WARM_UP = Duration.ofSeconds(5);
    private static final Duration ROUND = Duration.ofSeconds(6);
    private static final Duration GARBAGE_PAUSE = Duration.ofMillis(200);
    private static final int COLLECTIONS = 5;
    private static final double NANOS = 1e9;

    private final HandDesk desk;
    private final List<HeldHand> hands = new ArrayList<>(HANDS);

    private HandsBenchmark(HandDesk desk) {
        this.desk = desk;
        for (int i = 0; i < HANDS; i++) {
            hands.add(new HeldHand(i));
        }
    }

    static void run() {
        try (LocalPostgres server = LocalPostgres.temporary();
                DeskLane lane = new DeskLane(server.database())) {
            lane.play(THREADS, WARM_UP);
            new HandsBenchmark(lane.desk()).measure();
        }
    }

    private void measure() {
        long before = usedBytes();
        each(hand -> {
            hand.toTheMiddle();
            return 1;
        });
        long bytes = usedBytes() - before;
        System.out.printf("%n%,d six-handed hands in the middle of play: %,d bytes each%n", HANDS, bytes / HANDS);
        List<Double> rates = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            long end = begun + ROUND.toNanos();
            long actions = 0;
            while (System.nanoTime() < end) {
                actions += each(hand -> {
                    if (System.nanoTime() >= end) {
                        return 0;
                    }
                    hand.act();
                    return 1;
                });
            }
            rates.add(actions / ((System.nanoTime() - begun) / NANOS));
        }
        System.out.printf(
                "one action of each in turn, %d at a time: %s actions per second%n",
                THREADS, Spread.of(rates).whole());
    }

    /** Does this with each hand, many at a time; gives the sum of what it gives. */
    private long each(Step step) {
        try (ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
            List<Callable<Long>> shares = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                List<HeldHand> share = hands.subList(thread * HANDS / THREADS, (thread + 1) * HANDS / THREADS);
                shares.add(() -> share.stream().mapToLong(step::with).sum());
            }
            long sum = 0;
            for (Future<Long> done : threads.invokeAll(shares)) {
                sum += done.get();
            }
            return sum;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a hand could not be played", failed.getCause());
        }
    }

    /** The least that is in use after several collections. */
    private static long usedBytes() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
            try {
                Thread.sleep(GARBAGE_PAUSE);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
            least = Math.min(
                    least,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        }
        return least;
    }

    private interface Step {
        long with(HeldHand hand);
    }

    /** A hand whose players act by chance. Its state is the object that the command side keeps too, so it takes no room of its own. */
    private final class HeldHand {

        private final SplittableRandom chance;
        private final RandomPlayer player;
        private UUID id = new UUID(0, 0);
        private HandState state = HandState.NOT_STARTED;

        HeldHand(long seed) {
            chance = new SplittableRandom(seed);
            player = new RandomPlayer(chance);
        }

        void toTheMiddle() {
            do {
                start();
                for (int action = 0; action < ACTIONS && !(state instanceof Finished); action++) {
                    act();
                }
            } while (state instanceof Finished);
        }

        /** One action, or the start of another hand where this one is over. */
        void act() {
            if (state instanceof Started started && !(state instanceof Finished)) {
                HandCommand command = player.next(started);
                state = stateAfter(desk.act(id, null, command, null));
            } else {
                start();
            }
        }

        private void start() {
            StartHand start = SixHanded.start(chance);
            id = start.hand();
            state = stateAfter(desk.start(start, null));
        }

        private static HandState stateAfter(Answer answer) {
            return switch (answer) {
                case Answer.Recorded recorded -> recorded.state();
                case Answer.Refused refused ->
                    throw new IllegalStateException("a legal action was refused: " + refused.refusal());
            };
        }
    }
}
