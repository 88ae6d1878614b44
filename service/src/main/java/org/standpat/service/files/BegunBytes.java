package org.standpat.service.files;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Bytes whose beginning was looked at. When they could be read only so far, what was read comes all the same, and the fault behind it: hands
 * that stand whole before it are not lost.
 */
final class BegunBytes {

    private static final int BUFFER_BYTES = 8 * 1024;

    private final byte[] first;
    private final InputStream rest;
    private final @Nullable IOException fault;

    private BegunBytes(byte[] first, InputStream rest, @Nullable IOException fault) {
        this.first = first;
        this.rest = rest;
        this.fault = fault;
    }

    /**
     * Reads the beginning.
     *
     * @throws IOException when not one byte can be read
     */
    static BegunBytes read(InputStream in, int most) throws IOException {
        ByteArrayOutputStream first = new ByteArrayOutputStream();
        byte[] buffer = new byte[BUFFER_BYTES];
        try {
            while (first.size() < most) {
                int read = in.read(buffer, 0, Math.min(buffer.length, most - first.size()));
                if (read < 0) {
                    break;
                }
                first.write(buffer, 0, read);
            }
        } catch (IOException unreadable) {
            if (first.size() == 0) {
                throw unreadable;
            }
            return new BegunBytes(first.toByteArray(), in, unreadable);
        }
        return new BegunBytes(first.toByteArray(), in, null);
    }

    /** The first bytes, as many as were asked for, or all that there are. */
    byte[] first() {
        return first.clone();
    }

    /** All bytes, from the first. */
    InputStream whole() {
        return new SequenceInputStream(new ByteArrayInputStream(first), fault == null ? rest : new Broken(fault));
    }

    /** Where the bytes cannot be read on. */
    private static final class Broken extends InputStream {
        private final IOException fault;

        Broken(IOException fault) {
            this.fault = fault;
        }

        @Override
        public int read() throws IOException {
            throw fault;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            throw fault;
        }
    }
}
