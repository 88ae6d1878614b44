package org.standpat.formats.merge;

import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.text.RoundBets;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Measure;
import org.standpat.formats.transcript.Statement.Post;

/**
 * Reads forced bets and bets. {@code BET} and {@code RAISE} name the total of the round, {@code CALL} and {@code ALL_IN} what went in
 * with the action; whether an all-in calls, bets or raises follows from what is in already.
 */
final class MergeBets {

    private final HandDraft draft;
    private final RoundBets bets = new RoundBets();
    private long bigBlind;

    MergeBets(HandDraft draft) {
        this.draft = draft;
    }

    /** A round begins. The blinds are bets of the first round of betting. */
    void round(String id) {
        if (!id.equals("PRE_FIRST_DRAW")) {
            bets.begin();
        }
    }

    void read(MergeElement event, int seat) {
        Spot at = event.at();
        switch (event.text("type")) {
            case "FOLD" -> draft.says(new Statement.Folded(at, seat));
            case "CHECK" -> draft.says(new Statement.Checked(at, seat));
            case "ANTE" -> draft.says(new Statement.Posted(at, seat, Post.ANTE, amount(event)));
            case "SMALL_BLIND" -> post(event, seat, Post.SMALL_BLIND);
            case "BIG_BLIND" -> {
                bigBlind = amount(event);
                post(event, seat, Post.BIG_BLIND);
            }
            case "INITIAL_BLIND" -> post(event, seat, Post.BIG_BLIND);
            case "RETURN_BLIND" -> returnBlind(event, seat);
            case "CALL" -> {
                long more = amount(event);
                bets.add(seat, more);
                draft.says(new Statement.Called(at, seat, more, Measure.ADDED, false));
            }
            case "BET" -> {
                bets.to(seat, amount(event));
                draft.says(new Statement.Bet(at, seat, bets.of(seat), false));
            }
            case "RAISE" -> {
                bets.to(seat, amount(event));
                draft.says(new Statement.Raised(at, seat, null, bets.of(seat), false));
            }
            case "ALL_IN" -> allIn(event, seat);
            default -> throw event.lexer("type").expected("an event of a draw game");
        }
    }

    private long amount(MergeElement event) {
        LineLexer lexer = event.lexer("amount");
        long amount = lexer.amount(draft.coin());
        lexer.expectEnd();
        return amount;
    }

    private void post(MergeElement event, int seat, Post post) {
        long amount = amount(event);
        bets.add(seat, amount);
        draft.says(new Statement.Posted(event.at(), seat, post, amount));
    }

    /** A returning player posts the small blind, the big blind or both, which the amount tells; of both the big blind alone is a bet. */
    private void returnBlind(MergeElement event, int seat) {
        long amount = amount(event);
        Post post = amount > bigBlind ? Post.BOTH_BLINDS : amount == bigBlind ? Post.BIG_BLIND : Post.SMALL_BLIND;
        if (post != Post.SMALL_BLIND) {
            bets.add(seat, bigBlind);
        }
        draft.says(new Statement.Posted(event.at(), seat, post, amount));
    }

    private void allIn(MergeElement event, int seat) {
        if (event.round().equals("BLINDS")) {
            throw event.lexer("type").expected("which blind or ante it is that takes all of the player's chips");
        }
        long more = amount(event);
        long level = bets.level();
        bets.add(seat, more);
        long total = bets.of(seat);
        if (total <= level) {
            draft.says(new Statement.Called(event.at(), seat, more, Measure.ADDED, true));
        } else if (level == 0) {
            draft.says(new Statement.Bet(event.at(), seat, total, true));
        } else {
            draft.says(new Statement.Raised(event.at(), seat, null, total, true));
        }
    }
}
