package org.standpat.formats.fulltilt;

import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Measure;
import org.standpat.formats.transcript.Statement.Post;

/** Reads what a player does: what comes after his name and a blank. */
final class FullTiltActions {

    private final HandDraft draft;

    FullTiltActions(HandDraft draft) {
        this.draft = draft;
    }

    /** Reads the rest of the line; null when it is none of a player's actions. */
    @Nullable
    Boolean read(LineLexer line, int seat) {
        Spot at = line.start();
        Statement statement = post(line, seat, at);
        if (statement == null) {
            statement = bet(line, seat, at);
        }
        if (statement == null) {
            statement = cards(line, seat, at);
        }
        if (statement == null) {
            return null;
        }
        line.expectEnd();
        draft.says(statement);
        return true;
    }

    private @Nullable Statement post(LineLexer line, int seat, Spot at) {
        Post post;
        if (line.take("antes ")) {
            post = Post.ANTE;
        } else if (line.take("posts the small blind of ") || line.take("posts a dead small blind of ")) {
            post = Post.SMALL_BLIND;
        } else if (line.take("posts the big blind of ") || line.take("posts ")) {
            post = Post.BIG_BLIND;
        } else {
            return null;
        }
        long amount = line.amount(draft.coin());
        isAllIn(line);
        return new Statement.Posted(at, seat, post, amount);
    }

    private @Nullable Statement bet(LineLexer line, int seat, Spot at) {
        if (line.take("folds")) {
            return new Statement.Folded(at, seat);
        }
        if (line.take("checks")) {
            return new Statement.Checked(at, seat);
        }
        if (line.take("calls ")) {
            long amount = line.amount(draft.coin());
            return new Statement.Called(at, seat, amount, Measure.ADDED, isAllIn(line));
        }
        if (line.take("bets ")) {
            long amount = line.amount(draft.coin());
            return new Statement.Bet(at, seat, amount, isAllIn(line));
        }
        if (line.take("raises to ")) {
            long to = line.amount(draft.coin());
            return new Statement.Raised(at, seat, null, to, isAllIn(line));
        }
        return null;
    }

    private static boolean isAllIn(LineLexer line) {
        return line.take(", and is all in");
    }

    private @Nullable Statement cards(LineLexer line, int seat, Spot at) {
        if (line.take("discards ")) {
            int count = count(line);
            Cards named = line.take(" ") ? line.cards() : Cards.NONE;
            if (!named.isEmpty() && named.size() != count) {
                throw line.expected(count + " cards before here, as many as are discarded");
            }
            return new Statement.Discarded(at, seat, named.isEmpty() ? Cards.unknown(count) : named);
        }
        if (line.take("stands pat")) {
            Cards held = line.take(" on ") ? line.cards() : Cards.NONE;
            return new Statement.StoodPat(at, seat, held);
        }
        if (line.take("is dealt ")) {
            return new Statement.Replaced(at, seat, Cards.NONE, Cards.unknown(count(line)));
        }
        if (line.take("shows ")) {
            Cards cards = line.cards();
            line.takeAll();
            return new Statement.Shown(at, seat, cards);
        }
        return line.take("mucks") ? new Statement.Mucked(at, seat) : null;
    }

    private static int count(LineLexer line) {
        LineLexer before = line.copy();
        int count = line.number();
        line.expect(count == 1 ? " card" : " cards");
        if (count > Cards.MOST) {
            throw before.expected("a number of cards that a hand has");
        }
        return count;
    }
}
