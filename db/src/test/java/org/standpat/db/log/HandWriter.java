package org.standpat.db.log;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.HandEventCodec;
import org.standpat.hand.HandEvent;

/** Writes hands on many threads: some of its own, some that other processes write too, some requests under keys that others use too. */
final class HandWriter {

    /** Hands that all processes act on. */
    static final int SHARED_HANDS = 6;

    /** Keys that all processes use. */
    static final int SHARED_KEYS = 400;

    /** Most events of one append. */
    static final int MOST_EVENTS = 3;

    static final String FINGERPRINT = "cd".repeat(32);

    private static final int THREADS = 16;
    private static final int LONGEST_PAUSE_MILLIS = 100;
    private static final int APPENDS_OF_ONE_PROCESS = 10_000_000;
    private static final Instant BEGIN = Instant.parse("2026-03-01T00:00:00Z");

    private final int number;
    private final long seed;
    private final Consumer<String> tell;
    private final AtomicInteger made = new AtomicInteger();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean finishing;

    /**
     * Writes nothing yet.
     *
     * @param tell is told of each append that was recorded or answered before
     */
    HandWriter(int number, long seed, Consumer<String> tell) {
        this.number = number;
        this.seed = seed;
        this.tell = tell;
    }

    void start(GroupCommit commits) {
        for (int thread = 0; thread < THREADS; thread++) {
            Random random = new Random(seed * 31 + number * 1_000L + thread);
            threads.add(Thread.ofPlatform().daemon().start(() -> {
                try {
                    write(commits, random);
                } catch (InterruptedException nobodyDoes) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
    }

    void finish() throws InterruptedException {
        finishing = true;
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private void write(GroupCommit commits, Random random) throws InterruptedException {
        Map<UUID, Integer> positions = new HashMap<>();
        UUID own = new UUID(random.nextLong(), random.nextLong());
        while (!finishing) {
            UUID hand = random.nextBoolean() ? own : new UUID(seed, random.nextInt(SHARED_HANDS));
            int position = positions.getOrDefault(hand, 0);
            if (position + MOST_EVENTS > EventLimits.MAX_EVENTS_PER_HAND) {
                continue;
            }
            String key = random.nextInt(3) == 0 ? "key-" + random.nextInt(SHARED_KEYS) : null;
            Append append = append(hand, position, 1 + random.nextInt(MOST_EVENTS), key);
            Thread.sleep(random.nextInt(LONGEST_PAUSE_MILLIS));
            switch (commits.record(append)) {
                case Receipt.Recorded recorded -> {
                    tell.accept(recorded(append, recorded, key));
                    positions.put(hand, append.positionAfter());
                }
                case Receipt.Overtaken overtaken -> positions.put(hand, overtaken.position());
                case Receipt.AnsweredBefore before -> tell.accept(answered(key, before.answer()));
            }
        }
    }

    private static String recorded(Append append, Receipt.Recorded recorded, @Nullable String key) {
        StoredEvent first = recorded.events().getFirst();
        return "recorded %s %d %d %d %s %s"
                .formatted(
                        append.hand(),
                        first.number(),
                        recorded.events().size(),
                        first.feedPosition(),
                        first.at(),
                        key == null ? "-" : key);
    }

    private static String answered(@Nullable String key, StoredAnswer answer) {
        return "answered %s %s %d %d".formatted(key, answer.hand(), answer.firstEvent(), answer.lastEvent());
    }

    private Append append(UUID hand, int position, int count, @Nullable String key) {
        Instant at = mark(count);
        HandEventCodec codec = new HandEventCodec();
        List<NewEvent> events = new ArrayList<>();
        for (int event = position + 1; event <= position + count; event++) {
            EventCodec.Encoded encoded = codec.encode(new HandEvent.Checked(event));
            events.add(new NewEvent(encoded.type(), at, encoded.payload()));
        }
        KeyedAnswer answer =
                key == null ? null : new KeyedAnswer(new UUID(0, 0), key, FINGERPRINT, at, (short) 200, null);
        return new Append(hand, position, events, new Beside(answer, null, null));
    }

    /** A time that no other append has, and that tells how many events the append has. */
    private Instant mark(int count) {
        long append = (long) number * APPENDS_OF_ONE_PROCESS + made.incrementAndGet();
        return BEGIN.plus(append * (MOST_EVENTS + 1) + count, ChronoUnit.MICROS);
    }

    /** How many events an append had, all of which carry this time. */
    static int eventsMarked(Instant mark) {
        return Math.toIntExact(ChronoUnit.MICROS.between(BEGIN, mark) % (MOST_EVENTS + 1));
    }
}
