package org.standpat.service.archive;

import java.io.IOException;
import java.io.InputStream;

/**
 * How much may be unpacked from one file, over all archives that lie in one another in it: so much time as a file can cost, since it
 * costs no memory and no disk.
 */
public final class Allowance {

    /** Bytes that any file may unpack to. */
    public static final long FREE_BYTES = 64L * 1024 * 1024;

    /** Further bytes for each packed one. Texts of hands unpack to some ten times their size, the same hand over and over to 100. */
    public static final int MOST_EXPANSION = 200;

    /** Most entries of all archives in a file. */
    public static final long MOST_ENTRIES = 10_000_000;

    private final long packed;
    private final long mostBytes;
    private final long mostEntries;
    private long bytes;
    private long entries;

    /** For a file of so many bytes. */
    public Allowance(long packed) {
        this(packed, MOST_ENTRIES);
    }

    Allowance(long packed, long mostEntries) {
        this.packed = packed;
        this.mostEntries = mostEntries;
        // No file is so large that this overflows: 2^63 / 200 is 46 million GB.
        mostBytes = FREE_BYTES + MOST_EXPANSION * packed;
    }

    /** True when no more is unpacked. */
    public boolean isUsedUp() {
        return bytes > mostBytes || entries > mostEntries;
    }

    /**
     * One more entry.
     *
     * @throws ArchiveFault when that is one too many
     */
    public void entry() throws ArchiveFault {
        entries++;
        check();
    }

    /** The same bytes, which count as unpacked and fail when they are too many. */
    public InputStream counted(InputStream unpacked) {
        return new Counted(unpacked);
    }

    private void check() throws ArchiveFault {
        if (entries > mostEntries) {
            throw ArchiveFault.tooLarge("expected at most " + mostEntries + " entries, got more");
        }
        if (bytes > mostBytes) {
            throw ArchiveFault.tooLarge("expected " + packed + " bytes to unpack to at most " + mostBytes + " ("
                    + FREE_BYTES + ", and " + MOST_EXPANSION + " for each), got more");
        }
    }

    private final class Counted extends InputStream {
        private final InputStream in;

        Counted(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            return Bytes.readOne(this);
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            check();
            int read = in.read(into, from, length);
            if (read > 0) {
                bytes += read;
                check();
            }
            return read;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
