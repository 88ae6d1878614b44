package org.standpat.formats.judge;

import java.util.UUID;
import org.standpat.formats.NameUuid;
import org.standpat.formats.transcript.Transcript;

/**
 * The identity of a hand of a room follows from the room and its number of the hand alone, so that the same hand is found again in
 * whatever file, encoding or version of the text it comes, and another text under its number is noticed.
 */
final class HandIdentity {

    /** The space of the names of hands of rooms. It never changes: with it every identity would. */
    private static final UUID SPACE = UUID.fromString("0d6f2c1a-7f0b-4b0e-8a5c-94e1d2b7c3a6");

    private HandIdentity() {}

    static UUID of(Transcript transcript) {
        return NameUuid.of(SPACE, transcript.room().name() + "\n" + transcript.hand());
    }
}
