package org.standpat.command.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.Status;
import org.standpat.command.operations.NotaryHealth.Seen;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.LogFixture;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.NotaryState;
import org.standpat.notary.Outside;
import org.standpat.notary.Publication.OutletState;
import org.standpat.notary.Publication.Problem;
import org.standpat.notary.checkpoint.Unsigned;
import org.standpat.notary.outside.WebAddress;
import org.standpat.notary.outside.Witness;
import org.standpat.notary.outside.WitnessReport;
import org.standpat.notary.outside.WitnessReport.Verdict;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;

/** What the health says of each thing that a notary can be in, and of each trouble outside. */
class NotaryHealthTest {

    private static final Instant NOW = Instant.parse("2026-12-01T20:15:30Z");
    private static final Instant BEFORE = NOW.minusSeconds(5);
    private static final NotaryState SIGNING = new NotaryState.Signing(300, BEFORE);

    private static Health health(NotaryState state) {
        return health(new Seen(state, List.of(), List.of()));
    }

    private static Health health(Seen seen) {
        return health(new NotaryHealth(() -> seen, Optional::empty, Clock.fixed(NOW, ZoneOffset.UTC)));
    }

    private static Health health(NotaryHealth indicator) {
        Health health = indicator.health();
        assertThat(health).isNotNull();
        return health;
    }

    private static @Nullable Object detail(Health health, String name) {
        return health.getDetails().get(name);
    }

