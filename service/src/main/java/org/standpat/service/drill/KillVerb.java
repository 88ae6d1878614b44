package org.standpat.service.drill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.standpat.service.Sentence;
import org.standpat.service.place.Lifetime;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Kills a service and its PostgreSQL in the middle of play, again and again. */
@Command(
        name = "kill",
        mixinStandardHelpOptions = true,
        header = "Kills a service and its PostgreSQL in play, and checks the record.",
        description = {
            "Plays 24 tables with a service of its own over HTTP. In each round it kills the service, a process of its PostgreSQL, or"
                    + " PostgreSQL and then the service, at a moment that is left to chance, and starts again what was killed.",
            "Then each acknowledged action must be there once, none half, each request without an answer is resent, and every hand goes"
                    + " on. In the end all hands are finished and verified. The status is 1 when anything is not so."
        })
public final class KillVerb implements Callable<Integer> {

    private static final int SOMETHING_FOUND = 1;
    private static final int USUAL_TIMES = 10;
    private static final int MOST_TIMES = 10_000;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "" + USUAL_TIMES,
            description = "How many rounds, ${DEFAULT-VALUE} without it.")
    private int times;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Chooses what is killed and when, and what players do; another one each time without it.")
    private @Nullable Long seed;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description =
                    "A data folder to play in and to keep. Without it: one that is deleted when nothing was found.")
    private @Nullable Path data;

    @Override
    public Integer call() throws IOException {
        if (times < 1 || times > MOST_TIMES) {
            throw complaint("--times takes a number from 1 to " + MOST_TIMES + ", not " + times + ".");
        }
        Terminal terminal = Terminal.ofThisProcess();
        long chosen = seed == null ? new SecureRandom().nextInt() & Integer.MAX_VALUE : seed;
        Path own = Files.createTempDirectory("standpat-drill-").toRealPath();
        Path folder = folder(own);
        terminal.line(
                terminal.bold("Drill kill") + ": " + times + " rounds in " + folder + " with --seed " + chosen + ".");
        boolean good;
        try (Lifetime lifetime = new Lifetime()) {
            good = new KillDrill(folder, own, terminal).run(times, chosen, lifetime);
        }
        terminal.gap();
        if (good) {
            delete(own);
            terminal.line(terminal.good("Nothing was lost, nothing is there twice or half, and every hand went on."));
            return 0;
        }
        terminal.line(terminal.bad("Something is not as it must be.") + " What was played and printed is kept in "
                + folder + " and " + own + ".");
        return SOMETHING_FOUND;
    }

    private Path folder(Path own) throws IOException {
        Path given = data;
        return Files.createDirectories(given == null ? own.resolve("data") : given)
                .toRealPath();
    }

    static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException stays) {
            throw new Sentence("All was well, and the folder " + folder + " cannot be deleted: " + stays);
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
