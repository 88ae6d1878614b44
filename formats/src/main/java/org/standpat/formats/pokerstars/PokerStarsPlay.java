package org.standpat.formats.pokerstars;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.Statement;

/** Reads the lines between the seats and the summary. */
final class PokerStarsPlay {

    private static final String DEAL = "*** DEALING HANDS ***";
    private static final Map<String, Integer> DRAWS =
            Map.of("*** FIRST DRAW ***", 1, "*** SECOND DRAW ***", 2, "*** THIRD DRAW ***", 3);

    /** Lines that say nothing that is recorded. */
    private static final List<String> SILENT = List.of(DEAL, "*** SHOW DOWN ***", "Betting is capped");

    private final HandDraft draft;
    private final PokerStarsActions actions;
    private boolean dealt;

    PokerStarsPlay(HandDraft draft) {
        this.draft = draft;
        actions = new PokerStarsActions(draft);
    }

    void read(LineLexer line) {
        dealt |= line.line().equals(DEAL);
        boolean known = isFixed(line) || isOfPlayer(line) || PokerStarsNoise.is(line.line());
        if (!known) {
            throw line.expected("a line that PokerStars writes in a draw game");
        }
    }

    private boolean isFixed(LineLexer line) {
        if (SILENT.contains(line.line())) {
            return true;
        }
        Integer draw = DRAWS.get(line.line());
        if (draw != null) {
            draft.says(new Statement.DrawMarked(line.start(), draw, null));
            return true;
        }
        return switch (line.line()) {
            case "The deck is reshuffled" -> {
                draft.says(new Statement.Reshuffled(line.start()));
                yield true;
            }
            case "Hand cancelled" -> {
                draft.says(new Statement.Cancelled(line.start(), line.line()));
                yield true;
            }
            default -> false;
        };
    }

    private boolean isOfPlayer(LineLexer line) {
        if (line.take("Dealt to ")) {
            Boolean read = draft.names().read(line, " ", seat -> dealt(line, seat));
            if (read == null) {
                throw line.expected("the name of a player and his cards");
            }
            return true;
        }
        if (line.take("Uncalled bet (")) {
            Spot at = line.start();
            long amount = line.amount(draft.coin());
            line.expect(") returned to ");
            Integer seat = draft.names().seatOf(line.rest());
            if (seat == null) {
                throw line.expected("the name of a player");
            }
            draft.says(new Statement.Returned(at, seat, amount));
            return true;
        }
        return draft.names().read(line, ": ", seat -> actions.read(line, seat)) != null
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

    /** What is said of a player without a colon after his name. */
    private @Nullable Boolean aside(LineLexer line, int seat) {
        if (line.take("collected ")) {
            long amount = line.amount(draft.coin());
            line.expect(" from ");
            if (!line.take("pot") && !line.take("main pot")) {
                line.expect("side pot");
                if (line.take("-")) {
                    line.number();
                }
            }
            line.expectEnd();
            draft.collected(new StatedShare(line.start(), seat, amount));
            return true;
        }
        if (line.take("has timed out")) {
            line.take(" while disconnected");
            line.take(" while being disconnected");
            if (!line.atEnd()) {
                return null;
            }
            draft.says(new Statement.TimedOut(line.start(), seat));
            return true;
        }
        if (line.take("is sitting out") && line.atEnd()) {
            if (!dealt) {
                draft.sitsOut(seat);
            }
            return true;
        }
        return null;
    }
}
