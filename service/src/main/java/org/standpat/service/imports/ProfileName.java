package org.standpat.service.imports;

import org.standpat.houserules.Profile;
import org.standpat.houserules.Profiles;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a profile from the command line. */
final class ProfileName implements ITypeConverter<Profile> {

    @Override
    public Profile convert(String text) {
        try {
            return Profiles.named(text);
        } catch (IllegalArgumentException unknown) {
            throw new TypeConversionException(String.valueOf(unknown.getMessage()) + ".");
        }
    }
}
