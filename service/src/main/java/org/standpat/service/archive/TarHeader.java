package org.standpat.service.archive;

import java.util.Arrays;
import org.standpat.service.archive.ArchiveEntry.Kind;

/** A block of a tar that says what stands behind it. */
final class TarHeader {

    /** Size of every block of a tar. */
    static final int BYTES = 512;

    private static final int NAME_BYTES = 100;
    private static final int SIZE_FROM = 124;
    private static final int NUMBER_BYTES = 12;
    private static final int SUM_FROM = 148;
    private static final int SUM_BYTES = 8;
    private static final int TYPE_AT = 156;
    private static final int MAGIC_FROM = 257;
    private static final int VERSION_FROM = 263;
    private static final int PREFIX_FROM = 345;
    private static final int PREFIX_BYTES = 155;
    private static final int OLD_SPARSE_GOES_ON_AT = 482;
    private static final int BINARY = 0x80;
    private static final int BYTE = 0xFF;
    private static final int OCTAL_DIGIT_BITS = 3;

    private final byte[] block;

    /** This block. */
    TarHeader(byte[] block) {
        this.block = block;
    }

    /** True when these bytes begin with the header of an entry. */
    static boolean isOne(byte[] first) {
        return first.length >= BYTES && new TarHeader(Arrays.copyOf(first, BYTES)).isSound();
    }

    /** True when the block agrees with its checksum, which text never does by chance. Old programs counted bytes with a sign. */
    boolean isSound() {
        long stated = octal(SUM_FROM, SUM_BYTES);
        long unsigned = 0;
        long signed = 0;
        for (int i = 0; i < BYTES; i++) {
            boolean isSum = i >= SUM_FROM && i < SUM_FROM + SUM_BYTES;
            unsigned += isSum ? ' ' : block[i] & BYTE;
            signed += isSum ? ' ' : block[i];
        }
        return stated == unsigned || stated == signed;
    }

    /** True for a block of zeros, which ends a tar. */
    boolean isEnd() {
        for (byte each : block) {
            if (each != 0) {
                return false;
            }
        }
        return true;
    }

    /** The letter that tells the sort of entry. */
    char type() {
        return (char) (block[TYPE_AT] & BYTE);
    }

    /** The name. */
    String name() {
        return EntryNames.of(rawName());
    }

    private byte[] rawName() {
        byte[] last = text(0, NAME_BYTES);
        if (!isUstar() || block[PREFIX_FROM] == 0) {
            return last;
        }
        byte[] prefix = text(PREFIX_FROM, PREFIX_BYTES);
        byte[] name = Arrays.copyOf(prefix, prefix.length + 1 + last.length);
        name[prefix.length] = '/';
        System.arraycopy(last, 0, name, prefix.length + 1, last.length);
        return name;
    }

    /** GNU's tar has other things where the standard one has the beginning of a long name. */
    private boolean isUstar() {
        return Arrays.equals(text(MAGIC_FROM, VERSION_FROM - MAGIC_FROM), new byte[] {'u', 's', 't', 'a', 'r'})
                && block[VERSION_FROM] == '0';
    }

    /** Bytes that stand behind the header; negative when it is no number. */
    long size() {
        if ((block[SIZE_FROM] & BINARY) == 0) {
            return octal(SIZE_FROM, NUMBER_BYTES);
        }
        long size = 0;
        for (int i = NUMBER_BYTES - Long.BYTES; i < NUMBER_BYTES; i++) {
            size = (size << Byte.SIZE) | (block[SIZE_FROM + i] & BYTE);
        }
        return size;
    }

    /** True when a map of a sparse file goes on in the next block. */
    boolean sparseGoesOn() {
        return block[OLD_SPARSE_GOES_ON_AT] != 0;
    }

    /** What the entry is. */
    Kind kind() {
        return switch (type()) {
            case '0', '\0', '7' -> Kind.FILE;
            case '1', '2' -> Kind.LINK;
            case '5', 'D' -> Kind.FOLDER;
            default -> Kind.SPECIAL;
        };
    }

    /** True when the entry has no bytes behind it, whatever its size says. */
    boolean hasNoContent() {
        return switch (type()) {
            case '1', '2', '3', '4', '5', '6' -> true;
            default -> false;
        };
    }

    /** Digits with blanks or zeros around them; negative when there is anything else. */
    private long octal(int from, int length) {
        long number = 0;
        boolean ended = false;
        for (int i = from; i < from + length; i++) {
            int digit = block[i] - '0';
            if (digit >= 0 && digit < Byte.SIZE && !ended) {
                number = number << OCTAL_DIGIT_BITS | digit;
            } else if (block[i] == 0 || block[i] == ' ') {
                ended |= number > 0;
            } else {
                return -1;
            }
        }
        return number;
    }

    private byte[] text(int from, int length) {
        int end = from;
        while (end < from + length && block[end] != 0) {
            end++;
        }
        return Arrays.copyOfRange(block, from, end);
    }
}
