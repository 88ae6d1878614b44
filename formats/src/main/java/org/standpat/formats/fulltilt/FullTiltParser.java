package org.standpat.formats.fulltilt;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandText;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.TextLine;
import org.standpat.formats.transcript.StatedSeat;
import org.standpat.formats.transcript.Transcript;

/** Reads one hand: the header, the seats, what happened, the summary. A line that it has no grammar for is refused. */
final class FullTiltParser {

    private static final String SUMMARY = "*** SUMMARY ***";

    private final HandText text;
    private final HandDraft draft;

    private FullTiltParser(HandText text) {
        this.text = text;
        draft = new HandDraft(text, FullTiltHeader.read(text));
    }

    /** What the text says. */
    static Transcript read(HandText text) {
        return new FullTiltParser(text).transcript();
    }

    private Transcript transcript() {
        List<TextLine> lines = text.lines();
        int next = 1;
        while (next < lines.size()) {
            StatedSeat seat = line(lines.get(next)).tryTo(this::seat);
            if (seat == null) {
                break;
            }
            draft.seat(seat);
            next++;
        }
        FullTiltPlay play = new FullTiltPlay(draft);
        while (next < lines.size() && !lines.get(next).text().equals(SUMMARY)) {
            play.read(line(lines.get(next)));
            next++;
        }
        if (next == lines.size()) {
            throw draft.brokenOff("\"" + SUMMARY + "\"");
        }
        FullTiltSummary summary = new FullTiltSummary(draft);
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

    /** As in {@code Seat 3: North ($4,941), is sitting out}. */
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
            if (stack == null || !rest.take(")")) {
                return null;
            }
            boolean out = rest.take(", is sitting out");
            return rest.atEnd() ? new StatedSeat(rest.start(), Integer.parseInt(number), name, stack, out) : null;
        });
    }
}
