package org.standpat.formats.kingsclub;

import org.jspecify.annotations.Nullable;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Refusal;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.StatedSum;

/** Reads the lines of the summary: the stack of each seat after the hand, the rake, who wins which pot. */
final class KingsClubSummary {

    private final HandDraft draft;
    private boolean won;

    KingsClubSummary(HandDraft draft) {
        this.draft = draft;
    }

    void read(LineLexer line) {
        if (line.take("Seat ")) {
            stack(line);
        } else if (line.take("Rake ")) {
            draft.rake(new StatedSum(line.spot(), line.amount(draft.coin())));
            line.expectEnd();
        } else if (draft.names().read(line, " wins ", seat -> pot(line, seat)) == null) {
            throw line.expected("\"Seat\", \"Rake\" or who wins a pot");
        }
    }

    /** As in {@code Seat 6: North (2,154.50) +399}. */
    private void stack(LineLexer line) {
        int number = line.number();
        line.expect(": ");
        StatedSeat seat = draft.on(number);
        if (seat == null) {
            throw line.expected("a player of the list of seats");
        }
        line.expect(seat.player() + " (");
        long stack = line.amount(draft.coin());
        draft.endsWith(new StatedShare(line.start(), number, stack));
        line.expect(")");
        boolean more = line.take(" +");
        if (more || line.take(" -")) {
            Spot spot = line.spot();
            long net = line.amount(draft.coin());
            requireNet(spot, seat, stack, more ? net : -net);
        }
        line.expectEnd();
    }

    private void requireNet(Spot spot, StatedSeat seat, long stack, long net) {
        if (stack - seat.stack() != net) {
            throw new HandRefused(Refusal.otherThanStated(
                    draft.place().at(spot, ""),
                    "8",
                    "Rule 8: seat " + seat.seat() + " had " + seat.stack() + " and has " + stack
                            + ", the file says a difference of " + net + "."));
        }
    }

    /** As in {@code pot (438)}, {@code main pot (438)}, {@code side pot 1 (438)} or {@code (438) from pot}. */
    private @Nullable Boolean pot(LineLexer line, int seat) {
        line.take("main ");
        line.take("pot ");
        if (line.take("side pot ")) {
            line.number();
            line.take(" ");
        }
        if (!line.take("(")) {
            return null;
        }
        draft.collected(new StatedShare(line.start(), seat, line.amount(draft.coin())));
        line.expect(")");
        line.take(" from pot");
        line.expectEnd();
        won = true;
        return true;
    }

    /** The summary has to say who won. */
    void end() {
        if (!won) {
            throw draft.brokenOff("who wins the pot");
        }
    }
}
