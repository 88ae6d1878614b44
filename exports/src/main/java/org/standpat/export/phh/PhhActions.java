package org.standpat.export.phh;

import java.util.ArrayList;
import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.export.Declarations;
import org.standpat.export.SeenHand;
import org.standpat.export.Step;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState;

/**
 * What happened as action strings, and beside them what PHH has no action for. A declaration that was changed stands beside the action, which
 * has what held in the end. All declarations of a draw stand before its cards, as PHH has it, also where players were served in turn.
 */
final class PhhActions {

    private final PhhWords words;
    private final boolean shown;
    private final List<PhhAct> acts = new ArrayList<>();
    private int draw;

    private PhhActions(PhhWords words, boolean shown) {
        this.words = words;
        this.shown = shown;
        acts.add(PhhAct.beginning());
    }

    /** The whole hand. */
    static PhhWritten of(SeenHand hand, PhhWords words) {
        PhhActions actions = new PhhActions(words, hand.wasShowdown());
        List<Step> settled = Declarations.settled(hand.steps());
        for (int i = 0; i < settled.size(); i++) {
            actions.step(hand.steps().get(i), settled.get(i).event());
        }
        return PhhWritten.of(PhhAct.declaredFirst(actions.acts));
    }

    /** A declaration that did not hold leads what held; all else that has no action follows on what happened before it. */
    private void step(Step step, HandEvent held) {
        HandEvent event = step.event();
        if (!held.equals(event)) {
            add(held);
            acts.getLast().before().add(event);
            return;
        }
        if (PhhBeside.has(event) || takesUnseen(step)) {
            noted().after().add(event);
        }
        if (!takesUnseen(step)) {
            add(event);
        }
    }

    /** Who is left alone because everybody else mucked takes the pots unseen: in PHH a muck of his would leave no hand. */
    private static boolean takesUnseen(Step step) {
        return step.event() instanceof HandEvent.HandMucked
                && step.before() instanceof HandState.ShowingDown showing
                && showing.table().contenders() == 1;
    }

    /** The fold by which others see that a hand was killed may come later than the ruling, so that nothing follows on it. */
    private PhhAct noted() {
        return acts.reversed().stream()
                .filter(act -> act.kind() != PhhAct.Kind.KILLED)
                .findFirst()
                .orElseThrow();
    }

    private void add(HandEvent event) {
        switch (event) {
            case HandEvent.CardsDealt dealt -> deal(PhhAct.Kind.OTHER, dealt.seat(), dealt.cards());
            case HandEvent.CardsReplaced replaced -> deal(PhhAct.Kind.CARDS, replaced.seat(), replaced.cards());
            case HandEvent.Folded folded -> acts(folded.seat(), "f");
            case HandEvent.Checked checked -> acts(checked.seat(), "cc");
            case HandEvent.Called called -> acts(called.seat(), "cc");
            case HandEvent.Bet bet -> acts(bet.seat(), "cbr " + bet.to());
            case HandEvent.Raised raised -> acts(raised.seat(), "cbr " + raised.to());
            case HandEvent.DiscardDeclared declared -> declares(declared.seat(), "sd " + text(declared.cards()));
            case HandEvent.StoodPat pat -> declares(pat.seat(), "sd");
            case HandEvent.HandShown show -> acts(show.seat(), "sm " + text(show.cards()));
            case HandEvent.HandMucked mucked -> muck(mucked.seat());
            case HandEvent.HandStarted ignored -> {}
            case HandEvent.AntePosted ignored -> {}
            case HandEvent.BlindPosted ignored -> {}
            case HandEvent.DeckShuffled ignored -> {}
            case HandEvent.BettingRoundOpened ignored -> {}
            case HandEvent.UncalledBetReturned ignored -> {}
            case HandEvent.DrawOpened opened -> draw = opened.draw();
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
            case HandEvent.HandKilled killed -> act(PhhAct.Kind.KILLED, killed.seat(), "f");
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

    private void deal(PhhAct.Kind kind, int seat, Cards cards) {
        acts.add(PhhAct.of(draw, kind, "d dh " + words.player(seat) + " " + text(cards)));
    }

    private void declares(int seat, String what) {
        act(PhhAct.Kind.DECLARATION, seat, what);
    }

    private void acts(int seat, String what) {
        act(PhhAct.Kind.OTHER, seat, what);
    }

    private void act(PhhAct.Kind kind, int seat, String what) {
        acts.add(PhhAct.of(draw, kind, words.player(seat) + " " + what));
    }

    static String text(Cards cards) {
        StringBuilder text = new StringBuilder();
        for (Card card : cards) {
            text.append(card);
        }
        return text.toString();
    }
}
