package org.standpat.formats.text;

import org.jspecify.annotations.Nullable;

/**
 * One line of a hand.
 *
 * @param number its number in the file, from 1
 * @param text without its line end and blanks after the text; empty when there is a fault
 * @param fault why the line cannot be used, as a phrase; null when it can
 */
public record TextLine(int number, String text, @Nullable String fault) {

    /** True when nothing stands in it. */
    boolean isBlank() {
        return fault == null && text.isBlank();
    }
}
