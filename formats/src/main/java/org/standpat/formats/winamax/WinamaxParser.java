package org.standpat.formats.winamax;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.TextLine;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Transcript;

/** Reads one hand: the header, the table, the seats, what happened, the summary. A line that it has no grammar for is refused. */
final class WinamaxParser {

    private static final String SUMMARY = "*** SUMMARY ***";
    private static final int FIRST_SEAT = 2;

    private final HandText text;
    private final HandHeader header;
    private final HandDraft draft;

    private WinamaxParser(HandText text) {
        this.text = text;
        header = WinamaxHeader.read(text);
        draft = new HandDraft(text, header);
    }

    /** What the text says. */
    static Transcript read(HandText text) {
        return new WinamaxParser(text).transcript();
    }

    private Transcript transcript() {
        List<TextLine> lines = text.lines();
        if (lines.size() < FIRST_SEAT) {
            throw draft.brokenOff("the line of the table");
        }
        table(line(lines.get(1)));
        int next = FIRST_SEAT;
        while (next < lines.size()) {
            StatedSeat seat = line(lines.get(next)).tryTo(this::seat);
            if (seat == null) {
                break;
            }
            draft.seat(seat);
            next++;
        }
        WinamaxPot pot = new WinamaxPot(draft);
        WinamaxPlay play = new WinamaxPlay(draft, header, pot);
        while (next < lines.size() && !lines.get(next).text().equals(SUMMARY)) {
            play.read(line(lines.get(next)));
            next++;
        }
        if (next == lines.size()) {
            throw draft.brokenOff("\"" + SUMMARY + "\"");
        }
        WinamaxSummary summary = new WinamaxSummary(draft, pot);
        for (TextLine line : lines.subList(next + 1, lines.size())) {
            summary.read(line(line));
        }
        pot.end();
        return draft.transcript();
    }

    private LineLexer line(TextLine line) {
        return new LineLexer(draft.place(), line);
    }

    /** As in {@code Table: 'Vega' 6-max (real money) Seat #4 is the button}. */
    private void table(LineLexer line) {
        line.expect("Table: '");
        String table = line.takeUntilLast("' ");
        if (table == null) {
            throw line.expected("the name of the table and then \"' \"");
        }
        draft.table(table);
        line.number();
        line.expect("-max ");
        if (line.take("(real money) ") || line.take("(play money) ")) {
            line.skipBlanks();
        }
        line.expect("Seat #");
        draft.button(line.spot(), line.number());
        line.expect(" is the button");
        line.expectEnd();
    }

    /** As in {@code Seat 1: North (2047.50)}. */
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
            boolean ends = stack != null && (rest.take(")") || isBounty(rest)) && rest.atEnd();
            return stack == null || !ends
                    ? null
                    : new StatedSeat(rest.start(), Integer.parseInt(number), name, stack, false);
        });
    }

    /** As in {@code , 29.25 bounty)}: what a tournament pays for the player is no chip of the hand. */
    private static boolean isBounty(LineLexer rest) {
        return rest.take(", ") && rest.takeUntil(" bounty)") != null;
    }
}
