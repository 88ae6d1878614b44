package org.standpat.service.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.Database;
import org.standpat.notary.NotaryKeys;
import org.standpat.notary.audit.Audit;
import org.standpat.notary.audit.AuditReport;
import org.standpat.notary.audit.AuditRequest;
import org.standpat.notary.audit.AuditStoppedException;
import org.standpat.notary.audit.OutsideCheckpoints;
import org.standpat.notary.outside.OutletFolder;
import org.standpat.proof.note.VerifierKey;
import org.standpat.service.Sentence;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.Place;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.place.Settings;
import org.standpat.service.terminal.Progress;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Goes over the whole record against its tree and what was signed of it. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        header = "Goes over the whole record, its tree and what was signed of it.",
        description = {
            "Reads every event, makes its leaf anew, and compares it with the tree, and the tree with each checkpoint that the log has signed:"
                    + " those in the database, and those that were kept outside. Names each row that was edited, put in, taken out or moved, and"
                    + " where history was cut, rolled back or made anew. Before that it looks at what could show others other rows than it, and at"
                    + " the triggers and rights that keep rows from being changed.",
            "When something is found the status is 1. A service may run meanwhile. A run that is broken off goes on where it was when it is"
                    + " started again: checkpoints are compared again, rows before that place are not read again."
        })
public final class AuditVerb implements Callable<Integer> {

    private static final int SOMETHING_FOUND = 1;
    private static final double NANOS = 1e9;
    private static final String PROGRESS = "audit.progress";

    @Spec
    private @Nullable CommandSpec spec;

    @Mixin
    private DataOption data = new DataOption();

    @Option(
            names = "--checkpoints",
            paramLabel = "FOLDER-or-FILE",
            description =
                    "Where checkpoints are kept outside; may be given again. Without it: where this place keeps them. Of a folder that has the tree's tiles, too, the first is"
                            + " compared with the rows where the database's own tree was made anew.")
    private List<Path> checkpoints = new ArrayList<>();

    @Option(
            names = "--key",
            paramLabel = "KEY",
            description =
                    "The key that checkpoints must be signed by, as name+id+base64. Without it: the one that this place signs with.")
    private @Nullable String key;

    @Option(names = "--from-start", description = "Begin anew, also where a run was broken off.")
    private boolean fromStart;

    @Override
    public Integer call() {
        Terminal terminal = Terminal.ofThisProcess();
        Settings settings = Settings.ofThisProcess();
        Optional<Path> folder =
                data.place(settings) instanceof Place.Folder own ? Optional.of(own.path()) : Optional.empty();
        String given = key;
        try (Lifetime lifetime = new Lifetime()) {
            Optional<VerifierKey> named = given == null ? Optional.empty() : Optional.of(parsed(given));
            ReachedDatabase reached = ReachedDatabase.of(data, lifetime);
            NotaryKeys keys = reached.logKeys(settings);
            if (checkpoints.isEmpty()) {
                checkpoints = reached.logFolder(settings).stream()
                        .filter(place -> Files.isDirectory(place.resolve(OutletFolder.BOOK)))
                        .toList();
            }
            List<OutsideCheckpoints> outside = outside();
            terminal.line("Reads " + reached.where() + ".");
            Path progress = folder.map(path -> path.resolve(PROGRESS)).orElse(Path.of("standpat-" + PROGRESS));
            if (fromStart) {
                Files.deleteIfExists(progress);
            }
            AuditRequest request = new AuditRequest(
                    reached.reader().unpooled(),
                    HandEventTypes.ALL,
                    named.orElseGet(keys::log),
                    keys.salts(),
                    outside,
                    tiles(),
                    Optional.of(progress));
            return audit(request, reached.reader(), terminal);
        } catch (IOException fault) {
            throw new Sentence(
                    "The file of the audit's progress, %s, cannot be deleted. See what is there, and move it away."
                            .formatted(fault.getMessage()));
        }
    }

    private static int audit(AuditRequest request, Database database, Terminal terminal) {
        long begun = System.nanoTime();
        try {
            AuditReport report = run(new Audit(request), terminal);
            new AuditText(report, (System.nanoTime() - begun) / NANOS).show(terminal);
            return report.isClean() ? 0 : SOMETHING_FOUND;
        } catch (AuditStoppedException stopped) {
            throw new Sentence(stopped.getMessage() + " (" + database + ")");
        }
    }

    private static AuditReport run(Audit audit, Terminal terminal) {
        try (Bars bars = new Bars(terminal)) {
            return audit.run(bars);
        }
    }

    /** One for checkpoints that are read, where there are some in files, and then one for events. */
    private static final class Bars implements Audit.Watcher, AutoCloseable {

        private final Terminal terminal;
        private @Nullable Progress open;
        private boolean hasEvents;

        Bars(Terminal terminal) {
            this.terminal = terminal;
        }

        @Override
        public void reading(long done, long total) {
            bar("checkpoints", "bytes").at(done, total);
            if (done >= total) {
                close();
            }
        }

        @Override
        public void at(long done, long total) {
            if (!hasEvents) {
                close();
                hasEvents = true;
            }
            bar("audit", "events").at(done, total);
        }

        private Progress bar(String title, String unit) {
            Progress bar = open;
            if (bar == null) {
                bar = new Progress(terminal, title, unit);
                open = bar;
            }
            return bar;
        }

        @Override
        public void close() {
            Progress bar = open;
            open = null;
            if (bar != null) {
                bar.close();
            }
        }
    }

    private List<OutsideCheckpoints> outside() {
        List<OutsideCheckpoints> outside = new ArrayList<>();
        for (Path place : checkpoints) {
            try {
                outside.add(OutsideCheckpoints.in(place));
            } catch (IOException none) {
                throw complaint("--checkpoints: " + none.getMessage());
            } catch (UncheckedIOException none) {
                throw complaint("--checkpoints: " + place + " cannot be read: " + none.getCause());
            }
        }
        return outside;
    }

    private Optional<Path> tiles() {
        return checkpoints.stream()
                .filter(place -> Files.isDirectory(place.resolve("tile")))
                .findFirst();
    }

    private VerifierKey parsed(String text) {
        try {
            return VerifierKey.parse(text);
        } catch (IllegalArgumentException misfit) {
            throw complaint("--key: " + misfit.getMessage());
        }
    }

    private ParameterException complaint(String sentence) {
        CommandSpec given = spec;
        if (given == null) {
            throw new IllegalStateException("a verb is run by the command line alone");
        }
        return new ParameterException(given.commandLine(), sentence);
    }
}
