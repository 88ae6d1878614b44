package org.standpat.service.exports;

import java.util.Iterator;
import org.standpat.export.ExportFormat;
import org.standpat.export.ExportFormats;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format from the command line. */
final class FormatName implements ITypeConverter<ExportFormat> {

    /** The names, for help. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return ExportFormats.ALL.stream().map(ExportFormat::name).iterator();
        }
    }

    @Override
    public ExportFormat convert(String text) {
        return ExportFormats.named(text)
                .orElseThrow(() -> new TypeConversionException(
                        "there is no format '" + text + "', but there are " + String.join(", ", new Names()) + "."));
    }
}
