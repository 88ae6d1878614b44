package org.standpat.formats.phh;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;

/**
 * The text of one hand in a file.
 *
 * @param place where it begins; its line is that of the first line of {@code text}
 * @param key name of the table that the hand is, as in {@code [3]}; empty for a hand at the top of the file
 * @param text TOML, its table header included
 * @param fieldLines lines of the file on which fields begin
 * @param actionLines lines of the file on which the action strings begin
 * @param end place after its last byte in the file
 * @param fault why the text is not whole; null when it is
 * @param source the bytes of the text; null when they are too many to keep, which is a fault too
 */
record PhhSection(
        Place place,
        String key,
        String text,
        Map<String, Integer> fieldLines,
        List<Integer> actionLines,
        long end,
        @Nullable Refusal fault,
        @Nullable HandSource source) {

    /** Where a field stands; the hand itself where that is not known. */
    Place field(String field) {
        return place.at(fieldLines.getOrDefault(field, place.line()), field);
    }

    /** Where an action string stands, by its place in the array, from 0. */
    Place action(int index, String quoted) {
        Place actions = field(PhhFields.ACTIONS);
        int line = index < actionLines.size() ? actionLines.get(index) : actions.line();
        return place.at(line, "action " + (index + 1) + " " + quoted);
    }

    /** True when there is nothing but comments, as before the first table of a file of many hands. */
    boolean isEmpty() {
        return fault == null
                && text.lines().map(String::strip).allMatch(line -> line.isEmpty() || line.startsWith("#"));
    }
}
