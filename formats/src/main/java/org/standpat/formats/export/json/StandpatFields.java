package org.standpat.formats.export.json;

/** Names and limits of Standpat's own format. */
final class StandpatFields {

    /** The version of the format that is written, and the only one there is. */
    static final int VERSION = 1;

    static final String FORMAT = "standpat";
    static final String VIEW = "view";
    static final String CURRENCY = "currency";
    static final String DECIMALS = "decimals";
    static final String EVENTS = "events";
    static final String TYPE = "type";
    static final String REVISION = "revision";
    static final String AT = "at";
    static final String FIELDS = "fields";

    /** Most bytes of one hand, which is one line: some ten times what the longest hands of the simulator have. */
    static final int MOST_HAND_BYTES = 1024 * 1024;

    /** Most events of one hand. */
    static final int MOST_EVENTS = 5_000;

    /** Deepest nesting: the hand, its events, an event, its fields, the rules, the game, the betting, the cap, and some air. */
    static final int DEEPEST_NESTING = 12;

    /** Most characters of a text: a ruling's reason, a pool of cards, a commitment. */
    static final int LONGEST_TEXT = 2_000;

    /** Most characters of a field's name. */
    static final int LONGEST_NAME = 64;

    /** Most digits of a number. */
    static final int LONGEST_NUMBER = 20;

    /** Most characters of a currency's code; those of ISO 4217 have three. */
    static final int LONGEST_CURRENCY = 8;

    /** Most decimals of a currency. */
    static final int MOST_DECIMALS = 8;

    private StandpatFields() {}
}
