package org.standpat.service.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.standpat.service.archive.ArchiveEntry.Kind;

/**
 * The entries of a tar, one after the other: the old format, the standard one, and the long names of GNU and of the newer standard.
 * Sparse files are told as special, since what is left out of them is no text of anybody's.
 */
public final class TarEntries {

    /** Most bytes that headers of one entry may say beside the entry, such as a long name. */
    static final int MOST_EXTRA_BYTES = 64 * 1024;

    /** Most headers beside one entry. */
    static final int MOST_EXTRA_HEADERS = 16;

    private static final long MOST_ENTRY_BYTES = 1L << 60;
    private static final int BUFFER_BYTES = 16 * 1024;
    private static final char LONG_NAME = 'L';
    private static final char LONG_LINK = 'K';
    private static final char EXTENDED = 'x';
    private static final char EXTENDED_OF_SUN = 'X';
    private static final char EXTENDED_FOR_ALL = 'g';
    private static final char OLD_SPARSE = 'S';

    private final InputStream in;
    private long left;
    private long padding;
    private boolean ended;
    private @Nullable IOException fault;

    /** Reads these bytes; who opened them closes them. */
    public TarEntries(InputStream in) {
        this.in = in;
    }

    /**
     * The next entry; null at the end. What is left of the one before is passed over.
     *
     * @throws IOException when the bytes cannot be read, or are none of a tar
     */
    public @Nullable ArchiveEntry next() throws IOException {
        if (fault != null) {
            throw fault;
        }
        try {
            return ended ? null : read();
        } catch (IOException unreadable) {
            fault = unreadable;
            throw unreadable;
        }
    }

    private @Nullable ArchiveEntry read() throws IOException {
        TarExtra extra = TarExtra.NONE;
        for (int headers = 0; headers <= MOST_EXTRA_HEADERS; headers++) {
            skip(left + padding);
            TarHeader header = header();
            if (header == null) {
                ended = true;
                return null;
            }
            begin(header, header.size());
            switch (header.type()) {
                case LONG_NAME -> extra = extra.named(EntryNames.of(text(extraBytes())));
                case EXTENDED, EXTENDED_OF_SUN -> extra = extra.with(extraBytes());
                case LONG_LINK, EXTENDED_FOR_ALL -> {
                    // Where a link leads and what holds for all entries is of no use here.
                }
                default -> {
                    return entry(header, extra);
                }
            }
        }
        throw ArchiveFault.damaged("an entry has more than " + MOST_EXTRA_HEADERS + " headers");
    }

    private @Nullable TarHeader header() throws IOException {
        byte[] block = in.readNBytes(TarHeader.BYTES);
        if (block.length == 0) {
            throw ArchiveFault.damaged("it breaks off: the mark that ends a tar is missing");
        }
        if (block.length < TarHeader.BYTES) {
            throw brokenOff();
        }
        TarHeader header = new TarHeader(block);
        if (header.isEnd()) {
            return null;
        }
        if (!header.isSound()) {
            throw ArchiveFault.damaged("a header does not agree with its checksum");
        }
        return header;
    }

    private void begin(TarHeader header, long size) throws ArchiveFault {
        if (size < 0 || size > MOST_ENTRY_BYTES) {
            throw ArchiveFault.damaged("the size of an entry is no number, or larger than any file");
        }
        left = header.hasNoContent() ? 0 : size;
        padding = -left & (TarHeader.BYTES - 1);
    }

    private ArchiveEntry entry(TarHeader header, TarExtra extra) throws IOException {
        if (extra.size() != TarExtra.UNKNOWN_SIZE) {
            begin(header, extra.size());
        }
        if (header.type() == OLD_SPARSE) {
            skipSparseMap(header);
        }
        String longName = extra.name();
        String name = longName == null ? header.name() : longName;
        Kind kind = extra.sparse() ? Kind.SPECIAL : header.kind();
        // The oldest format has no letter for folders.
        return new ArchiveEntry(name, kind == Kind.FILE && name.endsWith("/") ? Kind.FOLDER : kind, left);
    }

    private void skipSparseMap(TarHeader header) throws IOException {
        boolean goesOn = header.sparseGoesOn();
        while (goesOn) {
            byte[] block = in.readNBytes(TarHeader.BYTES);
            if (block.length < TarHeader.BYTES) {
                throw brokenOff();
            }
            goesOn = block[TarExtra.SPARSE_MAP_GOES_ON_AT] != 0;
        }
    }

    private byte[] extraBytes() throws IOException {
        if (left > MOST_EXTRA_BYTES) {
            throw ArchiveFault.damaged("expected a header of at most " + MOST_EXTRA_BYTES + " bytes, got " + left);
        }
        byte[] bytes = in.readNBytes((int) left);
        if (bytes.length < left) {
            throw brokenOff();
        }
        left = 0;
        return bytes;
    }

    private static byte[] text(byte[] bytes) {
        int end = 0;
        while (end < bytes.length && bytes[end] != 0) {
            end++;
        }
        return Arrays.copyOf(bytes, end);
    }

    private void skip(long bytes) throws IOException {
        byte[] buffer = new byte[(int) Math.min(bytes, BUFFER_BYTES)];
        for (long skipped = 0; skipped < bytes; ) {
            int read = in.read(buffer, 0, (int) Math.min(buffer.length, bytes - skipped));
            if (read < 0) {
                throw brokenOff();
            }
            skipped += read;
        }
        left = 0;
        padding = 0;
    }

    private static ArchiveFault brokenOff() {
        return ArchiveFault.damaged("it breaks off in the middle of an entry");
    }

    /** The bytes of the entry that came last. Closing them leaves the archive open. */
    public InputStream content() {
        return new Content();
    }

    private final class Content extends InputStream {

        @Override
        public int read() throws IOException {
            return Bytes.readOne(this);
        }

        @Override
        public int read(byte[] into, int from, int length) throws IOException {
            if (left == 0) {
                return -1;
            }
            int read = in.read(into, from, (int) Math.min(length, left));
            if (read < 0) {
                throw brokenOff();
            }
            left -= read;
            return read;
        }
    }
}
