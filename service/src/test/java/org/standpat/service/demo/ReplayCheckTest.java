package org.standpat.service.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.standpat.db.json.HandEventCodec;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandEvent.Share;
import org.standpat.service.demo.ReadSide.Listed;
import org.standpat.service.demo.Replay.Replayed;
import org.standpat.service.imports.ImportDesk;
import org.standpat.service.place.Lifetime;

/** The check of the demonstration can fail: whatever another place says differently is noticed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReplayCheckTest {

    private final Lifetime lifetime = new Lifetime();
    private final Database database = TestDatabase.fresh();
    private final Replay replay = new Replay(new EventLog(database.unpooled()), new HandEventCodec());
    private Map<UUID, List<Share>> endings = Map.of();

    @BeforeAll
    void record() {
        SampleHands samples =
                SampleHands.record(ImportDesk.open(database, lifetime).recorder());
        endings = samples.endings();
        assertThat(samples.summary().recorded()).isEqualTo(15);
    }

    @AfterAll
    void close() {
        lifetime.close();
    }

    @Test
    void every_sample_hand_matches_what_is_true_of_it() {
        assertThat(endings).hasSize(15);
        for (UUID hand : endings.keySet()) {
            assertThat(check(listed(hand)).faults()).isEmpty();
        }
    }

    @Test
    void other_stacks_positions_and_phases_are_noticed() {
        UUID hand = endings.keySet().iterator().next();
        Listed good = listed(hand);
        List<Share> stacks = new ArrayList<>(good.stacks());
        stacks.set(0, new Share(stacks.getFirst().seat(), stacks.getFirst().amount() + 1));

        assertThat(check(new Listed(hand, "t", good.position(), "finished", List.of(), stacks))
                        .faults())
                .containsExactly("the read side has other stacks");
        assertThat(check(new Listed(hand, "t", good.position() - 1, "finished", List.of(), good.stacks()))
                        .faults())
                .hasSize(1);
        assertThat(check(new Listed(hand, "t", good.position(), "betting", List.of(), good.stacks()))
                        .matches())
                .isFalse();
        assertThat(new ReplayCheck(replay, Map.of(hand, stacks)).check(good).faults())
                .containsExactly("its file has other stacks");
    }

    @Test
    void a_hand_that_is_not_recorded_does_not_match() {
        Listed nowhere = new Listed(UUID.randomUUID(), "t", 1, "finished", List.of(), List.of());

        assertThat(check(nowhere).matches()).isFalse();
    }

    private ReplayCheck.Checked check(Listed hand) {
        return new ReplayCheck(replay, endings).check(hand);
    }

    private Listed listed(UUID hand) {
        Replayed replayed = replay.twice(hand);
        return new Listed(hand, "t", replayed.events(), "finished", List.of(), replayed.stacks());
    }
}
