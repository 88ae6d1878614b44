package org.standpat.formats.standpat;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Lines of bytes. Of a line that is too long nothing is kept. */
final class BoundedLines implements Closeable {

    private static final int END = -1;

    private final InputStream in;
    private final int most;
    private int number;

    /** Lines of at most so many bytes without their end. */
    BoundedLines(InputStream in, int most) {
        this.in = new BufferedInputStream(in);
        this.most = most;
    }

    /** One line; its bytes, which stand without its end, are null when they are too many. */
    static final class Line {
        private final int number;
        private final byte @Nullable [] bytes;

        private Line(int number, byte @Nullable [] bytes) {
            this.number = number;
            this.bytes = bytes;
        }

        int number() {
            return number;
        }

        byte @Nullable [] bytes() {
            return bytes;
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
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        for (; next != END && next != '\n'; next = in.read()) {
            tooLong |= line.size() == most;
            if (!tooLong) {
                line.write(next);
            }
        }
        return new Line(number, tooLong ? null : line.toByteArray());
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
