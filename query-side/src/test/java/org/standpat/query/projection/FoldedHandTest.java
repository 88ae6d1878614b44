package org.standpat.query.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.hand.HandEvent;
import org.standpat.query.Hands;

class FoldedHandTest {

    @Test
    void a_ruling_after_the_hand_does_not_move_its_end() {
        List<HandEvent> events = Hands.threeHanded(new UUID(0, 1), EVENING)
                .then(Hands.ruledTo(3))
                .events();
        FoldedHand hand = FoldedHand.NOT_STARTED;
        Instant at = EVENING;
        for (HandEvent event : events) {
            at = at.plusSeconds(1);
            hand = hand.after(event, at);
        }

        // The last event is the ruling, the one before it ended the hand.
        assertThat(hand.finishedAt()).contains(at.minusSeconds(1));
    }
}
