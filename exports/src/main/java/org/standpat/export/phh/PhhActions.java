package org.standpat.export.phh;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.export.Declarations;
import org.standpat.export.SeenHand;
import org.standpat.export.Step;
import org.standpat.export.json.EventObjects;
import org.standpat.hand.HandEvent;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * What happened as action strings, and beside them what PHH has no action for. A declaration that was changed stands beside the action, which
 * has what held in the end.
 */
final class PhhActions {

    private final PhhWords words;
    private final boolean shown;
    private final List<String> strings = new ArrayList<>();
    private final List<String> beside = new ArrayList<>();

    private PhhActions(PhhWords words, boolean shown) {
        this.words = words;
        this.shown = shown;
    }

    static PhhActions of(SeenHand hand, PhhWords words) {
        PhhActions actions = new PhhActions(words, hand.wasShowdown());
        List<Step> settled = Declarations.settled(hand.steps());
        for (int i = 0; i < settled.size(); i++) {
            HandEvent event = hand.steps().get(i).event();
            HandEvent held = settled.get(i).event();
            if (PhhBeside.has(event) || !held.equals(event)) {
                actions.note(event);
            }
            actions.add(held);
        }
        return actions;
    }

    /** TOML strings. */
    List<String> strings() {
        return List.copyOf(strings);
    }

    /** TOML tables. */
    List<String> beside() {
        return List.copyOf(beside);
    }

    /** A note says after how many actions it belongs. */
    private void note(HandEvent event) {
        ObjectNode note = JsonNodeFactory.instance.objectNode().put("after", strings.size());
        beside.add(Toml.inline(note.setAll(EventObjects.of(event))));
    }

    private void add(HandEvent event) {
        switch (event) {
            case HandEvent.CardsDealt dealt -> deal(dealt.seat(), dealt.cards());
            case HandEvent.CardsReplaced replaced -> deal(replaced.seat(), replaced.cards());
            case HandEvent.Folded folded -> acts(folded.seat(), "f");
            case HandEvent.Checked checked -> acts(checked.seat(), "cc");
            case HandEvent.Called called -> acts(called.seat(), "cc");
            case HandEvent.Bet bet -> acts(bet.seat(), "cbr " + bet.to());
            case HandEvent.Raised raised -> acts(raised.seat(), "cbr " + raised.to());
            case HandEvent.DiscardDeclared declared -> acts(declared.seat(), "sd " + text(declared.cards()));
            case HandEvent.StoodPat pat -> acts(pat.seat(), "sd");
            case HandEvent.HandShown show -> acts(show.seat(), "sm " + text(show.cards()));
            case HandEvent.HandMucked mucked -> muck(mucked.seat());
            case HandEvent.HandStarted ignored -> {}
            case HandEvent.AntePosted ignored -> {}
            case HandEvent.BlindPosted ignored -> {}
            case HandEvent.DeckShuffled ignored -> {}
            case HandEvent.BettingRoundOpened ignored -> {}
            case HandEvent.UncalledBetReturned ignored -> {}
            case HandEvent.DrawOpened ignored -> {}
            case HandEvent.DeclarationChanged ignored -> {}
            case HandEvent.CardBurned ignored -> {}
            case HandEvent.CardExposed ignored -> {}
            case HandEvent.DeckReshuffled ignored -> {}
            case HandEvent.HandMiscounted ignored -> {}
            case HandEvent.ActedOutOfTurn ignored -> {}
            case HandEvent.ActionForced ignored -> {}
            case HandEvent.CardsTakenTold ignored -> {}
            case HandEvent.ShowdownOpened ignored -> {}
            case HandEvent.RakeTaken ignored -> {}
            case HandEvent.PotAwarded ignored -> {}
            case HandEvent.HandCompleted ignored -> {}
            case HandEvent.HandKilled killed -> acts(killed.seat(), "f");
            case HandEvent.MisdealDeclared ignored -> {}
            case HandEvent.HandCancelled ignored -> {}
            case HandEvent.Refunded ignored -> {}
            case HandEvent.PotRuled ignored -> {}
            case HandEvent.RulingIssued ignored -> {}
        }
    }

    /** A pot that goes to the last player left is taken without an action. */
    private void muck(int seat) {
        if (shown) {
            acts(seat, "sm");
        }
    }

    private void deal(int seat, Cards cards) {
        strings.add(Toml.quoted("d dh " + words.player(seat) + " " + text(cards)));
    }

    private void acts(int seat, String what) {
        strings.add(Toml.quoted(words.player(seat) + " " + what));
    }

    static String text(Cards cards) {
        StringBuilder text = new StringBuilder();
        for (Card card : cards) {
            text.append(card);
        }
        return text.toString();
    }
}
