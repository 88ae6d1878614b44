package org.standpat.formats.phh;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import tools.jackson.databind.JsonNode;

/** Amounts of chips: whole, never negative, never more than a stack may hold (rule 4.14). A file may write 200 as 200.0. */
final class PhhNumbers {

    /** Digits of the largest stack; anything longer is too large. */
    private static final int MOST_DIGITS = 16;

    private static final BigDecimal MOST = BigDecimal.valueOf(PhhLimits.MOST_CHIPS);

    private static final Pattern WHOLE = Pattern.compile("0*+([0-9]{1," + MOST_DIGITS + "}+)(?:\\.0*+)?+");
    private static final Pattern NUMBER = Pattern.compile("[+-]?+[0-9]++(?:\\.[0-9]*+)?+");

    private PhhNumbers() {}

    /** The amount that an action string names. */
    static long chips(String text, Place place) {
        var whole = WHOLE.matcher(text);
        if (whole.matches()) {
            return bounded(Long.parseLong(whole.group(1)), place);
        }
        throw notWhole(NUMBER.matcher(text).matches() ? text : PhhLimits.quote(text), place);
    }

    /** The amount that a TOML value is. */
    static long chips(JsonNode value, Place place) {
        if (!value.isNumber()) {
            throw notWhole(PhhFields.kind(value), place);
        }
        if (value.isDouble() && !Double.isFinite(value.doubleValue())) {
            throw new HandRefused(place, "an amount that is not known (" + value.asString() + ") cannot be recorded");
        }
        BigDecimal amount = value.decimalValue();
        if (amount.signum() < 0 || amount.compareTo(MOST) > 0) {
            throw outOfRange(amount.toString(), place);
        }
        try {
            return amount.longValueExact();
        } catch (ArithmeticException fraction) {
            throw notWhole(amount.toString(), place);
        }
    }

    private static long bounded(long chips, Place place) {
        if (chips > PhhLimits.MOST_CHIPS) {
            throw outOfRange(Long.toString(chips), place);
        }
        return chips;
    }

    private static HandRefused outOfRange(String came, Place place) {
        return new HandRefused(
                place, "expected 0 to " + PhhLimits.MOST_CHIPS + " chips, got " + PhhLimits.shortened(came));
    }

    private static HandRefused notWhole(String came, Place place) {
        return new HandRefused(
                place,
                "expected a whole number of chips (rule 4.14), got " + PhhLimits.shortened(came)
                        + "; write amounts in the smallest unit");
    }
}
