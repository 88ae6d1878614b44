package org.standpat.service.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/** Bytes at any place of a zip. */
final class ZipBytes {

    private ZipBytes() {}

    /**
     * All of these bytes.
     *
     * @throws ArchiveFault when the file has no such place
     */
    static byte[] read(SeekableByteChannel channel, long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        if (from < 0) {
            throw outside();
        }
        channel.position(from);
        while (bytes.hasRemaining()) {
            if (channel.read(bytes) < 0) {
                throw outside();
            }
        }
        return bytes.array();
    }

    private static ArchiveFault outside() {
        return ArchiveFault.damaged("it speaks of bytes that it does not have");
    }
}
