package org.standpat.service.imports;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Records hands from files. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        header = "Records hands from files.",
        description = {
            "Records hands from hand histories of poker rooms and from PHH, each judged by the rules like a hand that is played."
                    + " The format is told from the content of a file, never from its name; docs/formats.md has them all.",
            "A hand that is in the record already is left alone, so that an import may be stopped at any moment and run again. A"
                    + " hand that the rules do not allow is refused as a whole, and so is one that the record has otherwise than"
                    + " the file tells it; the others of its file are recorded all the same, and the status is 1. Hands of other"
                    + " games are set aside, which is no fault.",
            "With each hand its text is kept, byte for byte (standpat source HAND). A refused hand is kept in quarantine with the reason"
                    + " (standpat quarantine list)."
        })
public final class ImportVerb implements Callable<Integer> {

    private static final int SOME_NOT_RECORDED = 1;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files to import.")
    private List<Path> files = new ArrayList<>();

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            ReachedDatabase reached = ReachedDatabase.of(data, lifetime);
            terminal.line("Records " + reached.where() + ".");
            ImportDesk desk = ImportDesk.open(reached.database(), lifetime);
            ImportReport report = new ImportReport();
            for (Path file : files) {
                run(file, desk, report, terminal);
            }
            terminal.gap();
            report.show(terminal);
            return report.total().isClean() ? 0 : SOME_NOT_RECORDED;
        }
    }

    private static void run(Path file, ImportDesk desk, ImportReport report, Terminal terminal) {
        try (Progress progress = new Progress(terminal, String.valueOf(file.getFileName()), "hands")) {
            new FileImport(desk, report)
                    .run(file, far -> progress.at(far.hands(), Progress.share(far.bytesRead(), far.bytes())));
        }
    }
}
