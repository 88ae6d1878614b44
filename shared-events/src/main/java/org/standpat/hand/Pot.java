package org.standpat.hand;

import java.util.List;

/**
 * A main or side pot (rule 4.11).
 *
 * @param amount chips in it before rake
 * @param seats seats that can win it: those in the hand who put in enough, by seat number
 * @param above chips that a player has to have put in more than, so that some of his are in this pot; dead money does not count
 */
public record Pot(long amount, List<Integer> seats, long above) {
    public Pot {
        seats = List.copyOf(seats);
    }

    /** True when the seat can win this pot. */
    public boolean contestedBy(int seat) {
        return seats.contains(seat);
    }
}
