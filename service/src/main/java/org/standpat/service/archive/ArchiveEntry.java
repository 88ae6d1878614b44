package org.standpat.service.archive;

/**
 * What an archive holds under one name.
 *
 * @param name as the archive says it: a name and no place on any disk, so that it may be anything
 * @param kind what it is
 * @param bytes its size when unpacked, as the archive says
 */
public record ArchiveEntry(String name, Kind kind, long bytes) {

    /** Most characters of a name; of a longer one the rest is cut off. */
    public static final int LONGEST_NAME = 1_000;

    /** Kinds of entries. */
    public enum Kind {
        /** Bytes. */
        FILE,
        /** A folder. */
        FOLDER,
        /** A link to another name. */
        LINK,
        /** A device, a pipe, or anything else that is no file. */
        SPECIAL
    }

    /** An entry whose name is cut to {@value #LONGEST_NAME} characters. */
    public ArchiveEntry {
        name = name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME) + "...";
    }
}
