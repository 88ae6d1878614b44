package org.standpat.export.json;

import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;

/** Standpat's own format: one hand a line, as JSON, with every event. It alone gives back what was written, event for event. */
public final class StandpatExport implements ExportFormat {

    /** The format's name. */
    public static final String NAME = "standpat";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "Standpat";
    }

    @Override
    public String fileEnding() {
        return ".standpat.jsonl";
    }

    @Override
    public String mediaType() {
        return "application/x-ndjson;charset=UTF-8";
    }

    @Override
    public HandWriter begin(Appendable out) {
        return new StandpatWriter(out);
    }
}
