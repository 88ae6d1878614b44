package org.standpat.formats.text;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a file, which end with LF, CR or both. Memory is bounded whatever the file: of a line that is too long only its
 * beginning is kept, and the rest is read over.
 */
final class ByteLines implements Closeable {

    private static final int BUFFER_BYTES = 64 * 1024;
    private static final int END = -1;
    private static final int BYTE = 0xFF;

    private final InputStream in;
    private final TextEncoding encoding;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int next;
    private int filled;
    private long position;
    private int lines;
    private @Nullable Raw line;

    ByteLines(InputStream in, TextEncoding encoding) {
        this.in = in;
        this.encoding = encoding;
    }

    /** One line as bytes. */
    static final class Raw {
        private final int number;
        private final long from;
        private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
        private int text;
        private boolean whole = true;

        private Raw(int number, long from) {
            this.number = number;
            this.from = from;
        }

        /** Its number, from 1. */
        int number() {
            return number;
        }

        /** Place of its first byte in the file. */
        long from() {
            return from;
        }

        /** All its bytes with the line end, or its beginning when it is too long. */
        byte[] bytes() {
            return kept.toByteArray();
        }

        /** How many of the bytes are text and no line end. */
        int textLength() {
            return text;
        }

        /** False when the line is too long to be kept. */
        boolean isWhole() {
            return whole;
        }
    }

    /** The next line; null at the end of the file. */
    @Nullable
    Raw next() throws IOException {
        if (peek() == END) {
            return null;
        }
        Raw current = new Raw(++lines, position);
        line = current;
        for (int unit = take(); unit != END; unit = take()) {
            if (unit == '\n' || unit == '\r') {
                if (unit == '\r' && peek() == '\n') {
                    take();
                }
                return current;
            }
            current.text = current.kept.size();
            if (!current.whole) {
                skip();
            }
        }
        return current;
    }

    /** Goes over what the buffer holds of a line that is not kept. */
    private void skip() {
        int from = next;
        while (filled - next > encoding.unit()
                && buffer[next] != '\n'
                && buffer[next] != '\r'
                && buffer[next + encoding.unit() - 1] != '\n'
                && buffer[next + encoding.unit() - 1] != '\r') {
            next += encoding.unit();
        }
        position += next - from;
    }

    /** Bytes read so far. */
    long bytesRead() {
        return position;
    }

    /** The next code unit, whose bytes become part of the line; the last byte of a file may be half of one. */
    private int take() throws IOException {
        int unit = peek();
        int bytes = Math.min(encoding.unit(), filled - next);
        Raw current = line;
        if (current != null && bytes > 0) {
            if (current.kept.size() + bytes > TextLimits.MOST_LINE_BYTES) {
                current.whole = false;
            }
            if (current.whole) {
                current.kept.write(buffer, next, bytes);
            }
        }
        next += bytes;
        position += bytes;
        return unit;
    }

    private int peek() throws IOException {
        fill();
        int left = filled - next;
        if (left == 0) {
            return END;
        }
        int first = buffer[next] & BYTE;
        int second = left > 1 ? buffer[next + 1] & BYTE : 0;
        return switch (encoding) {
            case BYTES -> first;
            case UTF_16LE -> second << Byte.SIZE | first;
            case UTF_16BE -> first << Byte.SIZE | second;
        };
    }

    /** Has one unit in the buffer, unless the file ends. */
    private void fill() throws IOException {
        while (filled - next < encoding.unit()) {
            System.arraycopy(buffer, next, buffer, 0, filled - next);
            filled -= next;
            next = 0;
            int more = in.read(buffer, filled, buffer.length - filled);
            if (more < 0) {
                return;
            }
            filled += more;
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
