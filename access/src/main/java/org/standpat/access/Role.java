package org.standpat.access;

import java.util.Locale;

/** What a caller is. */
public enum Role {
    /** Anybody, without a key. */
    PUBLIC,
    /** A player of the room. */
    PLAYER,
    /** Reads numbers and hands that are over. */
    ANALYST,
    /** Staff of the room. */
    STAFF,
    /** The room's own backend, which writes; what it reads it reads as the public. */
    BACKEND;

    /** As answers and the access record write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
