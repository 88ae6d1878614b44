package org.standpat.service.terminal;

import java.util.Locale;

/**
 * Text from files of others as a terminal may show it: characters that steer a terminal, turn the direction of writing or cannot be seen
 * are written out as {@code <U+001B>}.
 */
public final class VisibleText {

    private VisibleText() {}

    /** The text on one line, with every character to be seen. */
    public static String of(String text) {
        StringBuilder visible = new StringBuilder(text.length());
        text.codePoints().forEach(character -> {
            if (isHidden(character)) {
                visible.append(String.format(Locale.ROOT, "<U+%04X>", character));
            } else {
                visible.appendCodePoint(character);
            }
        });
        return visible.toString();
    }

    private static boolean isHidden(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> true;
            default -> false;
        };
    }
}
