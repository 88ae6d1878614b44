package org.standpat.service.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of the directory of a zip, one in memory at a time. */
final class ZipDirectory {

    private static final int LINE_BYTES = 46;
    private static final long SIGNATURE = 0x0201_4B50L;
    private static final int LARGE_TAG = 1;
    private static final int TAG_BYTES = 4;
    private static final long SEE_LARGE = 0xFFFF_FFFFL;

    private final InputStream in;
    private final long entries;
    private long read;

    /** Reads these bytes, which should have so many lines. */
    ZipDirectory(InputStream in, long entries) {
        this.in = in;
        this.entries = entries;
    }

    /**
     * The next line; null at the end.
     *
     * @throws ArchiveFault when there is none though there should be one
     */
    @Nullable
    ZipEntry next() throws IOException {
        if (read == entries) {
            if (in.read() >= 0) {
                throw ArchiveFault.damaged("its directory has more lines than the end of the zip says");
            }
            return null;
        }
        read++;
        byte[] line = bytes(LINE_BYTES);
        if (Bytes.number32(line, 0) != SIGNATURE) {
            throw ArchiveFault.damaged("a line of its directory does not begin as one");
        }
        byte[] name = bytes(Bytes.number16(line, 28));
        byte[] extra = bytes(Bytes.number16(line, 30));
        bytes(Bytes.number16(line, 32));
        return entry(line, name, extra);
    }

    private static ZipEntry entry(byte[] line, byte[] name, byte[] extra) throws ArchiveFault {
        Large large = new Large(extra);
        long unpacked = large.orElse(Bytes.number32(line, 24));
        long packed = large.orElse(Bytes.number32(line, 20));
        long at = large.orElse(Bytes.number32(line, 42));
        return new ZipEntry(
                new String(name, StandardCharsets.ISO_8859_1),
                Bytes.number16(line, 4) >> Byte.SIZE,
                Bytes.number16(line, 8),
                Bytes.number16(line, 10),
                Bytes.number32(line, 16),
                packed,
                unpacked,
                Bytes.number32(line, 38),
                at);
    }

    private byte[] bytes(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw ArchiveFault.damaged("its directory breaks off");
        }
        return bytes;
    }

    /** Numbers that do not fit into a line, in the order in which they are missed there. */
    private static final class Large {
        private final byte[] extra;
        private int next;
        private int end;

        Large(byte[] extra) {
            this.extra = extra;
            for (int at = 0; at + TAG_BYTES <= extra.length; ) {
                int length = Bytes.number16(extra, at + Short.BYTES);
                int after = Math.min(extra.length, at + TAG_BYTES + length);
                if (Bytes.number16(extra, at) == LARGE_TAG) {
                    next = at + TAG_BYTES;
                    end = after;
                    return;
                }
                at += TAG_BYTES + length;
            }
        }

        long orElse(long small) throws ArchiveFault {
            if (small != SEE_LARGE) {
                return small;
            }
            if (end - next < Long.BYTES) {
                throw ArchiveFault.damaged("a line of its directory lacks a large number");
            }
            long number = Bytes.number64(extra, next);
            next += Long.BYTES;
            if (number < 0) {
                throw ArchiveFault.damaged("a line of its directory has a number that is larger than any file");
            }
            return number;
        }
    }
}
