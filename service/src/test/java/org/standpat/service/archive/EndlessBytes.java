package org.standpat.service.archive;

import java.io.InputStream;
import java.util.Arrays;

/** The same byte over and over, so that a stream of any size costs no memory. */
public final class EndlessBytes extends InputStream {

    private final byte each;
    private long left;

    /** Without an end. */
    public EndlessBytes(byte each) {
        this(each, Long.MAX_VALUE);
    }

    /** So many of them. */
    public EndlessBytes(byte each, long bytes) {
        this.each = each;
        left = bytes;
    }

    @Override
    public int read() {
        return left-- > 0 ? Byte.toUnsignedInt(each) : -1;
    }

    @Override
    public int read(byte[] into, int from, int length) {
        if (left <= 0) {
            return -1;
        }
        int given = (int) Math.min(length, left);
        Arrays.fill(into, from, from + given, each);
        left -= given;
        return given;
    }
}
