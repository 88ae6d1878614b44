package org.standpat.formats.merge;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.standpat.card.Cards;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.LineCards;
import org.standpat.formats.text.LineLexer;
import org.standpat.formats.transcript.StatedHand;
import org.standpat.formats.transcript.StatedShare;
import org.standpat.formats.transcript.Statement;

/** Reads the rounds of a hand. */
final class MergePlay {

    private static final Map<String, Integer> DRAWS = Map.of("FIRST_DRAW", 1, "SECOND_DRAW", 2, "THIRD_DRAW", 3);

    /** Rounds in which nobody draws. */
    private static final Set<String> OTHERS = Set.of(
            "BLINDS",
            "PRE_FIRST_DRAW",
            "POST_FIRST_DRAW",
            "POST_SECOND_DRAW",
            "POST_THIRD_DRAW",
            "SHOWDOWN",
            "END_OF_GAME",
            "GAME_CANCELLED");

    /** What is said of players that is no part of the hand. */
    private static final Set<String> ASIDE = Set.of("CHAT", "DISCONNECTED", "RECONNECTED", "LEAVE", "PLAYER_OUT");

    private final HandDraft draft;
    private final MergeCards cards;
    private final MergeBets bets;
    private final Set<Integer> shown = new HashSet<>();
    private boolean isOver;

    MergePlay(HandDraft draft, MergeCards cards) {
        this.draft = draft;
        this.cards = cards;
        bets = new MergeBets(draft);
    }

    void round(MergeElement round) {
        String id = round.text("id");
        Integer draw = DRAWS.get(id);
        if (draw != null) {
            draft.says(new Statement.DrawMarked(round.at(), draw, null));
        } else if (!OTHERS.contains(id)) {
            throw round.lexer("id").expected("a round of a triple draw");
        }
        isOver |= id.equals("END_OF_GAME");
        bets.round(id);
    }

    void event(MergeElement event) {
        String type = event.text("type");
        if (ASIDE.contains(type)) {
            return;
        }
        switch (type) {
            case "GAME_CANCELLED" -> draft.says(new Statement.Cancelled(event.at(), "the room cancelled the game"));
            case "DRAW" -> draw(event);
            case "SHOW" -> show(event);
            case "MUCK" -> draft.says(new Statement.Mucked(event.at(), player(event)));
            case "SIT_OUT" -> sitOut(event);
            default -> bets.read(event, player(event));
        }
    }

    /** Whoever sits out before the cards are dealt is not in the hand; whoever does later gives it up. */
    private void sitOut(MergeElement event) {
        if (event.round().equals("BLINDS")) {
            draft.sitsOut(player(event));
        } else {
            draft.says(new Statement.Folded(event.at(), player(event)));
        }
    }

    private int player(MergeElement element) {
        int seat = MergeSeats.number(element, "player");
        if (draft.on(seat) == null) {
            throw element.lexer("player").expected("the seat of a player of the list");
        }
        return seat;
    }

    private void draw(MergeElement event) {
        int seat = player(event);
        LineLexer text = event.lexer("text");
        int count = text.number();
        text.expectEnd();
        MergeCards.Draw told = cards.draw(event.round(), seat);
        if (count > Cards.MOST || (told != null && told.discarded().size() != count)) {
            throw event.lexer("text").expected("as many cards as the player's hand changes by");
        }
        if (count == 0) {
            Cards held = told == null ? Cards.NONE : told.kept();
            draft.says(new Statement.StoodPat(event.at(), seat, held));
        } else if (told == null) {
            draft.says(new Statement.Discarded(event.at(), seat, Cards.unknown(count)));
        } else {
            draft.says(new Statement.Discarded(event.at(), seat, told.discarded()));
            draft.says(new Statement.Replaced(event.at(), seat, told.kept(), told.received()));
        }
    }

    private void show(MergeElement event) {
        int seat = player(event);
        Cards told = cards.of(event.round(), seat);
        if (told == null) {
            throw event.refused("expected the cards of seat " + seat + ", which it shows here, in the same round");
        }
        draft.says(new Statement.Shown(event.at(), seat, told));
        shown.add(seat);
    }

    /** Cards of draws are read with the draws; whoever is told to have shown without saying so has shown here. */
    void cards(MergeElement element) {
        int seat = player(element);
        Cards told = LineCards.toEnd(element.lexer("cards"));
        switch (element.text("type")) {
            case "HOLE" -> draft.says(new Statement.Dealt(element.at(), seat, told));
            case "DRAW_DRAWN_CARDS" -> requireDraw(element);
            case "SHOWN" -> {
                if (shown.add(seat)) {
                    draft.says(new Statement.Shown(element.at(), seat, told));
                }
            }
            case "MUCKED" -> draft.hand(new StatedHand(element.at(), seat, told, false));
            default -> throw element.lexer("type").expected("\"HOLE\", \"DRAW_DRAWN_CARDS\", \"SHOWN\" or \"MUCKED\"");
        }
    }

    private static void requireDraw(MergeElement element) {
        if (!DRAWS.containsKey(element.round())) {
            throw element.refused("expected the cards of a draw in a round of one");
        }
    }

    void winner(MergeElement winner) {
        int seat = player(winner);
        LineLexer lexer = winner.lexer("amount");
        long amount = lexer.amount(draft.coin());
        lexer.expectEnd();
        if (winner.says("uncalled", "true")) {
            draft.says(new Statement.Returned(winner.at(), seat, amount));
        } else {
            draft.collected(new StatedShare(winner.at(), seat, amount));
        }
    }

    /** The last round has to be there. */
    void end() {
        if (!isOver && !draft.isCancelled()) {
            throw draft.brokenOff("the round END_OF_GAME");
        }
    }
}
