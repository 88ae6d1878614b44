package org.standpat.db.log;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * That an action was refused (rule 4.13). Never holds a card.
 *
 * @param at when; whole microseconds
 * @param seat whose action it was; 0 for the floor
 * @param rule number of the rule that forbids it
 * @param kind what kind of refusal it is, as a word
 * @param expected what was expected, as a phrase
 * @param actual what came, as a phrase
 */
public record KeptRefusal(Instant at, int seat, String rule, String kind, String expected, String actual) {

    public KeptRefusal {
        at = at.truncatedTo(ChronoUnit.MICROS);
    }

    /** Refusals that are kept of one hand; later ones are answered and counted, but not kept. */
    public static final int MOST_OF_ONE_HAND = 200;
}
