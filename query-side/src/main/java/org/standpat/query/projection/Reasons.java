package org.standpat.query.projection;

import java.util.regex.Pattern;
import org.standpat.db.log.StoredEvent;

/** Why something failed, in a line for the operator. It is shown where anybody may read, so it names no card. */
final class Reasons {

    private static final Pattern CARD = Pattern.compile("\\b(?:[2-9TJQKA][cdhs])+\\b");
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

    private Reasons() {}

    static String of(StoredEvent event, RuntimeException fault) {
        return shortened("Event " + event.number() + " of hand " + event.hand() + ": " + of(fault));
    }

    /** What a fault says, in one line without cards. */
    static String of(Throwable fault) {
        String message = fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
        return shortened(CONTROL.matcher(CARD.matcher(message).replaceAll("??")).replaceAll(" "));
    }

    static String behind(int parkedFrom) {
        return "It waits behind event " + parkedFrom + " of the same hand.";
    }

    private static String shortened(String reason) {
        return reason.length() <= ProjectionLimits.LONGEST_REASON
                ? reason
                : reason.substring(0, ProjectionLimits.LONGEST_REASON - 3) + "...";
    }
}
