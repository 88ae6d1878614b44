package org.standpat.export;

/** Text of people in formats of lines. */
public final class PlainText {

    /** Stands for a character that would end a line or do something to a terminal. */
    public static final char REPLACEMENT = '\uFFFD';

    private PlainText() {}

    /** The text on one line: control characters and line ends of every kind are replaced, one by one. */
    public static String onOneLine(String text) {
        if (text.codePoints().noneMatch(PlainText::breaksLines)) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(character -> plain.appendCodePoint(breaksLines(character) ? REPLACEMENT : character));
        return plain.toString();
    }

    private static boolean breaksLines(int character) {
        int type = Character.getType(character);
        return Character.isISOControl(character)
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE;
    }
}
