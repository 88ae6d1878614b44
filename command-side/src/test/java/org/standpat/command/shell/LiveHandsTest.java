package org.standpat.command.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.hand.HandCommand.Call;
import org.standpat.hand.HandCommand.Fold;
import org.standpat.hand.HandState.Finished;

/** Which hands are in memory, and that it makes no other difference than one of speed. */
class LiveHandsTest {

    private static final int MOST = 4;
    private static final int HANDS = 40;
    private static final Duration LIMIT = Duration.ofSeconds(60);

    private final OneDesk desk = new OneDesk(TestDatabase.fresh(), MOST);

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void a_hand_in_memory_is_acted_on_without_reading_anything() {
        UUID hand = desk.start().hand();
        assertThat(desk.holds(hand)).isTrue();
        desk.reads();

        Answer.Recorded called = (Answer.Recorded) desk.act(hand, new Call(1));

        assertThat(desk.reads()).isZero();
        assertThat(called.events()).isNotEmpty();
    }

    @Test
    void more_hands_than_memory_takes_are_read_again_and_go_on() {
        List<Answer.Recorded> started = new ArrayList<>();
        for (int i = 0; i < HANDS; i++) {
            started.add(desk.start());
        }
        await().atMost(LIMIT)
                .until(() ->
                        started.stream().filter(hand -> desk.holds(hand.hand())).count() <= MOST);
        desk.reads();

        for (Answer.Recorded hand : started) {
            Answer.Recorded called = (Answer.Recorded) desk.act(hand.hand(), new Call(1));
            assertThat(called.events().getFirst().row().number())
                    .isEqualTo(hand.last().number() + 1);
        }

        assertThat(desk.reads()).as("hands that were read again").isGreaterThan(HANDS / 2);
    }

    @Test
    void a_hand_that_is_over_leaves_the_memory_to_those_that_are_played() {
        UUID hand = desk.start().hand();
        desk.act(hand, new Fold(1));
        assertThat(desk.holds(hand)).isTrue();

        Answer.Recorded last = (Answer.Recorded) desk.act(hand, new Fold(2));

        assertThat(last.state()).isInstanceOf(Finished.class);
        assertThat(desk.holds(hand)).isFalse();
        assertThat(desk.act(hand, new Fold(3)))
                .as("it is still known")
                .isInstanceOfSatisfying(
                        Answer.Refused.class,
                        refused -> assertThat(refused.refusal().position())
                                .isEqualTo(last.last().number()));
    }
}
