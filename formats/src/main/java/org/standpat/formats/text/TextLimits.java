package org.standpat.formats.text;

/** How large anything in a text may be, so that no file can take more memory than these numbers say, however large it is. */
public final class TextLimits {

    /** Most bytes of one line, its end included. The longest real lines are chat of some 300. */
    public static final int MOST_LINE_BYTES = 16 * 1024;

    /** Most bytes of one hand. The longest real hands have some 10,000. */
    public static final int MOST_HAND_BYTES = 128 * 1024;

    /** Bytes of a file that its format is recognised from. */
    public static final int BEGINNING_BYTES = 64 * 1024;

    /** Most characters of what came that a refusal quotes. */
    private static final int LONGEST_QUOTE = 60;

    private TextLimits() {}

    /** Text from a file as a refusal quotes it: on one line, and not too much of it. */
    public static String quote(String text) {
        int end = text.length() <= LONGEST_QUOTE ? text.length() : LONGEST_QUOTE;
        StringBuilder quote = new StringBuilder("\"");
        text.substring(0, end)
                .codePoints()
                .forEach(character -> quote.appendCodePoint(Character.isISOControl(character) ? ' ' : character));
        return quote.append(end < text.length() ? "...\"" : "\"").toString();
    }
}
