package org.standpat.query.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.standpat.query.PlayedHand.EVENING;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.live.LiveReader.Message;

/** What an analyst is told by a live stream. */
class LiveAnalystTest {

    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final String HANDS = "/api/v1/live/hands";

    @TempDir
    private Path folder;

    @Test
    void given_a_hand_that_is_played_then_an_analyst_hears_of_it_when_it_is_over_and_not_before() throws Exception {
        AccessKey key = AccessKey.make(new SecureRandom());
        Path keys = Files.writeString(
                folder.resolve("keys"), new KeyEntry(KeyRole.ANALYST, "Ann", key.hash()).line() + "\n");
        String[] analyst = {"Authorization", "Bearer " + key.text()};
        PlayedHand hand = Hands.threeHanded(new UUID(5, 1), EVENING);
        try (RunningQuerySide service =
                        new RunningQuerySide("--standpat.keys.file=" + keys, "--standpat.live.heartbeat=300ms");
                LiveReader early = LiveReader.of(service, HANDS, analyst);
                LiveReader everybody = LiveReader.of(service, HANDS)) {
            service.record(hand, 1, hand.position() - 1);
            long running = service.db.log.count();
            awaitId(everybody, running);
            awaitId(early, running);
            try (LiveReader late = LiveReader.of(service, HANDS + "?after=0", analyst);
                    LiveReader table = LiveReader.of(service, HANDS + "?after=0&table=Alpha", analyst)) {
                awaitId(late, running);
                awaitId(table, running);
                for (LiveReader reader : new LiveReader[] {early, late, table}) {
                    assertThat(reader.messages("hand")).isEmpty();
                }
                assertThat(everybody.messages("hand")).isNotEmpty();

                service.record(hand, hand.position(), hand.position());

                for (LiveReader reader : new LiveReader[] {early, late, table}) {
                    awaitId(reader, running + 1);
                    assertThat(reader.messages("hand"))
                            .extracting(Message::hand, Message::id)
                            .containsExactly(org.assertj.core.groups.Tuple.tuple(
                                    hand.id().toString(), running + 1));
                }
            }
        }
    }

    private static void awaitId(LiveReader reader, long id) {
        await().atMost(LIMIT).until(() -> reader.lastId() >= id);
    }
}
