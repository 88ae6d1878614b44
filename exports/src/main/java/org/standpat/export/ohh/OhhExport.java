package org.standpat.export.ohh;

import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;

/**
 * Open Hand History 1.4.7, one JSON object for each hand and a blank line between them, with game type {@code Draw} and the one field that
 * {@code docs/formats.md} adds to the specification, {@code draw}.
 */
public final class OhhExport implements ExportFormat {

    /** The format's name. */
    public static final String NAME = "ohh";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Open Hand History";
    }

    @Override
    public String fileEnding() {
        return ".ohh";
    }

    @Override
    public String mediaType() {
        return "text/plain;charset=UTF-8";
    }

    @Override
    public HandWriter begin(Appendable out) {
        return new OhhWriter(out);
    }
}
