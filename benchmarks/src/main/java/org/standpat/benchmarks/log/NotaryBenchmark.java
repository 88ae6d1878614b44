package org.standpat.benchmarks.log;

import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.standpat.benchmarks.Pools;
import org.standpat.benchmarks.Spread;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.notary.Notary;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.Outside;
import org.standpat.notary.outside.OutletFolder;

/**
 * What the notary costs those who record: the same tables with one that signs what they do and writes it to a folder, and without, round by
 * round in turn on one server with fsync on.
 */
public final class NotaryBenchmark {

    private static final int CONNECTIONS = 100;
    private static final int ROUNDS = 7;
    private static final List<Integer> TABLES = List.of(1, 24, 96);
    private static final Duration ROUND = Duration.ofSeconds(5);
    private static final Duration WARM_UP = Duration.ofSeconds(8);
    private static final int WARM_UPS = 3;
    private static final int WARM_UP_TABLES = 96;

    private NotaryBenchmark() {}

    /** Measures and prints. */
    public static void run() {
        try (LocalPostgres server = LocalPostgres.temporary(CONNECTIONS);
                DeskLane alone = new DeskLane(Pools.beside(server.database(), "notary_without"))) {
            Database signed = Pools.beside(server.database(), "notary_with");
            Path folder = Files.createTempDirectory("standpat-notary-");
            try (DeskLane desk = new DeskLane(signed);
                    HikariDataSource pool = Pools.open(signed);
                    Notary notary = new Notary(
                            signed.unpooled(),
                            pool,
                            NotaryKeys.random("standpat.example/benchmark", new SecureRandom()),
                            HandEventTypes.ALL,
                            Clock.systemUTC(),
                            new Outside(List.of(new OutletFolder(folder, Clock.systemUTC())), List.of()))) {
                Cpu cpu = new Cpu(Cpu.postmasterIn(server.folder()), OptionalLong.empty());
                measure(alone, desk, new Load(cpu), new Quiet(cpu));
                System.err.println("notary: " + notary.state());
            }
        } catch (IOException failure) {
            throw new IllegalStateException("the benchmark of the notary failed", failure);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the benchmark of the notary was interrupted", interrupted);
        }
    }

    private static void measure(DeskLane alone, DeskLane signed, Load load, Quiet quiet) throws InterruptedException {
        for (int i = 0; i < WARM_UPS; i++) {
            load.run(alone, WARM_UP_TABLES, WARM_UP);
            load.run(signed, WARM_UP_TABLES, WARM_UP);
        }
        System.out.printf("""

                Acknowledged actions with the notary and without, one at a time from each table. Medians of %d rounds of %d s (least to most),
                in turn on one server with `fsync` on. The notary signs each 0.7 s and writes to a folder.

                | tables | without, actions/s | with, actions/s | ratio | p50 µs without | with | p99 µs without | with |
                |---|---|---|---|---|---|---|---|
                """, ROUNDS, ROUND.toSeconds());
        for (int tables : TABLES) {
            List<Measured> without = new ArrayList<>();
            List<Measured> with = new ArrayList<>();
            List<Double> ratios = new ArrayList<>();
            for (int round = 0; round < ROUNDS; round++) {
                quiet.await();
                boolean aloneFirst = round % 2 == 0;
                Measured first = load.run(aloneFirst ? alone : signed, tables, ROUND);
                quiet.await();
                Measured second = load.run(aloneFirst ? signed : alone, tables, ROUND);
                without.add(aloneFirst ? first : second);
                with.add(aloneFirst ? second : first);
                ratios.add(with.getLast().perSecond() / without.getLast().perSecond());
                System.err.printf(
                        "%d tables, round %d of %d: ratio %.2f%n", tables, round + 1, ROUNDS, ratios.getLast());
            }
            System.out.printf(
                    "| %d | %s | %s | %s | %s | %s | %s | %s |%n",
                    tables,
                    Spread.of(without, Measured::perSecond).whole(),
                    Spread.of(with, Measured::perSecond).whole(),
                    Spread.of(ratios).hundredths(),
                    Spread.of(without, Measured::middle).whole(),
                    Spread.of(with, Measured::middle).whole(),
                    Spread.of(without, Measured::slow).whole(),
                    Spread.of(with, Measured::slow).whole());
        }
    }
}
