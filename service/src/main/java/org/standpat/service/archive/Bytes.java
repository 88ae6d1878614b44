package org.standpat.service.archive;

import java.io.IOException;
import java.io.InputStream;

/** Numbers and single bytes from bytes. */
final class Bytes {

    private static final int BYTE = 0xFF;

    private Bytes() {}

    /** One byte of a stream that gives several at a time; -1 at its end. */
    static int readOne(InputStream in) throws IOException {
        byte[] one = new byte[1];
        return in.read(one, 0, 1) < 0 ? -1 : one[0] & BYTE;
    }

    /** The unsigned number at this place, the low byte first. */
    static long number(byte[] bytes, int from, int length) {
        long number = 0;
        for (int i = length - 1; i >= 0; i--) {
            number = (number << Byte.SIZE) | (bytes[from + i] & BYTE);
        }
        return number;
    }

    /** The unsigned number of two bytes, the low one first. */
    static int number16(byte[] bytes, int from) {
        return (int) number(bytes, from, Short.BYTES);
    }

    /** The unsigned number of four bytes, the low one first. */
    static long number32(byte[] bytes, int from) {
        return number(bytes, from, Integer.BYTES);
    }

    /** The number of eight bytes, the low one first; negative when it is larger than any file. */
    static long number64(byte[] bytes, int from) {
        return number(bytes, from, Long.BYTES);
    }
}
