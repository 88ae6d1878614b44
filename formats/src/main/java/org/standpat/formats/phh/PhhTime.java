package org.standpat.formats.phh;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;

/**
 * When a hand began, from the fields {@code year}, {@code month}, {@code day}, {@code time} and {@code time_zone}. Without a time it is
 * the beginning of the day; without a zone the clock is taken to be UTC, for an abbreviation of a zone may mean several.
 */
final class PhhTime {

    private static final int NONE = 0;
    private static final int LAST_YEAR = 9999;

    private PhhTime() {}

    /** The moment; null when the date is missing or not whole. */
    static @Nullable Instant startedAt(PhhFields fields) {
        int year = fields.numberOr("year", NONE);
        int month = fields.numberOr("month", NONE);
        int day = fields.numberOr("day", NONE);
        LocalTime time = time(fields);
        ZoneId zone = zone(fields);
        if (!fields.has("year") || !fields.has("month") || !fields.has("day")) {
            return null;
        }
        if (year < 1 || year > LAST_YEAR) {
            throw new HandRefused(fields.place("year"), "expected a year of 1 to " + LAST_YEAR + ", got " + year);
        }
        try {
            return LocalDate.of(year, month, day).atTime(time).atZone(zone).toInstant();
        } catch (DateTimeException fault) {
            throw new HandRefused(
                    fields.place("day"),
                    "the calendar has no day " + year + "-" + month + "-" + day + " (year, month, day)");
        }
    }

    private static LocalTime time(PhhFields fields) {
        String time = fields.textOr("time", "00:00:00");
        try {
            return LocalTime.parse(time);
        } catch (DateTimeException fault) {
            throw new HandRefused(
                    fields.place("time"), "expected a local time as in 20:30:00, got " + PhhLimits.quote(time));
        }
    }

    private static ZoneId zone(PhhFields fields) {
        String zone = fields.textOr("time_zone", "");
        try {
            return zone.isEmpty() ? ZoneOffset.UTC : ZoneId.of(zone);
        } catch (DateTimeException fault) {
            throw new HandRefused(
                    fields.place("time_zone"),
                    "expected a zone of the IANA time zone database as in America/Toronto, got "
                            + PhhLimits.quote(zone));
        }
    }
}
