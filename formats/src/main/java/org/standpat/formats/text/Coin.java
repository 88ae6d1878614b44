package org.standpat.formats.text;

import java.util.List;
import org.standpat.money.Denomination;

/**
 * How a room writes amounts.
 *
 * @param money what they are
 * @param before the sign before an amount, which may be left out; empty for none
 * @param after the sign after an amount, which may be left out; empty for none
 */
public record Coin(Denomination money, String before, String after) {

    /** Whole chips. */
    public static final Coin CHIPS = new Coin(Denomination.CHIPS, "", "");

    private static final int CENTS = 2;

    private static final List<Coin> SIGNED =
            List.of(signed("USD", "$"), signed("EUR", "\u20AC"), signed("GBP", "\u00A3"));

    private static Coin signed(String currency, String sign) {
        return new Coin(new Denomination(currency, CENTS), sign, "");
    }

    /** The money whose sign comes next in a line; whole chips when none does. */
    public static Coin before(LineLexer line) {
        for (Coin coin : SIGNED) {
            if (line.rest().startsWith(coin.before())) {
                return coin;
            }
        }
        return CHIPS;
    }
}
