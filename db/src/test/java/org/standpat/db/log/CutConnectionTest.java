package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.log.LogFixture.appendOf;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.CuttingProxy.Fault;
import org.standpat.db.log.CuttingProxy.Way;
import org.standpat.db.log.Receipt.AnsweredBefore;
import org.standpat.db.log.Receipt.Recorded;

/**
 * The connection is cut after any number of bytes of a message to the database or of its answer. What was recorded is recorded once and its
 * sender is told where; the server can be reached all the time, so nobody is left without knowing.
 */
class CutConnectionTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_131L);

    /** Bytes at the end of a message, and around the end of its answer, before each of which there is a cut. */
    private static final int CLOSE_LOOK = 24;

    /** Elsewhere there is a cut after each so many bytes. */
    private static final int STRIDE = 61;

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose
    private final CuttingProxy network = new CuttingProxy(db.database);

    @AutoClose
    private final GroupCommit commits = new GroupCommit(network.dataSource(), LogFixture.PATIENT, () -> {});

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private int made;

    /** Events that no other append of this test has. */
    private Append unlike(UUID hand, int position, int events, Beside beside) {
        made++;
        Instant at = LogFixture.AT.plus(made, ChronoUnit.MICROS);
        List<NewEvent> own = new ArrayList<>();
        for (NewEvent event : appendOf(hand, position, events).events()) {
            own.add(new NewEvent(event.type(), at, event.payload()));
        }
        return new Append(hand, position, own, beside);
    }

    private static Beside keyed(String key, short status, @Nullable String refusal) {
        return new Beside(
                new KeyedAnswer(new UUID(0, 0), key, "ab".repeat(32), LogFixture.AT, status, refusal), null, null);
    }

    @Test
    void a_cut_at_any_byte_of_a_message_or_its_answer_doubles_nothing_and_loses_nothing() {
        Append first = unlike(UUID.randomUUID(), 0, 2, Beside.NONE);
        commits.record(first);
        commits.record(unlike(first.hand(), 2, 1, Beside.NONE));
        long sent = network.passed(Way.TO_SERVER);
        long got = network.passed(Way.TO_CLIENT);
        commits.record(unlike(first.hand(), 3, 1, Beside.NONE));
        sent = network.passed(Way.TO_SERVER) - sent;
        got = network.passed(Way.TO_CLIENT) - got;
        int position = 4;

        int cuts = 0;
        for (Way way : Way.values()) {
            long size = way == Way.TO_SERVER ? sent : got;
            for (long bytes = 0; bytes < size; bytes = next(bytes, size)) {
                // The same shape of message as the one that was measured, over a connection that knows its statements.
                commits.record(unlike(first.hand(), position, 1, Beside.NONE));
                Append append = unlike(first.hand(), position + 1, 1, Beside.NONE);
                network.after(bytes, way, Fault.CUT);

                Receipt receipt = commits.record(append);

                cuts++;
                position += 2;
                assertThat(network.faults())
                        .as("cuts up to byte %d %s", bytes, way)
                        .isEqualTo(cuts);
                assertThat(receipt).isInstanceOf(Recorded.class);
                assertThat(db.log.hand(append.hand(), position))
                        .as("cut after byte %d %s", bytes, way)
                        .isEqualTo(((Recorded) receipt).events());
            }
        }
        assertThat(db.log.count()).as("events in the log").isEqualTo(position);
        assertThat(cuts).isGreaterThanOrEqualTo(2 * CLOSE_LOOK);
    }

    private static long next(long bytes, long size) {
        return bytes < size - CLOSE_LOOK ? Math.min(bytes + STRIDE, size - CLOSE_LOOK) : bytes + 1;
    }

    /** A random cut comes before so many bytes; all appends of a round together send and get more. */
    private static final int MOST_SENT = 3_000;

    private static final int MOST_ANSWERED = 400;

    @Test
    void a_cut_at_random_while_many_wait_leaves_each_recorded_once_or_told_that_it_is_not() {
        Random random = new Random(SEED);
        List<Append> appends = new ArrayList<>();
        List<CompletableFuture<Receipt>> receipts = new ArrayList<>();
        int rounds = 40;
        for (int round = 0; round < rounds; round++) {
            List<Append> batch = batch(random, round);
            boolean sending = random.nextBoolean();
            network.after(
                    random.nextInt(sending ? MOST_SENT : MOST_ANSWERED),
                    sending ? Way.TO_SERVER : Way.TO_CLIENT,
                    Fault.CUT);
            List<CompletableFuture<Receipt>> answers = batch.stream()
                    .map(append -> CompletableFuture.supplyAsync(() -> commits.record(append), threads))
                    .toList();
            appends.addAll(batch);
            receipts.addAll(answers);
            answers.forEach(answer ->
                    answer.exceptionally(told -> new Recorded(List.of())).join());
        }
        network.behave();

        assertThat(network.faults()).as("cuts, seed %d", SEED).isGreaterThan(rounds / 4);
        long recorded = 0;
        for (int i = 0; i < appends.size(); i++) {
            recorded += eventsOf(appends.get(i), receipts.get(i));
        }
        assertThat(recorded).isPositive();
        assertThat(db.log.feed(null, Integer.MAX_VALUE))
                .as("events in the log, seed %d", SEED)
                .extracting(StoredEvent::feedPosition)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, recorded).boxed().toList());
    }

    /** How many events its sender was told of; each is found where he was told. */
    private int eventsOf(Append append, CompletableFuture<Receipt> answer) {
        if (answer.isCompletedExceptionally()) {
            assertThat(answer.exceptionNow())
                    .as("seed %d", SEED)
                    .isInstanceOf(LogUnavailableException.class)
                    .hasMessageContaining("Nothing was recorded");
            return 0;
        }
        return switch (answer.join()) {
            case Recorded told -> {
                List<StoredEvent> there = db.log.hand(append.hand(), append.position() + 1);
                assertThat(there).as("seed %d", SEED).startsWith(told.events().toArray(StoredEvent[]::new));
                yield told.events().size();
            }
            case AnsweredBefore told -> {
                // Only the two that share a key, or one whose own answer was found.
                assertThat(append.beside().answer()).as("seed %d", SEED).isNotNull();
                assertThat(told.answer().fingerprint()).isEqualTo("ab".repeat(32));
                yield 0;
            }
            case Receipt.Overtaken told -> {
                assertThat(told.position()).as("seed %d", SEED).isGreaterThan(append.position());
                yield 0;
            }
        };
    }

    /** New hands, two for one hand, two under one key, and one refused. */
    private List<Append> batch(Random random, int round) {
        List<Append> batch = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            batch.add(unlike(UUID.randomUUID(), 0, 1 + random.nextInt(3), Beside.NONE));
        }
        UUID contested = UUID.randomUUID();
        batch.add(unlike(contested, 0, 2, Beside.NONE));
        batch.add(unlike(contested, 0, 1, Beside.NONE));
        String key = "key-" + round;
        batch.add(unlike(UUID.randomUUID(), 0, 2, keyed(key, (short) 200, null)));
        batch.add(unlike(UUID.randomUUID(), 0, 1, keyed(key, (short) 200, null)));
        batch.add(unlike(UUID.randomUUID(), 0, 0, keyed("refused-" + round, (short) 422, "{}")));
        return batch;
    }
}
