package org.standpat.formats.phh;

import org.jspecify.annotations.Nullable;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;

/**
 * The text of one hand in a file.
 *
 * @param place where it begins; its line is that of the first line of {@code text}
 * @param key name of the table that the hand is, as in {@code [3]}; empty for a hand at the top of the file
 * @param text TOML, its table header included
 * @param fault why the text is not whole; null when it is
 */
record PhhSection(
        Place place, String key, String text, @Nullable Refusal fault) {}
