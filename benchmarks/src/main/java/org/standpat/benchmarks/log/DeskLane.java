package org.standpat.benchmarks.log;

import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import javax.sql.DataSource;
import org.standpat.benchmarks.Pools;
import org.standpat.command.dealer.DealerKey;
import org.standpat.command.dealer.DealerVault;
import org.standpat.command.shell.Answer;
import org.standpat.command.shell.HandDesk;
import org.standpat.command.shell.HandShell;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.log.GroupCommit;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.Schema;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandState;

/** Ours in this process: the command bus, every rule checked, the events in the event log. */
public final class DeskLane implements Lane {

    private static final long FIRST_SEED = 20_270_301L;
    private static final int KEY_BYTES = 32;

    private final HikariDataSource pool;
    private final GroupCommit commits;
    private final HandDesk desk;
    private final Map<Integer, LocalTable> tables = new HashMap<>();

    /** In a database that has nothing in it yet. */
    public DeskLane(Database database) {
        pool = Pools.open(database);
        Schema.migrate(pool);
        HandEventTypes.ALL.register(pool);
        commits = new GroupCommit(database.unpooled(), () -> {});
        desk = desk(pool, commits);
    }

    /** The one place where the shell is wired. */
    private static HandDesk desk(DataSource pool, GroupCommit commits) {
        SecureRandom random = new SecureRandom();
        byte[] key = new byte[KEY_BYTES];
        random.nextBytes(key);
        DealerVault vault =
                new DealerVault(pool, DealerKey.parse(Base64.getEncoder().encodeToString(key), random), random);
        return HandShell.desk(pool, commits, vault, InstantSource.system(), new SimpleMeterRegistry());
    }

    @Override
    public String name() {
        return "Standpat, in process";
    }

    @Override
    public Writer writer(int table) {
        return tables.computeIfAbsent(table, number -> new LocalTable(new Desk(desk), FIRST_SEED + number));
    }

    /** Plays so many tables, and counts nothing. */
    public void play(int count, Duration time) {
        Cpu ofThisProcess = new Cpu(ProcessHandle.current().pid(), OptionalLong.empty());
        new Load(ofThisProcess).run(this, count, time);
    }

    /** Where its commands go. */
    public HandDesk desk() {
        return desk;
    }

    /** The database that the hands are in. */
    public HikariDataSource dataSource() {
        return pool;
    }

    @Override
    public void close() {
        commits.close();
        pool.close();
    }

    private record Desk(HandDesk desk) implements LocalTable.Commands {

        @Override
        public HandState start(StartHand start) {
            return stateAfter(desk.start(start, null));
        }

        @Override
        public HandState act(UUID hand, HandCommand command) {
            return stateAfter(desk.act(hand, null, command, null));
        }

        private static HandState stateAfter(Answer answer) {
            return switch (answer) {
                case Answer.Recorded recorded -> recorded.state();
                case Answer.Refused refused ->
                    throw new IllegalStateException("a legal action was refused: " + refused.refusal());
            };
        }
    }
}
