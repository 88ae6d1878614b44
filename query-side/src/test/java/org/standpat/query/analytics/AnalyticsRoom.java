package org.standpat.query.analytics;

import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import org.springframework.jdbc.core.JdbcTemplate;
import org.standpat.db.log.LogFixture;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;

/** A room with some evenings behind it and one hand that is played, on a server that has the role of dashboards. */
final class AnalyticsRoom implements AutoCloseable {

    /** Of the hands by chance. */
    static final long SEED = Long.getLong("standpat.seed", 20_260_105L);

    /** The password of the role of dashboards. */
    static final String PASSWORD = "a password for dashboards with a ' in it";

    private static final int HANDS = 150;

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

    AnalyticsRoom(String... settings) {
        Schema.migrate(server.database().unpooled());
        side = new RunningQuerySide(new LogFixture(server.database()), settings);
        owner = side.db.sql;
        dashboards = new JdbcTemplate(role().unpooled());
        hands.forEach(side::record);
        side.record(running);
        String all = "/api/v1/hands?limit=1&" + side.after(running);
        await().atMost(Duration.ofMinutes(1)).until(() -> side.get(all).status() == 200);
    }

    /** Where the role of dashboards reaches the database. */
    Database role() {
        return server.letDashboardsIn(Optional.of(PASSWORD)).orElseThrow();
    }

    @Override
    public void close() {
        side.close();
        server.close();
    }
}
