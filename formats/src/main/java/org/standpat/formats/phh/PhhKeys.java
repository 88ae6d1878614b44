package org.standpat.formats.phh;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The names of the hands of a file, each of which may stand there once. Nearly always they are numbers: a bit is kept of each, so that a
 * file of millions of hands takes little memory.
 */
final class PhhKeys {

    /** A whole number as programs write it, small enough for its bit. */
    private static final Pattern NUMBER = Pattern.compile("0|[1-9]\\d{0,6}");

    private final BitSet numbers = new BitSet();
    private final Set<String> names = new HashSet<>();

    /** False when this name was there before. */
    boolean add(String key) {
        if (!NUMBER.matcher(key).matches()) {
            return names.add(key);
        }
        int number = Integer.parseInt(key);
        boolean isNew = !numbers.get(number);
        numbers.set(number);
        return isNew;
    }

    /** True when no more names can be remembered that are no small numbers. */
    boolean isFull() {
        return names.size() >= PhhLimits.MOST_NAMES;
    }
}
