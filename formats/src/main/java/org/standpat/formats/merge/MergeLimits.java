package org.standpat.formats.merge;

/** How large anything in the XML of a hand may be. The bytes of a hand are bounded as those of any text. */
final class MergeLimits {

    /** Deepest nesting of elements. A game with its rounds and events needs three levels. */
    static final int DEEPEST_NESTING = 8;

    /** Most elements of one hand. The longest real hands have some 100. */
    static final int MOST_ELEMENTS = 2_000;

    /** Most attributes of one element. A game has seven. */
    static final int MOST_ATTRIBUTES = 16;

    /** Longest value of an attribute in characters: chat of a few hundred. */
    static final int LONGEST_VALUE = 1_000;

    /** Most characters of the name of an element that a refusal names. */
    static final int LONGEST_NAME = 30;

    private MergeLimits() {}
}
