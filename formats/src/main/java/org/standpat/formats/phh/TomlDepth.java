package org.standpat.formats.phh;

/**
 * Follows TOML line by line just far enough to know whether a line begins at the top of the document, or in the middle of an array,
 * an inline table or a string over several lines. It judges nothing; the TOML reader does.
 */
final class TomlDepth {

    private static final int QUOTES_OF_LONG_STRING = 3;

    /** Most quotation marks that may end a long string and still be part of it. */
    private static final int QUOTES_INSIDE_LONG_STRING = 2;

    private static final char NO_STRING = 0;

    private int brackets;
    private char longString = NO_STRING;

    /** True when the next line begins at the top of the document. */
    boolean atTop() {
        return brackets == 0 && longString == NO_STRING;
    }

    /** True when the next line begins inside a string over several lines. */
    boolean inString() {
        return longString != NO_STRING;
    }

    /** Back to the top, as at the beginning of a document. */
    void reset() {
        brackets = 0;
        longString = NO_STRING;
    }

    /** Goes on over one line. A string of one line ends with it even when its quotation mark is missing. */
    void follow(String line) {
        int at = 0;
        while (at < line.length()) {
            at = longString == NO_STRING ? outside(line, at) : inside(line, at);
        }
    }

    private int outside(String line, int at) {
        char next = line.charAt(at);
        return switch (next) {
            case '#' -> line.length();
            case '[', '{' -> {
                brackets++;
                yield at + 1;
            }
            case ']', '}' -> {
                brackets = Math.max(0, brackets - 1);
                yield at + 1;
            }
            case '"', '\'' -> {
                if (quotes(line, at, next) >= QUOTES_OF_LONG_STRING) {
                    longString = next;
                    yield at + QUOTES_OF_LONG_STRING;
                }
                yield endOfShortString(line, at + 1, next);
            }
            default -> at + 1;
        };
    }

    private int inside(String line, int at) {
        char next = line.charAt(at);
        if (next == '\\' && longString == '"') {
            return at + 2;
        }
        int quotes = next == longString ? quotes(line, at, next) : 0;
        if (quotes < QUOTES_OF_LONG_STRING) {
            return at + Math.max(1, quotes);
        }
        longString = NO_STRING;
        return at + Math.min(quotes, QUOTES_OF_LONG_STRING + QUOTES_INSIDE_LONG_STRING);
    }

    private static int endOfShortString(String line, int start, char quote) {
        int at = start;
        while (at < line.length() && line.charAt(at) != quote) {
            at += line.charAt(at) == '\\' && quote == '"' ? 2 : 1;
        }
        return at + 1;
    }

    private static int quotes(String line, int at, char quote) {
        int end = at;
        while (end < line.length() && line.charAt(end) == quote) {
            end++;
        }
        return end - at;
    }
}
