package org.standpat.formats.export;

import java.util.List;
import java.util.Optional;
import org.standpat.formats.export.csv.CsvExport;
import org.standpat.formats.export.json.StandpatExport;
import org.standpat.formats.export.ohh.OhhExport;
import org.standpat.formats.export.phh.PhhExport;
import org.standpat.formats.export.pokerstars.PokerStarsExport;

/** Every format that hands can be written in. */
public final class ExportFormats {

    /** All of them, the complete one first. */
    public static final List<ExportFormat> ALL = List.of(
            new StandpatExport(),
            PhhExport.ONE,
            PhhExport.MANY,
            new PokerStarsExport(),
            new OhhExport(),
            new CsvExport());

    private ExportFormats() {}

    /** The format of this name; empty when there is none. */
    public static Optional<ExportFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }
}
