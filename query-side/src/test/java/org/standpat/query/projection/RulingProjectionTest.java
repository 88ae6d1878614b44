package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;

class RulingProjectionTest {

    @AutoClose
    private final RunningProjection running = new RunningProjection();

    private List<String> results() {
        return running.jdbc
                .sql(
                        "select player, won, net, stack_after, won_at_showdown, counts from projection.hand_player order by seat")
                .query((row, i) -> row.getString(1) + " won " + row.getLong(2) + " net " + row.getLong(3) + " has "
                        + row.getLong(4) + (row.getBoolean(5) ? " at showdown" : "")
                        + (row.getBoolean(6) ? "" : ", does not count"))
                .list();
    }

    private String ending() {
        return running.jdbc
                .sql("select ending || ' ' || corrected from projection.hand")
                .query(String.class)
                .single();
    }

    @Test
    void each_later_ruling_on_a_pot_corrects_the_rows_and_a_rebuild_gives_the_same() {
        PlayedHand hand = Hands.threeHanded(new UUID(0, 1), EVENING);
        running.serving.start();
        running.record(hand);
        running.awaitAll();
        assertThat(ending()).isEqualTo("PLAYED false");

        // To Bob, who had folded, and then to Carol, who mucked at the showdown.
        ruled(hand, 2);
        assertThat(results())
                .containsExactly(
                        "Alice won 0 net -900 has 4100",
                        "Bob won 2000 net 1800 has 6800",
                        "Carol won 0 net -900 has 4100");
        ruled(hand, 3);
        assertThat(results())
                .containsExactly(
                        "Alice won 0 net -900 has 4100",
                        "Bob won 0 net -200 has 4800",
                        "Carol won 2000 net 1100 has 6100 at showdown");
        assertThat(ending()).isEqualTo("PLAYED true");

        List<String> live = running.rows();
        running.rebuild.run(now -> {});
        assertThat(running.rows()).isEqualTo(live);
    }

    private void ruled(PlayedHand hand, int seat) {
        hand.then(Hands.ruledTo(seat));
        running.record(hand, hand.position(), hand.position());
        running.awaitAll();
    }

    @Test
    void a_cancelled_hand_is_over_and_does_not_count() {
        running.serving.start();
        running.record(Hands.threeHandedUntilShowdown(new UUID(0, 1), EVENING).then(Hands.cancelled()));
        running.awaitAll();

        assertThat(ending()).isEqualTo("CANCELLED false");
        assertThat(results())
                .containsExactly(
                        "Alice won 0 net 0 has 5000, does not count",
                        "Bob won 0 net 0 has 5000, does not count",
                        "Carol won 0 net 0 has 5000, does not count");
    }
}
