package org.standpat.formats.ohh;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.standpat.card.Cards;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Spot;
import org.standpat.formats.text.HandDraft;
import org.standpat.formats.text.RoundBets;
import org.standpat.formats.transcript.Statement;
import org.standpat.formats.transcript.Statement.Measure;
import org.standpat.formats.transcript.Statement.Post;
import org.standpat.hand.HandEvent;

/**
 * Reads actions. All amounts are what went in with the action. The format's own cards of a draw are those that are dealt again, so as many
 * were thrown away; the events beside the actions, which the format does not have, say more.
 */
final class OhhActions {

    private static final Set<String> ASIDE = Set.of("Added Chips", "Sits Down", "Stands Up", "Player Adjustment");

    /** Cards that a player is dealt at first. */
    private static final int FIRST_CARDS = 5;

    private final HandDraft draft;
    private final Map<Integer, Integer> seats;
    private final long bigBlind;
    private final RoundBets bets = new RoundBets();
    private final Set<Integer> dealt = new HashSet<>();
    private final Set<Integer> discarded = new HashSet<>();
    private boolean isDrawing;

    OhhActions(HandDraft draft, Map<Integer, Integer> seats, long bigBlind) {
        this.draft = draft;
        this.seats = seats;
        this.bigBlind = bigBlind;
    }

    void read(OhhStep step) {
        switch (step) {
            case OhhStep.Action action -> read(action.action());
            case OhhStep.Beside beside -> read(beside);
        }
    }

    /** Of the events beside the actions those that a file may hold which does not say by which house rules the hand was played. */
    private void read(OhhStep.Beside beside) {
        Spot at = beside.at();
        switch (beside.event()) {
            case HandEvent.DiscardDeclared declared -> {
                draws();
                discarded.add(declared.seat());
                draft.says(new Statement.Discarded(at, declared.seat(), declared.cards()));
            }
            case HandEvent.StoodPat pat -> {
                draws();
                draft.says(new Statement.StoodPat(at, pat.seat(), Cards.NONE));
            }
            case HandEvent.UncalledBetReturned back ->
                draft.says(new Statement.Returned(at, back.seat(), back.amount()));
            case HandEvent.DeckReshuffled ignored -> draft.says(new Statement.Reshuffled(at));
            default ->
                throw beside.object()
                        .refused(
                                "expected a discard, standing pat, an uncalled bet or a reshuffle, since the hand does not say"
                                        + " in \"" + OhhTold.START + "\" by which house rules it was played");
        }
    }

    private void read(OhhObject action) {
        String what = action.text("action");
        if (ASIDE.contains(what)) {
            return;
        }
        int seat = OhhPots.seat(action, seats);
        Spot at = action.at();
        boolean allIn = action.isSet("is_allin");
        long amount = action.amount("amount", draft.coin());
        switch (what) {
            case "Post Ante" -> draft.says(new Statement.Posted(at, seat, Post.ANTE, amount));
            case "Post Dead" -> draft.says(new Statement.Posted(at, seat, Post.SMALL_BLIND, amount));
            case "Post SB" -> post(at, seat, Post.SMALL_BLIND, amount, amount);
            case "Post BB" -> post(at, seat, Post.BIG_BLIND, amount, amount);
            case "Post Extra Blind" -> {
                Post post = amount > bigBlind ? Post.BOTH_BLINDS : Post.BIG_BLIND;
                post(at, seat, post, amount, Math.min(amount, bigBlind));
            }
            case "Fold" -> draft.says(new Statement.Folded(at, seat));
            case "Check" -> draft.says(new Statement.Checked(at, seat));
            case "Call" -> {
                bets.add(seat, amount);
                draft.says(new Statement.Called(at, seat, amount, Measure.ADDED, allIn));
            }
            case "Bet" -> {
                bets.add(seat, amount);
                draft.says(new Statement.Bet(at, seat, bets.of(seat), allIn));
            }
            case "Raise" -> {
                bets.add(seat, amount);
                draft.says(new Statement.Raised(at, seat, null, bets.of(seat), allIn));
            }
            default -> cards(action, what, seat);
        }
    }

    private void post(Spot at, int seat, Post post, long amount, long live) {
        bets.add(seat, live);
        draft.says(new Statement.Posted(at, seat, post, amount));
    }

    private void cards(OhhObject action, String what, int seat) {
        Spot at = action.at();
        switch (what) {
            case "Dealt Cards" -> deal(action, seat);
            case "Shows Cards" -> draft.says(new Statement.Shown(at, seat, cards(action)));
            case "Mucks Cards" -> draft.says(new Statement.Mucked(at, seat));
            default -> throw action.refused("action", "expected an action of a draw game");
        }
    }

    /** After a draw a new round of betting begins. */
    private void draws() {
        isDrawing = true;
        bets.begin();
    }

    /** The first cards of a player, and after that those of his draws. */
    private void deal(OhhObject action, int seat) {
        Cards cards = cards(action);
        Spot at = action.at();
        if (!isDrawing && cards.size() == FIRST_CARDS && dealt.add(seat)) {
            if (cards.unknownCount() < cards.size()) {
                draft.says(new Statement.Dealt(at, seat, cards));
            }
            return;
        }
        draws();
        if (!discarded.remove(seat)) {
            draft.says(new Statement.Discarded(at, seat, Cards.unknown(cards.size())));
        }
        draft.says(new Statement.Replaced(at, seat, Cards.NONE, cards));
    }

    /** Cards one by one; those that are not told stand as {@code ??}. */
    static Cards cards(OhhObject action) {
        List<OhhValue> values = action.values("cards");
        StringBuilder written = new StringBuilder();
        for (OhhValue value : values) {
            if (!(value instanceof OhhValue.Text text)) {
                throw action.refused("cards", "expected cards as texts");
            }
            written.append(text.text()).append(' ');
        }
        try {
            Cards cards = Cards.parse(written.toString());
            if (cards.isEmpty()) {
                throw action.refused("expected the field \"cards\" with the cards of this action, got none");
            }
            return cards;
        } catch (IllegalArgumentException fault) {
            throw new HandRefused(action.hand().at(action.at("cards"), ""), String.valueOf(fault.getMessage()));
        }
    }
}
