package org.standpat.service.exports;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import org.standpat.query.listing.HandSearch;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a time from the command line. */
public final class HandTime implements ITypeConverter<Instant> {

    @Override
    public Instant convert(String text) {
        Instant time = read(text);
        if (!HandSearch.isKept(time)) {
            throw new TypeConversionException("a time is one of the years 1 to 9999, not '" + text + "'.");
        }
        return time;
    }

    private static Instant read(String text) {
        try {
            return OffsetDateTime.parse(text).toInstant();
        } catch (DateTimeException misfit) {
            throw new TypeConversionException(
                    "a time is written with its offset, such as 2026-01-05T20:15:00Z, not '" + text + "'.");
        }
    }
}
