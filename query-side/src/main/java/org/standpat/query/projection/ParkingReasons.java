package org.standpat.query.projection;

import java.util.regex.Pattern;
import org.standpat.db.log.StoredEvent;

/** Why an event is parked, as a sentence for the operator. It is shown where anybody may read, so it names no card. */
final class ParkingReasons {

    private static final Pattern CARD = Pattern.compile("\\b(?:[2-9TJQKA][cdhs])+\\b");
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

    private ParkingReasons() {}

    static String of(StoredEvent event, RuntimeException fault) {
        String message = fault.getMessage() == null ? fault.getClass().getSimpleName() : fault.getMessage();
        String safe = CONTROL.matcher(CARD.matcher(message).replaceAll("??")).replaceAll(" ");
        return shortened("Event " + event.number() + " of hand " + event.hand() + ": " + safe);
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
