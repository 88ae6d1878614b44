package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.FeedToken;
import org.standpat.db.log.OpenTransaction;
import org.standpat.db.log.OtherWriter;
import org.standpat.hand.HandEvent;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;

class HandProjectionTest {

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private final long seed = Long.getLong("standpat.seed", 20_261_130L);
    private final RandomGenerator chance =
            RandomGeneratorFactory.of("L64X128MixRandom").create(seed);

    @Test
    void a_finished_hand_is_in_the_tables() {
        running.serving.start();
        running.record(Hands.threeHanded(Hands.THREE_HANDED, EVENING));
        running.awaitAll();

        assertThat(running.jdbc
                        .sql(
                                "select table_name, game, stakes, phase, pot, rake, players, draw, finished_at is null as running"
                                        + " from projection.hand")
                        .query()
                        .singleRow()
                        .toString())
                .isEqualTo(
                        "{table_name=Alpha, game=Limit 2-7 Triple Draw, stakes=100/200, phase=FINISHED, pot=2000, rake=0,"
                                + " players=3, draw=3, running=false}");
        assertThat(running.jdbc
                        .sql("select player, net, drawn::text from projection.hand_player order by seat")
                        .query((row, i) -> row.getString(1) + " " + row.getLong(2) + " " + row.getString(3))
                        .list())
                .containsExactly("Alice 1100 {2,1,0}", "Bob -200 {2}", "Carol -900 {0,0,1}");
    }

    @Test
    void a_player_whom_an_event_left_as_he_was_is_not_written_again() {
        running.serving.start();
        PlayedHand hand = Hands.threeHanded(Hands.THREE_HANDED, EVENING);
        int called = 1
                + IntStream.range(0, hand.position())
                        .filter(i -> hand.events().get(i) instanceof HandEvent.Called)
                        .findFirst()
                        .orElseThrow();
        running.record(hand, 1, called - 1);
        running.awaitAll();
        Map<Integer, String> before = writtenBy();

        running.record(hand, called, called);
        running.awaitAll();

        int seat = ((HandEvent.Called) hand.events().get(called - 1)).seat();
        Map<Integer, String> after = writtenBy();
        assertThat(after.get(seat)).isNotEqualTo(before.get(seat));
        after.remove(seat);
        before.remove(seat);
        assertThat(after).hasSize(2).isEqualTo(before);
    }

    /** The transaction that wrote each player's row. */
    private Map<Integer, String> writtenBy() {
        Map<Integer, String> transactions = new HashMap<>();
        running.jdbc
                .sql("select seat, xmin::text from projection_1.hand_player")
                .query(row -> {
                    transactions.put(row.getInt(1), row.getString(2));
                });
        return transactions;
    }

    @Test
    void rebuilt_tables_equal_live_ones() {
        running.serving.start();
        List<PlayedHand> hands = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            PlayedHand hand = PlayedHand.random(chance, EVENING.plusSeconds(i));
            hands.add(hand);
            int cut = chance.nextInt(1, hand.position());
            running.record(hand, 1, cut);
            // Every tenth hand is still running.
            if (i % 10 > 0) {
                running.record(hand, cut + 1, hand.position());
            }
        }
        running.awaitAll();
        List<String> live = running.rows();

        List<RebuildProgress> told = new ArrayList<>();
        RebuildProgress end = running.rebuild.run(told::add);

