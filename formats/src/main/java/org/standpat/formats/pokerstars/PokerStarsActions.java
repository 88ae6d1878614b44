package org.standpat.formats.pokerstars;

import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Measure;
import org.standpat.formats.transcript.Statement.Post;

/** Reads what a player does: what comes after his name and a colon. */
final class PokerStarsActions {

    private final HandDraft draft;

    PokerStarsActions(HandDraft draft) {
        this.draft = draft;
    }

    /** Reads the rest of the line; null when it is none of a player's actions. */
    @Nullable
    Boolean read(LineLexer line, int seat) {
        Spot at = line.start();
        if (line.take("sits out") || line.take("is sitting out")) {
            if (!line.atEnd()) {
                return null;
            }
            draft.sitsOut(seat);
            return true;
        }
        if (line.take("doesn't show hand")) {
            return line.atEnd() ? true : null;
        }
        Statement statement = line.take("posts ") ? post(line, seat, at) : bet(line, seat, at);
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

    private Statement post(LineLexer line, int seat, Spot at) {
        Post post;
        if (line.take("small blind ")) {
            post = Post.SMALL_BLIND;
        } else if (line.take("big blind ")) {
            post = Post.BIG_BLIND;
        } else if (line.take("small & big blinds ")) {
            post = Post.BOTH_BLINDS;
        } else if (line.take("the ante ")) {
            post = Post.ANTE;
        } else {
            throw line.expected("\"small blind\", \"big blind\", \"small & big blinds\" or \"the ante\"");
        }
        long amount = line.amount(draft.coin());
        line.take(" and is all-in");
        return new Statement.Posted(at, seat, post, amount);
    }

    private @Nullable Statement bet(LineLexer line, int seat, Spot at) {
        if (line.take("folds")) {
            if (line.take(" [")) {
                line.expectUntil("]");
            }
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
        if (line.take("raises ")) {
            long by = line.amount(draft.coin());
            line.expect(" to ");
            long to = line.amount(draft.coin());
            return new Statement.Raised(at, seat, by, to, isAllIn(line));
        }
        return null;
    }

    private static boolean isAllIn(LineLexer line) {
        return line.take(" and is all-in");
    }

    private @Nullable Statement cards(LineLexer line, int seat, Spot at) {
        if (line.take("discards ")) {
            return discard(line, seat, at);
        }
        if (line.take("stands pat")) {
            Cards held = line.take(" on ") ? line.cards() : Cards.NONE;
            return new Statement.StoodPat(at, seat, held);
        }
        if (line.take("shows ")) {
            Cards cards = line.cards();
            if (line.take(" (")) {
                line.expectUntil(")");
            }
            return new Statement.Shown(at, seat, cards);
        }
        return line.take("mucks hand") ? new Statement.Mucked(at, seat) : null;
    }

    private static Statement discard(LineLexer line, int seat, Spot at) {
        LineLexer before = line.copy();
        int count = line.number();
        line.expect(count == 1 ? " card" : " cards");
        Cards named = line.take(" ") ? line.cards() : Cards.NONE;
        if (count > Cards.MOST || (!named.isEmpty() && named.size() != count)) {
            throw before.expected("as many cards as are named, at most a hand");
        }
        return new Statement.Discarded(at, seat, named.isEmpty() ? Cards.unknown(count) : named);
    }
}
