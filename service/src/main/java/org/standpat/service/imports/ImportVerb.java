package org.standpat.service.imports;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.standpat.service.files.Extent;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.proof.NotaryOfPlace;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Records hands from files. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        header = "Records hands from files, folders and archives.",
        description = {
            "Records hands from hand histories of poker rooms, from PHH, Open Hand History and Standpat's own JSON, each judged by the"
                    + " rules like a hand that is played."
                    + " The format is told from the content of a file, never from its name; docs/formats.md has them all.",
            "A hand that is in the record already is left alone, so that an import may be stopped at any moment; the same command goes on where it was. A"
                    + " hand that the rules do not allow is refused as a whole, and so is one that the record has otherwise than"
                    + " the file tells it; the others of its file are recorded all the same, and the status is 1. Hands of other"
                    + " games are set aside, which is no fault.",
            "An archive is told from its content too, and read without being unpacked. A link in a folder is not followed, nor is one in an"
                    + " archive. What was passed over is told with the reason; when there may be hands in it, the status is 1.",
            "With each hand its text is kept, byte for byte (standpat source HAND). A refused hand is kept in quarantine with the reason"
                    + " (standpat quarantine list)."
        })
public final class ImportVerb implements Callable<Integer> {

    private static final int SOME_NOT_RECORDED = 1;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            description =
                    "Files to import, archives (.zip, .tar, .tar.gz, .gz) and folders, of which all files are imported.")
    private List<Path> paths = new ArrayList<>();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            ReachedDatabase reached = ReachedDatabase.of(data, lifetime);
            terminal.line("Records " + reached.where() + ".");
            NotaryOfPlace.start(reached, lifetime);
            ImportDesk desk = ImportDesk.open(reached.writer(), lifetime);
            ImportReport report = new ImportReport();
            // The last to be opened, so that it speaks before anything is closed under the import.
            StopNotice notice = lifetime.add(new StopNotice(terminal, report));
            Duration took = run(desk, report, lifetime.add(desk.places()), terminal);
            notice.finished();
            terminal.gap();
            ImportTables.show(report, took, terminal);
            return report.isClean() ? 0 : SOME_NOT_RECORDED;
        }
    }

    private Duration run(ImportDesk desk, ImportReport report, ImportPlaces places, Terminal terminal) {
        long begun = System.nanoTime();
        terminal.start("Counts files and bytes ...");
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                ImportProgress progress = new ImportProgress(terminal, Extent.of(paths), report)) {
            new ImportedFiles(desk, report, progress, places, threads).run(paths);
        }
        return Duration.ofNanos(System.nanoTime() - begun);
    }
}
