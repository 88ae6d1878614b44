package org.standpat.formats.phh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Follows TOML line by line just far enough to know whether a line begins at the top of the document, or in the middle of an array,
 * an inline table or a string over several lines, and on which lines fields and the strings of one array begin. It judges nothing; the
 * TOML reader does.
 */
final class TomlOutline {

    private static final Pattern FIELD = Pattern.compile("\\s*+([A-Za-z0-9_-]++)\\s*+=.*+", Pattern.DOTALL);

    private static final int QUOTES_OF_LONG_STRING = 3;

    /** Most quotation marks right before those that end a long string, as part of it. */
    private static final int QUOTES_INSIDE_LONG_STRING = 2;

    private static final char NO_STRING = 0;

    private final String array;
    private final Map<String, Integer> fields = new HashMap<>();
    private final List<Integer> strings = new ArrayList<>();
    private String field = "";
    private int brackets;
    private char longString = NO_STRING;

    /** An outline that knows the lines of the strings in the array of this name. */
    TomlOutline(String array) {
        this.array = array;
    }

    /** True when the next line begins at the top of the document. */
    boolean atTop() {
        return brackets == 0 && longString == NO_STRING;
    }

    /** True when the next line begins inside a string over several lines. */
    boolean inString() {
        return longString != NO_STRING;
    }

    /** Back to the top: a line that could not be read lies between. */
    void reset() {
        brackets = 0;
        longString = NO_STRING;
    }

    /** Line on which each field begins, by name; of fields with the same name in several tables the first. */
    Map<String, Integer> fields() {
        return Map.copyOf(fields);
    }

    /** Line on which each string of the array begins, in the array's order. */
    List<Integer> strings() {
        return List.copyOf(strings);
    }

    /** Goes on over one line. A string of one line ends with it even when its quotation mark is missing. */
    void follow(int number, String line) {
        Matcher matcher = FIELD.matcher(line);
        if (atTop() && matcher.matches()) {
            field = matcher.group(1);
            fields.putIfAbsent(field, number);
        }
        int at = 0;
        while (at < line.length()) {
            at = longString == NO_STRING ? outside(number, line, at) : inside(line, at);
        }
    }

    private int outside(int number, String line, int at) {
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
            case '"', '\'' -> string(number, line, at, next);
            default -> at + 1;
        };
    }

    private int string(int number, String line, int at, char quote) {
        if (brackets == 1 && field.equals(array)) {
            strings.add(number);
        }
        if (quotes(line, at, quote) >= QUOTES_OF_LONG_STRING) {
            longString = quote;
            return at + QUOTES_OF_LONG_STRING;
        }
        int end = at + 1;
        while (end < line.length() && line.charAt(end) != quote) {
            end += line.charAt(end) == '\\' && quote == '"' ? 2 : 1;
        }
        return end + 1;
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
        return at + quotes;
    }

    /** Quotation marks in a row, as many as may end a long string. */
    private static int quotes(String line, int at, char quote) {
        int most = Math.min(line.length(), at + QUOTES_OF_LONG_STRING + QUOTES_INSIDE_LONG_STRING);
        int end = at;
        while (end < most && line.charAt(end) == quote) {
            end++;
        }
        return end - at;
    }
}
