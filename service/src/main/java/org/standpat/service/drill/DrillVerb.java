package org.standpat.service.drill;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Rehearses what must never be met for the first time in earnest. */
@Command(
        name = "drill",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "DRILL",
        commandListHeading = "%nDrills:%n",
        header = "Rehearses trouble: 'drill kill' and 'drill tamper'.",
        description = "Rehearses trouble on a service of its own, and checks that nothing is lost by it.",
        subcommands = {KillVerb.class, TamperVerb.class})
public final class DrillVerb implements Callable<Integer> {

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandSpec given = spec;
        if (given == null) {
            throw new IllegalStateException("a verb is run by the command line alone");
        }
        throw new ParameterException(given.commandLine(), "which drill? There are 'drill kill' and 'drill tamper'.");
    }
}
