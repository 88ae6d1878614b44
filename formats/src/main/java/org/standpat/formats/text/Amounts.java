package org.standpat.formats.text;

import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.SeatedPlayer;

/** Amounts as rooms write them: digits in groups of three, a point, decimals. */
final class Amounts {

    /** Most digits of a whole number that is no amount. */
    static final int MOST_NUMBER_DIGITS = 9;

    /** Most characters of an amount: more than any stack needs with decimals and groups. */
    private static final int LONGEST = 32;

    private static final int GROUP = 3;

    private Amounts() {}

    /**
     * What an amount is.
     *
     * @param amount in smallest units; 0 when there is a fault
     * @param fault what was expected, as words after "an amount"; null when there is none
     */
    record Read(long amount, @Nullable String fault) {}

    static boolean isDigit(char character) {
        return character >= '0' && character <= '9';
    }

    /** The longest text from here that can be an amount. A point or comma at its end is not part of it. */
    static String written(String text, int from) {
        int to = from;
        int end = from;
        while (to < text.length() && (isDigit(text.charAt(to)) || text.charAt(to) == '.' || text.charAt(to) == ',')) {
            end = isDigit(text.charAt(to)) ? to + 1 : end;
            to++;
        }
        return text.substring(from, end);
    }

    static Read read(String written, int decimals) {
        if (written.isEmpty() || written.length() > LONGEST || !isWellFormed(written)) {
            return new Read(0, "as in 1,234.50");
        }
        BigDecimal units = new BigDecimal(written.replace(",", "")).movePointRight(decimals);
        if (units.stripTrailingZeros().scale() > 0) {
            return new Read(0, "of whole smallest units, with at most " + decimals + " decimals (rule 4.14)");
        }
        return units.compareTo(BigDecimal.valueOf(SeatedPlayer.MOST_CHIPS)) > 0
                ? new Read(0, "of at most " + SeatedPlayer.MOST_CHIPS + " smallest units")
                : new Read(units.longValueExact(), null);
    }

    /** Commas stand between groups of three digits before the point; there is one point at most, and digits around it. */
    private static boolean isWellFormed(String written) {
        int point = written.indexOf('.');
        String whole = point < 0 ? written : written.substring(0, point);
        String fraction = point < 0 ? "" : written.substring(point + 1);
        if (whole.isEmpty() || !fraction.chars().allMatch(character -> isDigit((char) character))) {
            return false;
        }
        return whole.indexOf(',') < 0 || isGrouped(whole);
    }

    /** Counted from the right every fourth character is a comma, and no other one is. */
    private static boolean isGrouped(String whole) {
        for (int i = 0; i < whole.length(); i++) {
            boolean between = (whole.length() - i) % (GROUP + 1) == 0;
            if (between != (whole.charAt(i) == ',')) {
                return false;
            }
        }
        return whole.charAt(0) != ',';
    }
}
