package org.standpat.benchmarks.log;

import java.util.List;

/**
 * What a figure should be.
 *
 * @param what the figure
 * @param wanted the aim, with the word that says which side of it is good
 * @param measured the figure of this run
 * @param met whether it is on that side
 */
record Aim(String what, String wanted, double measured, boolean met) {

    static Aim atLeast(String what, double wanted, double measured) {
        return new Aim(what, "at least %.1f".formatted(wanted), measured, measured >= wanted);
    }

    static Aim atMost(String what, double wanted, double measured) {
        return new Aim(what, "at most %.1f".formatted(wanted), measured, measured <= wanted);
    }

    static void print(List<Aim> aims) {
        System.out.printf("%n| aim | wanted | measured | |%n|---|---|---|---|%n");
        for (Aim aim : aims) {
            System.out.printf(
                    "| %s | %s | %.2f | %s |%n", aim.what, aim.wanted, aim.measured, aim.met ? "met" : "missed");
        }
    }
}
