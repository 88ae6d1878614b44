package org.standpat.formats.fulltilt;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.PotLine;
import org.standpat.formats.transcript.StatedHand;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.StatedShare;

/** Reads the lines of the summary: the pots, the rake, and a line for each seat. */
final class FullTiltSummary {

    private static final List<String> PLACES = List.of(" (button)", " (small blind)", " (big blind)");
    private static final List<String> FOLDS = List.of(
            " folded before the Draw",
            " folded before the draw",
            " folded after the Draw",
            " folded after the 1st Draw",
            " folded after the 2nd Draw",
            " folded after the 3rd Draw",
            " folded after the First Draw",
            " folded after the Second Draw",
            " folded after the Third Draw",
            " didn't bet (folded)");

    private static final Pattern SEAT = Pattern.compile(" Seat ([0-9]{1,2}+): ");

    private final HandDraft draft;

    FullTiltSummary(HandDraft draft) {
        this.draft = draft;
    }

    void read(LineLexer line) {
        if (line.take("Total pot ")) {
            PotLine.read(line, draft);
        } else if (line.take("Seat ")) {
            seat(line);
        } else if (!line.take("Duration ")) {
            throw line.expected("\"Total pot\", \"Duration\" or \"Seat\"");
        }
    }

    /** As in {@code Seat 5: North (button) mucked [7h 7c 8c 5d 3d] - a pair of Sevens}. */
    private void seat(LineLexer line) {
        int number = line.number();
        line.expect(": ");
        StatedSeat seat = draft.on(number);
        if (seat == null) {
            seatAfter(line);
            return;
        }
        line.expect(seat.player());
        for (String place : PLACES) {
            line.take(place);
        }
        if (!isFolded(line) && !isEnd(line, number)) {
            throw line.expected("how the hand went on for this player");
        }
    }

    /** Of a player who sat down while the hand was played the room writes the name and no line end, as in {@code Seat 3: Fay Seat 4: Cy mucked}. */
    private void seatAfter(LineLexer line) {
        String rest = line.rest();
        Matcher next = SEAT.matcher(rest);
        while (next.find()) {
            StatedSeat seat = draft.on(Integer.parseInt(next.group(1)));
            if (seat != null && rest.startsWith(seat.player(), next.end())) {
                line.expect(rest.substring(0, next.start(1)));
                seat(line);
                return;
            }
        }
        throw line.expected("a player of the list of seats");
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
        if (line.take(" is sitting out")) {
            draft.sitsOut(seat);
            return line.atEnd();
        }
        if (line.take(" collected (")) {
            won(line, seat);
            line.take(", mucked");
            return line.atEnd();
        }
        if (line.take(" mucked")) {
            if (line.rest().startsWith(" [")) {
                line.take(" ");
                draft.hand(new StatedHand(at, seat, line.cards(), false));
            }
            return line.atEnd() || line.take(" - ");
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
        draft.won(new StatedShare(line.spot(), seat, line.amount(draft.coin())));
        line.expect(")");
    }
}
