package org.standpat.service.imports;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Hands from files that could not be recorded. */
@Command(
        name = "quarantine",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "WHAT",
        commandListHeading = "%nWhat to do:%n",
        header = "Lists, gives back and tries again the refused hands of imports.",
        description =
                "An import keeps each hand that it refuses, with the reason and its text. Entries are never changed nor deleted.",
        subcommands = {QuarantineListVerb.class, QuarantineExportVerb.class, QuarantineRetryVerb.class})
public final class QuarantineVerb implements Callable<Integer> {

    @Spec
    private @Nullable CommandSpec spec;

    @Override
    public Integer call() {
        CommandSpec given = spec;
        if (given == null) {
            throw new IllegalStateException("a verb is run by the command line alone");
        }
        throw new ParameterException(
                given.commandLine(),
                "what to do with the quarantine? There are 'quarantine list', 'quarantine export' and 'quarantine retry'.");
    }
}
