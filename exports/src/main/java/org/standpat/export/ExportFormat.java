package org.standpat.export;

import java.io.IOException;

/** A format that hands can be written in. Its text is UTF-8. */
public interface ExportFormat {

    /** The format's name, which never changes. */
    String name();

    /** What the format is called, for people. */
    String title();

    /** How a file of it ends, with the dot. */
    String fileEnding();

    /** Its media type for HTTP, with the character set. */
    String mediaType();

    /**
     * Begins a text, which is written as hands come and is complete after each of them.
     *
     * @throws IOException when what stands before the first hand cannot be written
     */
    HandWriter begin(Appendable out) throws IOException;
}
