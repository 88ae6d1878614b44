package org.standpat.service.process;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option of every verb that listens. */
public final class PortOption {

    private static final int HIGHEST = 65_535;
    private static final String DIGITS = "[0-9]{1,5}";

    @Spec(Spec.Target.MIXEE)
    private @Nullable CommandSpec verb;

    private @Nullable Integer port;

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "The port to listen on, 8080 without it; 0 takes any that is free.")
    void setPort(String given) {
        int number = given.matches(DIGITS) ? Integer.parseInt(given) : HIGHEST + 1;
        if (number > HIGHEST) {
            CommandLine line = verb == null ? new CommandLine(this) : verb.commandLine();
            throw new ParameterException(line, "--port takes a number from 0 to " + HIGHEST + ", not " + given + ".");
        }
        port = number;
    }

    /** The port; empty when none was given. */
    public OptionalInt port() {
        Integer given = port;
        return given == null ? OptionalInt.empty() : OptionalInt.of(given);
    }
}
