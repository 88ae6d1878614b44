package org.standpat.view;

/** Somebody who reads a hand. What he sees of it also depends on whether it is over: {@link Visibility}. */
public sealed interface Viewer {

    /** Anybody. */
    Viewer PUBLIC = new Public();

    /** Somebody who reads numbers. */
    Viewer ANALYST = new Analyst();

    /** Staff of the room, who said no reason. */
    Viewer STAFF = new Staff(false);

    /** Staff of the room, who said why. */
    Viewer STAFF_WITH_REASON = new Staff(true);

    /** Anybody. */
    record Public() implements Viewer {}

    /** The player on a seat. */
    record PlayerOn(int seat) implements Viewer {}

    /** Somebody who reads numbers. */
    record Analyst() implements Viewer {}

    /**
     * Staff of the room.
     *
     * @param withReason whether he said why he reads it
     */
    record Staff(boolean withReason) implements Viewer {}
}
