package org.standpat.query.analytics;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.access.AccessKey;
import org.standpat.db.access.AccessKeys;
import org.standpat.db.access.KeyEntry;
import org.standpat.db.access.KeyRole;
import org.standpat.db.log.LogFixture;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;

/**
 * A room with some evenings behind it and one hand that is played, on a server that has the role of dashboards. Tests share one, and leave it
 * as they found it.
 */
final class AnalyticsRoom {

    /** Of the hands by chance. */
    static final long SEED = Long.getLong("standpat.seed", 20_260_105L);

    /** The password of the role of dashboards. */
    static final String PASSWORD = "a password for dashboards with a ' in it";

    private static final int HANDS = 150;

    /** The service ends before its server does. */
    private static final String OWN_END = "--spring.main.register-shutdown-hook=false";

    private static @Nullable AnalyticsRoom shared;

    /** Whoever has a key, and the key. */
    static final Map<KeyRole, AccessKey> KEYS = Stream.of(KeyRole.values())
            .collect(Collectors.toUnmodifiableMap(role -> role, role -> AccessKey.make(new SecureRandom())));

    final LocalPostgres server = LocalPostgres.temporary();
    final List<PlayedHand> hands = new Evenings(new Random(SEED)).hands(HANDS);
    final PlayedHand running = PlayedHand.recorded(
            new UUID(0, 99),
            Evenings.FIRST.plus(Evenings.PAUSE.multipliedBy(HANDS)),
            "Running",
            PlayedHand.ONLINE,
            1,
            "Nobody",
            "North");
    final RunningQuerySide side;

    /** Reads as the role of dashboards. */
    final JdbcTemplate dashboards;

    /** Reads as the owner of everything. */
    final JdbcTemplate owner;

    private AnalyticsRoom() {
        Schema.migrate(server.database().unpooled());
        side = new RunningQuerySide(new LogFixture(server.database()), keys(), OWN_END);
        owner = side.db.sql;
        dashboards = new JdbcTemplate(role().unpooled());
        hands.forEach(side::record);
        side.record(running);
        String all = "/api/v1/hands?limit=1&" + side.after(running);
        await().atMost(Duration.ofMinutes(1)).until(() -> side.get(all).status() == 200);
        // That is said of the last hand: other parts of the projection may be reading still.
        await().atMost(Duration.ofMinutes(1)).until(() -> behind() == 0);
    }

    private long behind() {
        Long behind = dashboards.queryForObject("select sum(lag_events) from analytics.projection_health", Long.class);
        return Objects.requireNonNull(behind);
    }

    /** The room. */
    static synchronized AnalyticsRoom shared() {
        AnalyticsRoom room = shared;
        if (room == null) {
            room = new AnalyticsRoom();
            Runtime.getRuntime().addShutdownHook(new Thread(room::close, "stop-analytics-room"));
            shared = room;
        }
        return room;
    }

    /** The setting of a service that knows {@link #KEYS}. */
    static String keys() {
        try {
            Path file = Files.createTempFile("standpat-keys", ".txt");
            file.toFile().deleteOnExit();
            Files.write(
                    file,
                    KEYS.entrySet().stream()
                            .map(key -> new KeyEntry(
                                            key.getKey(),
                                            "North",
                                            key.getValue().hash())
                                    .line())
                            .toList());
            return "--" + AccessKeys.FILE_PROPERTY + "=" + file;
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    /** Where the role of dashboards reaches the database. */
    Database role() {
        return server.letDashboardsIn(Optional.of(PASSWORD)).orElseThrow();
    }

    private void close() {
        side.close();
        server.close();
    }
}
