package org.standpat.export.pokerstars;

import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;

/** Text in the style of PokerStars, which trackers read: 2-7 triple draw and 2-7 single draw that are over. */
public final class PokerStarsExport implements ExportFormat {

    /** The format's name. */
    public static final String NAME = "pokerstars";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "PokerStars text";
    }

    @Override
    public String fileEnding() {
        return ".txt";
    }

    @Override
    public String mediaType() {
        return "text/plain;charset=UTF-8";
    }

    @Override
    public HandWriter begin(Appendable out) {
        return new PokerStarsWriter(out);
    }
}
