package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.standpat.db.log.Receipt.Recorded;
import org.standpat.db.postgres.SmallDisk;

/** The disk that the events lie on is full: a real file system without room. */
@EnabledIf(
        value = "org.standpat.db.postgres.SmallDisk#isPossible",
        disabledReason = "this machine lets no process have a file system of its own")
class FullDiskTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_133L);

    /** More than the disk holds, in events of the largest size. */
    private static final int MOST_ROUNDS = 40;

    private static final int WAITING = 8;

    @AutoClose
    private final SmallDisk server = SmallDisk.start();

    @AutoClose
    private final LogFixture db = new LogFixture(server.database());

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private final Random random = new Random(SEED);

    /** As large as can be, and of bytes that cannot be pressed together. */
    private Append large(String key) {
        short type = appendOf(UUID.randomUUID(), 0, 1).events().getFirst().type();
        byte[] bytes = new byte[EventLimits.MAX_EVENT_BYTES];
        random.nextBytes(bytes);
        KeyedAnswer answer = new KeyedAnswer(new UUID(0, 0), key, "ef".repeat(32), AT, (short) 200, null);
        return new Append(
                UUID.randomUUID(),
                0,
                List.of(new NewEvent(type, AT, Payload.of(bytes)), new NewEvent(type, AT, Payload.of(bytes))),
                new Beside(answer, null, null));
    }

    @Test
    void what_finds_no_room_is_told_so_and_not_recorded_and_the_log_goes_on_by_itself_when_there_is_room() {
        List<Append> recorded = new ArrayList<>();
        List<Append> refused = new ArrayList<>();
        for (int round = 0; round < MOST_ROUNDS && refused.isEmpty(); round++) {
            List<Append> batch = new ArrayList<>();
            for (int i = 0; i < WAITING; i++) {
                batch.add(large("key-" + round + "-" + i));
            }
            List<CompletableFuture<Receipt>> answers = batch.stream()
                    .map(append -> CompletableFuture.supplyAsync(() -> db.commits.record(append), threads))
                    .toList();
            for (int i = 0; i < WAITING; i++) {
                Throwable failure =
                        answers.get(i).handle((receipt, failed) -> failed).join();
                if (failure == null) {
                    recorded.add(batch.get(i));
                } else {
                    assertThat(failure.getCause())
                            .as("seed %d", SEED)
                            .isInstanceOf(LogUnavailableException.class)
                            .hasMessage(
                                    "The disk of the database is full. Nothing was recorded: send the request again in a"
                                            + " moment.");
                    refused.add(batch.get(i));
                }
            }
        }
        assertThat(refused).as("appends that found no room, seed %d", SEED).isNotEmpty();
        assertThat(recorded).as("appends that found room, seed %d", SEED).isNotEmpty();
        assertRecorded(recorded);
        refused.forEach(append -> assertThat(db.log.positionOf(append.hand())).isZero());

        server.makeRoom();

        for (Append append : refused) {
            assertThat(db.commits.record(append)).isInstanceOf(Recorded.class);
            recorded.add(append);
        }
        assertRecorded(recorded);
    }

    /** The log holds these and nothing else, at places without a hole, and each key has its answer. */
    private void assertRecorded(List<Append> appends) {
        assertThat(db.log.feed(null, Integer.MAX_VALUE))
                .extracting(StoredEvent::feedPosition)
                .as("seed %d", SEED)
                .containsExactlyElementsOf(
                        LongStream.rangeClosed(1, 2L * appends.size()).boxed().toList());
        appends.forEach(append -> assertThat(db.log.positionOf(append.hand())).isEqualTo(2));
        assertThat(db.sql.queryForObject("select count(*) from answered_request", Integer.class))
                .isEqualTo(appends.size());
    }
}
