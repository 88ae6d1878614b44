package org.standpat.benchmarks;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.Append;
import org.standpat.db.log.Beside;
import org.standpat.db.log.EventCodec;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.log.NewEvent;
import org.standpat.db.log.Receipt;
import org.standpat.db.postgres.Database;
import org.standpat.hand.HandEvent;

/** A log of hands of many tables, which play at the same time. */
final class RecordedEvening {

    private static final int TABLES = 24;

    /** Events of a hand that are recorded at a time, between those of other tables: many, so that it does not take long. */
    private static final int AT_A_TIME = 8;

    private RecordedEvening() {}

    /** Records hands until there are so many events. */
    static void record(Database database, long events) {
        AtomicLong recorded = new AtomicLong();
        try (GroupCommit commits = new GroupCommit(database.unpooled(), () -> {});
                ExecutorService tables = Executors.newFixedThreadPool(TABLES)) {
            List<Future<?>> playing = new ArrayList<>();
            for (int table = 0; table < TABLES; table++) {
                SplittableRandom chance = new SplittableRandom(table + 1L);
                playing.add(tables.submit(() -> play(chance, commits, recorded, events)));
            }
            for (Future<?> table : playing) {
                table.get();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        } catch (ExecutionException failed) {
            throw new IllegalStateException("the hands of the benchmark cannot be recorded", failed);
        }
    }

    private static void play(SplittableRandom chance, GroupCommit commits, AtomicLong recorded, long wanted) {
        HandEventCodec codec = new HandEventCodec();
        while (recorded.get() < wanted) {
            List<HandEvent> hand = WrittenHands.played(chance);
            UUID id = ((HandEvent.HandStarted) hand.getFirst()).hand();
            for (int from = 0; from < hand.size(); from += AT_A_TIME) {
                List<NewEvent> rows = hand.subList(from, Math.min(hand.size(), from + AT_A_TIME)).stream()
                        .map(event -> row(codec, event))
                        .toList();
                if (!(commits.record(new Append(id, from, rows, Beside.NONE)) instanceof Receipt.Recorded)) {
                    throw new IllegalStateException("somebody else recorded events of hand " + id);
                }
                recorded.addAndGet(rows.size());
            }
        }
    }

    private static NewEvent row(HandEventCodec codec, HandEvent event) {
        EventCodec.Encoded encoded = codec.encode(event);
        return new NewEvent(encoded.type(), Instant.now(), encoded.payload());
    }
}
