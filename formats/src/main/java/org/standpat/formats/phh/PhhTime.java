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
 * the beginning of the day; without a zone the clock is taken to be UTC, for abbreviations of zones do not name one.
 */
final class PhhTime {

    private static final int NONE = 0;
    private static final int LAST_YEAR = 9999;

    private PhhTime() {}

    /** The moment; null when the date is missing or not whole. */
    static @Nullable Instant startedAt(PhhFields fields) {
        long year = fields.numberOr("year", NONE);
        long month = fields.numberOr("month", NONE);
        long day = fields.numberOr("day", NONE);
        LocalTime time = fields.time("time");
        ZoneId zone = zone(fields);
        if (!fields.has("year") || !fields.has("month") || !fields.has("day")) {
            return null;
        }
        try {
            if (year < 1 || year > LAST_YEAR) {
                throw new DateTimeException("expected a year of 1 to " + LAST_YEAR + ", got " + year);
            }
            LocalDate date = LocalDate.of((int) year, Math.toIntExact(month), Math.toIntExact(day));
            return date.atTime(time == null ? LocalTime.MIN : time).atZone(zone).toInstant();
        } catch (DateTimeException | ArithmeticException fault) {
            throw new HandRefused(
                    fields.place("day"), "year, month and day are no date of the calendar: " + fault.getMessage());
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
