package org.standpat.service.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/**
 * A file on the disk.
 *
 * @param name what it is called by whoever asked for it, or for a folder above it
 * @param attributes its size, time and identity when it was found
 * @param inFolder true when nobody has asked for it by its own name
 * @param place how it is opened
 */
public record FoundFile(String name, BasicFileAttributes attributes, boolean inFolder, Place place) {

    /** Where a file lies. */
    interface Place {

        /** What it is now; nothing is followed that was not asked for. */
        BasicFileAttributes attributes() throws IOException;

        /** Opens it to be read. */
        SeekableByteChannel open() throws IOException;
    }

    /** True when it is still the file that was found, with the same bytes as far as its size and time tell. */
    boolean isUnchanged() throws IOException {
        BasicFileAttributes now = place.attributes();
        return Objects.equals(now.fileKey(), attributes.fileKey())
                && now.size() == attributes.size()
                && now.lastModifiedTime().equals(attributes.lastModifiedTime());
    }
}
