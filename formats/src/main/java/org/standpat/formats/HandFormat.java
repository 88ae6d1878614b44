package org.standpat.formats;

import java.io.IOException;
import java.nio.file.Path;

/** A format that hands can be read from. */
public interface HandFormat {

    /**
     * Opens a file to read hands from it, one after the other.
     *
     * @throws IOException when the file cannot be read
     * @throws HandRefused when the file as a whole cannot be one of this format
     */
    HandFile open(Path file) throws IOException;
}
