package org.standpat.service.imports;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.standpat.service.files.Extent;
import org.standpat.service.terminal.Terminal;

/** Imports as the verb does, without a process of its own. */
final class ImportRun {

    private ImportRun() {}

    /** Imports these files and folders. */
    static ImportReport of(ImportDesk desk, Path... paths) {
        ImportReport report = new ImportReport();
        Terminal nowhere = Terminal.plain(new PrintStream(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                ImportPlaces places = desk.places();
                ImportProgress progress = new ImportProgress(nowhere, Extent.of(List.of(paths)), report)) {
            new ImportedFiles(desk, report, progress, places, threads).run(List.of(paths));
        }
        return report;
    }

    /** What a person sees of it in the end. */
    static String shown(ImportReport report) {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        ImportTables.show(
                report, Duration.ofSeconds(2), Terminal.plain(new PrintStream(written, true, StandardCharsets.UTF_8)));
        return written.toString(StandardCharsets.UTF_8);
    }
}
