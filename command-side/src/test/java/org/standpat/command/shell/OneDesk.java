package org.standpat.command.shell;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.DelegatingDataSource;
import org.standpat.command.RunningCommandSide;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.idempotency.KeyedRequest;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.postgres.Database;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;

/** What one process has: a desk, the hands that it keeps in memory, its own way of recording. Counts how often it reads. */
final class OneDesk implements AutoCloseable {

    private static final long STACK = 10_000;

    final LiveHands live;

    private final AtomicInteger reads = new AtomicInteger();
    private final GroupCommit commits;
    private final HandDesk desk;

    /** On this database, with so many hands in memory at most. */
    OneDesk(Database database, int mostHands) {
        HandEventTypes.ALL.register(database.unpooled());
        live = new LiveHands(mostHands);
        commits = new GroupCommit(database.unpooled(), () -> {});
        DelegatingDataSource counting = new DelegatingDataSource(database.unpooled()) {
            @Override
            public Connection getConnection() throws SQLException {
                reads.incrementAndGet();
                return super.getConnection();
            }
        };
        SecureRandom random = new SecureRandom();
        DealerVault vault = new DealerVault(counting, DealerKey.parse(RunningCommandSide.KEY, random), random);
        desk = HandShell.desk(counting, commits, vault, InstantSource.system(), new SimpleMeterRegistry(), live);
    }

    /** Starts a hand of three at 50/100, dealt by the house, in which seat 1 is the button and acts first. */
    Answer.Recorded start() {
        List<SeatedPlayer> seats = new ArrayList<>();
        for (int seat = 1; seat <= 3; seat++) {
            seats.add(new SeatedPlayer(seat, "player-" + seat, STACK));
        }
        return (Answer.Recorded) desk.start(
                new StartHand(
                        UUID.randomUUID(),
                        "table-1",
                        Instant.parse("2026-03-01T20:15:30Z"),
                        Dealing.HOUSE,
                        Profiles.named("source-a").rules(Stakes.blinds(50, 100)),
                        seats,
                        1),
                null);
    }

    Answer act(UUID hand, HandCommand command) {
        return desk.act(hand, null, command, null);
    }

    Answer act(UUID hand, @Nullable Integer position, HandCommand command, @Nullable KeyedRequest keyed) {
        return desk.act(hand, position, command, keyed);
    }

    /** How often anything was read since this was asked last. */
    int reads() {
        return reads.getAndSet(0);
    }

    /** Whether the hand is in memory. */
    boolean holds(UUID hand) {
        return live.containsKey(hand.toString());
    }

    @Override
    public void close() {
        commits.close();
    }
}
