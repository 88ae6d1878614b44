package org.standpat.view;

/** Somebody who reads a hand. */
public sealed interface Viewer {

    /** Staff of the room: every card that reached a player. */
    Viewer STAFF = new Staff();

    /** Anybody: only what was shown. */
    Viewer PUBLIC = new Public();

    /** Staff of the room. */
    record Staff() implements Viewer {}

    /** Anybody. */
    record Public() implements Viewer {}

    /** The player on a seat: his own cards and what was shown. */
    record AtSeat(int seat) implements Viewer {}
}
