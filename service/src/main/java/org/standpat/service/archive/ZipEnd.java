package org.standpat.service.archive;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import org.jspecify.annotations.Nullable;

/**
 * The end of a zip, which tells where its directory is.
 *
 * @param entries lines of the directory
 * @param from place of its first byte
 * @param to place behind its last byte
 */
record ZipEnd(long entries, long from, long to) {

    private static final int BYTES = 22;
    private static final int COMMENT_LENGTH_AT = 20;
    private static final int LOCATOR_BYTES = 20;
    private static final int LARGE_BYTES = 56;
    private static final long SIGNATURE = 0x0605_4B50L;
    private static final long LOCATOR_SIGNATURE = 0x0706_4B50L;
    private static final long LARGE_SIGNATURE = 0x0606_4B50L;
    private static final int MOST_COMMENT = 0xFFFF;
    private static final int SEE_LARGE_16 = 0xFFFF;
    private static final long SEE_LARGE_32 = 0xFFFF_FFFFL;

    /**
     * Finds the end of a zip.
     *
     * @param bytes size of the file
     * @throws ArchiveFault when there is none, or it contradicts itself
     */
    static ZipEnd of(SeekableByteChannel channel, long bytes) throws IOException {
        int length = (int) Math.min(bytes, BYTES + MOST_COMMENT);
        byte[] tail = ZipBytes.read(channel, bytes - length, length);
        for (int at = length - BYTES; at >= 0; at--) {
            // Its signature may stand in the comment too, but then no comment of that length follows.
            if (Bytes.number32(tail, at) == SIGNATURE
                    && at + BYTES + Bytes.number16(tail, at + COMMENT_LENGTH_AT) == length) {
                return checked(read(channel, tail, at, bytes - length + at));
            }
        }
        throw ArchiveFault.damaged("it has no directory at its end, as a zip that was broken off");
    }

    private static ZipEnd checked(ZipEnd end) throws ArchiveFault {
        if (end.from < 0 || end.to < end.from || end.entries < 0) {
            throw ArchiveFault.damaged("its directory is not where the end of the zip says");
        }
        return end;
    }

    /** @param at place of the end in the tail; {@code place} is that in the file */
    private static ZipEnd read(SeekableByteChannel channel, byte[] tail, int at, long place) throws IOException {
        int disk = Bytes.number16(tail, at + 4);
        int entries = Bytes.number16(tail, at + 10);
        long size = Bytes.number32(tail, at + 12);
        long from = Bytes.number32(tail, at + 16);
        ZipEnd large = large(channel, place - LOCATOR_BYTES);
        if (large != null) {
            boolean agrees = (entries == SEE_LARGE_16 || entries == large.entries)
                    && (size == SEE_LARGE_32 || size == large.to - large.from)
                    && (from == SEE_LARGE_32 || from == large.from);
            if (!agrees) {
                throw ArchiveFault.damaged("its large end and its small one contradict each other");
            }
            return large;
        }
        if (disk != 0) {
            throw ArchiveFault.damaged("it is the last of several parts; put them together first");
        }
        return at(entries, from, size, place);
    }

    private static @Nullable ZipEnd large(SeekableByteChannel channel, long locatorAt) throws IOException {
        if (locatorAt < 0) {
            return null;
        }
        byte[] locator = ZipBytes.read(channel, locatorAt, LOCATOR_BYTES);
        if (Bytes.number32(locator, 0) != LOCATOR_SIGNATURE) {
            return null;
        }
        long place = Bytes.number64(locator, 8);
        if (place < 0 || place > locatorAt - LARGE_BYTES) {
            throw ArchiveFault.damaged("its large end is not where the end of the zip says");
        }
        byte[] end = ZipBytes.read(channel, place, LARGE_BYTES);
        if (Bytes.number32(end, 0) != LARGE_SIGNATURE) {
            throw ArchiveFault.damaged("its large end is not where the end of the zip says");
        }
        return at(Bytes.number64(end, 32), Bytes.number64(end, 48), Bytes.number64(end, 40), place);
    }

    /** The directory has to end where the end begins: else something stands between them that nobody speaks of. */
    private static ZipEnd at(long entries, long from, long size, long place) throws ArchiveFault {
        if (from < 0 || size < 0 || from != place - size) {
            throw ArchiveFault.damaged("its directory is not where the end of the zip says");
        }
        return new ZipEnd(entries, from, place);
    }
}
