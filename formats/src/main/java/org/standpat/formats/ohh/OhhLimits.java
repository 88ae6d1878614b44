package org.standpat.formats.ohh;

/** How large anything in the JSON of a hand may be. The bytes of a hand are bounded as those of any text. */
final class OhhLimits {

    /** Deepest nesting of objects and arrays. A hand's actions with their cards need six levels. */
    static final int DEEPEST_NESTING = 16;

    /** Longest number in characters. No stack needs more than 16 digits and a point. */
    static final int LONGEST_NUMBER = 32;

    /** Longest text in characters. */
    static final int LONGEST_TEXT = 1_000;

    /** Longest name of a field in characters. */
    static final int LONGEST_FIELD = 100;

    /** Most values of one hand. The longest hands of six players have some 2,000. */
    static final int MOST_VALUES = 10_000;

    private OhhLimits() {}
}
