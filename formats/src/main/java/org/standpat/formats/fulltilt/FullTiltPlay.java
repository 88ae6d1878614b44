package org.standpat.formats.fulltilt;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.Statement;

/** Reads the lines between the seats and the summary. */
final class FullTiltPlay {

    private static final Map<String, Integer> DRAWS =
            Map.of("*** DRAW ***", 1, "*** FIRST DRAW ***", 1, "*** SECOND DRAW ***", 2, "*** THIRD DRAW ***", 3);
    private static final List<String> SILENT = List.of("*** HOLE CARDS ***", "*** SHOW DOWN ***");

    /** What is said of players that is no part of the hand. */
    private static final List<String> ASIDE = List.of(
            "has 5 seconds left to act",
            "has 10 seconds left to act",
            "has 15 seconds left to act",
            "has requested TIME",
            "has returned",
            "stands up",
            "sits down",
            "has been disconnected",
            "has reconnected",
            "is feeling happy",
            "is feeling angry",
            "is feeling confused",
            "is feeling normal");

    private final HandDraft draft;
    private final FullTiltActions actions;
    private boolean dealt;

    FullTiltPlay(HandDraft draft) {
        this.draft = draft;
        actions = new FullTiltActions(draft);
    }

    void read(LineLexer line) {
        dealt |= line.line().equals("*** HOLE CARDS ***");
        if (!SILENT.contains(line.line()) && !isMark(line) && !isOfPlayer(line) && !isTalk(line.line())) {
            throw line.expected("a line that Full Tilt writes in a draw game");
        }
    }

    private boolean isMark(LineLexer line) {
        if (line.take("The button is in seat #")) {
            draft.button(line.spot(), line.number());
            line.expectEnd();
            return true;
        }
        if (line.line().equals("The deck is reshuffled") || line.line().equals("*** RESHUFFLE ***")) {
            draft.says(new Statement.Reshuffled(line.start()));
            return true;
        }
        for (Map.Entry<String, Integer> draw : DRAWS.entrySet()) {
            if (line.take(draw.getKey())) {
                Long pot = line.take(" (Pot: ") ? line.amount(draft.coin()) : null;
                line.take(")");
                line.expectEnd();
                draft.says(new Statement.DrawMarked(line.start(), draw.getValue(), pot));
                return true;
            }
        }
        return false;
    }

    private boolean isOfPlayer(LineLexer line) {
        if (line.take("Dealt to ")) {
            if (draft.names().read(line, " ", seat -> dealt(line, seat)) == null) {
                throw line.expected("the name of a player and his cards");
            }
            return true;
        }
        if (line.take("Uncalled bet of ")) {
            long amount = line.amount(draft.coin());
            line.expect(" returned to ");
            Integer seat = draft.names().seatOf(line.rest());
            if (seat == null) {
                throw line.expected("the name of a player");
            }
            draft.says(new Statement.Returned(line.start(), seat, amount));
            return true;
        }
        return draft.names().read(line, " ", seat -> actions.read(line, seat)) != null
                || draft.names().read(line, " ", seat -> result(line, seat)) != null
                || draft.names().read(line, " ", seat -> aside(line, seat)) != null;
    }

    /** {@code [first cards]}, {@code [kept] [new]}, or {@code [new]} of a player who threw all away. */
    private @Nullable Boolean dealt(LineLexer line, int seat) {
        if (!line.rest().startsWith("[")) {
            return null;
        }
        Cards first = line.cards();
        if (line.take(" ")) {
            draft.says(new Statement.Replaced(line.start(), seat, first, line.cards()));
        } else if (draft.isDealt(seat)) {
            draft.says(new Statement.Replaced(line.start(), seat, Cards.NONE, first));
        } else {
            draft.says(new Statement.Dealt(line.start(), seat, first));
        }
        line.expectEnd();
        return true;
    }

    /** As in {@code wins the pot ($3.47) with 9,8,6,4,3}. */
    private @Nullable Boolean result(LineLexer line, int seat) {
        if (!line.take("wins ") && !line.take("ties for ")) {
            return null;
        }
        if (!line.take("the pot") && !line.take("the main pot")) {
            line.take("the ");
            line.expect("side pot");
            if (line.take(" #")) {
                line.number();
            }
        }
        line.expect(" (");
        draft.collected(new StatedShare(line.start(), seat, line.amount(draft.coin())));
        line.expect(")");
        if (!line.atEnd()) {
            line.expect(" with ");
        }
        return true;
    }

    private @Nullable Boolean aside(LineLexer line, int seat) {
        if (line.rest().equals("is sitting out")) {
            if (!dealt) {
                draft.sitsOut(seat);
            }
            return true;
        }
        if (line.rest().equals("has timed out")) {
            draft.says(new Statement.TimedOut(line.start(), seat));
            return true;
        }
        if (line.take("adds ")) {
            line.amount(draft.coin());
            line.expectEnd();
            return true;
        }
        return ASIDE.contains(line.rest()) ? true : null;
    }

    /** What somebody says, or somebody who does not play does. */
    private static boolean isTalk(String line) {
        int colon = line.indexOf(": ");
        return (colon > 0 && colon + 2 < line.length()) || line.endsWith(" sits down") || line.endsWith(" stands up");
    }
}
