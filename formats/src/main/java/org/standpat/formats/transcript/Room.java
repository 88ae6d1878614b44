package org.standpat.formats.transcript;

/**
 * Where hands are from.
 *
 * @param name the room's name, which never changes: with it the identity of every hand of the room would
 * @param profile name of the house rules that the room's hands claim, one of {@link org.standpat.houserules.Profiles#NAMES}
 * @param showing in which order its hands are shown
 */
public record Room(String name, String profile, Showing showing) {

    /** In which order hands are shown in a room's files. */
    public enum Showing {
        /** By rule 6.1, but pot by pot where there are side pots. */
        BY_THE_RULE,
        /** In an order of the room's own, such as from the last to bet on any round of the hand. */
        BY_THE_ROOM
    }
}
