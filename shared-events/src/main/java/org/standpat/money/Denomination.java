package org.standpat.money;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What one chip of a hand is worth. Events count whole smallest units (rule 4.14); a file writes them with a currency and decimals.
 *
 * @param currency code of ISO 4217; empty for chips that are no currency, as in tournaments
 * @param decimals digits after the decimal point of an amount in the file: 2 when a chip is a cent
 */
public record Denomination(String currency, int decimals) {

    /** Most characters of a currency's code; those of ISO 4217 have three. */
    public static final int LONGEST_CURRENCY = 8;

    /** Most decimals of a currency. */
    public static final int MOST_DECIMALS = 8;

    /** Chips that are no currency and are written as whole numbers. */
    public static final Denomination CHIPS = new Denomination("", 0);

    private static final String NO_CURRENCY = "chips";
    private static final Pattern WORDS = Pattern.compile("([A-Z]{1,8}):([0-8])");

    /**
     * Checks the limits.
     *
     * @throws IllegalArgumentException when the code or the decimals are none; the message does not repeat the code, which may be anything
     */
    public Denomination {
        if (currency.length() > LONGEST_CURRENCY
                || !currency.chars().allMatch(letter -> letter >= 'A' && letter <= 'Z')) {
            throw new IllegalArgumentException(
                    "expected a currency of at most " + LONGEST_CURRENCY + " capital letters, got something else");
        }
        if (decimals < 0 || decimals > MOST_DECIMALS) {
            throw new IllegalArgumentException("expected 0 to " + MOST_DECIMALS + " decimals, got " + decimals);
        }
    }

    /**
     * The one that a setting names.
     *
     * @param words {@code chips} for {@link #CHIPS}, or a currency and its decimals as in {@code USD:2}
     * @throws IllegalArgumentException when it names none; the message says how it is written
     */
    public static Denomination named(String words) {
        if (words.equals(NO_CURRENCY)) {
            return CHIPS;
        }
        Matcher currency = WORDS.matcher(words);
        if (!currency.matches()) {
            throw new IllegalArgumentException("what a chip is worth is written \"" + NO_CURRENCY
                    + "\", or as a currency and its decimals, such as \"USD:2\" for cents, but \"" + words
                    + "\" is set");
        }
        return new Denomination(currency.group(1), Integer.parseInt(currency.group(2)));
    }
}
