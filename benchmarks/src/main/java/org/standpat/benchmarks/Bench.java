package org.standpat.benchmarks;

import java.io.IOException;

/** Runs the benchmarks of this module. */
public final class Bench {

    private Bench() {}

    /**
     * Runs what the arguments name, or everything.
     *
     * @param arguments JMH's own, such as a regular expression that picks benchmarks
     * @throws IOException where JMH cannot read its list of benchmarks
     */
    public static void main(String[] arguments) throws IOException {
        org.openjdk.jmh.Main.main(arguments);
    }
}
