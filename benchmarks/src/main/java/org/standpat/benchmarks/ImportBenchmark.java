package org.standpat.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.export.ExportFormat;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.formats.HandImport;
import org.standpat.formats.ImportSummary;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;
import org.standpat.service.imports.ImportDesk;
import org.standpat.service.place.Lifetime;

/**
 * Files of hands imported: read, judged by every rule and recorded with their sources. Beside it, in the same round and on the same
 * server, the very rows that came of it loaded by PostgreSQL's own {@code COPY} into tables with the same keys and checks.
 */
final class ImportBenchmark {

    /** Hands of a file when no number is named. */
    static final int HANDS = 20_000;

    private static final int ROUNDS = 3;
    /** A few hands cannot be followed from what one player sees when a deck was reshuffled (docs/formats.md). */
    private static final double MOST_REFUSED = 0.001;

    private static final double NANOS = 1e9;
    private static final List<ExportFormat> FORMATS = List.of(new PokerStarsExport(), PhhExport.MANY);

    private final LocalPostgres server;
    private final Path folder;
    private int databases;

    private ImportBenchmark(LocalPostgres server, Path folder) {
        this.server = server;
        this.folder = folder;
    }

    static void run(int hands) {
        try (LocalPostgres server = LocalPostgres.temporary()) {
            Path folder = Files.createTempDirectory("standpat-import");
            try {
                ImportBenchmark benchmark = new ImportBenchmark(server, folder);
                for (ExportFormat format : FORMATS) {
                    benchmark.measure(format, hands);
                }
            } finally {
                for (Path file : List.of(folder.resolve("hands"), folder.resolve("rows"))) {
                    Files.deleteIfExists(file);
                }
                Files.delete(folder);
            }
        } catch (IOException fault) {
            throw new UncheckedIOException("The files of the benchmark cannot be written.", fault);
        }
    }

    private void measure(ExportFormat format, int hands) throws IOException {
        Path file = folder.resolve("hands");
        WrittenHands.write(file, format, hands);
        System.out.printf(
                "%nimport of %,d hands of %s, %,d bytes: events per second%n", hands, format.title(), Files.size(file));
        List<Double> imports = new ArrayList<>();
        List<Double> copies = new ArrayList<>();
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round <= ROUNDS; round++) {
            Database imported = empty();
            long begun = System.nanoTime();
            imports(file, hands, imported);
            double seconds = (System.nanoTime() - begun) / NANOS;
            CopiedRows rows = CopiedRows.of(imported, folder.resolve("rows"));
            double copied = rows.into(empty());
            if (round > 0) {
                imports.add(rows.events() / seconds);
                copies.add(rows.events() / copied);
                ratios.add(copied / seconds);
            }
        }
        System.out.printf("  import %s%n", Spread.of(imports).whole());
        System.out.printf("  COPY   %s%n", Spread.of(copies).whole());
        System.out.printf("  ratio  %s, aim 0.50%n", Spread.of(ratios).hundredths());
    }

    private Database empty() {
        Database database = Pools.beside(server.database(), "import_" + databases++);
        Schema.migrate(database.unpooled());
        HandEventTypes.ALL.register(database.unpooled());
        return database;
    }

    private static void imports(Path file, int hands, Database database) {
        try (Lifetime lifetime = new Lifetime();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            ImportDesk desk = ImportDesk.open(database, lifetime);
            HandImport all =
                    new HandImport(new HandFormats(Judging.asClaimed(Instant.now())), desk.recorder()).on(threads);
            ImportSummary summary = all.run(file, (outcome, progress) -> {});
            if (summary.recorded() < hands * (1 - MOST_REFUSED) || summary.hands() != hands) {
                throw new IllegalStateException("of " + hands + " hands were recorded: " + summary);
            }
        }
    }
}
