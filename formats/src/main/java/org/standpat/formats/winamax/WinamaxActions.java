package org.standpat.formats.winamax;

import org.jspecify.annotations.Nullable;
import org.standpat.card.Cards;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.HandHeader;
import org.standpat.formats.text.LineCards;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.RoundBets;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Measure;
import org.standpat.formats.transcript.Statement.Post;
import org.standpat.houserules.Variant.Structure;

/** Reads what a player does: what comes after his name and a blank. */
final class WinamaxActions {

    private final HandDraft draft;
    private final RoundBets bets;
    private final long smallBlind;

    WinamaxActions(HandDraft draft, HandHeader header, RoundBets bets) {
        this.draft = draft;
        this.bets = bets;
        boolean fixed = header.game().structure() == Structure.FIXED_LIMIT;
        smallBlind = fixed ? header.stakes().low() / 2 : header.stakes().low();
    }

    /**
     * Reads the rest of the line; null when it is none of a player's actions.
     *
     * @param blindsAreIn whether it is the round of the blinds, in which older files call a raise a bet
     */
    @Nullable
    Boolean read(LineLexer line, int seat, boolean blindsAreIn) {
        Spot at = line.start();
        Statement statement = post(line, seat, at);
        if (statement == null) {
            statement = bet(line, seat, at, blindsAreIn);
        }
        if (statement == null) {
            statement = draw(line, seat, at);
        }
        if (statement == null) {
            return null;
        }
        line.expectEnd();
        draft.says(statement);
        return true;
    }

    private @Nullable Statement post(LineLexer line, int seat, Spot at) {
        if (line.take("posts ante ")) {
            long ante = line.amount(draft.coin());
            isAllIn(line);
            return new Statement.Posted(at, seat, Post.ANTE, ante);
        }
        boolean small = line.take("posts small blind ");
        if (!small && !line.take("posts big blind ")) {
            return null;
        }
        long amount = line.amount(draft.coin());
        isAllIn(line);
        boolean outOfTurn = line.take(" out of position");
        if (!small) {
            bets.add(seat, amount);
            return new Statement.Posted(at, seat, Post.BIG_BLIND, amount);
        }
        if (outOfTurn && amount > smallBlind) {
            bets.add(seat, amount - smallBlind);
            return new Statement.Posted(at, seat, Post.BOTH_BLINDS, amount);
        }
        if (!outOfTurn) {
            bets.add(seat, amount);
        }
        return new Statement.Posted(at, seat, Post.SMALL_BLIND, amount);
    }

    private @Nullable Statement bet(LineLexer line, int seat, Spot at, boolean blindsAreIn) {
        if (line.take("folds")) {
            return new Statement.Folded(at, seat);
        }
        if (line.take("checks")) {
            return new Statement.Checked(at, seat);
        }
        if (line.take("calls ")) {
            long amount = line.amount(draft.coin());
            bets.add(seat, amount);
            return new Statement.Called(at, seat, amount, Measure.ADDED, isAllIn(line));
        }
        if (line.take("bets ")) {
            return bets(line, seat, at, blindsAreIn);
        }
        return line.take("raises ") ? raises(line, seat, at) : null;
    }

    private Statement bets(LineLexer line, int seat, Spot at, boolean blindsAreIn) {
        long amount = line.amount(draft.coin());
        long level = bets.level();
        bets.to(seat, level + amount);
        return blindsAreIn && level > 0
                ? new Statement.Raised(at, seat, amount, level + amount, isAllIn(line))
                : new Statement.Bet(at, seat, amount, isAllIn(line));
    }

    /** As in {@code raises 25 to 50}; a raise by less than nothing is an all-in that does not reach the bet. */
    private Statement raises(LineLexer line, int seat, Spot at) {
        boolean isCall = line.take("-");
        long by = line.amount(draft.coin());
        line.expect(" to ");
        long to = line.amount(draft.coin());
        bets.to(seat, to);
        return isCall
                ? new Statement.Called(at, seat, to, Measure.OF_ROUND, isAllIn(line))
                : new Statement.Raised(at, seat, by, to, isAllIn(line));
    }

    private static boolean isAllIn(LineLexer line) {
        return line.take(" and is all-in");
    }

    /** {@code stands pat [held]}, {@code discards 2 cards}, and with the cards named. */
    private @Nullable Statement draw(LineLexer line, int seat, Spot at) {
        if (line.take("stands pat")) {
            Cards held = line.take(" ") ? LineCards.toldOrNot(line) : Cards.NONE;
            return new Statement.StoodPat(at, seat, held.allKnown() ? held : Cards.NONE);
        }
        if (!line.take("discards ")) {
            return null;
        }
        if (line.rest().startsWith("[")) {
            return new Statement.Discarded(at, seat, LineCards.toldOrNot(line));
        }
        LineLexer before = line.copy();
        int count = line.number();
        line.expect(count == 1 ? " card" : " cards");
        if (count > Cards.MOST) {
            throw before.expected("a number of cards that a hand has");
        }
        Cards named = line.take(" ") ? LineCards.toldOrNot(line) : Cards.unknown(count);
        if (named.size() != count) {
            throw before.expected("as many cards as are named after it");
        }
        return new Statement.Discarded(at, seat, named);
    }
}
