package org.standpat.service.archive;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** What an entry of a zip unpacks to; it fails at its end when that is not what the directory says. */
final class ZipContent extends InputStream {

    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int END = -1;

    private final InputStream unpacked;
    private final @Nullable Inflater inflater;
    private final long size;
    private final long sum;
    private final CRC32 crc = new CRC32();
    private long read;

    private ZipContent(InputStream unpacked, @Nullable Inflater inflater, ZipEntry entry) {
        this.unpacked = unpacked;
        this.inflater = inflater;
        size = entry.unpacked();
        sum = entry.crc();
    }

    /** The content of an entry that is stored or deflated and has these packed bytes. */
    static ZipContent of(ZipEntry entry, InputStream packed) {
        if (entry.method() == ZipEntry.STORED) {
            return new ZipContent(packed, null, entry);
        }
        Inflater inflater = new Inflater(true);
        return new ZipContent(new InflaterInputStream(packed, inflater, BUFFER_BYTES), inflater, entry);
    }

    @Override
    public int read() throws IOException {
        return Bytes.readOne(this);
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
        int more = unpack(into, from, length);
        if (more == END) {
            if (read != size || crc.getValue() != sum) {
                throw ArchiveFault.damaged("what was unpacked does not agree with its checksum");
            }
            return END;
        }
        read += more;
        if (read > size) {
            throw ArchiveFault.damaged("it unpacks to more bytes than the directory of the zip says");
        }
        crc.update(into, from, more);
        return more;
    }

    private int unpack(byte[] into, int from, int length) throws IOException {
        try {
            return unpacked.read(into, from, length);
        } catch (EOFException fault) {
            throw ArchiveFault.damaged("it breaks off in the middle of packed bytes");
        } catch (ZipException fault) {
            throw ArchiveFault.damaged("the packed bytes are damaged (" + fault.getMessage() + ")");
        }
    }

    @Override
    public void close() throws IOException {
        if (inflater != null) {
            inflater.end();
        }
        unpacked.close();
    }
}
