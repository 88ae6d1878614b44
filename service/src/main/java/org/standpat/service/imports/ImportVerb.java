package org.standpat.service.imports;

import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.standpat.db.postgres.Database;
import org.standpat.formats.HandImport;
import org.standpat.formats.HandRecorder;
import org.standpat.formats.judge.Judging;
import org.standpat.formats.recognition.HandFormats;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.OpenedPlace;
import org.standpat.service.place.Place;
import org.standpat.service.place.RunningMark;
import org.standpat.service.place.Settings;
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
                    + " games are set aside, which is no fault."
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
            DeskRecorder recorder = ImportDesk.open(database(terminal, lifetime), lifetime);
            ImportReport report = new ImportReport();
            for (Path file : files) {
                run(file, recorder, report, terminal);
            }
            terminal.gap();
            report.show(terminal);
            return report.total().isClean() ? 0 : SOME_NOT_RECORDED;
        }
    }

    /** The database of the service that runs on the place, else the place itself. */
    private Database database(Terminal terminal, Lifetime lifetime) {
        Place place = data.place(Settings.ofThisProcess());
        Optional<RunningMark> running =
                place instanceof Place.Folder folder ? RunningMark.in(folder.path()) : Optional.empty();
        if (running.isPresent()) {
            terminal.line("Records with the service at " + running.get().address() + ".");
            return running.get().database();
        }
        OpenedPlace opened = lifetime.add(OpenedPlace.open(place));
        terminal.line("Records in " + opened.description() + ".");
        return opened.database();
    }

    private static void run(Path file, HandRecorder recorder, ImportReport report, Terminal terminal) {
        Instant undated = Instant.now().truncatedTo(ChronoUnit.MICROS);
        HandFormats formats = new HandFormats(Judging.asClaimed(undated));
        try (Progress progress = new Progress(terminal, String.valueOf(file.getFileName()), "hands")) {
            report.add(file, new HandImport(formats, recorder).run(file, (outcome, far) -> {
                        report.add(outcome);
                        progress.at(far.hands(), Progress.share(far.bytesRead(), far.bytes()));
                    }));
        }
    }
}
