package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.db.log.FeedToken;
import org.standpat.hand.HandState;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;

/** However events come, the tables are the same: live, again and again, by one thread or several, or all at once into a new build. */
class SameTablesTest {

    private static final int HANDS = 60;
    private static final int REDELIVERIES = 12;

    private final long seed = Long.getLong("standpat.seed", 20_261_130L);
    private final RandomGenerator chance =
            RandomGeneratorFactory.of("L64X128MixRandom").create(seed);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void given_random_redelivery_and_restarts_then_the_tables_are_those_that_a_build_makes_at_once(int segments) {
        try (RunningProjection running = new RunningProjection(parts -> parts.withSegments(segments))) {
            Interleaved hands = new Interleaved(running);
            running.serving.start();
            for (int i = 0; i < REDELIVERIES; i++) {
                hands.recordSome(HANDS / REDELIVERIES);
                redeliver(running);
            }
            hands.recordAll();
            // Something that cannot be handled, too: it is parked in either way.
            running.recordRaw(new UUID(9, 9), 1, 7, "{\"seat\": 1}");
            running.awaitAll();
            List<String> live = running.rows();
            ParkedEvents.Count parked = running.serving.parked().count();
            assertThat(parked).isEqualTo(new ParkedEvents.Count(1, 1));
            assertThat(tokens(running)).isEqualTo(segments);

            RebuildProgress end = running.rebuild.holding(3).run(now -> {});

            assertThat(end.failure()).as("seed %s", seed).isEmpty();
            assertThat(running.serving.build().number()).isEqualTo(2);
            assertThat(running.rows()).as("seed %s", seed).isEqualTo(live);
            assertThat(running.serving.parked().count()).isEqualTo(parked);
            assertThat(live).hasSizeGreaterThan(2 * HANDS);
        }
    }

    /** Sets the tokens back to random places, each its own way, behind the back of the processor. */
    private void redeliver(RunningProjection running) {
        if (chance.nextInt(3) == 0) {
            // As after a crash: nothing says that the process ended.
            await().atMost(RunningProjection.LIMIT)
                    .until(() -> running.progress.covered().isPresent());
        }
        running.serving.stop();
        long far = running.progress.end().map(FeedToken::feedPosition).orElse(0L);
        for (int segment = 0; segment < tokens(running); segment++) {
            long place = chance.nextLong(far + 1);
            running.db.sql.update(
                    "update projection_token set token = case when token is null or ? = 0 then null"
                            + " else cast(json_build_object('feedPosition', least(?, cast(cast(token as jsonb) ->> 'feedPosition' as bigint)))"
                            + " as text) end, token_type = case when ? = 0 then null else token_type end, owner = null"
                            + " where segment = ?",
                    place,
                    place,
                    place,
                    segment);
        }
        running.serving.start();
    }

    private static int tokens(RunningProjection running) {
        return running.jdbc
                .sql("select count(*) from projection_token where processor = 'hands-1'")
                .query(Integer.class)
                .single();
    }

    /** Hands that are played at the same time, some corrected after their end, some left in the middle. */
    private final class Interleaved {

        private final RunningProjection running;
        private final List<PlayedHand> playing = new ArrayList<>();
        private final List<Integer> recorded = new ArrayList<>();
        private int begun;

        private Interleaved(RunningProjection running) {
            this.running = running;
        }

        private void recordSome(int more) {
            for (int i = 0; i < more; i++) {
                begun++;
                PlayedHand hand = PlayedHand.random(chance, EVENING.plusSeconds(begun));
                if (begun % 7 == 0
                        && hand.state() instanceof HandState.Finished over
                        && !over.pots().isEmpty()) {
                    hand = ruled(hand);
                }
                playing.add(hand);
                recorded.add(0);
            }
            for (int i = 0; i < more * 6; i++) {
                recordNext(chance.nextInt(playing.size()), 1 + chance.nextInt(25));
            }
        }

        private PlayedHand ruled(PlayedHand hand) {
            try {
                return hand.then(Hands.ruledTo(1 + chance.nextInt(2)));
            } catch (RuntimeException notAllowed) {
                return hand;
            }
        }

        private void recordNext(int index, int events) {
            PlayedHand hand = playing.get(index);
            int from = recorded.get(index);
            int to = Math.min(hand.position(), from + events);
            if (to > from) {
                running.record(hand, from + 1, to);
                recorded.set(index, to);
            }
        }

        /** But for every ninth hand, which goes on running. */
        private void recordAll() {
            for (int i = 0; i < playing.size(); i++) {
                if (i % 9 > 0) {
                    recordNext(i, Integer.MAX_VALUE / 2);
                }
            }
        }
    }
}
