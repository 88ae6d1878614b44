package org.standpat.formats;

/** A format that hands can be read from. */
public interface HandFormat extends HandOpener {

    /** The format's name, which never changes: sources of hands are stored under it. */
    String name();

    /** What the format is called, for people. */
    String title();

    /**
     * True when a file that begins with this text is one of this format.
     *
     * @param text the first characters of the file without a byte order mark; the last line may be cut off
     */
    boolean isBegunBy(String text);
}
