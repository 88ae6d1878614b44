package org.standpat.export;

import org.standpat.hand.Ending;

/** How formats call the ways in which a hand ends. */
public final class Endings {

    private Endings() {}

    /** The word in lower case: {@code played}, {@code misdeal} or {@code cancelled}. */
    public static String word(Ending ending) {
        return switch (ending) {
            case PLAYED -> "played";
            case MISDEAL -> "misdeal";
            case CANCELLED -> "cancelled";
        };
    }

    /** The word with a capital: {@code Played}, {@code Misdeal} or {@code Cancelled}. */
    public static String capitalised(Ending ending) {
        String word = word(ending);
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
