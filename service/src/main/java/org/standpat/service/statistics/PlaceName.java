package org.standpat.service.statistics;

import java.util.ArrayList;
import java.util.Locale;
import org.standpat.query.statistics.StatisticsFilter;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a place relative to the button from the command line. */
final class PlaceName implements ITypeConverter<String> {

    /** The names, for the help. */
    static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Names() {
            super(StatisticsFilter.PLACES.stream().map(PlaceName::word).toList());
        }
    }

    @Override
    public String convert(String text) {
        return StatisticsFilter.PLACES.stream()
                .filter(place -> word(place).equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "one of " + String.join(", ", new Names()) + ", not '" + text + "'."));
    }

    /** A place in the words of people. */
    static String word(String place) {
        return place.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
