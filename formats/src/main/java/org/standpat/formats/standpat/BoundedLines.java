package org.standpat.formats.standpat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Lines of bytes. Of a line that is too long nothing is kept. */
final class BoundedLines implements Closeable {

    private static final int END = -1;

    /** The byte order mark of UTF-8. */
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private final InputStream in;
    private final int most;
    private int number;
    private long read;

    /** Lines of at most so many bytes without their end. */
    BoundedLines(InputStream in, int most) {
        this.in = new BufferedInputStream(in);
        this.most = most;
    }

    /** One line; its bytes are null when they are too many. */
    static final class Line {
        private final int number;
        private final long from;
        private final byte @Nullable [] raw;

        private Line(int number, long from, byte @Nullable [] raw) {
            this.number = number;
            this.from = from;
            this.raw = raw;
        }

        /** Its number in the file, from 1. */
        int number() {
            return number;
        }

        /** Place of its first byte in the file, from 0. */
        long from() {
            return from;
        }

        /** Its bytes with its end. */
        byte @Nullable [] raw() {
            return raw;
        }

        /** Its bytes without its end, and without a byte order mark before the first line. */
        byte @Nullable [] bytes() {
            if (raw == null) {
                return null;
            }
            int start = from == 0 && isMarked(raw) ? MARK.length : 0;
            int end = raw.length > start && raw[raw.length - 1] == '\n' ? raw.length - 1 : raw.length;
            return Arrays.copyOfRange(raw, start, end);
        }

        private static boolean isMarked(byte[] bytes) {
            return bytes.length >= MARK.length && Arrays.equals(Arrays.copyOf(bytes, MARK.length), MARK);
        }

        /** True when there is nothing in it. */
        boolean isBlank() {
            byte[] text = bytes();
            if (text == null) {
                return false;
            }
            for (byte each : text) {
                if (each != ' ' && each != '\t' && each != '\r') {
                    return false;
                }
            }
            return true;
        }
    }

    /** The next line; null at the end. */
    @Nullable
    Line next() throws IOException {
        int next = in.read();
        if (next == END) {
            return null;
        }
        number++;
        long from = read;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        for (; next != END; next = in.read()) {
            read++;
            tooLong |= line.size() == most && next != '\n';
            if (!tooLong) {
                line.write(next);
            }
            if (next == '\n') {
                break;
            }
        }
        return new Line(number, from, tooLong ? null : line.toByteArray());
    }

    /** Bytes read so far. */
    long bytesRead() {
        return read;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
