package org.standpat.service.statistics;

import java.util.Arrays;
import org.standpat.ranking.MadeHand;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a class of hands from the command line: {@code jack-low}. */
final class SnowLimitName implements ITypeConverter<MadeHand> {

    @Override
    public MadeHand convert(String text) {
        return Arrays.stream(MadeHand.values())
                .filter(made -> made.words().replace(' ', '-').equals(text))
                .findFirst()
                .orElseThrow(() -> new TypeConversionException(
                        "a class of hands such as jack-low, ten-low or pair, not '" + text + "'."));
    }
}
