package org.standpat.proof.note;

/** What keys of notes may be called. */
final class KeyName {

    /** Most characters of a name; the format has no limit of its own. */
    static final int LONGEST = 255;

    private KeyName() {}

    /**
     * The name, when it is one.
     *
     * @throws IllegalArgumentException when it is empty, too long, or has a space, a plus sign or a control character
     */
    static String checked(String name) {
        if (name.isEmpty() || name.length() > LONGEST || name.codePoints().anyMatch(KeyName::isRefused)) {
            throw new IllegalArgumentException(
                    "The name of a key was expected, 1 to %d characters without spaces, plus signs and control characters, but \"%s\" came."
                            .formatted(LONGEST, name));
        }
        return name;
    }

    private static boolean isRefused(int character) {
        return character == '+'
                || Character.isISOControl(character)
                || Character.isWhitespace(character)
                || Character.isSpaceChar(character)
                // NEXT LINE is a space of Unicode and none of Java.
                || character == 0x85;
    }
}
