package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.hand.SeatedPlayer;
import org.standpat.query.PlayedHand;

class PlaceTest {

    /** Seats from 3 on, with the button on the first: clockwise after it come the blinds. */
    @ParameterizedTest
    @CsvSource({
        "2, BUTTON BIG_BLIND",
        "3, BUTTON SMALL_BLIND BIG_BLIND",
        "4, BUTTON SMALL_BLIND BIG_BLIND CUTOFF",
        "5, BUTTON SMALL_BLIND BIG_BLIND HIJACK CUTOFF",
        "6, BUTTON SMALL_BLIND BIG_BLIND LOJACK HIJACK CUTOFF",
        "7, BUTTON SMALL_BLIND BIG_BLIND EARLY LOJACK HIJACK CUTOFF",
        "8, BUTTON SMALL_BLIND BIG_BLIND EARLY EARLY LOJACK HIJACK CUTOFF"
    })
    void places_are_named_from_the_button(int players, String expected) {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            seats.add(new SeatedPlayer(i + 3, "player " + i, 5_000));
        }

        HandSummary summary = HandSummary.of(
                PlayedHand.recorded(new UUID(0, 1), EVENING, "Alpha", PlayedHand.ONLINE.withMostSeats(8), 3, seats)
                        .events());

        assertThat(summary.players().stream().map(facts -> facts.place().name()))
                .containsExactly(expected.split(" ", -1));
    }
}
