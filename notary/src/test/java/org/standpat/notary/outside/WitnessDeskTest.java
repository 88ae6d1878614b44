package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.notary.outside.WitnessDesk.Cosigned;
import org.standpat.notary.outside.WitnessReport.Verdict;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;

/** Witnesses that do as the document says, asked over the network of this machine. */
class WitnessDeskTest {

    private final SettableClock clock = new SettableClock();
    private final TestLog log = TestLog.of(300);
    private final TestWitness first =
            new TestWitness("first.example/w1", clock, log.signer().verifier());
    private final TestWitness second =
            new TestWitness("second.example/w2", clock, log.signer().verifier());
    private final WitnessDesk desk = desk();

    private WitnessDesk desk() {
        return new WitnessDesk(List.of(first.witness(), second.witness()), clock);
    }

    @AfterEach
    void close() {
        desk.close();
        first.close();
        second.close();
    }

    private static Cosigned gather(WitnessDesk desk, TestLog from, long size) {
        return desk.gather(from.checkpoint(size), from.tree());
    }

    private Cosigned gather(long size) {
        return gather(desk, log, size);
    }

    private void requireCosigned(Cosigned cosigned) {
        assertThat(cosigned.checkpoint()
                        .cosigners(
                                List.of(first.witness().key(), second.witness().key())))
                .as("%s", cosigned.reports())
                .containsExactly(first.witness().key(), second.witness().key());
        assertThat(cosigned.reports()).extracting(WitnessReport::verdict).containsOnly(Verdict.COSIGNED);
        assertThat(cosigned.reports()).noneMatch(WitnessReport::isAlarm);
    }

    @Test
    void all_cosign_a_log_that_grows_and_are_asked_once_for_each_checkpoint() {
        for (long size : List.of(0L, 1L, 2L, 3L, 64L, 65L, 65L, 200L, 299L, 300L)) {
            requireCosigned(gather(size));
        }
        assertThat(first.asked()).containsExactly(0L, 0L, 1L, 2L, 3L, 64L, 65L, 65L, 200L, 299L);
        assertThat(second.asked()).isEqualTo(first.asked());
        assertThat(desk.reports()).extracting(WitnessReport::size).containsExactly(300L, 300L);
    }

    /** The second one was used by somebody who is further; each gets the proof that he needs. */
    @Test
    void after_a_start_each_witness_says_what_it_has_and_is_asked_once_more() {
        gather(100);
        second.forget();
        try (WitnessDesk started = desk()) {
            requireCosigned(gather(started, log, 150));
            requireCosigned(gather(started, log, 160));
        }
        assertThat(first.asked()).containsExactly(0L, 0L, 100L, 150L);
        assertThat(second.asked()).containsExactly(0L, 0L, 150L);
    }

    @Test
    void a_witness_that_lost_its_memory_says_so_and_cosigns() {
        gather(100);
        second.forget();

        requireCosigned(gather(150));
        assertThat(second.asked()).containsExactly(0L, 100L, 0L);
    }

    @Test
    void who_has_cosigned_is_not_asked_again() {
        Cosigned before = gather(100);
        Cosigned again = desk.gather(before.checkpoint(), log.tree());

        assertThat(again.checkpoint()).isEqualTo(before.checkpoint());
        assertThat(again.reports()).noneMatch(WitnessReport::wasAsked);
        assertThat(first.asked()).hasSize(1);
    }

    /** A database restored from a backup, found by a process that remembers and by one that was started anew. */
    @Test
    void a_log_that_went_back_is_an_alarm_of_its_own_kind() {
        gather(200);
        try (WitnessDesk started = desk()) {
            for (WitnessDesk each : List.of(desk, started)) {
                Cosigned cosigned = gather(each, log, 150);

                assertThat(cosigned.checkpoint()).isEqualTo(log.checkpoint(150));
                assertThat(cosigned.reports()).hasSize(2).allSatisfy(report -> {
                    assertThat(report.verdict()).isEqualTo(Verdict.AHEAD);
                    assertThat(report.isAlarm()).isTrue();
                    assertThat(report.sentence()).contains("size 200", "size 150", "went back", "./standpat audit");
                });
            }
        }
    }

