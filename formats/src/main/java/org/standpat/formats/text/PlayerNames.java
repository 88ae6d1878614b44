package org.standpat.formats.text;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.transcript.StatedSeat;

/**
 * The names of a hand's players. A name may contain anything, also what looks like an action, so a line is read with the names that are
 * known from the list of seats, the longest first.
 */
public final class PlayerNames {

    private final List<StatedSeat> longestFirst;

    /** The names of these seats. */
    public PlayerNames(List<StatedSeat> seats) {
        longestFirst = seats.stream()
                .sorted(Comparator.comparingInt(
                                (StatedSeat seat) -> seat.player().length())
                        .reversed())
                .toList();
    }

    /**
     * Reads a line that goes on with a name and something after it.
     *
     * @param after what stands between the name and the rest
     * @param rest reads the rest for the seat of the name; null when the line does not go on so, which may be because the name is another
     * @return what was read; null when the line fits no name
     */
    public <T> @Nullable T read(LineLexer lexer, String after, IntFunction<@Nullable T> rest) {
        for (StatedSeat seat : longestFirst) {
            T read = lexer.tryTo(line -> line.take(seat.player()) && line.take(after) ? rest.apply(seat.seat()) : null);
            if (read != null) {
                return read;
            }
        }
        return null;
    }

    /** The seat of the player whose name is all that is left of the line; null when it is nobody's. */
    public @Nullable Integer seatOf(String name) {
        for (StatedSeat seat : longestFirst) {
            if (seat.player().equals(name)) {
                return seat.seat();
            }
        }
        return null;
    }
}