    @Test
    void one_that_has_not_looked_yet_is_up() {
        Health health = health(new NotaryState.Starting());
        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails()).containsOnlyKeys("state").containsEntry("state", "starting");
    }

    @Test
    void one_that_stands_by_is_up() {
        Health health = health(new NotaryState.StandingBy());
        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(detail(health, "state")).asString().startsWith("standing by");
    }

    private static Health withUnsigned(NotaryState state, Instant since) {
        Seen seen = new Seen(state, List.of(), List.of());
        return health(new NotaryHealth(() -> seen, () -> Optional.of(since), Clock.fixed(NOW, ZoneOffset.UTC)));
    }

    /** Also of another process: the one that stands by sees it when that one does nothing. */
    @Test
    void given_events_that_wait_long_for_a_signature_then_it_is_down_whoever_should_sign() {
        Instant longAgo = NOW.minus(NotaryHealth.PATIENCE).minusSeconds(1);
        for (NotaryState state : List.of(new NotaryState.StandingBy(), new NotaryState.Signing(300, longAgo))) {
            Health health = withUnsigned(state, longAgo);
            assertThat(health.getStatus()).isEqualTo(Status.DOWN);
            assertThat(detail(health, "unsignedSince")).isEqualTo(longAgo.toString());

            assertThat(withUnsigned(state, NOW.minusSeconds(1)).getStatus()).isEqualTo(Status.UP);
        }
    }

    @Test
    void given_an_outlet_that_takes_nothing_for_long_then_it_is_down() {
        for (int more = -1; more <= 1; more += 2) {
            Problem full =
                    new Problem(NOW.minus(NotaryHealth.OUTSIDE_PATIENCE).minusSeconds(more), "the disk is full", false);
            Seen seen =
                    new Seen(SIGNING, List.of(new OutletState("the folder /log", 12, Optional.of(full))), List.of());
            assertThat(health(seen).getStatus()).isEqualTo(more > 0 ? Status.DOWN : Status.UP);
        }
    }

    @Test
    void one_that_signs_is_up_and_says_how_far_it_is() {
        Health health = health(SIGNING);
        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(health.getDetails())
                .containsOnlyKeys("state", "events", "signed")
                .containsEntry("state", "signing")
                .containsEntry("events", 300L)
                .containsEntry("signed", BEFORE.toString());
    }

    @Test
    void one_that_is_hindered_is_up_for_a_while_and_then_down() {
        Instant atTheLimit = NOW.minus(NotaryHealth.PATIENCE);
        assertThat(health(new NotaryState.Hindered(atTheLimit, "no route")).getStatus())
                .isEqualTo(Status.UP);
        Health health = health(new NotaryState.Hindered(atTheLimit.minusMillis(1), "no route"));
        assertThat(health.getStatus()).isEqualTo(Status.DOWN);
        assertThat(health.getDetails())
                .containsEntry("state", "hindered")
                .containsEntry("reason", "no route")
                .containsEntry("since", atTheLimit.minusMillis(1).toString());
    }

    @Test
    void one_that_refuses_is_down_and_says_why() {
        Health health = health(new NotaryState.Refusing(BEFORE, "Place 15 is empty."));
        assertThat(health.getStatus()).isEqualTo(Status.DOWN);
        assertThat(health.getDetails())
                .containsEntry("state", "refusing to sign")
                .containsEntry("reason", "Place 15 is empty.")
                .containsEntry("since", BEFORE.toString());
    }

    private static OutletState outlet(Problem... problem) {
        return new OutletState("the folder /log", 300, Optional.ofNullable(problem.length == 0 ? null : problem[0]));
    }

    @Test
    void an_outlet_that_takes_everything_is_not_spoken_of() {
        Health health = health(new Seen(SIGNING, List.of(outlet()), List.of()));
        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(detail(health, "outside")).isNull();
    }

    @Test
    void an_outlet_that_is_away_is_named_and_the_notary_is_up() {
        Health health = health(new Seen(SIGNING, List.of(outlet(new Problem(BEFORE, "disk full", false))), List.of()));
        assertThat(health.getStatus()).isEqualTo(Status.UP);
        assertThat(detail(health, "outside")).asString().contains("the folder /log", BEFORE.toString(), "disk full");
    }

    @Test
    void an_outlet_that_keeps_another_history_is_an_alarm() {
        Health health =
                health(new Seen(SIGNING, List.of(outlet(), outlet(new Problem(BEFORE, "went back", true))), List.of()));
        assertThat(health.getStatus()).isEqualTo(Status.DOWN);
        assertThat(detail(health, "outside")).asString().contains("went back");
    }

    private static WitnessReport report(Verdict verdict) {
        Witness witness = new Witness(
                NoteSigner.random("witness.example/one", KeyType.COSIGNATURE).verifier(),
                WebAddress.parse("https://witness.example/one"));
        return new WitnessReport(
                witness, verdict, "The witness says " + verdict + ".", true, 300, 0, NOW, Duration.ofMillis(3));
    }

    @ParameterizedTest
    @EnumSource
    void a_witness_is_an_alarm_when_it_knows_another_history_and_is_named_when_it_has_not_cosigned(Verdict verdict) {
        Health health = health(new Seen(SIGNING, List.of(), List.of(report(verdict))));
        boolean isAlarm = verdict == Verdict.AHEAD || verdict == Verdict.FORKED;
        assertThat(health.getStatus()).isEqualTo(isAlarm ? Status.DOWN : Status.UP);
        if (verdict == Verdict.COSIGNED) {
            assertThat(detail(health, "outside")).isNull();
        } else {
            assertThat(detail(health, "outside")).asString().contains("The witness says " + verdict);
        }
    }

    @Test
    void the_health_of_a_notary_at_work_is_that_of_its_own_state() {
        try (LogFixture log = new LogFixture();
                Notary notary = new Notary(
                        log.database.unpooled(),
                        log.dataSource,
                        NotaryKeys.random("standpat.example/log", new SecureRandom()),
                        HandEventTypes.ALL,
                        Clock.systemUTC(),
                        Outside.NOWHERE)) {
            NotaryHealth indicator = new NotaryHealth(notary, new Unsigned(log.dataSource), Clock.systemUTC());
            log.handWith(3);
            await().atMost(Duration.ofSeconds(30))
                    .untilAsserted(() ->
                            assertThat(detail(health(indicator), "events")).isEqualTo(3L));
            assertThat(health(indicator).getStatus()).isEqualTo(Status.UP);
        }
    }
}
