package org.standpat.formats.winamax;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.LineCards;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.Statement;

/** Reads the lines between the seats and the summary. */
final class WinamaxPlay {

    private static final Map<String, Integer> DRAWS =
            Map.of("*** FIRST-DRAW ***", 1, "*** SECOND-DRAW ***", 2, "*** THIRD-DRAW ***", 3);
    private static final List<String> BETS = List.of("*** SECOND-BET ***", "*** THIRD-BET ***", "*** FOURTH-BET ***");
    private static final List<String> SILENT = List.of("*** ANTE/BLINDS ***", "*** FIRST-BET ***", "*** SHOW DOWN ***");

    private final HandDraft draft;
    private final WinamaxPot pot;
    private final WinamaxActions actions;
    private boolean isDrawn;

    WinamaxPlay(HandDraft draft, HandHeader header, WinamaxPot pot) {
        this.draft = draft;
        this.pot = pot;
        actions = new WinamaxActions(draft, header, pot.bets());
    }

    void read(LineLexer line) {
        Integer draw = DRAWS.get(line.line());
        if (draw != null) {
            isDrawn = true;
            pot.bets().begin();
            draft.says(new Statement.DrawMarked(line.start(), draw, null));
            return;
        }
        boolean known = SILENT.contains(line.line())
                || BETS.contains(line.line())
                || isDeal(line)
                || draft.names().read(line, " ", seat -> actions.read(line, seat, !isDrawn)) != null
                || draft.names().read(line, " ", seat -> result(line, seat)) != null;
        if (!known) {
            throw line.expected("a line that Winamax writes in a draw game");
        }
    }

    /** {@code [first cards]}, or {@code [kept] [new]} in a draw; those of others as {@code X}, or not at all. */
    private boolean isDeal(LineLexer line) {
        if (!line.take("Dealt to ")) {
            return false;
        }
        Boolean read = draft.names().read(line, " ", seat -> {
            if (!line.rest().startsWith("[")) {
                return null;
            }
            Cards first = LineCards.toldOrNot(line);
            if (line.take(" ")) {
                Cards kept = first.allKnown() ? first : Cards.NONE;
                draft.says(new Statement.Replaced(line.start(), seat, kept, LineCards.toldOrNot(line)));
            } else if (first.unknownCount() < first.size()) {
                draft.says(new Statement.Dealt(line.start(), seat, first));
            }
            line.expectEnd();
            return true;
        });
        if (read == null) {
            throw line.expected("the name of a player and his cards");
        }
        return true;
    }

    /** As in {@code collected 1.29 from side pot 1}, or a player's hand. */
    private @Nullable Boolean result(LineLexer line, int seat) {
        if (line.take("shows ")) {
            draft.says(new Statement.Shown(line.start(), seat, line.cards()));
            return (line.atEnd() || line.take(" (")) ? true : null;
        }
        if (!line.take("collected ")) {
            return null;
        }
        pot.collects(line.start(), seat, line.amount(draft.coin()));
        if (!line.take(" from pot") && !line.take(" from main pot")) {
            line.expect(" from side pot ");
            line.number();
        }
        line.expectEnd();
        return true;
    }
}
