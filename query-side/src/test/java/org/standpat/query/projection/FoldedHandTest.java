package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.log.Payload;
import org.standpat.db.log.StoredEvent;
import org.standpat.hand.HandEvent;
import org.standpat.query.Hands;

class FoldedHandTest {

    /** Events of other hands that were recorded before. */
    private static final long PLACE = 100;

    @Test
    void a_ruling_after_the_hand_does_not_move_its_end() {
        List<HandEvent> events = Hands.threeHanded(new UUID(0, 1), EVENING)
                .then(Hands.ruledTo(3))
                .events();

        FoldedHand hand = fold(events).getLast();

        // The last event is the ruling, the one before it ended the hand.
        assertThat(hand.finishedAt()).contains(EVENING.plusSeconds(events.size() - 1));
    }

    @Test
    void a_row_names_the_event_that_changed_it_last() {
        List<HandEvent> events = Hands.threeHanded(new UUID(0, 1), EVENING)
                .then(Hands.ruledTo(3))
                .events();

        List<FoldedHand> folds = fold(events);

        for (int i = 1; i < folds.size(); i++) {
            List<SeatedRow> before = folds.get(i - 1).players();
            List<SeatedRow> after = folds.get(i).players();
            assertThat(after).hasSize(3);
            for (int seat = 0; seat < 3; seat++) {
                boolean changed = !after.get(seat).row().equals(before.get(seat).row());
                assertThat(after.get(seat).position())
                        .as("event %d, %s", i + 1, events.get(i))
                        .isEqualTo(changed ? i + 1 : before.get(seat).position());
                assertThat(after.get(seat).feedPosition())
                        .isEqualTo(PLACE + after.get(seat).position());
            }
        }
        // Who bets changes his own row and no other.
        assertThat(folds.getLast().players().stream().map(SeatedRow::position).distinct())
                .hasSizeGreaterThan(1);
    }

    /** The hand after each of these events; each is recorded a second after the one before. */
    private static List<FoldedHand> fold(List<HandEvent> events) {
        List<FoldedHand> folds = new ArrayList<>();
        FoldedHand hand = FoldedHand.NOT_STARTED;
        for (HandEvent event : events) {
            int number = folds.size() + 1;
            StoredEvent stored = new StoredEvent(
                    new UUID(0, 1),
                    number,
                    PLACE + number,
                    (short) 1,
                    EVENING.plusSeconds(number),
                    Payload.of(new byte[0]));
            hand = hand.after(event, stored);
            folds.add(hand);
        }
        return folds;
    }
}