    /** The key is the right one, and the history another one: of the same size, and grown. */
    @Test
    void two_histories_are_an_alarm_of_its_own_kind_which_lasts_while_the_witness_is_left_alone() {
        gather(200);
        TestLog forked = log.forkedAt(100);
        try (WitnessDesk started = desk()) {
            for (long size : List.of(200L, 250L)) {
                assertThat(gather(started, forked, size).reports())
                        .extracting(WitnessReport::verdict)
                        .containsOnly(Verdict.FORKED);
                clock.move(WitnessReport.LONGEST_PAUSE);
            }
            Cosigned remembering = gather(forked, 250);
            assertThat(remembering.reports())
                    .allSatisfy(
                            report -> assertThat(report.sentence()).contains("two histories", "size 200", "size 250"));
            Cosigned paused = gather(forked, 260);
            assertThat(paused.reports()).allMatch(WitnessReport::isAlarm).noneMatch(WitnessReport::wasAsked);
        }
    }

    private Cosigned gather(TestLog from, long size) {
        return gather(desk, from, size);
    }

    @Test
    void a_log_that_a_witness_does_not_know_or_whose_key_is_another_is_told() {
        TestLog unknown = TestLog.of(5, NoteSigner.random("unknown.example/log", KeyType.ED25519));
        TestLog otherKey = TestLog.of(5, NoteSigner.random(TestLog.NAME, KeyType.ED25519));

        assertThat(gather(unknown, 5).reports())
                .allSatisfy(report -> assertThat(report.sentence()).contains("(404)", "the log's verifier key"));
        clock.move(WitnessReport.LONGEST_PAUSE);
        assertThat(gather(otherKey, 5).reports())
                .allSatisfy(report -> assertThat(report.sentence()).contains("(403)"))
                .noneMatch(WitnessReport::isAlarm);
    }

    @Test
    void a_witness_that_fails_is_left_alone_for_longer_each_time_and_then_asked_again() {
        second.close();
        Duration pause = WitnessReport.FIRST_PAUSE;
        for (int failures = 1; failures <= 12; failures++) {
            WitnessReport failed = gather(100).reports().getLast();
            assertThat(failed.wasAsked()).isTrue();
            assertThat(failed.verdict()).isEqualTo(Verdict.FAILED);
            assertThat(failed.failures()).isEqualTo(failures);
            assertThat(Duration.between(clock.instant(), failed.notBefore())).isEqualTo(pause);

            clock.move(pause.minusMillis(1));
            WitnessReport leftAlone = gather(100).reports().getLast();
            assertThat(leftAlone.wasAsked()).isFalse();
            assertThat(leftAlone.sentence()).isEqualTo(failed.sentence());
            clock.move(Duration.ofMillis(1));
            pause = pause.multipliedBy(2).compareTo(WitnessReport.LONGEST_PAUSE) < 0
                    ? pause.multipliedBy(2)
                    : WitnessReport.LONGEST_PAUSE;
        }
        assertThat(gather(100).reports().getFirst().failures()).isZero();
    }

    /** A clock that was years ahead and was set right must not silence a witness for years. */
    @Test
    void given_the_clock_went_back_then_nobody_is_left_alone_for_long() {
        second.close();
        gather(100);
        clock.move(Duration.ofDays(-1_000));

        assertThat(gather(100).reports().getLast().wasAsked()).isTrue();
    }

    @Test
    void a_tree_that_is_not_the_checkpoints_or_cannot_be_asked_is_no_fault_of_a_witness() {
        assertThatThrownBy(
                        () -> desk.gather(log.checkpoint(100), log.forkedAt(50).tree()))
                .isInstanceOf(IllegalArgumentException.class);
        gather(100);
        assertThatThrownBy(() -> desk.gather(log.checkpoint(256), (level, index) -> {
                    if (level < 8) {
                        throw new IllegalStateException("no database");
                    }
                    return log.tree().hash(level, index);
                }))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no database");
        requireCosigned(gather(256));
    }
}
