package org.standpat.service.statistics;

import java.math.BigDecimal;
import java.util.Locale;
import org.standpat.query.statistics.Rate;

/** Numbers as people read them. */
public final class NumberText {

    /** Stands where there is no data. */
    public static final String NO_DATA = "-";

    private static final double PERCENT = 100;

    private NumberText() {}

    /** With thousands told apart. */
    public static String of(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** With its decimal places. */
    static String of(BigDecimal number) {
        return String.format(Locale.ROOT, "%,." + Math.max(0, number.scale()) + "f", number);
    }

    /** With its sign, to be seen as a gain or a loss. */
    public static String signed(BigDecimal number) {
        return (number.signum() > 0 ? "+" : "") + of(number);
    }

    /** The value; a line where there is no data. */
    static String of(Rate rate) {
        return rate.value().map(NumberText::of).orElse(NO_DATA);
    }

    /** The value with its sign; a line where there is no data. */
    static String signed(Rate rate) {
        return rate.value().map(NumberText::signed).orElse(NO_DATA);
    }

    /** A percentage as a share, 0 to 1; 0 where there is no data. */
    static double share(Rate percentage) {
        return percentage.value().map(BigDecimal::doubleValue).orElse(0.0) / PERCENT;
    }

    /** One out of many, in per cent. */
    static String percent(long count, long of) {
        return of == 0 ? NO_DATA : String.format(Locale.ROOT, "%.1f", PERCENT * count / of);
    }
}
