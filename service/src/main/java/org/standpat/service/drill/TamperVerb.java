package org.standpat.service.drill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.db.json.HandEventTypes;
import org.standpat.db.postgres.LocalPostgres;
import org.standpat.db.postgres.Schema;
import org.standpat.service.drill.tamper.TamperDrill;
import org.standpat.service.drill.tamper.TamperDrill.Trial;
import org.standpat.service.place.Lifetime;
import org.standpat.service.terminal.Terminal;
import org.standpat.service.terminal.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tampers with a record as the superuser of its database, in every way, and has it audited. */
@Command(
        name = "tamper",
        mixinStandardHelpOptions = true,
        header = "Tampers with a record in every way, and sees whether the audit names the place.",
        description = {
            "Plays hands into a database of its own, has them signed by a notary with a folder outside, and then tampers with copies of that"
                    + " database as its superuser: at random places it edits, deletes, inserts, swaps and cuts off rows, makes the whole tree"
                    + " anew without the key, puts an older backup back, signs two histories, deletes checkpoints, shows others other rows than"
                    + " the audit, and switches triggers off.",
            "Each time the audit has to name the place, and nothing else. The status is 1 when it does not."
        })
public final class TamperVerb implements Callable<Integer> {

    private static final int SOMETHING_FOUND = 1;
    private static final int USUAL_ROUNDS = 3;
    private static final int MOST_ROUNDS = 1_000;
    private static final int FEWEST_EVENTS = 1_000;
    private static final int MOST_EVENTS = 10_000_000;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(
            names = "--times",
            paramLabel = "N",
            defaultValue = "" + USUAL_ROUNDS,
            description = "How often each kind is tried, ${DEFAULT-VALUE} without it.")
    private int times;

    @Option(
            names = "--events",
            paramLabel = "N",
            defaultValue = "" + TamperDrill.EVENTS,
            description = "How many events the record has, ${DEFAULT-VALUE} without it.")
    private int events;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Chooses what is played and the places; another one each time without it.")
    private @Nullable Long seed;

    @Override
    public Integer call() throws IOException {
        requireBetween("--times", times, 1, MOST_ROUNDS);
        requireBetween("--events", events, FEWEST_EVENTS, MOST_EVENTS);
        Terminal terminal = Terminal.ofThisProcess();
        long chosen = seed == null ? new SecureRandom().nextInt() & Integer.MAX_VALUE : seed;
        terminal.line(terminal.bold("Drill tamper") + ": each kind " + times + " times in "
                + String.format(Locale.ROOT, "%,d", events) + " events, with --seed " + chosen + ".");
        Path folder = Files.createTempDirectory("standpat-tamper-");
        List<Trial> trials;
        try (Lifetime lifetime = new Lifetime()) {
            lifetime.add((AutoCloseable) () -> KillVerb.delete(folder));
            LocalPostgres server = lifetime.add(LocalPostgres.temporary());
            Schema.migrate(server.database().unpooled());
            HandEventTypes.ALL.register(server.database().unpooled());
            trials = new TamperDrill(server.superuser(), folder)
                    .run(events, times, chosen, trial -> terminal.line(line(trial)));
        }
        return show(trials, terminal);
    }

    private static String line(Trial trial) {
        return "  %s: %s".formatted(trial.kind(), trial.named() ? "named" : "NOT NAMED");
    }

    private static int show(List<Trial> trials, Terminal terminal) {
        terminal.gap();
        TextTable table = new TextTable("done", "where", "found", "named", ">seconds");
        trials.forEach(trial -> table.row(
                trial.kind(),
                trial.place(),
                trial.found(),
                trial.named() ? "yes" : "NO",
                String.format(Locale.ROOT, "%.1f", trial.seconds())));
        terminal.lines(table.lines());
        terminal.gap();
        long missed = trials.stream().filter(trial -> !trial.named()).count();
        if (missed == 0) {
            terminal.line(terminal.good("Each was found, and its place named."));
            return 0;
        }
        terminal.line(terminal.bad(missed + " of " + trials.size() + " were not named as they must be."));
        return SOMETHING_FOUND;
    }

    private void requireBetween(String option, int value, int least, int most) {
        CommandSpec given = spec;
        if (given != null && (value < least || value > most)) {
            throw new ParameterException(
                    given.commandLine(),
                    "%s takes a number from %d to %d, not %d.".formatted(option, least, most, value));
        }
    }
}
