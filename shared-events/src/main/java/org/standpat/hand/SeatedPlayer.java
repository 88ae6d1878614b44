package org.standpat.hand;

/**
 * A player who is dealt in.
 *
 * @param seat number of the seat, counted clockwise, 1 to {@value #HIGHEST_SEAT}
 * @param player the room's name for the player, 1 to {@value #LONGEST_NAME} characters
 * @param stack chips in front of the player before anything is posted, 1 to {@value #MOST_CHIPS}
 */
public record SeatedPlayer(int seat, String player, long stack) {

    /** Highest seat number of a table. */
    public static final int HIGHEST_SEAT = 10;

    /** Longest name of a player or a table, in characters. */
    public static final int LONGEST_NAME = 64;

    /** Most chips of one stack: sums over a whole table stay far below the largest {@code long}. */
    public static final long MOST_CHIPS = 1_000_000_000_000_000L;
}
