package org.standpat.access;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.standpat.db.access.AccessRecord;
import org.standpat.db.access.CardReading;
import org.standpat.db.access.KeyRole;

/** Lets callers read hands. */
public final class CardReaders {

    private final Callers callers;
    private final AccessRecord record;

    /** Callers are known by these, and what they are given is recorded there. */
    public CardReaders(Callers callers, AccessRecord record) {
        this.callers = callers;
        this.record = record;
    }

    /**
     * Who sent a request, as a reader of hands.
     *
     * @throws RefusedCallerException as {@link Callers#of} does
     */
    public CardReader of(HttpServletRequest request) {
        return of(callers.of(request), request);
    }

    /** A caller who is known already, as a reader of hands by his request. */
    public CardReader of(Caller caller, HttpServletRequest request) {
        return new CardReader(caller.onlooker(), reading(caller, address(request)), record);
    }

    private static Optional<CardReading> reading(Caller caller, String what) {
        return switch (caller.role()) {
            case PUBLIC, ANALYST, BACKEND -> Optional.empty();
            case PLAYER -> Optional.of(new CardReading(caller.name(), KeyRole.PLAYER, caller.reason(), what));
            case STAFF -> Optional.of(new CardReading(caller.name(), KeyRole.STAFF, caller.reason(), what));
        };
    }

    /** Method, path and query as they were sent: text in ASCII. */
    private static String address(HttpServletRequest request) {
        String query = request.getQueryString();
        return request.getMethod() + " " + request.getRequestURI() + (query == null ? "" : "?" + query);
    }
}
