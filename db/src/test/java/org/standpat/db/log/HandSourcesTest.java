package org.standpat.db.log;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.db.log.LogFixture.AT;
import static org.standpat.db.log.LogFixture.appendOf;

import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.CuttingProxy.Fault;
import org.standpat.db.log.CuttingProxy.Way;
import org.standpat.money.Denomination;

/** A hand from a file and its source are there together or not at all, and the source comes back byte for byte. */
class HandSourcesTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int ROUNDS = 25;
    private static final int HANDS_OF_A_ROUND = 8;

    /** A random cut comes before so many bytes of a message. */
    private static final int MOST_SENT = 8_000;

    private static final int MOST_ANSWERED = 400;

    private static final Denomination DOLLARS = new Denomination("USD", 2);

    @AutoClose
    private final LogFixture db = new LogFixture();

    @AutoClose("shutdownNow")
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    private final HandSources sources = new HandSources(db.dataSource);

    private static KeptSource source(byte[] bytes) {
        return new KeptSource(
                AT,
                "pokerstars",
                "UTF-8",
                "evening \u001b[31m\u202e.txt",
                17,
                digest(bytes),
                Payload.of(bytes),
                DOLLARS);
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException(fault);
        }
    }

    private static byte[] everyByte() {
        byte[] bytes = new byte[1024];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        return bytes;
    }

    private long sourcesKept() {
        return db.sql
                .queryForList("select count(*) from hand_source", Long.class)
                .getFirst();
    }

    @Test
    void given_a_hand_recorded_with_its_source_then_the_source_comes_back_byte_for_byte() {
        UUID hand = UUID.randomUUID();
        KeptSource source = source(everyByte());

        db.commits.record(appendOf(hand, 0, 3, Beside.of(source)));

        assertThat(db.log.hand(hand)).hasSize(3);
        assertThat(sources.of(hand)).contains(source);
        assertThat(source.lastByte()).isEqualTo(17 + 1024);
        assertThat(sources.of(UUID.randomUUID())).isEmpty();
    }

    @Test
    void given_a_process_that_dies_before_its_commit_then_neither_events_nor_source_are_there() {
        UUID hand = UUID.randomUUID();
        Append append = appendOf(hand, 0, 3, Beside.of(source(everyByte())));

        db.otherWriter(append).die();

        assertThat(db.log.hand(hand)).isEmpty();
        assertThat(sourcesKept()).isZero();
        assertThat(db.commits.record(append)).isInstanceOf(Receipt.Recorded.class);
        assertThat(sourcesKept()).isEqualTo(1);
    }

    @Test
    void given_a_hand_that_somebody_else_records_meanwhile_then_no_second_source_is_kept() {
        UUID hand = UUID.randomUUID();
        db.commits.record(appendOf(hand, 0, 3, Beside.of(source("first".getBytes(UTF_8)))));

        assertThat(db.commits.record(appendOf(hand, 0, 3, Beside.of(source("second".getBytes(UTF_8))))))
                .isEqualTo(new Receipt.Overtaken(3));

        assertThat(sources.of(hand)).contains(source("first".getBytes(UTF_8)));
    }

    @Test
    void given_a_source_that_is_not_what_its_digest_says_then_the_hand_is_not_recorded_either() {
        UUID hand = UUID.randomUUID();
        UUID good = UUID.randomUUID();
        KeptSource wrong =
                new KeptSource(AT, "phh", "UTF-8", "a", 0, digest(everyByte()), Payload.of(new byte[1]), DOLLARS);
        // Another process keeps the lock, so that what is recorded meanwhile gathers in one batch.
        OtherWriter held = db.otherWriter(appendOf(UUID.randomUUID(), 0, 1));
        CompletableFuture<Receipt> failing =
                CompletableFuture.supplyAsync(() -> db.commits.record(appendOf(hand, 0, 2, Beside.of(wrong))), threads);
        CompletableFuture<Receipt> beside = CompletableFuture.supplyAsync(
                () -> db.commits.record(appendOf(good, 0, 2, Beside.of(source(everyByte())))), threads);
        held.die();

        assertThatThrownBy(failing::join).hasRootCauseInstanceOf(SQLException.class);
        assertThat(beside.join()).isInstanceOf(Receipt.Recorded.class);
        assertThat(db.log.hand(hand)).isEmpty();
        assertThat(sources.of(hand)).isEmpty();
        assertThat(sources.of(good)).isPresent();
    }

    @Test
    void given_connections_cut_anywhere_then_every_recorded_hand_has_its_source_and_no_other_source_is_kept()
            throws IOException {
        Random random = new Random(SEED);
        List<CompletableFuture<Receipt>> receipts = new ArrayList<>();
        try (CuttingProxy network = new CuttingProxy(db.database);
                GroupCommit commits = new GroupCommit(network.dataSource(), LogFixture.PATIENT, () -> {})) {
            for (int round = 0; round < ROUNDS; round++) {
                boolean sending = random.nextBoolean();
                network.after(
                        random.nextInt(sending ? MOST_SENT : MOST_ANSWERED),
                        sending ? Way.TO_SERVER : Way.TO_CLIENT,
                        Fault.CUT);
                List<CompletableFuture<Receipt>> answers = new ArrayList<>();
                for (int i = 0; i < HANDS_OF_A_ROUND; i++) {
                    byte[] bytes = new byte[1 + random.nextInt(2_000)];
                    random.nextBytes(bytes);
                    Append append = appendOf(UUID.randomUUID(), 0, 1 + random.nextInt(5), Beside.of(source(bytes)));
                    answers.add(CompletableFuture.supplyAsync(() -> commits.record(append), threads));
                }
                answers.forEach(answer -> answer.exceptionally(told -> new Receipt.Recorded(List.of()))
                        .join());
                receipts.addAll(answers);
            }
            network.behave();
            assertThat(network.faults()).as("cuts, seed %d", SEED).isGreaterThan(ROUNDS / 4);
        }

        long recorded = receipts.stream()
                .filter(receipt -> !receipt.isCompletedExceptionally())
                .count();
        assertThat(recorded).as("seed %d", SEED).isPositive();
        assertThat(sourcesKept()).as("seed %d", SEED).isEqualTo(recorded);
        assertThat(db.sql.queryForList(
                        "select hand from event except select hand from hand_source"
                                + " union all (select hand from hand_source except select hand from event)",
                        UUID.class))
                .as("hands without source or sources without hand, seed %d", SEED)
                .isEmpty();
    }

    @Test
    void given_a_hand_without_a_source_then_one_is_kept_once_and_never_for_a_hand_that_is_not_there() {
        UUID hand = db.handWith(2);

        assertThat(sources.keepWhereMissing(hand, source("first".getBytes(UTF_8))))
                .isTrue();
        assertThat(sources.keepWhereMissing(hand, source("second".getBytes(UTF_8))))
                .isFalse();
        assertThat(sources.keepWhereMissing(UUID.randomUUID(), source("none".getBytes(UTF_8))))
                .isFalse();

        assertThat(sources.of(hand)).contains(source("first".getBytes(UTF_8)));
        assertThat(sourcesKept()).isEqualTo(1);
    }

    @Test
    void given_hands_from_files_and_others_then_what_a_chip_is_worth_is_told_of_those_from_files() {
        UUID played = db.handWith(2);
        UUID recorded = UUID.randomUUID();
        UUID keptLater = db.handWith(2);
        db.commits.record(appendOf(recorded, 0, 1, Beside.of(source(everyByte()))));
        sources.keepWhereMissing(keptLater, source(everyByte()));

        assertThat(sources.moneyOf(List.of(played, recorded, keptLater, UUID.randomUUID())))
                .isEqualTo(Map.of(recorded, DOLLARS, keptLater, DOLLARS));
        assertThat(sources.moneyOf(List.of())).isEmpty();
    }

    @Test
    void given_a_source_from_before_this_was_kept_then_its_chips_are_whole_chips_and_no_new_source_comes_without_it() {
        UUID old = db.handWith(1);
        String insert = "insert into hand_source (hand, at, first_byte, format, charset, file, sha256, bytes)"
                + " values (?, now(), 0, 'phh', 'UTF-8', 'a', sha256('a'), 'a')";
        String constraint = "hand_source_says_what_a_chip_is_worth";
        assertThatThrownBy(() -> db.sql.update(insert, old)).hasMessageContaining(constraint);

        db.sql.execute("alter table hand_source drop constraint " + constraint);
        db.sql.update(insert, old);

        assertThat(sources.moneyOf(List.of(old))).isEqualTo(Map.of(old, Denomination.CHIPS));
        assertThat(sources.of(old)).get().extracting(KeptSource::money).isNull();
    }

    @Test
    void a_text_above_the_limit_is_refused_before_anything_is_written() {
        assertThatThrownBy(() -> source(new byte[KeptSource.MOST_BYTES + 1]))
                .isInstanceOf(LimitExceededException.class)
                .hasMessageContaining("1048577 bytes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update hand_source set file = 'another'",
                "delete from hand_source",
                "truncate hand_source cascade"
            })
    void changes_are_refused(String statement) {
        UUID hand = UUID.randomUUID();
        db.commits.record(appendOf(hand, 0, 1, Beside.of(source(everyByte()))));

        assertThatThrownBy(() -> db.sql.execute(statement)).isInstanceOf(RuntimeException.class);

        assertThat(sources.of(hand)).contains(source(everyByte()));
    }
}
