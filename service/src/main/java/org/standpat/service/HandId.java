package org.standpat.service;

import java.util.UUID;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a hand's id from the command line. */
public final class HandId implements ITypeConverter<UUID> {

    @Override
    public UUID convert(String text) {
        try {
            return UUID.fromString(text);
        } catch (IllegalArgumentException misfit) {
            throw new TypeConversionException(
                    "a hand's id looks like 0198c0de-1234-7abc-8def-0123456789ab, not '" + text + "'.");
        }
    }
}
