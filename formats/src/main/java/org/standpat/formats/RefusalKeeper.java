package org.standpat.formats;

/** What is done with hands that an import refuses. Whoever runs the import brings one of these. */
@FunctionalInterface
public interface RefusalKeeper {

    /**
     * A hand, or a file as a whole, was refused. Returns what became of it, such as that it is in quarantine, or that its text is in the
     * record because it was tried by other house rules.
     */
    HandOutcome keep(Refusal refusal);
}
