package org.standpat.money;

/**
 * What one chip of a hand is worth. Events count whole smallest units (rule 4.14); a file writes them with a currency and decimals.
 *
 * @param currency code of ISO 4217; empty for chips that are no currency, as in tournaments
 * @param decimals digits after the decimal point of an amount in the file: 2 when a chip is a cent
 */
public record Denomination(String currency, int decimals) {

    /** Chips that are no currency and are written as whole numbers. */
    public static final Denomination CHIPS = new Denomination("", 0);
}
