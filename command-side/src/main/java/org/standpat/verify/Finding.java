package org.standpat.verify;

import java.util.regex.Pattern;

/**
 * Something in a stored hand that does not follow from the rules and the events before it. It names no card, since nobody may learn one
 * from a report.
 *
 * @param eventNumber number of the event in its hand, from 1; one more than the last where an event is missing at the end
 * @param rule number of the rule, as in the rulebook
 * @param sentence what was expected and what is stored, as a sentence
 */
public record Finding(int eventNumber, String rule, String sentence) {

    private static final Pattern CARD = Pattern.compile("(?:the )?\\b(?:10|[2-9TJQKA])[cdhs]\\b");

    /** Takes every card out of the sentence, wherever it came from. */
    public Finding {
        sentence = CARD.matcher(sentence).replaceAll("a card");
    }

    /** A finding that says what was expected and what came. */
    static Finding of(int eventNumber, String rule, String expected, String actual) {
        return new Finding(eventNumber, rule, "Rule " + rule + ": expected " + expected + ", got " + actual + ".");
    }
}
