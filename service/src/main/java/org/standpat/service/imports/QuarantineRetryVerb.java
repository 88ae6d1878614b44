package org.standpat.service.imports;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.standpat.houserules.Profile;
import org.standpat.service.place.DataOption;
import org.standpat.service.place.Lifetime;
import org.standpat.service.place.ReachedDatabase;
import org.standpat.service.proof.NotaryOfPlace;
import org.standpat.service.terminal.Terminal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tries refused hands again. */
@Command(
        name = "retry",
        mixinStandardHelpOptions = true,
        header = "Tries refused hands again, perhaps by other house rules.",
        description = {
            "A hand that is recorded now leaves the quarantine; its entry stays and says what it was recorded as. The status is 1 when a"
                    + " hand is still refused.",
            "PHH names no room: its hands are tried by all house rules that a file leaves open, and --profile has no say in that."
        })
public final class QuarantineRetryVerb implements Callable<Integer> {

    private static final int SOME_STILL_REFUSED = 1;

    @Spec
    private @Nullable CommandSpec spec;

    @Parameters(paramLabel = "ENTRY", arity = "0..*", description = "Numbers of entries.")
    private List<Long> numbers = new ArrayList<>();

    @Option(names = "--all", description = "All that are in quarantine.")
    private boolean all;

    @Option(
            names = "--profile",
            paramLabel = "P",
            converter = ProfileName.class,
            description =
                    "House rules to judge the hands by, such as wsop-live; without it those that each hand claims.")
    private @Nullable Profile profile;

    @Mixin
    private DataOption data = new DataOption();

    @Override
    public Integer call() {
        CommandSpec own = spec;
        if (own != null && all != numbers.isEmpty()) {
            throw new ParameterException(own.commandLine(), "either numbers of entries or --all.");
        }
        Terminal terminal = Terminal.ofThisProcess();
        try (Lifetime lifetime = new Lifetime()) {
            ReachedDatabase reached = ReachedDatabase.of(data, lifetime);
            NotaryOfPlace.start(reached, lifetime);
            ImportDesk desk = ImportDesk.open(reached.writer(), lifetime);
            QuarantineRetry retry = new QuarantineRetry(desk, new HandRetry(desk, profile));
            RetryReport report = all ? retry.all() : retry.these(numbers);
            report.show(terminal);
            return report.isClean() ? 0 : SOME_STILL_REFUSED;
        }
    }
}
