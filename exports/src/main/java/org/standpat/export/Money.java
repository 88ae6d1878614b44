package org.standpat.export;

import java.math.BigDecimal;
import org.standpat.money.Denomination;

/** Chips as amounts of their currency. */
public final class Money {

    private Money() {}

    /** The amount with all decimals of the currency, as a number. */
    public static BigDecimal amount(long chips, Denomination money) {
        return BigDecimal.valueOf(chips, money.decimals());
    }

    /** The amount in digits: without decimals where it is whole, else with all of them; never with an exponent. */
    public static String digits(long chips, Denomination money) {
        BigDecimal amount = amount(chips, money);
        boolean whole = amount.stripTrailingZeros().scale() <= 0;
        return whole ? amount.toBigInteger().toString() : amount.toPlainString();
    }
}
