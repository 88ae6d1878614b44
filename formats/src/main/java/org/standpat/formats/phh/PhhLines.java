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

    /** One line. */
    static final class Line {
        private final int number;
        private final String text;
        private final @Nullable String fault;
        private final long from;
        private final byte[] raw;

        private Line(int number, String text, @Nullable String fault, long from, byte[] raw) {
            this.number = number;
            this.text = text;
            this.fault = fault;
            this.from = from;
            this.raw = raw;
        }

        /** Its number, from 1. */
        int number() {
            return number;
        }

        /** Without its line end; empty when there is a fault. */
        String text() {
            return text;
        }

        /** Why the line cannot be used, as a phrase; null when it can. */
        @Nullable
        String fault() {
            return fault;
        }

        /** Place of its first byte in the file. */
        long from() {
            return from;
        }

        /** Its bytes with the line end; none when they are too many to keep. */
        byte[] raw() {
            return raw;
        }
    }

    /** The next line; null at the end of the file. */
    @Nullable
    Line next() throws IOException {
        long from = bytes;
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean tooLong = false;
        int next = read();
        if (next == END) {
            return null;
        }
        for (; next != END; next = read()) {
            tooLong |= line.size() > PhhLimits.MOST_HAND_BYTES;
            if (!tooLong) {
                line.write(next);
            }
            if (next == '\n') {
                break;
            }
        }
        lines++;
        return tooLong ? tooLong(from) : decoded(from, line.toByteArray());
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

    private Line tooLong(long from) {
        return new Line(
                lines,
                "",
                "the line has more than the " + PhhLimits.MOST_HAND_BYTES + " bytes of a whole hand",
                from,
                new byte[0]);
    }

    private Line decoded(long from, byte[] raw) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(raw))
                    .toString();
            int start = lines == 1 && text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length() : 0;
            int end = text.endsWith("\n") ? text.length() - 1 : text.length();
            end = end > start && text.charAt(end - 1) == '\r' ? end - 1 : end;
            return new Line(lines, text.substring(start, end), null, from, raw);
        } catch (CharacterCodingException fault) {
            return new Line(lines, "", "the line is not UTF-8 text, which PHH has to be", from, raw);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
