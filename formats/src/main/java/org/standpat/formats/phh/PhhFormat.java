package org.standpat.formats.phh;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.standpat.formats.HandFile;
import org.standpat.formats.HandFormat;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;

/**
 * The poker hand history format: one hand in a {@code .phh}, many in a {@code .phhs}. Read are F2L3D, limit 2-7 triple
 * draw, and N2L1D, no-limit 2-7 single draw.
 */
public final class PhhFormat implements HandFormat {

    private final Instant undated;

    /**
     * Reads PHH.
     *
     * @param undated when hands began whose file has no date; the moment of the import is honest
     */
    public PhhFormat(Instant undated) {
        this.undated = undated;
    }

    @Override
    public HandFile open(Path file) throws IOException {
        Place place = Place.of(file.toString());
        if (Files.isDirectory(file)) {
            throw new HandRefused(place, "expected a file, got a folder");
        }
        long bytes = Files.size(file);
        if (bytes > PhhLimits.MOST_FILE_BYTES) {
            throw new HandRefused(
                    place,
                    "expected at most " + PhhLimits.MOST_FILE_BYTES + " bytes, got " + bytes + "; split the file");
        }
        return new PhhFile(place, new PhhSections(place.file(), Files.newInputStream(file)), bytes, undated);
    }
}
