package org.standpat.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.service.demo.LiveTable;
import org.standpat.service.http.ApiClient;
import tools.jackson.databind.JsonNode;

/** The two sides as programs of their own, from the jars that images are made of, against one PostgreSQL. */
class TwoProcessesIT {

    private static final List<String> PLAYERS = List.of("Ash", "Briar", "Clover");
    private static final Pattern LISTENS = Pattern.compile("listens on port (\\d+)");

    private final Database database = TestDatabase.empty();

    private static Map<String, String> secrets() {
        Map<String, String> secrets = new HashMap<>(LogSecrets.environment());
        secrets.put("STANDPAT_DEALER_KEY", key());
        return secrets;
    }

    @Test
    void a_hand_is_played_at_one_and_read_at_the_other() throws Exception {
        try (StandpatProcess command = side("command-side", secrets());
                StandpatProcess query = side("query-side", Map.of());
                ApiClient write = clientOf(command);
                ApiClient read = clientOf(query)) {
            LiveTable table = new LiveTable("table-1", PLAYERS, new Random(7));
            table.take(write.send(table.start()));
            while (table.isRunning()) {
                table.take(write.send(table.next()));
                assertThat(read.get("/api/v1/hands/" + table.hand() + "?atLeast=" + table.position())
                                .good()
                                .json()
                                .path("position")
                                .intValue())
                        .isGreaterThanOrEqualTo(table.position());
            }
            assertThat(read.get("/api/v1/hands/" + table.hand() + "/history?atLeast=" + table.position())
                            .good()
                            .text())
                    .contains("Hand #" + table.hand(), "Seat 1: Ash (5000 in chips)", "*** SUMMARY ***");
            JsonNode numbers = read.get("/api/v1/players/Ash/stats?atLeast=" + table.feedPosition())
                    .good()
                    .json();
            assertThat(numbers.path("hands").intValue()).isEqualTo(1);
            assertThat(read.get("/actuator/health").good().json().path("status").stringValue())
                    .isEqualTo("UP");
            assertThat(write.get("/actuator/health")
                            .good()
                            .json()
                            .path("status")
                            .stringValue())
                    .isEqualTo("UP");
        }
    }

    private StandpatProcess side(String module, Map<String, String> more) {
        Map<String, String> environment = new HashMap<>(more);
        environment.put("STANDPAT_DB_URL", database.url());
        environment.put("STANDPAT_DB_USER", database.user());
        environment.put("STANDPAT_DB_PASSWORD", database.password());
        environment.put("SERVER_PORT", "0");
        Path jar = Project.folder().resolve(module).resolve("target").resolve(module + "-exec.jar");
        assertThat(jar).as("mvn package makes it").isRegularFile();
        List<String> java = new ArrayList<>(StandpatProcess.java("-jar", jar.toString()));
        return StandpatProcess.run(java, environment);
    }

    private static ApiClient clientOf(StandpatProcess side) {
        Matcher port = LISTENS.matcher(side.awaitOutput("listens on port").output());
        assertThat(port.find()).isTrue();
        return new ApiClient(URI.create("http://127.0.0.1:" + port.group(1)));
    }

    private static String key() {
        return Base64.getEncoder().encodeToString(new byte[32]);
    }
}
