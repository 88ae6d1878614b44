package org.standpat.service.exports;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time from the command line. */
final class HandTime implements ITypeConverter<Instant> {

    @Override
    public Instant convert(String text) {
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException misfit) {
            throw new TypeConversionException(
                    "a time is written with its offset, such as 2026-01-05T20:15:00Z, not '" + text + "'.");
        }
    }
}
