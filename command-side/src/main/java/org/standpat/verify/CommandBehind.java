package org.standpat.verify;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.PotRuled;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.rules.FloorRules;

/** What somebody must have asked for when an event is the first of a decision. */
public final class CommandBehind {

    private CommandBehind() {}

    /**
     * The command; null when such an event only follows from others.
     *
     * @param before the hand before the event
     */
    public static @Nullable HandCommand of(HandState before, HandEvent event) {
        return switch (event) {
            case HandStarted it -> start(it);
            case HandEvent.CardsDealt it -> new HandCommand.ReportCards(it.seat(), it.cards());
            case HandEvent.CardsReplaced it -> new HandCommand.ReportCards(it.seat(), it.cards());
            case HandEvent.CardExposed it -> new HandCommand.ReportExposed(it.seat(), it.card());
            case HandEvent.HandMiscounted it -> new HandCommand.ReportMiscount(it.seat(), it.held());
            case HandEvent.ActedOutOfTurn it -> new HandCommand.ReportOutOfTurn(it.action());
            case HandEvent.ActionForced it -> new HandCommand.ForceAction(it.seat(), it.cause());
            case HandEvent.CardsTakenTold it -> new HandCommand.AskCardsTaken(it.seat(), it.opponent());
            case HandEvent.Folded it -> new HandCommand.Fold(it.seat());
            case HandEvent.Checked it -> new HandCommand.Check(it.seat());
            case HandEvent.Called it -> new HandCommand.Call(it.seat());
            case HandEvent.Bet it -> new HandCommand.Bet(it.seat(), it.to());
            case HandEvent.Raised it -> new HandCommand.Raise(it.seat(), it.to());
            case HandEvent.DiscardDeclared it -> new HandCommand.Discard(it.seat(), it.cards());
            case HandEvent.DeclarationChanged it -> new HandCommand.ChangeDeclaration(it.seat(), it.cards());
            case HandEvent.StoodPat it -> new HandCommand.StandPat(it.seat());
            case HandEvent.HandShown it -> new HandCommand.Show(it.seat(), it.cards());
            case HandEvent.HandMucked it -> new HandCommand.Muck(it.seat());
            case HandEvent.HandKilled it -> new HandCommand.KillHand(it.seat(), it.ruling());
            case HandEvent.MisdealDeclared it -> new HandCommand.DeclareMisdeal(it.ruling());
            case HandEvent.HandCancelled it -> new HandCommand.CancelHand(it.ruling());
            case PotRuled it -> new HandCommand.RuleOnPot(it.pot(), winners(before, it), it.ruling());
            case HandEvent.RulingIssued it -> new HandCommand.IssueRuling(it.ruling());
            case HandEvent.AntePosted ignored -> null;
            case HandEvent.BlindPosted ignored -> null;
            case HandEvent.DeckShuffled ignored -> null;
            case HandEvent.BettingRoundOpened ignored -> null;
            case HandEvent.UncalledBetReturned ignored -> null;
            case HandEvent.DrawOpened ignored -> null;
            case HandEvent.CardBurned ignored -> null;
            case HandEvent.DeckReshuffled ignored -> null;
            case HandEvent.ShowdownOpened ignored -> null;
            case HandEvent.RakeTaken ignored -> null;
            case HandEvent.PotAwarded ignored -> null;
            case HandEvent.HandCompleted ignored -> null;
            case HandEvent.Refunded ignored -> null;
        };
    }

    private static HandCommand start(HandStarted started) {
        return new HandCommand.StartHand(
                started.hand(),
                started.table(),
                started.startedAt(),
                started.dealing(),
                started.rules(),
                started.seats(),
                started.button(),
                started.owing(),
                started.previous());
    }

    /** A pot that the rake has taken whole has no shares to name its winners; any of those who may win it gives the same event. */
    private static List<Integer> winners(HandState before, PotRuled ruled) {
        boolean empty = ruled.shares().isEmpty()
                && before instanceof Finished finished
                && FloorRules.potsToRuleOn(finished).contains(ruled.pot())
                && finished.due(ruled.pot()) == 0;
        return empty
                ? FloorRules.mayWin((Finished) before, ruled.pot()).subList(0, 1)
                : ruled.shares().stream().map(Share::seat).toList();
    }
}
