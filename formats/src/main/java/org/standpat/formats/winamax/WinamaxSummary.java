package org.standpat.formats.winamax;

import java.util.List;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.StatedHand;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.StatedSum;

/** Reads the lines of the summary: the pots after rake, the rake, and a line for some of the seats. */
final class WinamaxSummary {

    private static final List<String> PLACES = List.of(" (small blind)", " (big blind)", " (button)");

    private final HandDraft draft;
    private final WinamaxPot pot;

    WinamaxSummary(HandDraft draft, WinamaxPot pot) {
        this.draft = draft;
        this.pot = pot;
    }

    void read(LineLexer line) {
        if (line.take("Total pot ")) {
            total(line);
        } else if (line.take("Seat ")) {
            seat(line);
        } else {
            throw line.expected("\"Total pot\" or \"Seat\"");
        }
    }

    /** As in {@code Total pot 298 | Rake 2} or {@code | No rake}. */
    private void total(LineLexer line) {
        StatedSum total = new StatedSum(line.spot(), line.amount(draft.coin()));
        line.expect(" | ");
        Spot at = line.spot();
        if (line.take("No rake")) {
            pot.total(total, new StatedSum(at, 0));
        } else {
            line.expect("Rake ");
            pot.total(total, new StatedSum(at, line.amount(draft.coin())));
        }
        line.expectEnd();
    }

    /** As in {@code Seat 2: North (button) showed [7h 5d 4c 3s 2c] and won 70.30 with High card : 7}. */
    private void seat(LineLexer line) {
        int number = line.number();
        line.expect(": ");
        StatedSeat seat = draft.on(number);
        if (seat == null) {
            throw line.expected("a player of the list of seats");
        }
        line.expect(seat.player());
        for (String place : PLACES) {
            line.take(place);
        }
        if (!isEnd(line, number)) {
            throw line.expected("how the hand went on for this player");
        }
    }

    private boolean isEnd(LineLexer line, int seat) {
        Spot at = line.start();
        if (line.take(" folded on the ")) {
            return true;
        }
        if (line.take(" won ")) {
            pot.won(line.spot(), seat, line.amount(draft.coin()));
            return line.atEnd();
        }
        if (!line.take(" showed ")) {
            return false;
        }
        Cards cards = line.cards();
        draft.hand(new StatedHand(at, seat, cards, true));
        if (line.take(" and won ")) {
            pot.won(line.spot(), seat, line.amount(draft.coin()));
        } else if (!line.take(" and lost")) {
            return false;
        }
        return line.atEnd() || line.take(" with ");
    }
}
