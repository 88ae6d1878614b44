package org.standpat.formats.pokerstars;

import java.util.List;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.PotLine;
import org.standpat.formats.transcript.StatedHand;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.StatedShare;

/** Reads the lines of the summary: the pots, the rake, and a line for each seat. */
final class PokerStarsSummary {

    private static final List<String> PLACES = List.of(" (button)", " (small blind)", " (big blind)");
    private static final List<String> FOLDS = List.of(
            " folded before the Draw",
            " folded before Flop",
            " folded after the 1st Draw",
            " folded after the 2nd Draw",
            " folded after the 3rd Draw",
            " folded after the Draw",
            " folded on the Flop");

    private final HandDraft draft;

    PokerStarsSummary(HandDraft draft) {
        this.draft = draft;
    }

    void read(LineLexer line) {
        if (line.take("Total pot ")) {
            PotLine.read(line, draft);
        } else if (line.take("Seat ")) {
            seat(line);
        } else {
            throw line.expected("\"Total pot\" or \"Seat\"");
        }
    }

    /** As in {@code Seat 4: North (button) showed [7c 6d 9c 4s 2c] and lost with Lo: 9,7,6,4,2}. */
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
        if (!isFolded(line) && !isEnd(line, number)) {
            throw line.expected("how the hand went on for this player");
        }
    }

    private static boolean isFolded(LineLexer line) {
        for (String fold : FOLDS) {
            if (line.take(fold)) {
                line.take(" (didn't bet)");
                line.expectEnd();
                return true;
            }
        }
        return false;
    }

    private boolean isEnd(LineLexer line, int seat) {
        Spot at = line.start();
        if (line.take(" collected (")) {
            won(line, seat);
            return line.atEnd();
        }
        if (line.take(" is sitting out")) {
            draft.sitsOut(seat);
            return line.atEnd();
        }
        if (line.take(" mucked")) {
            if (line.take(" ")) {
                draft.hand(new StatedHand(at, seat, line.cards(), false));
            }
            return line.atEnd();
        }
        if (line.take(" showed ")) {
            Cards cards = line.cards();
            draft.hand(new StatedHand(at, seat, cards, true));
            if (line.take(" and won (")) {
                won(line, seat);
            } else if (!line.take(" and lost")) {
                return false;
            }
            return line.atEnd() || line.take(" with ");
        }
        return false;
    }

    private void won(LineLexer line, int seat) {
        Spot at = line.spot();
        draft.won(new StatedShare(at, seat, line.amount(draft.coin())));
        line.expect(")");
    }
}
