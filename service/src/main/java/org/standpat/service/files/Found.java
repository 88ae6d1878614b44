package org.standpat.service.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import org.standpat.formats.HandInput;

/** Told of what lies in files, folders and archives, one thing after the other. */
public interface Found {

    /**
     * A file on the disk is about to be read. False when it need not be: whoever has done all of it before, and knows that it is the same
     * one, may say so.
     *
     * @param open the file, open; it is read from its beginning afterwards, wherever this leaves it
     * @throws IOException when it cannot be read
     */
    default boolean wants(FoundFile file, SeekableByteChannel open) throws IOException {
        return true;
    }

    /** Bytes that may hold hands: a file, or what an archive holds under one name. They are good until this returns. */
    void hands(HandInput input);

    /** Something is not read, or not to its end. */
    void passedOver(PassedOver what);

    /** All of a file on the disk has been read; what could not be was told. */
    default void done(FoundFile file) {}
}
