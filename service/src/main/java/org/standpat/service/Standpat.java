package org.standpat.service;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line: prints its help until it is given a verb. */
@Command(
        name = "standpat",
        description = "Records hands of deuce-to-seven draw poker as events that never change.",
        mixinStandardHelpOptions = true)
public final class Standpat implements Runnable {

    /**
     * Runs the command line and ends the process with its status.
     *
     * @param arguments the verb and its options
     */
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Standpat()).execute(arguments));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
