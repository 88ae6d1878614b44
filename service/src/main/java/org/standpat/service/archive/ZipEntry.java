package org.standpat.service.archive;

import java.nio.charset.StandardCharsets;
import org.standpat.service.archive.ArchiveEntry.Kind;

/**
 * A line of the directory of a zip.
 *
 * @param rawName the bytes of the name, each as the character of ISO 8859-1
 * @param madeBy the system that made it, and by that what the attributes mean
 * @param flags marks: bit 0 for encrypted, bit 3 for sizes that stand behind the bytes
 * @param method how it is packed
 * @param crc checksum of what is unpacked
 * @param packed size when packed
 * @param unpacked size when unpacked
 * @param attributes what sort of file it was
 * @param at place of its own header in the file
 */
record ZipEntry(
        String rawName,
        int madeBy,
        int flags,
        int method,
        long crc,
        long packed,
        long unpacked,
        long attributes,
        long at) {

    /** Not packed. */
    static final int STORED = 0;

    /** Packed as gzip does. */
    static final int DEFLATED = 8;

    /** The sizes stand behind the bytes; the entry's own header does not know them yet. */
    static final int SIZES_BEHIND = 0x8;

    private static final int ENCRYPTED = 0x1 | 0x40 | 0x2000;
    private static final int UNIX = 3;
    private static final int MODE_SHIFT = 16;
    private static final int TYPE_OF_MODE = 0xF000;
    private static final int LINK = 0xA000;
    private static final int FOLDER = 0x4000;
    private static final int FILE = 0x8000;

    /** What is told of it. */
    ArchiveEntry told() {
        String name = EntryNames.of(rawName.getBytes(StandardCharsets.ISO_8859_1));
        return new ArchiveEntry(name, name.endsWith("/") ? Kind.FOLDER : kind(), unpacked);
    }

    private Kind kind() {
        long type = madeBy == UNIX ? attributes >> MODE_SHIFT & TYPE_OF_MODE : 0;
        if (type == LINK) {
            return Kind.LINK;
        }
        if (type == FOLDER) {
            return Kind.FOLDER;
        }
        return type == 0 || type == FILE ? Kind.FILE : Kind.SPECIAL;
    }

    /** True when nobody can read it without its password. */
    boolean isEncrypted() {
        return (flags & ENCRYPTED) != 0;
    }

    /** How it is packed, in words. */
    String methodName() {
        return switch (method) {
            case 1 -> "shrink";
            case 2, 3, 4, 5 -> "reduce";
            case 6 -> "implode";
            case 9 -> "Deflate64";
            case 12 -> "bzip2";
            case 14 -> "LZMA";
            case 93 -> "zstd";
            case 95 -> "xz";
            case 98 -> "PPMd";
            default -> "method " + method;
        };
    }
}
