package org.standpat.db.access;

/**
 * A key that is known.
 *
 * @param role what its holder is
 * @param name who holds it; of a player the room's name for him, letter by letter
 * @param hash what is kept of the key
 */
public record KeyEntry(KeyRole role, String name, KeyHash hash) {

    /** Longest name; that of the longest player. */
    public static final int LONGEST_NAME = 100;

    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException when it is blank, too long or has control characters; the message does not quote it
     */
    public KeyEntry {
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new IllegalArgumentException(
                    "a name has 1 to " + LONGEST_NAME + " characters, not all of them blank");
        }
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a name has no control characters");
        }
    }

    /** The line of a file of keys that says it. */
    public String line() {
        return role.word() + " " + name + " " + hash.hex();
    }
}
