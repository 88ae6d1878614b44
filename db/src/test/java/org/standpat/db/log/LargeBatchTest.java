package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.appendOf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.CuttingProxy.Fault;
import org.standpat.db.log.CuttingProxy.Way;
import org.standpat.db.log.Receipt.Overtaken;
import org.standpat.db.log.Receipt.Recorded;
import org.standpat.money.Denomination;

/** Batches of so many events that these go by {@code COPY}: they are the same rows, and fail in the same way. */
class LargeBatchTest {

    private static final int MANY = CopiedEvents.FEWEST + 88;

    /** Places of a cut in a message and in its answer. */
    private static final int CUTS = 24;

    @AutoClose
    private final LogFixture db = new LogFixture();

    @Test
    void given_events_of_any_time_and_size_then_they_are_recorded_as_they_are_between_those_before_and_after() {
        db.handWith(3);
        List<Instant> times = List.of(
                Instant.parse("0001-01-01T00:00:00Z"),
                Instant.parse("1999-12-31T23:59:59.999999Z"),
                Instant.parse("2026-03-01T20:15:30.123456Z"),
                Instant.parse("9999-12-31T23:59:59.999999Z"));
        UUID hand = UUID.randomUUID();
        List<NewEvent> events = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            events.add(new NewEvent((short) (1 + i % 3), times.get(i % times.size()), Payload.of(new byte[i])));
        }

        Receipt receipt = db.commits.record(new Append(hand, 0, events, Beside.of(source("a hand"), null)));
        db.handWith(1);

        List<StoredEvent> stored = db.log.hand(hand);
        assertThat(receipt).isEqualTo(new Recorded(stored));
        assertThat(stored).hasSize(MANY);
        for (int i = 0; i < MANY; i++) {
            assertThat(stored.get(i))
                    .isEqualTo(new StoredEvent(
                            hand,
                            i + 1,
                            4 + i,
                            events.get(i).type(),
                            events.get(i).at(),
                            events.get(i).payload()));
        }
        assertThat(db.log.count()).isEqualTo(MANY + 4);
        assertThat(db.sql.queryForObject("select count(*) from hand_source where hand = ?", Integer.class, hand))
                .isEqualTo(1);
    }

    private static KeptSource source(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new KeptSource(
                LogFixture.AT, "phh", "UTF-8", "file", 0, digest(bytes), Payload.of(bytes), Denomination.CHIPS);
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException(fault);
        }
    }

    @Test
    void given_a_hand_that_was_overtaken_among_others_then_the_others_are_recorded() throws SQLException {
        UUID overtaken = db.handWith(2);
        List<Append> batch = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            batch.add(appendOf(i == 5 ? overtaken : UUID.randomUUID(), 0, MANY / 4));
        }

        try (BatchWriter writer = new BatchWriter(db.database.unpooled(), LogFixture.PATIENT)) {
            List<BatchWriter.Result> results = writer.write(batch);

            for (int i = 0; i < batch.size(); i++) {
                Receipt receipt = ((BatchWriter.Result.Judged) results.get(i)).receipt();
                assertThat(receipt)
                        .isEqualTo(
                                i == 5
                                        ? new Overtaken(2)
                                        : new Recorded(db.log.hand(batch.get(i).hand())));
            }
        }
        assertThat(db.log.count()).isEqualTo(2 + 7L * (MANY / 4));
    }

    @Test
    void given_a_table_that_takes_a_row_away_then_nothing_is_recorded_and_it_is_said() {
        db.sql.execute("create function lose_one() returns trigger language plpgsql as"
                + " $$ begin return case when new.number = 7 then null else new end; end $$");
        db.sql.execute("create trigger lose_one before insert on event for each row execute function lose_one()");
        UUID hand = UUID.randomUUID();

        assertThatThrownBy(() -> db.commits.record(appendOf(hand, 0, MANY)))
                .hasMessage("Not every event of hand " + hand
                        + " was written, so none is kept: something in the database takes rows away.");

        assertThat(db.log.count()).isZero();
        db.sql.execute("drop trigger lose_one on event");
        assertThat(db.commits.record(appendOf(hand, 0, MANY))).isInstanceOf(Recorded.class);
    }

    @Test
    void given_a_cut_anywhere_in_the_way_there_or_back_then_each_event_is_recorded_once() throws IOException {
        try (CuttingProxy network = new CuttingProxy(db.database);
                GroupCommit commits = new GroupCommit(network.dataSource(), LogFixture.PATIENT, () -> {})) {
            commits.record(appendOf(UUID.randomUUID(), 0, MANY));
            long sent = network.passed(Way.TO_SERVER);
            long got = network.passed(Way.TO_CLIENT);
            commits.record(appendOf(UUID.randomUUID(), 0, MANY));
            sent = network.passed(Way.TO_SERVER) - sent;
            got = network.passed(Way.TO_CLIENT) - got;
            long expected = 2L * MANY;
            int faults = 0;
            for (Way way : Way.values()) {
                long size = way == Way.TO_SERVER ? sent : got;
                for (int cut = 0; cut < CUTS; cut++) {
                    commits.record(appendOf(UUID.randomUUID(), 0, MANY));
                    UUID hand = UUID.randomUUID();
                    network.after(size * cut / CUTS, way, Fault.CUT);

                    Receipt receipt = commits.record(appendOf(hand, 0, MANY));

                    expected += 2L * MANY;
                    faults++;
                    assertThat(network.faults()).isEqualTo(faults);
                    assertThat(receipt)
                            .as("cut after byte %d %s", size * cut / CUTS, way)
                            .isEqualTo(new Recorded(db.log.hand(hand)));
                    assertThat(db.log.count()).isEqualTo(expected);
                }
            }
        }
    }
}
