package org.standpat.formats.judge;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Transcript;

/**
 * Who is dealt in, and where the button is.
 *
 * @param dealtIn by seat number
 * @param button the seat that acts last: that of the button, or where nobody is dealt in there the one before it
 * @param remark what of this the file says otherwise; null when nothing
 */
record Seating(
        List<StatedSeat> dealtIn, int button, @Nullable String remark) {

    Seating {
        dealtIn = List.copyOf(dealtIn);
    }

    /** Who plays: everybody who is not said to sit out, and whoever acts all the same. */
    static Seating of(Transcript transcript) {
        Set<Integer> acting = new HashSet<>();
        for (Statement statement : transcript.statements()) {
            if (statement instanceof Statement.OfSeat ofSeat && !(ofSeat instanceof Statement.TimedOut)) {
                acting.add(ofSeat.seat());
            }
        }
        List<StatedSeat> dealtIn = transcript.seats().stream()
                .filter(seat -> !seat.sittingOut() || acting.contains(seat.seat()))
                .sorted(Comparator.comparingInt(StatedSeat::seat))
                .toList();
        int stated = transcript.button().seat();
        boolean there = dealtIn.stream().anyMatch(seat -> seat.seat() == stated);
        // Heads-up the button is the small blind (rule 3.3), so it cannot be elsewhere.
        if (there || dealtIn.size() <= 2) {
            return new Seating(dealtIn, stated, null);
        }
        int last = before(dealtIn, stated);
        return new Seating(
                dealtIn,
                last,
                "the button is at seat " + stated + ", where nobody is dealt in; the hand names seat " + last
                        + ", which acts last all the same");
    }

    private static int before(List<StatedSeat> dealtIn, int seat) {
        int last = dealtIn.getLast().seat();
        for (StatedSeat dealt : dealtIn) {
            if (dealt.seat() < seat) {
                last = dealt.seat();
            } else {
                break;
            }
        }
        return last;
    }

    /** Seat of the small blind (rules 3.2 and 3.3). */
    int smallBlind() {
        return dealtIn.size() == 2 ? button : after(button);
    }

    /** Seat of the big blind (rules 3.2 and 3.3). */
    int bigBlind() {
        return after(smallBlind());
    }

    private int after(int seat) {
        for (StatedSeat dealt : dealtIn) {
            if (dealt.seat() > seat) {
                return dealt.seat();
            }
        }
        return dealtIn.isEmpty() ? seat : dealtIn.getFirst().seat();
    }
}
