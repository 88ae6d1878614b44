package org.standpat.db.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.axonframework.eventhandling.GlobalSequenceTrackingToken;
import org.axonframework.eventhandling.ReplayToken;
import org.junit.jupiter.api.Test;

class FeedTokenTest {

    /** In the order of the feed. */
    private static final List<FeedToken> ORDERED =
            List.of(new FeedToken(1), new FeedToken(2), new FeedToken(13), new FeedToken(9_000_000_000L));

    @Test
    void tokens_are_ordered_by_their_place() {
        for (int i = 0; i < ORDERED.size(); i++) {
            for (int j = 0; j < ORDERED.size(); j++) {
                FeedToken one = ORDERED.get(i);
                FeedToken other = ORDERED.get(j);
                assertThat(one.covers(other)).isEqualTo(i >= j);
                assertThat(one.samePositionAs(other)).isEqualTo(i == j);
                assertThat(one.lowerBound(other)).isEqualTo(ORDERED.get(Math.min(i, j)));
                assertThat(one.upperBound(other)).isEqualTo(ORDERED.get(Math.max(i, j)));
            }
        }
    }

    @Test
    void every_token_covers_the_start() {
        assertThat(ORDERED.getFirst().covers(null)).isTrue();
        assertThat(ORDERED.getFirst().covers(FeedToken.START)).isTrue();
    }

    @Test
    void a_token_of_another_feed_is_refused() {
        assertThatThrownBy(() -> ORDERED.getFirst().covers(new GlobalSequenceTrackingToken(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("GlobalSequenceTrackingToken");
        assertThatThrownBy(() -> EventFeed.place(new GlobalSequenceTrackingToken(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("GlobalSequenceTrackingToken");
    }

    @Test
    void a_replay_stands_where_it_has_come_to() {
        FeedToken reset = ORDERED.getLast();

        assertThat(EventFeed.place(ReplayToken.createReplayToken(reset))).isNull();
        assertThat(EventFeed.place(ReplayToken.createReplayToken(reset, ORDERED.getFirst())))
                .isEqualTo(ORDERED.getFirst());
        assertThat(EventFeed.place(null)).isNull();
    }

    @Test
    void a_replay_ends_after_the_token_at_reset() {
        ReplayToken replay = (ReplayToken) ReplayToken.createReplayToken(new FeedToken(8));

        assertThat(ReplayToken.isReplay(replay.advancedTo(new FeedToken(7)))).isTrue();
        assertThat(ReplayToken.isReplay(replay.advancedTo(new FeedToken(8)))).isTrue();
        assertThat(replay.advancedTo(new FeedToken(9))).isEqualTo(new FeedToken(9));
    }
}
