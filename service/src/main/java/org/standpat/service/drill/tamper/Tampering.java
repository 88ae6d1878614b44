package org.standpat.service.drill.tamper;

import java.util.Random;

/**
 * A way to tamper with a record.
 *
 * @param kind what it is, in a few words
 * @param from which of the drill's databases it begins with a copy of
 * @param act does it
 */
record Tampering(String kind, String from, Act act) {

    /** What is done to a copy of the record. */
    @FunctionalInterface
    interface Act {

        /** Does it at a place that is left to chance, and says what the audit has to find. */
        Expected on(OpenDatabase record, Random chance);
    }
}
