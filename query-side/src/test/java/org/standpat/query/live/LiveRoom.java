package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.time.Duration;
import java.util.UUID;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;

/** A query side whose live streams are looked at, and hands for it. */
final class LiveRoom implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(60);

    final RunningQuerySide service =
            new RunningQuerySide("--standpat.live.heartbeat=300ms", "--standpat.read.wait-limit=20s");

    private int hands;

    /** Another hand of three players, each a second after the one before. */
    PlayedHand newHand() {
        hands++;
        return Hands.threeHanded(new UUID(7, hands), EVENING.plusSeconds(hands));
    }

    /** Until everything that was recorded is in the tables. */
    void awaitTables() {
        if (service.db.log.count() == 0) {
            return;
        }
        assertThat(service.get("/api/v1/hands?limit=1&atLeast=" + service.db.log.count())
                        .status())
                .isEqualTo(200);
    }

    /** A stream that ended in another test gives its place back when it next writes. */
    void awaitNoStreams() {
        await().atMost(LIMIT).until(() -> service.part(LiveDesk.class).streams() == 0);
    }

    @Override
    public void close() {
        service.close();
    }
}
