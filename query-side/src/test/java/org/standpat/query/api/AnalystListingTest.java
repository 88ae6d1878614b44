package org.standpat.query.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;
import org.standpat.query.Hands;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;

class AnalystListingTest {

    @TempDir
    private Path folder;

    @Test
    void given_a_running_hand_then_lists_and_exports_give_it_to_everybody_but_an_analyst() throws IOException {
        AccessKey key = AccessKey.make(new SecureRandom());
        Path keys = Files.writeString(
                folder.resolve("keys"), new KeyEntry(KeyRole.ANALYST, "Ann", key.hash()).line() + "\n");
        String[] analyst = {"Authorization", "Bearer " + key.text()};
        try (RunningQuerySide service = new RunningQuerySide("--standpat.keys.file=" + keys)) {
            PlayedHand over = Hands.threeHanded(new UUID(7, 1), EVENING);
            PlayedHand running = Hands.threeHandedUntilShowdown(new UUID(7, 2), EVENING);
            service.record(over);
            service.record(running);
            String after = "&" + service.after(running);

            for (String address : new String[] {
                "/api/v1/hands?limit=9", "/api/v1/hands?player=Alice&shown=eight-low", "/api/v1/export?format=csv"
            }) {
                assertThat(service.get(address + after, analyst).text())
                        .as(address)
                        .contains(over.id().toString())
                        .doesNotContain(running.id().toString());
            }
            assertThat(service.get("/api/v1/hands?ending=running" + after, analyst)
                            .json()
                            .path("hands")
                            .isEmpty())
                    .isTrue();
            assertThat(service.get("/api/v1/hands?ending=running" + after).text())
                    .contains(running.id().toString());
        }
    }
}
