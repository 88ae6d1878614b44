package org.standpat.formats.kingsclub;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.RoomTime;
import org.standpat.formats.text.TextLine;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Transcript;

/** Reads one hand: the header, the time, the table, the seats, what happened, the summary. */
final class KingsClubParser {

    private static final String SUMMARY = "*** SUMMARY ***";
    private static final int FIRST_SEAT = 3;

    private final HandText text;
    private final HandDraft draft;

    private KingsClubParser(HandText text) {
        this.text = text;
        draft = new HandDraft(text, KingsClubHeader.read(text));
    }

    /** What the text says. */
    static Transcript read(HandText text) {
        return new KingsClubParser(text).transcript();
    }

    private Transcript transcript() {
        List<TextLine> lines = text.lines();
        if (lines.size() < FIRST_SEAT) {
            throw draft.brokenOff("the lines of the time and the table");
        }
        time(line(lines.get(1)));
        table(line(lines.get(2)));
        int next = FIRST_SEAT;
        while (next < lines.size()) {
            StatedSeat seat = line(lines.get(next)).tryTo(this::seat);
            if (seat == null) {
                break;
            }
            draft.seat(seat);
            next++;
        }
        KingsClubPlay play = new KingsClubPlay(draft);
        while (next < lines.size() && !lines.get(next).text().equals(SUMMARY)) {
            play.read(line(lines.get(next)));
            next++;
        }
        if (next == lines.size()) {
            throw draft.brokenOff("\"" + SUMMARY + "\"");
        }
        KingsClubSummary summary = new KingsClubSummary(draft);
        for (TextLine line : lines.subList(next + 1, lines.size())) {
            summary.read(line(line));
        }
        summary.end();
        return draft.transcript();
    }

    private LineLexer line(TextLine line) {
        return new LineLexer(draft.place(), line);
    }

    /** A local time of a zone that is not told, so the moment is not known. */
    private static void time(LineLexer line) {
        RoomTime.day(line, "-");
        line.expect(" ");
        RoomTime.clock(line);
        line.expectEnd();
    }

    /** As in {@code Table '8 Game Mix' Seat 1 is the button}. */
    private void table(LineLexer line) {
        line.expect("Table '");
        String table = line.takeUntilLast("' Seat ");
        if (table == null) {
            throw line.expected("the name of the table and then \"' Seat \"");
        }
        draft.table(table);
        draft.button(line.spot(), line.number());
        line.expect(" is the button");
        line.expectEnd();
    }

    /** As in {@code Seat 1: North (478.50)}. */
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
            return stack == null || !rest.take(")") || !rest.atEnd()
                    ? null
                    : new StatedSeat(rest.start(), Integer.parseInt(number), name, stack, false);
        });
    }
}
