package org.standpat.formats.phh;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;

/** Amounts of chips: whole, never negative, never more than a stack may hold (rule 4.14). A file may write 200 as 200.0. */
final class PhhNumbers {

    /** Digits of the largest stack; anything longer is too large. */
    private static final int MOST_DIGITS = 16;

    private static final Pattern WHOLE = Pattern.compile("0*+([0-9]{1," + MOST_DIGITS + "}+)(?:\\.0*+)?+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?+[0-9]++(?:\\.[0-9]*+)?+");

    private PhhNumbers() {}

    /** The amount that an action string names. */
    static long chips(String text, Place place) {
        var whole = WHOLE.matcher(text);
        if (whole.matches()) {
            return bounded(Long.parseLong(whole.group(1)), text, place);
        }
        throw notWhole(NUMBER.matcher(text).matches() ? text : PhhLimits.quote(text), place);
    }

    /** The amount that a TOML value is. */
    static long chips(@Nullable Object value, Place place) {
        return switch (value) {
            case Long whole -> bounded(whole, whole.toString(), place);
            case Double decimal
            when decimal == Math.rint(decimal) && Math.abs(decimal) <= PhhLimits.MOST_CHIPS ->
                bounded(decimal.longValue(), decimal.toString(), place);
            case Double decimal
            when decimal.isInfinite() ->
                throw new HandRefused(place, "an amount that is not known (inf) cannot be recorded");
            case Double decimal -> throw notWhole(decimal.toString(), place);
            case null, default -> throw notWhole(PhhFields.kind(value), place);
        };
    }

    private static long bounded(long chips, String text, Place place) {
        if (chips < 0 || chips > PhhLimits.MOST_CHIPS) {
            throw new HandRefused(place, "expected 0 to " + PhhLimits.MOST_CHIPS + " chips, got " + text);
        }
        return chips;
    }

    private static HandRefused notWhole(String came, Place place) {
        return new HandRefused(
                place,
                "expected a whole number of chips (rule 4.14), got " + came + "; write amounts in the smallest unit");
    }
}