        assertThat(end.finished()).isTrue();
        assertThat(end.done()).isEqualTo(end.total()).isEqualTo(running.db.log.count());
        assertThat(told).isNotEmpty().last().isEqualTo(end);
        assertThat(running.rows()).as("seed %s", seed).isEqualTo(live);
        assertThat(running.hands()).isEqualTo(hands.size());
    }

    @Test
    void a_rebuild_works_where_no_service_ran_before() {
        running.record(Hands.threeHanded(Hands.THREE_HANDED, EVENING));

        RebuildProgress end = running.rebuild.run(now -> {});

        assertThat(end.finished()).isTrue();
        assertThat(running.positionOf(Hands.THREE_HANDED)).isEqualTo(running.db.log.positionOf(Hands.THREE_HANDED));
    }

    @Test
    void events_that_come_again_change_nothing() {
        running.serving.start();
        for (int i = 0; i < 20; i++) {
            running.record(PlayedHand.random(chance, EVENING.plusSeconds(i)));
        }
        running.awaitAll();
        List<String> before = running.rows();
        long handled = running.serving.handled();

        // The token goes back to the first event, and the tables are not emptied.
        running.serving.stop();
        running.db.sql.update("update projection_token set token = null, token_type = null, owner = null");
        running.serving.start();
        await().atMost(RunningProjection.LIMIT).until(() -> running.serving.handled() == 2 * handled);

        assertThat(running.rows()).as("seed %s", seed).isEqualTo(before);
    }

    @Test
    void events_that_come_again_after_a_restart_change_nothing() {
        for (int i = 0; i < 20; i++) {
            running.record(PlayedHand.random(chance, EVENING.plusSeconds(i)));
        }
        running.serving.start();
        running.awaitAll();
        List<String> before = running.rows();
        running.serving.stop();
        running.db.sql.update("update projection_token set token = null, token_type = null, owner = null");

        try (RunningProjection.OtherProcess restarted = running.otherProcess()) {
            restarted.serving().start();
            await().atMost(RunningProjection.LIMIT)
                    .until(() -> restarted.serving().handled() == running.db.log.count());
        }

        assertThat(running.rows()).as("seed %s", seed).isEqualTo(before);
    }

    @Test
    void an_event_that_commits_late_is_projected_and_none_is_skipped() {
        running.serving.start();
        PlayedHand late = Hands.threeHanded(new UUID(0, 1), EVENING);
        PlayedHand prompt = Hands.threeHanded(new UUID(0, 2), EVENING);
        running.record(Hands.threeHanded(new UUID(0, 3), EVENING));
        running.awaitAll();

        OtherWriter other = running.db.otherWriter(RunningProjection.messages(late.id(), late.events(), 1, 5));
        CompletableFuture<Void> after = CompletableFuture.runAsync(() -> running.record(prompt));
        other.commit();
        after.join();
        running.record(late, 6, late.position());
        running.awaitAll();

        assertThat(running.positionOf(late.id())).isEqualTo(late.position());
        assertThat(running.positionOf(prompt.id())).isEqualTo(prompt.position());
        assertThat(running.projections.reports().getFirst().lag().events()).isZero();
    }

    /** A transaction that has nothing to do with the log, such as that of an analyst, may last as long as it likes. */
    @Test
    void a_transaction_that_stays_open_elsewhere_holds_nothing_back() {
        running.serving.start();
        running.db.sql.execute("create table something_else (id integer)");
        OpenTransaction open =
                running.db.openTransaction(() -> running.db.sql.update("insert into something_else values (1)"));
        PlayedHand prompt = Hands.threeHanded(new UUID(0, 2), EVENING);
        running.record(prompt);

        running.awaitAll();

        assertThat(running.positionOf(prompt.id())).isEqualTo(prompt.position());
        open.rollback();
    }

    @Test
    void another_process_sees_how_far_the_projection_is() {
        try (RunningProjection.OtherProcess other = running.otherProcess()) {
            assertThat(other.progress().covered()).isEmpty();
            running.serving.start();
            running.record(Hands.threeHanded(new UUID(0, 1), EVENING));
            running.record(Hands.threeHanded(new UUID(0, 2), EVENING));
            Optional<FeedToken> last = running.progress.end();

            await().atMost(RunningProjection.LIMIT)
                    .until(() -> other.progress().covered().equals(last));
        }
    }

    @Test
    void a_process_that_takes_over_goes_on_where_the_other_one_stopped() {
        PlayedHand hand = Hands.threeHanded(new UUID(0, 1), EVENING);
        running.serving.start();
        running.record(hand, 1, 20);
        running.awaitAll();
        running.serving.stop();
        running.record(hand, 21, hand.position());

        try (RunningProjection.OtherProcess other = running.otherProcess()) {
            other.serving().start();
            await().atMost(RunningProjection.LIMIT).until(() -> running.positionOf(hand.id()) == hand.position());
            assertThat(other.serving().handled()).isEqualTo(hand.position() - 20);
        }
    }
}
