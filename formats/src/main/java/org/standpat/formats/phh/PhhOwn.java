package org.standpat.formats.phh;

import java.util.List;
import org.standpat.formats.transcript.ToldHand;
import org.standpat.money.Denomination;

/**
 * A hand that this program wrote, with what PHH has no fields for.
 *
 * @param told the whole hand in this record's own words
 * @param seats the seats of {@code p1} and the others
 * @param money what a chip is worth
 * @param rake chips that the house took from all pots
 * @param ending how the hand ended, as the file says it
 */
record PhhOwn(ToldHand told, List<Integer> seats, Denomination money, long rake, String ending) {

    PhhOwn {
        seats = List.copyOf(seats);
    }
}
