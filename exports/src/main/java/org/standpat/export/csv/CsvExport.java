package org.standpat.export.csv;

import java.io.IOException;
import org.standpat.export.ExportFormat;
import org.standpat.export.HandWriter;
import org.standpat.export.WriteOutcome;

/** Rows of RFC 4180, one for each hand, after a line of headings. They hold no card. */
public final class CsvExport implements ExportFormat {

    /** The format's name. */
    public static final String NAME = "csv";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String title() {
        return "CSV";
    }

    @Override
    public String fileEnding() {
        return ".csv";
    }

    @Override
    public String mediaType() {
        return "text/csv;charset=UTF-8;header=present";
    }

    @Override
    public HandWriter begin(Appendable out) throws IOException {
        out.append(CsvColumns.headings());
        return hand -> {
            out.append(CsvColumns.row(hand));
            return WriteOutcome.WRITTEN;
        };
    }
}
