package org.standpat.formats.pokerstars;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.TextLine;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Transcript;

/** Reads one hand: the header, the table, the seats, what happened, the summary. A line that it has no grammar for is refused. */
final class PokerStarsParser {

    private static final String SUMMARY = "*** SUMMARY ***";

    private final HandText text;
    private final HandDraft draft;

    private PokerStarsParser(HandText text) {
        this.text = text;
        draft = new HandDraft(text, PokerStarsHeader.read(text));
    }

    /** What the text says. */
    static Transcript read(HandText text) {
        return new PokerStarsParser(text).transcript();
    }

    private Transcript transcript() {
        List<TextLine> lines = text.lines();
        if (lines.size() < 2) {
            throw draft.brokenOff("the line of the table");
        }
        table(line(lines.get(1)));
        int next = seats(2);
        PokerStarsPlay play = new PokerStarsPlay(draft);
        while (next < lines.size() && !lines.get(next).text().equals(SUMMARY)) {
            play.read(line(lines.get(next)));
            next++;
        }
        if (next == lines.size()) {
            throw draft.brokenOff("\"" + SUMMARY + "\"");
        }
        PokerStarsSummary summary = new PokerStarsSummary(draft);
        for (TextLine line : lines.subList(next + 1, lines.size())) {
            summary.read(line(line));
        }
        if (!draft.hasTotal() && !draft.isCancelled()) {
            throw draft.brokenOff("the total pot and the rake");
        }
        return draft.transcript();
    }

    private LineLexer line(TextLine line) {
        return new LineLexer(draft.place(), line);
    }

    /** As in {@code Table 'Theodora VI' 6-max Seat #5 is the button}. */
    private void table(LineLexer line) {
        line.expect("Table '");
        String table = line.takeUntilLast("' ");
        if (table == null) {
            throw line.expected("the name of the table and then \"' \"");
        }
        draft.table(table);
        line.number();
        line.expect("-max ");
        line.take("(Play Money) ");
        line.expect("Seat #");
        draft.button(line.spot(), line.number());
        line.expect(" is the button");
        line.expectEnd();
    }

    private int seats(int from) {
        int next = from;
        while (next < text.lines().size()) {
            StatedSeat seat = line(text.lines().get(next)).tryTo(this::seat);
            if (seat == null) {
                return next;
            }
            draft.seat(seat);
            next++;
        }
        return next;
    }

    /** As in {@code Seat 1: North ($4.58 in chips) is sitting out}. */
    private @Nullable StatedSeat seat(LineLexer line) {
        if (!line.take("Seat ")) {
            return null;
        }
        String number = line.digits();
        if (number.isEmpty() || number.length() > 2 || !line.take(": ")) {
            return null;
        }
        return line.readName(" (", (name, rest) -> {
            Long stack = rest.tryAmount(draft.coin());
            if (stack == null || !rest.take(" in chips")) {
                return null;
            }
            if (rest.take(", ") && (rest.tryAmount(draft.coin()) == null || !rest.take(" bounty"))) {
                return null;
            }
            if (!rest.take(")")) {
                return null;
            }
            boolean out = rest.take(" is sitting out")
                    || rest.take(" out of hand (moved from another table into small blind)");
            return rest.atEnd() ? new StatedSeat(rest.start(), Integer.parseInt(number), name, stack, out) : null;
        });
    }
}
