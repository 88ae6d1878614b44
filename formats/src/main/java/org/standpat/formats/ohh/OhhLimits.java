package org.standpat.formats.ohh;

/** How large anything in the JSON of a hand may be. The bytes of a hand are bounded as those of any text. */
final class OhhLimits {

    /** Deepest nesting of objects and arrays. A hand's actions with their cards need six levels. */
    static final int DEEPEST_NESTING = 16;

    /** Longest number in characters. No stack needs more than 16 digits and a point. */
    static final int LONGEST_NUMBER = 32;

    /** Longest text in characters, which a ruling's reason may need. */
    static final int LONGEST_TEXT = 2_000;

    /** Longest name of a field in characters. */
    static final int LONGEST_FIELD = 100;

    /** Most values of one hand. The longest hands of eight players have some 5,000. */
    static final int MOST_VALUES = 20_000;

    private OhhLimits() {}
}
