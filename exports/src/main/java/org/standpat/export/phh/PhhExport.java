package org.standpat.export.phh;

import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;

/** The poker hand history format: one hand as {@code .phh}, many as {@code .phhs}. Limit 2-7 triple draw and no-limit 2-7 single draw. */
public final class PhhExport implements ExportFormat {

    /** The format of one hand. */
    public static final PhhExport ONE = new PhhExport("phh", false);

    /** The format of many hands, each a table with its number. */
    public static final PhhExport MANY = new PhhExport("phhs", true);

    private final String name;
    private final boolean many;

    private PhhExport(String name, boolean many) {
        this.name = name;
        this.many = many;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String title() {
        return many ? "PHH, many hands" : "PHH, one hand";
    }

    @Override
    public String fileEnding() {
        return "." + name;
    }

    @Override
    public String mediaType() {
        return "application/toml;charset=UTF-8";
    }

    @Override
    public HandWriter begin(Appendable out) {
        return new PhhWriter(out, many);
    }
}
