package org.standpat.db.json;

import org.standpat.db.log.EventType;
import org.standpat.db.log.UnreadableEventException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;

/** What is said when an event of the log cannot be read. The log may be read by those who may not see every card, so none is named. */
final class Misfit {

    private Misfit() {}

    static UnreadableEventException unknownType(short type) {
        return new UnreadableEventException(
                "Event type %d is unknown to this program; a newer one may have written it.".formatted(type), null);
    }

    /**
     * @param form what was read, such as JSON
     * @param what what does not fit, without a full stop
     */
    static UnreadableEventException of(String form, short type, String what) {
        EventType expected = HandEventTypes.ALL.byId(type).orElseThrow();
        return new UnreadableEventException(
                "The %s of an event does not fit %s: %s.".formatted(form, expected, what), null);
    }

    /** Where and how it does not fit, without the parser's own text: that quotes what it read, and it may be a card. */
    static String place(JacksonException misfit) {
        return "%s at %s".formatted(misfit.getClass().getSimpleName(), misfit.getPathReference());
    }

    /** As above, of bytes. */
    static String byteOf(JacksonException misfit) {
        TokenStreamLocation location = misfit.getLocation();
        long offset = location == null ? -1 : location.getByteOffset();
        return misfit.getClass().getSimpleName() + (offset < 0 ? "" : " near byte " + offset);
    }
}
