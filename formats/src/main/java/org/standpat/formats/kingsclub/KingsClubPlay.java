package org.standpat.formats.kingsclub;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Measure;
import org.standpat.formats.transcript.Statement.Post;

/** Reads the lines between the seats and the summary. */
final class KingsClubPlay {

    private static final Map<String, Integer> DRAWS =
            Map.of("*** DRAW ***", 1, "*** 1ST DRAW ***", 1, "*** 2ND DRAW ***", 2, "*** 3RD DRAW ***", 3);
    private static final List<String> SILENT = List.of(
            "*** 1ST BETTING ROUND ***",
            "*** 2ND BETTING ROUND ***",
            "*** 3RD BETTING ROUND ***",
            "*** 4TH BETTING ROUND ***");
    private static final String UNKNOWN = "[X X X X X]";

    private final HandDraft draft;

    KingsClubPlay(HandDraft draft) {
        this.draft = draft;
    }

    void read(LineLexer line) {
        Integer draw = DRAWS.get(line.line());
        if (draw != null) {
            draft.says(new Statement.DrawMarked(line.start(), draw, null));
            return;
        }
        boolean known = SILENT.contains(line.line())
                || isDeal(line)
                || draft.names().read(line, ": posts ", seat -> post(line, seat)) != null
                || draft.names().read(line, " ", seat -> act(line, seat)) != null;
        if (!known) {
            throw line.expected("a line that KingsClub writes in a draw game");
        }
    }

    private boolean isDeal(LineLexer line) {
        if (!line.take("Dealt to ")) {
            return false;
        }
        Boolean read = draft.names().read(line, ": ", seat -> {
            if (line.rest().equals(UNKNOWN)) {
                return true;
            }
            draft.says(new Statement.Dealt(line.start(), seat, line.cards()));
            line.expectEnd();
            return true;
        });
        if (read == null) {
            throw line.expected("the name of a player and his cards");
        }
        return true;
    }

    private Boolean post(LineLexer line, int seat) {
        Post post;
        if (line.take("ante ")) {
            post = Post.ANTE;
        } else if (line.take("the small blind ")) {
            post = Post.SMALL_BLIND;
        } else {
            line.expect("the big blind ");
            post = Post.BIG_BLIND;
        }
        draft.says(new Statement.Posted(line.start(), seat, post, line.amount(draft.coin())));
        isAllIn(line);
        line.expectEnd();
        return true;
    }

    private @Nullable Boolean act(LineLexer line, int seat) {
        Statement statement = bet(line, seat, line.start());
        if (statement == null && !isDraw(line, seat, line.start())) {
            return null;
        }
        line.expectEnd();
        if (statement != null) {
            draft.says(statement);
        }
        return true;
    }

    private @Nullable Statement bet(LineLexer line, int seat, Spot at) {
        if (line.take("folds")) {
            return new Statement.Folded(at, seat);
        }
        if (line.take("checks")) {
            return new Statement.Checked(at, seat);
        }
        if (line.take("calls ")) {
            long total = line.amount(draft.coin());
            return new Statement.Called(at, seat, total, Measure.OF_ROUND, isAllIn(line));
        }
        if (line.take("bets ")) {
            long to = line.amount(draft.coin());
            return new Statement.Bet(at, seat, to, isAllIn(line));
        }
        if (line.take("raises to ")) {
            long to = line.amount(draft.coin());
            return new Statement.Raised(at, seat, null, to, isAllIn(line));
        }
        if (line.take("stands pat")) {
            return new Statement.StoodPat(at, seat, Cards.NONE);
        }
        if (line.take("shows ")) {
            return new Statement.Shown(at, seat, line.cards());
        }
        return line.take("mucks") ? new Statement.Mucked(at, seat) : null;
    }

    private static boolean isAllIn(LineLexer line) {
        return line.take(", and is all in");
    }

    /** {@code discards [..] draws [..]} of the player whose file it is, {@code draws 2} of others. */
    private boolean isDraw(LineLexer line, int seat, Spot at) {
        if (line.take("discards ")) {
            draft.says(new Statement.Discarded(at, seat, line.cards()));
            line.expect(" draws ");
            draft.says(new Statement.Replaced(line.spot(), seat, Cards.NONE, line.cards()));
            return true;
        }
        if (!line.take("draws ")) {
            return false;
        }
        LineLexer before = line.copy();
        int count = line.number();
        if (count > Cards.MOST) {
            throw before.expected("a number of cards that a hand has");
        }
        draft.says(new Statement.Discarded(at, seat, Cards.unknown(count)));
        return true;
    }
}
