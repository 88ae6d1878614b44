package org.standpat.service.archive;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What headers say beside an entry.
 *
 * @param name its name, where it is too long for its own header; else null
 * @param size its size, where that is too large for its own header; else {@value #UNKNOWN_SIZE}
 * @param sparse true when parts of the file are left out
 */
record TarExtra(@Nullable String name, long size, boolean sparse) {

    /** No size is told. */
    static final long UNKNOWN_SIZE = -1;

    /** Where a block of the map of a sparse file says that another one follows. */
    static final int SPARSE_MAP_GOES_ON_AT = 504;

    /** Nothing beside an entry. */
    static final TarExtra NONE = new TarExtra(null, UNKNOWN_SIZE, false);

    private static final int MOST_DIGITS = 18;

    /** The same, with this name. */
    TarExtra named(String longName) {
        return new TarExtra(longName, size, sparse);
    }

    /**
     * The same, with what these records say: each its own length in digits, a blank, a key, an equals sign, a value and a line end.
     *
     * @throws ArchiveFault when they are none
     */
    TarExtra with(byte[] records) throws ArchiveFault {
        TarExtra extra = this;
        int from = 0;
        while (from < records.length && records[from] != 0) {
            int blank = find(records, from, ' ');
            long length = digits(records, from, blank);
            int equals = find(records, blank, '=');
            if (length < 0 || length > records.length - from || from + length <= equals + 1) {
                throw noRecords();
            }
            int end = from + (int) length;
            String key = new String(records, blank + 1, equals - blank - 1, StandardCharsets.UTF_8);
            extra = extra.with(key, Arrays.copyOfRange(records, equals + 1, end - 1));
            from = end;
        }
        return extra;
    }

    private TarExtra with(String key, byte[] value) throws ArchiveFault {
        if (key.startsWith("GNU.sparse.")) {
            return new TarExtra(name, size, true);
        }
        return switch (key) {
            case "path" -> named(EntryNames.of(value));
            case "size" -> {
                long told = digits(value, 0, value.length);
                if (told < 0) {
                    throw noRecords();
                }
                yield new TarExtra(name, told, sparse);
            }
            default -> this;
        };
    }

    private static int find(byte[] records, int from, char wanted) throws ArchiveFault {
        for (int i = from; i < records.length; i++) {
            if (records[i] == wanted) {
                return i;
            }
        }
        throw noRecords();
    }

    /** The number that these digits are; negative when they are none. */
    private static long digits(byte[] bytes, int from, int to) {
        if (to == from || to - from > MOST_DIGITS) {
            return -1;
        }
        long number = 0;
        for (int i = from; i < to; i++) {
            if (bytes[i] < '0' || bytes[i] > '9') {
                return -1;
            }
            number = number * 10 + bytes[i] - '0';
        }
        return number;
    }

    private static ArchiveFault noRecords() {
        return ArchiveFault.damaged("a header of an entry has no records as they should be");
    }
}
