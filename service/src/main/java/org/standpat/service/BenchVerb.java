package org.standpat.service;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Unmatched;

/** Names the benchmarks among the verbs. They are a program of their own, which the launcher script starts. */
@Command(name = "bench", header = "Measures speed: of the core, the log, tables, imports and more.")
final class BenchVerb implements Callable<Integer> {

    private static final int NOT_HERE = 2;

    @Spec
    private @Nullable CommandSpec spec;

    @Unmatched
    private List<String> options = new ArrayList<>();

    @Override
    public Integer call() {
        CommandSpec given = spec;
        if (given != null) {
            String again = String.join(" ", options);
            given.commandLine()
                    .getErr()
                    .println(
                            "standpat: the benchmarks are a program of their own; start them from the project's folder with"
                                    + " ./standpat bench " + again);
        }
        return NOT_HERE;
    }
}
