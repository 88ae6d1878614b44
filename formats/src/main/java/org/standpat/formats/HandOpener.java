package org.standpat.formats;

import java.io.IOException;
import java.nio.file.Path;

/** Opens files of hands. */
@FunctionalInterface
public interface HandOpener {

    /**
     * Opens bytes to read hands from them, one after the other. Closing the hands closes the bytes; so does a refusal.
     *
     * @throws IOException when they cannot be read
     * @throws HandRefused when they cannot be a file of hands as a whole
     */
    HandFile open(HandInput input) throws IOException;

    /**
     * Opens a file to read hands from it, one after the other.
     *
     * @throws IOException when the file cannot be read
     * @throws HandRefused when the file as a whole cannot be one of hands
     */
    default HandFile open(Path file) throws IOException {
        HandInput input = HandInput.of(file);
        try {
            return open(input);
        } catch (HandRefused | IOException fault) {
            input.in().close();
            throw fault;
        }
    }
}
