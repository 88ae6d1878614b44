package org.standpat.formats;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Bytes to read hands from, in a file or in an archive.
 *
 * @param name how messages name it
 * @param bytes how many there are; {@value #UNKNOWN_BYTES} when that shows at their end alone, as in packed ones
 * @param in the bytes, from the first; whoever opens hands from them closes it
 */
public record HandInput(String name, long bytes, InputStream in) {

    /** How many bytes there are is not known before they are read. */
    public static final long UNKNOWN_BYTES = 0;

    /**
     * A file on the disk, opened.
     *
     * @throws IOException when it cannot be read
     * @throws HandRefused when it is a folder
     */
    public static HandInput of(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new HandRefused(Place.of(file.toString()), "expected a file, got a folder");
        }
        return new HandInput(file.toString(), Files.size(file), Files.newInputStream(file));
    }

    /** The same bytes, read in another way. */
    public HandInput readBy(InputStream other) {
        return new HandInput(name, bytes, other);
    }
}
