package org.standpat.hand;

/** How a hand ended. */
public enum Ending {
    /** The pots were awarded. */
    PLAYED,
    /** A misdeal: everything went back (rules 7.1 and 7.2). */
    MISDEAL,
    /** The floor cancelled it: every chip went back (rule 7.4). */
    CANCELLED
}
