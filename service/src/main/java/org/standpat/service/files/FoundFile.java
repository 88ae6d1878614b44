package org.standpat.service.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import org.standpat.service.archive.ChannelBytes;

/**
 * A file on the disk.
 *
 * @param name what it is called by whoever asked for it, or for a folder above it
 * @param attributes its size, time and identity when it was found
 * @param inFolder true when nobody has asked for it by its own name
 * @param place how it is opened
 */
public record FoundFile(String name, BasicFileAttributes attributes, boolean inFolder, Place place) {

    private static final int BUFFER_BYTES = 1 << 16;

    /** Where a file lies. */
    interface Place {

        /** What it is now; nothing is followed that was not asked for. */
        BasicFileAttributes attributes() throws IOException;

        /** Opens it to be read. */
        SeekableByteChannel open() throws IOException;
    }

    /**
     * SHA-256 of as many bytes as it had when it was found, in 64 lower-case hexadecimal digits.
     *
     * @param open the file, open
     * @throws IOException when it cannot be read
     */
    public String sha256(SeekableByteChannel open) throws IOException {
        try (InputStream in = new ChannelBytes(open, 0, attributes.size(), read -> {})) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] buffer = new byte[BUFFER_BYTES];
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException("every JDK has SHA-256; this one does not", fault);
        }
    }

    /** True when it is still the file that was found, with the same bytes as far as its size and time tell. */
    public boolean isUnchanged() throws IOException {
        BasicFileAttributes now = place.attributes();
        return Objects.equals(now.fileKey(), attributes.fileKey())
                && now.size() == attributes.size()
                && now.lastModifiedTime().equals(attributes.lastModifiedTime());
    }
}
