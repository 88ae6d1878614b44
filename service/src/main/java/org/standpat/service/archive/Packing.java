package org.standpat.service.archive;

import java.nio.charset.StandardCharsets;

/** How bytes are packed. It is told from the first of them, never from a name. */
public enum Packing {
    /** Not at all, as far as one can tell. */
    NONE(""),
    /** One stream, packed. */
    GZIP("gzip"),
    /** Files behind one another. */
    TAR("tar"),
    /** Files with a directory at the end. */
    ZIP("zip"),
    /** Recognised, not read. */
    SEVEN_ZIP("7z"),
    /** Recognised, not read. */
    RAR("rar"),
    /** Recognised, not read. */
    XZ("xz"),
    /** Recognised, not read. */
    BZIP2("bzip2"),
    /** Recognised, not read. */
    ZSTD("zstd");

    /** First bytes that are needed to tell. */
    public static final int BEGINNING_BYTES = TarHeader.BYTES;

    private final String title;

    Packing(String title) {
        this.title = title;
    }

    /** What people call it; empty for what is not packed. */
    public String title() {
        return title;
    }

    /**
     * How bytes are packed that begin so.
     *
     * @param first the first {@value #BEGINNING_BYTES} bytes or more, or all that there are
     */
    public static Packing of(byte[] first) {
        if (begins(first, 0x1F, 0x8B, 0x08)) {
            return GZIP;
        }
        if (begins(first, 'P', 'K', 3, 4) || begins(first, 'P', 'K', 5, 6)) {
            return ZIP;
        }
        if (begins(first, '7', 'z', 0xBC, 0xAF, 0x27, 0x1C)) {
            return SEVEN_ZIP;
        }
        if (begins(first, 'R', 'a', 'r', '!', 0x1A, 7)) {
            return RAR;
        }
        if (begins(first, 0xFD, '7', 'z', 'X', 'Z', 0)) {
            return XZ;
        }
        if (begins(first, 0x28, 0xB5, 0x2F, 0xFD)) {
            return ZSTD;
        }
        return isBzip2(first) ? BZIP2 : TarHeader.isOne(first) ? TAR : NONE;
    }

    /** After the sign of the format and the size of a block comes the number pi, or the root of it in an empty file. */
    private static boolean isBzip2(byte[] first) {
        String text = new String(first, 0, Math.min(first.length, 10), StandardCharsets.ISO_8859_1);
        return text.startsWith("BZh") && (text.startsWith("1AY&SY", 4) || text.startsWith("\u0017rE8P\u0090", 4));
    }

    private static boolean begins(byte[] bytes, int... with) {
        if (bytes.length < with.length) {
            return false;
        }
        for (int i = 0; i < with.length; i++) {
            if (bytes[i] != (byte) with[i]) {
                return false;
            }
        }
        return true;
    }
}
