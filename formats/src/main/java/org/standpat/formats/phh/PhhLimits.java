package org.standpat.formats.phh;

import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.HouseRulesCheck;

/** How large anything in a file may be, so that no file can take more memory or time than these numbers say. */
final class PhhLimits {

    /** Most hands of one file that have names which are no numbers up to 9,999,999: all names of a file are remembered. */
    static final int MOST_NAMES = 100_000;

    /** Most bytes of one hand. The longest real hands have a few thousand. */
    static final int MOST_HAND_BYTES = 128 * 1024;

    /** Most action strings of one hand, comments among them. A hand with every card dealt on its own has some 300. */
    static final int MOST_ACTIONS = 2_000;

    /** Longest action string in characters, its comment included. */
    static final int LONGEST_ACTION = 1_000;

    /** Deepest nesting of arrays and tables. PHH itself needs two levels; user-defined fields may need more. */
    static final int DEEPEST_NESTING = 16;

    /** Longest name of a field in characters; what user-defined fields are called is not our business. */
    static final int LONGEST_FIELD = 1_000;

    /** Longest number in digits. Of the fields that are read none needs more than 16. */
    static final int LONGEST_NUMBER = 100;

    /** Longest name of a hand or a table in characters. */
    static final int LONGEST_NAME = SeatedPlayer.LONGEST_NAME;

    /** Most players of one hand: more are never dealt in (rule 1.5). */
    static final int MOST_PLAYERS = HouseRulesCheck.MOST_SEATS;

    /** Most chips of one amount. */
    static final long MOST_CHIPS = SeatedPlayer.MOST_CHIPS;

    /** Most characters of what came that a refusal quotes. */
    static final int LONGEST_QUOTE = 40;

    /** Most characters of another program's complaint that a refusal repeats. */
    static final int LONGEST_SENTENCE = 200;

    private PhhLimits() {}

    /** Text from a file as a refusal quotes it. */
    static String quote(String text) {
        return '"' + cut(text, LONGEST_QUOTE) + '"';
    }

    /** A sentence about text from a file, as a refusal repeats it. */
    static String shortened(String sentence) {
        return cut(sentence, LONGEST_SENTENCE);
    }

    private static String cut(String text, int most) {
        String start = text.length() <= most ? text : text.substring(0, most) + "...";
        return start.replaceAll("\\p{Cntrl}", " ");
    }
}
