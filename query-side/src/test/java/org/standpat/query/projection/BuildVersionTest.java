package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.LogFixture;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.projection.Projections.Activity;

/** Programs of different versions on one database, and builds that are found wrong. */
class BuildVersionTest {

    private static final int NEWER = HandProjection.VERSION + 1;

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private final PlayedHand first = Hands.threeHanded(new UUID(0, 1), EVENING);
    private final PlayedHand second = Hands.threeHanded(new UUID(0, 2), EVENING);

    @Test
    void given_a_newer_program_then_it_answers_from_the_old_tables_until_it_has_made_its_own() {
        running.serving.start();
        running.record(first);
        running.awaitAll();
        running.serving.stop();
        running.record(second);

        try (RunningProjection.OtherProcess newer = running.otherProcess(parts -> parts.ofVersion(NEWER))) {
            assertThat(newer.serving().whyNotWritten())
                    .hasValueSatisfying(why -> assertThat(why).contains("stand still", "version " + NEWER));
            assertThat(running.hands()).as("the old tables serve").isEqualTo(1);
            newer.serving().start();

            await().atMost(RunningProjection.LIMIT)
                    .until(() -> newer.serving().build().version() == NEWER);
            assertThat(newer.serving().whyNotWritten()).isEmpty();
            assertThat(running.hands()).isEqualTo(2);
        }
    }

    @Test
    void given_tables_of_a_newer_program_then_an_older_one_answers_from_them_and_does_not_write() {
        try (RunningProjection.OtherProcess newer = running.otherProcess(parts -> parts.ofVersion(NEWER))) {
            assertThat(newer.rebuild().run(now -> {}).failure()).isEmpty();
        }
        running.serving.start();
        await().atMost(RunningProjection.LIMIT)
                .until(() -> running.serving.build().version() == NEWER);
        running.record(first);

        assertThat(running.serving.live().processor().isRunning()).isFalse();
        Projections.Report report = running.projections.reports().getFirst();
        assertThat(report.activity()).isEqualTo(Activity.STANDING_STILL);
        assertThat(report.standsStill())
                .hasValueSatisfying(why -> assertThat(why).contains("a newer program"));
        assertThat(running.hands()).isZero();
        assertThatThrownBy(() -> running.rebuild.run(now -> {}))
                .isInstanceOf(RebuildRefusedException.class)
                .hasMessageContaining("Run the newer program");
    }

    @Test
    void given_events_and_no_tables_when_first_started_then_they_are_made_unasked() {
        try (LogFixture db = new LogFixture()) {
            db.append(RunningProjection.messages(first.id(), first.events(), 1, first.position()));
            try (ServingProjection serving = new ServingProjection(
                            ProjectionParts.of(db.dataSource, db.database.unpooled(), db.spring, db.feed));
                    Rebuild rebuild = new Rebuild(serving)) {
                assertThat(serving.build().version()).isEqualTo(Build.EMPTY);
                serving.start();

                await().atMost(RunningProjection.LIMIT)
                        .until(() -> rebuild.progress()
                                .filter(RebuildProgress::finished)
                                .isPresent());
                assertThat(JdbcClient.create(db.dataSource)
                                .sql("select position from projection.hand")
                                .query(Integer.class)
                                .list())
                        .containsExactly(first.position());
            }
        }
    }

    @Test
    void given_tables_that_were_wrong_when_rebuilt_then_the_events_decide_and_it_is_said() {
        running.serving.start();
        running.record(first);
        running.awaitAll();
        List<String> right = running.rows();
        running.db.sql.update("update projection_1.hand_player set put_in = put_in + 1 where seat = 1");

        assertThat(running.rebuild.run(now -> {}).failure()).isEmpty();

        assertThat(running.rows()).isEqualTo(right);
        assertThat(running.jdbc
                        .sql("select why from projection_build where number = 2")
                        .query(String.class)
                        .single())
                .contains("The tables before these were wrong", first.id().toString());
    }

    @Test
    void given_a_switch_that_fails_then_nothing_of_it_stays_and_the_tables_before_go_on_serving() throws Exception {
        running.serving.start();
        running.record(first);
        running.record(second);
        running.awaitAll();
        // What stands on the views comes to grief: nothing of the switch may stay.
        AtomicBoolean breaks = new AtomicBoolean();
        try (RunningProjection.OtherProcess broken = running.otherProcess(parts -> parts.withViews(connection -> {
            if (breaks.get()) {
                throw new SQLException("the views of others cannot be made", "42601");
            }
        }))) {
            breaks.set(true);
            RebuildProgress end = broken.rebuild().run(now -> {});

            assertThat(end.finished()).isFalse();
            assertThat(end.failure()).hasValueSatisfying(why -> assertThat(why).contains("the views of others"));
            assertThat(broken.serving().build().number()).isEqualTo(1);
        }
        assertThat(running.hands()).isEqualTo(2);
        assertThat(running.rebuild.progress().orElseThrow().failure()).isPresent();
        assertThat(running.jdbc
                        .sql("select count(*) from pg_namespace where nspname = 'projection_2'")
                        .query(Integer.class)
                        .single())
                .isZero();
    }

    /** Each number that the check looks at, made wrong by hand. */
    @Test
    void given_a_build_that_lacks_or_invents_something_then_the_check_says_what() throws Exception {
        running.serving.start();
        running.record(first);
        running.record(second);
        running.awaitAll();
        Build build = running.serving.build();
        long events = running.db.log.count();
        BuildCheck check = new BuildCheck(running.parts, build);
        assertThat(check.run(new BulkLoad.Loaded(events, 2), build)).isEmpty();

        assertThatThrownBy(() -> check.run(new BulkLoad.Loaded(events + 1, 2), build))
                .hasMessageContaining("events reflected or parked should be");
        assertThatThrownBy(() -> check.run(new BulkLoad.Loaded(events, 3), build))
                .hasMessageContaining("hands begun should be 3 and are 2");
        running.db.sql.update(
                "update projection_1.hand_player set won = won + 7 where seat = 1 and hand = ?", first.id());
        assertThatThrownBy(() -> check.run(new BulkLoad.Loaded(events, 2), build))
                .hasMessageContaining("chips that players lost");
        running.db.sql.update(
                "update projection_1.hand_player set won = won - 7 where seat = 2 and hand = ?", first.id());
        assertThatThrownBy(() -> check.run(new BulkLoad.Loaded(events, 2), build))
                .hasMessageContaining("in hands " + first.id())
                .hasMessageContaining("their events say otherwise");
        running.db.sql.update("delete from projection_1.hand_player where seat = 3 and hand = ?", second.id());
        assertThatThrownBy(() -> check.run(new BulkLoad.Loaded(events, 2), build))
                .hasMessageContaining("players of hands should be 6 and are 5");
    }
}
