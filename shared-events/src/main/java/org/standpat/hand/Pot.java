package org.standpat.hand;

import java.util.List;

/**
 * A main or side pot (rule 4.11).
 *
 * @param amount chips in it before rake
 * @param seats seats that can win it: those in the hand who put in enough, by seat number
 */
public record Pot(long amount, List<Integer> seats) {
    public Pot {
        seats = List.copyOf(seats);
    }

    /** True when the seat can win this pot. */
    public boolean contestedBy(int seat) {
        return seats.contains(seat);
    }
}
