package org.standpat.db.access;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What the holder of a key is. Whoever has no key is the public. */
public enum KeyRole {
    /** A player, by the room's name for him: his own cards of hands that are over. */
    PLAYER,
    /** Reads numbers and hands that are over, as the public sees them. */
    ANALYST,
    /** Staff of the room. */
    STAFF,
    /** The room's own backend, which deals the cards: it alone may write when there is a key of this role. */
    BACKEND;

    /** How a file of keys names it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The role of this word; empty when there is none. */
    public static Optional<KeyRole> of(String word) {
        return Stream.of(values()).filter(role -> role.word().equals(word)).findFirst();
    }

    /** All of them, for a sentence. */
    public static String words() {
        return String.join(", ", Stream.of(values()).map(KeyRole::word).toList());
    }
}
