package org.standpat.service.archive;

import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;

/**
 * What gzip has packed, one member after the other. Each is compared with its checksum; names and comments in headers are passed over
 * without being kept. Zeros may stand behind the last member, as tapes have them, and nothing else.
 */
public final class GzipStream extends InputStream {

    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int END = -1;
    private static final int BYTE = 0xFF;
    private static final int MAGIC_LOW = 0x1F;
    private static final int MAGIC_HIGH = 0x8B;
    private static final int DEFLATE = 8;
    private static final int HEADER_CRC = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xE0;
    private static final int TIME_AND_SYSTEM = 6;
    private static final long SIZE = 0xFFFF_FFFFL;

    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private final Inflater inflater = new Inflater(true);
    private final CRC32 crc = new CRC32();
    private int next;
    private int filled;
    private boolean ended;
    private @Nullable ArchiveFault fault;

    /**
     * Reads these bytes; closing this does not close them.
     *
     * @throws IOException when they cannot be read, or do not begin as gzip does
     */
    public GzipStream(InputStream in) throws IOException {
        this.in = in;
        if (take() != MAGIC_LOW) {
            throw ArchiveFault.damaged("it does not begin as gzip does");
        }
        header();
    }

    @Override
    public int read() throws IOException {
        return Bytes.readOne(this);
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        if (fault != null) {
            throw fault;
        }
        try {
            return readOn(into, from, length);
        } catch (ArchiveFault damage) {
            fault = damage;
            throw damage;
        }
    }

    private int readOn(byte[] into, int from, int length) throws IOException {
        while (!ended && length > 0) {
            int inflated = inflate(into, from, length);
            if (inflated > 0) {
                crc.update(into, from, inflated);
                return inflated;
            }
            if (inflater.finished()) {
                next = filled - inflater.getRemaining();
                trailer();
                nextMember();
            } else if (inflater.needsInput()) {
                next = filled;
                fill();
                inflater.setInput(buffer, 0, filled);
            } else {
                throw ArchiveFault.damaged("the packed bytes need a dictionary, which gzip has not");
            }
        }
        return ended ? END : 0;
    }

    private int inflate(byte[] into, int from, int length) throws IOException {
        try {
            return inflater.inflate(into, from, length);
        } catch (DataFormatException fault) {
            throw ArchiveFault.damaged("the packed bytes are damaged (" + fault.getMessage() + ")");
        }
    }

    private void header() throws IOException {
        if (take() != MAGIC_HIGH || take() != DEFLATE) {
            throw ArchiveFault.damaged("a part of it does not begin as gzip does");
        }
        int flags = take();
        if ((flags & RESERVED) != 0) {
            throw ArchiveFault.damaged("its header has marks that gzip does not know");
        }
        skip(TIME_AND_SYSTEM);
        if ((flags & EXTRA) != 0) {
            skip(take() | take() << Byte.SIZE);
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        if ((flags & HEADER_CRC) != 0) {
            skip(Short.BYTES);
        }
        crc.reset();
        inflater.reset();
        inflater.setInput(buffer, next, filled - next);
    }

    private void trailer() throws IOException {
        long sum = number();
        long size = number();
        if (sum != crc.getValue() || size != (inflater.getBytesWritten() & SIZE)) {
            throw ArchiveFault.damaged("what was unpacked does not agree with its checksum");
        }
    }

    private void nextMember() throws IOException {
        int first = peek();
        if (first == MAGIC_LOW) {
            take();
            header();
            return;
        }
        for (int padding = first; padding != END; padding = peek()) {
            if (padding != 0) {
                throw ArchiveFault.damaged("something stands behind its end that is not gzip");
            }
            next++;
        }
        ended = true;
    }

    private long number() throws IOException {
        long number = 0;
        for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
            number |= (long) take() << shift;
        }
        return number;
    }

    private void skip(int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            take();
        }
    }

    private void skipText() throws IOException {
        while (take() != 0) {
            // A name may be of any length and is not needed.
        }
    }

    private int take() throws IOException {
        if (next == filled) {
            fill();
        }
        return buffer[next++] & BYTE;
    }

    private int peek() throws IOException {
        if (next == filled && !hasMore()) {
            return END;
        }
        return buffer[next] & BYTE;
    }

    private void fill() throws IOException {
        if (!hasMore()) {
            throw ArchiveFault.damaged("it breaks off in the middle of packed bytes");
        }
    }

    private boolean hasMore() throws IOException {
        next = 0;
        filled = 0;
        int read = in.read(buffer, 0, buffer.length);
        filled = Math.max(0, read);
        return read > 0;
    }

    /** Frees what the unpacking holds. */
    @Override
    public void close() {
        inflater.end();
    }
}
