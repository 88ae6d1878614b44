package org.standpat.formats.text;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandSource;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;

/**
 * The text of one hand in a file of many.
 *
 * @param place where it begins: the line of its first text
 * @param begins false for text before the first hand of a file, which is none
 * @param lines its lines without the blank ones
 * @param end place after its last byte in the file
 * @param source its bytes, with blank lines and what stood before the first hand; null when they are too many to keep
 * @param fault why it cannot be read; null when it can
 */
public record HandText(
        Place place,
        boolean begins,
        List<TextLine> lines,
        long end,
        @Nullable HandSource source,
        @Nullable Refusal fault) {
    public HandText {
        lines = List.copyOf(lines);
    }

    /** The lines as one text, with the blank ones between them: its first line is that of the first text, and no line moves. */
    public String joined() {
        StringBuilder text = new StringBuilder();
        int at = lines.getFirst().number();
        for (TextLine line : lines) {
            while (at < line.number()) {
                text.append('\n');
                at++;
            }
            text.append(line.text());
        }
        return text.toString();
    }
}
