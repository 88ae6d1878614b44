package org.standpat.formats.phh;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines of a file, each decoded on its own, so that bytes which are no text spoil one hand and not the file. */
final class PhhLines implements Closeable {

    private static final int END = -1;
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream in;
    private int lines;
    private long bytes;

    PhhLines(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /**
     * One line.
     *
     * @param number from 1
     * @param text without its line end; empty when there is a fault
     * @param fault why the line cannot be used, as a phrase; null when it can
     */
    record Line(int number, String text, @Nullable String fault) {}

    /** The next line; null at the end of the file. */
    @Nullable
    Line next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        int first = read();
        if (first == END) {
            return null;
        }
        boolean tooLong = false;
        for (int next = first; next != END && next != '\n'; next = read()) {
            tooLong |= line.size() >= PhhLimits.MOST_HAND_BYTES;
            if (!tooLong) {
                line.write(next);
            }
        }
        lines++;
        return tooLong ? tooLong() : decoded(line.toByteArray());
    }

    /** Bytes read so far. */
    long bytesRead() {
        return bytes;
    }

    private int read() throws IOException {
        int next = in.read();
        if (next != END) {
            bytes++;
        }
        return next;
    }

    private Line tooLong() {
        return new Line(
                lines, "", "the line has more than the " + PhhLimits.MOST_HAND_BYTES + " bytes of a whole hand");
    }

    private Line decoded(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
            int start = lines == 1 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length() : 0;
            int end = text.endsWith("\r") ? text.length() - 1 : text.length();
            return new Line(lines, text.substring(start, end), null);
        } catch (CharacterCodingException fault) {
            return new Line(lines, "", "the line is not UTF-8 text, which PHH has to be");
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
