package org.standpat.formats.text;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Times as rooms write them. An abbreviation of a zone may mean several; only those are read that mean one to all rooms. */
public final class RoomTime {

    private static final Map<String, ZoneId> ZONES =
            Map.of("ET", ZoneId.of("America/New_York"), "UTC", ZoneId.of("UTC"), "GMT", ZoneId.of("UTC"));

    private RoomTime() {}

    /** Reads a day as in {@code 2009/11/25}, with this character between the numbers. */
    public static LocalDate day(LineLexer line, String between) {
        LineLexer start = line.copy();
        try {
            int year = line.number();
            line.expect(between);
            int month = line.number();
            line.expect(between);
            return LocalDate.of(year, month, line.number());
        } catch (DateTimeException fault) {
            throw start.expected("a day of the calendar");
        }
    }

    /** Reads a time of day as in {@code 14:12:58} or {@code 8:19:00}. */
    public static LocalTime clock(LineLexer line) {
        LineLexer start = line.copy();
        try {
            int hour = line.number();
            line.expect(":");
            int minute = line.number();
            line.expect(":");
            return LocalTime.of(hour, minute, line.number());
        } catch (DateTimeException fault) {
            throw start.expected("a time of the day");
        }
    }

    /** The moment; null when the zone is none whose name is sure. */
    public static @Nullable Instant at(LocalDate day, LocalTime time, String zone) {
        ZoneId known = ZONES.get(zone);
        return known == null ? null : day.atTime(time).atZone(known).toInstant();
    }
}
