package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.verify.StoredHands;

/** The verb events as a process, on a server that is named to it. */
class EventsIT {

    private final Database database = TestDatabase.fresh();
    private final StoredHands hands = new StoredHands(database.unpooled());

    @Test
    void it_prints_a_line_for_each_event_and_nothing_else() throws Exception {
        UUID hand = hands.played(1);

        try (StandpatProcess process = events(hand)) {
            assertThat(process.awaitEnd()).isZero();
            assertThat(process.output().lines())
                    .hasSize(hands.size(hand))
                    .allSatisfy(line -> assertThat(line)
                            .startsWith("{\"hand\":\"" + hand + "\",\"number\":")
                            .endsWith("}}"));
        }
    }

    @Test
    void a_hand_that_is_not_there_is_said_so_in_a_sentence_with_status_one() throws Exception {
        try (StandpatProcess process = events(new UUID(7, 7))) {
            assertThat(process.awaitEnd()).isEqualTo(1);
            assertThat(process.output())
                    .isEqualToIgnoringNewLines(
                            "standpat: There is no hand 00000000-0000-0007-0000-000000000007 in the record.");
        }
    }

    private StandpatProcess events(UUID hand) {
        return StandpatProcess.start(
                List.of(),
                Map.of(
                        "STANDPAT_DB_URL", database.url(),
                        "STANDPAT_DB_USER", database.user(),
                        "STANDPAT_DB_PASSWORD", database.password()),
                "events",
                hand.toString());
    }
}
