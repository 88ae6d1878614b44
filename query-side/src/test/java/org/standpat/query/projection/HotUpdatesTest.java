package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.FeedToken;
import org.standpat.query.PlayedHand;

/**
 * A live action writes rows over, and no index: what changes with it stands in none. The server counts which updates were so (HOT, heap-only
 * tuples).
 */
// A null from the database fails the test, as it should.
@SuppressWarnings("NullAway")
class HotUpdatesTest {

    private static final int TABLES = 24;
    private static final int HANDS_OF_A_TABLE = 4;
    private static final double MOST_HOT_OF_HANDS = 0.8;
    private static final double MOST_HOT_OF_PLAYERS = 0.9;

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private final long seed = Long.getLong("standpat.seed", 20_261_130L);
    private final RandomGenerator chance =
            RandomGeneratorFactory.of("L64X128MixRandom").create(seed);

    private record Updates(long inserted, long all, long hot) {}

    private Updates updates(String table) {
        return running.jdbc
                .sql(
                        "select n_tup_ins, n_tup_upd, n_tup_hot_upd from pg_stat_user_tables where schemaname = 'projection_1' and relname = ?")
                .param(table)
                .query((row, i) -> new Updates(row.getLong(1), row.getLong(2), row.getLong(3)))
                .single();
    }

    @Test
    void given_tables_that_play_when_each_event_is_projected_then_few_updates_touch_an_index() {
        running.serving.start();
        int hands = 0;
        for (int i = 0; i < HANDS_OF_A_TABLE; i++) {
            List<PlayedHand> together = new ArrayList<>();
            for (int table = 0; table < TABLES; table++) {
                hands++;
                together.add(PlayedHand.random(chance, EVENING.plusSeconds(hands)));
            }
            play(together);
        }
        int all = hands;
        running.serving.stop();
        // A session says what it did when it ends.
        running.db.dataSource.getHikariPoolMXBean().softEvictConnections();
        await().atMost(RunningProjection.LIMIT).until(() -> updates("hand").inserted() == all);

        // A hand has some fifty events; its first all-in, each note, each better hand that is shown and its end are
        // told by indexes.
        requireHot(updates("hand"), MOST_HOT_OF_HANDS);
        requireHot(updates("hand_player"), MOST_HOT_OF_PLAYERS);
    }

    private void requireHot(Updates updates, double share) {
        assertThat(updates.all()).as("seed %s", seed).isGreaterThan(10L * updates.inserted() / 2);
        assertThat((double) updates.hot() / updates.all())
                .as("seed %s: %s", seed, updates)
                .isGreaterThan(share);
    }

    private void play(List<PlayedHand> together) {
        int longest = together.stream().mapToInt(PlayedHand::position).max().orElseThrow();
        for (int number = 1; number <= longest; number++) {
            for (PlayedHand hand : together) {
                if (number <= hand.position()) {
                    running.record(hand, number, number);
                }
            }
            awaitRows();
        }
    }

    /** Often, since there are many steps. */
    private void awaitRows() {
        FeedToken last = running.progress.end().orElseThrow();
        await().pollInterval(Duration.ofMillis(1))
                .atMost(RunningProjection.LIMIT)
                .until(() -> running.progress
                        .covered()
                        .filter(place -> place.covers(last))
                        .isPresent());
    }
}
