package org.standpat.export;

import java.util.List;
import java.util.Optional;
import org.standpat.export.csv.CsvExport;
import org.standpat.export.json.StandpatExport;
import org.standpat.export.ohh.OhhExport;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;

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

    /** Those that a text of many hands can be written in. */
    public static final List<ExportFormat> OF_MANY_HANDS =
            ALL.stream().filter(format -> !format.equals(PhhExport.ONE)).toList();

    private ExportFormats() {}

    /** The format of this name; empty when there is none. */
    public static Optional<ExportFormat> named(String name) {
        return ALL.stream().filter(format -> format.name().equals(name)).findFirst();
    }
}
