package org.standpat.service.statistics;

import java.util.ArrayList;
import org.standpat.query.statistics.Dimension;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads from the command line by what hands are told apart. */
final class DimensionName implements ITypeConverter<Dimension> {

    /** The names, for the help. */
    static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Names() {
            super(Dimension.words());
        }
    }

    @Override
    public Dimension convert(String text) {
        return Dimension.named(text)
                .orElseThrow(() -> new TypeConversionException(
                        "one of " + String.join(", ", Dimension.words()) + ", not '" + text + "'."));
    }
}
