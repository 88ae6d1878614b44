package org.standpat.formats.standpat;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;
import org.standpat.export.json.StandpatFields;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;

/**
 * Reads a file of Standpat's own format, one hand in memory at a time. A line that is none is refused with its number and does not keep
 * the lines after it from being read.
 */
public final class StandpatReader implements Closeable {

    private final Place file;
    private final BoundedLines lines;

    /** Reads hands from these bytes; {@code file} is how refusals name them. */
    public StandpatReader(String file, InputStream in) {
        this.file = Place.of(file);
        lines = new BoundedLines(in, StandpatFields.MOST_HAND_BYTES);
    }

    /**
     * The next hand; null at the end. Blank lines are passed over.
     *
     * @throws HandRefused when the next line is no whole hand; the one after it can be read all the same
     * @throws IOException when the bytes cannot be read on
     */
    public @Nullable StandpatHand next() throws IOException {
        for (BoundedLines.Line line = lines.next(); line != null; line = lines.next()) {
            Place place = file.at(line.number(), "");
            byte[] bytes = line.bytes();
            if (bytes == null) {
                throw new HandRefused(
                        place, "expected a hand of at most " + StandpatFields.MOST_HAND_BYTES + " bytes, got more");
            }
            if (!line.isBlank()) {
                return StandpatLine.read(place, line.number(), bytes);
            }
        }
        return null;
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
