package org.standpat.service.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Locale;
import org.standpat.query.summary.Place;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a place relative to the button from the command line. */
final class PlaceName implements ITypeConverter<Place> {

    /** The names, for the help. */
    static final class Names extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Names() {
            super(Arrays.stream(Place.values()).map(place -> word(place.name())).toList());
        }
    }

    @Override
    public Place convert(String text) {
        return Arrays.stream(Place.values())
                .filter(place -> word(place.name()).equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "one of " + String.join(", ", new Names()) + ", not '" + text + "'."));
    }

    /** A place as it stands in the tables, in the words of people. */
    static String word(String place) {
        return place.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
