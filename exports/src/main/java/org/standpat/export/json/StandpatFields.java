package org.standpat.export.json;

import org.standpat.db.log.EventLimits;

/** Names and limits of Standpat's own format, for what writes it and what reads it. */
public final class StandpatFields {

    /** The version of the format that is written, and the only one there is. */
    public static final int VERSION = 1;

    /** The version of the format; the first field of a hand. */
    public static final String FORMAT = "standpat";

    /** Whose view it is. */
    public static final String VIEW = "view";

    /** The currency of the chips. */
    public static final String CURRENCY = "currency";

    /** How many decimals an amount has. */
    public static final String DECIMALS = "decimals";

    /** The events of a hand. */
    public static final String EVENTS = "events";

    /** The name of an event. */
    public static final String TYPE = "type";

    /** The form that its fields have. */
    public static final String REVISION = "revision";

    /** When it was recorded. */
    public static final String AT = "at";

    /** The fields of an event. */
    public static final String FIELDS = "fields";

    /** Most bytes of one hand, which is one line: some ten times what the longest hands of the simulator have. */
    public static final int MOST_HAND_BYTES = 1024 * 1024;

    /** Most events of one hand: as many as the log takes. */
    public static final int MOST_EVENTS = EventLimits.MAX_EVENTS_PER_HAND;

    /** Deepest nesting: the hand, its events, an event, its fields, the rules, the game, the betting, the cap, and some air. */
    public static final int DEEPEST_NESTING = 12;

    /** Most characters of a text: a ruling's reason, a pool of cards, a commitment. */
    public static final int LONGEST_TEXT = 2_000;

    /** Most characters of a field's name. */
    public static final int LONGEST_NAME = 64;

    /** Most digits of a number. */
    public static final int LONGEST_NUMBER = 20;

    private StandpatFields() {}
}
