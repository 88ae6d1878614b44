package org.standpat.export.phh;

import org.standpat.hand.HandEvent;

/** Which events PHH has neither an action nor a field for, so that they stand beside the actions. */
final class PhhBeside {

    private PhhBeside() {}

    /** False when an action or a field of PHH says the event, or it follows from them. */
    static boolean has(HandEvent event) {
        return switch (event) {
            case HandEvent.CardBurned ignored -> true;
            case HandEvent.DeckShuffled ignored -> true;
            case HandEvent.DeckReshuffled ignored -> true;
            case HandEvent.CardExposed ignored -> true;
            case HandEvent.HandMiscounted ignored -> true;
            case HandEvent.ActedOutOfTurn ignored -> true;
            case HandEvent.ActionForced ignored -> true;
            case HandEvent.CardsTakenTold ignored -> true;
            case HandEvent.DeclarationChanged ignored -> true;
            case HandEvent.RakeTaken ignored -> true;
            case HandEvent.HandKilled ignored -> true;
            case HandEvent.MisdealDeclared ignored -> true;
            case HandEvent.HandCancelled ignored -> true;
            case HandEvent.Refunded ignored -> true;
            case HandEvent.PotRuled ignored -> true;
            case HandEvent.RulingIssued ignored -> true;
            case HandEvent.HandStarted ignored -> false;
            case HandEvent.AntePosted ignored -> false;
            case HandEvent.BlindPosted ignored -> false;
            case HandEvent.CardsDealt ignored -> false;
            case HandEvent.BettingRoundOpened ignored -> false;
            case HandEvent.Folded ignored -> false;
            case HandEvent.Checked ignored -> false;
            case HandEvent.Called ignored -> false;
            case HandEvent.Bet ignored -> false;
            case HandEvent.Raised ignored -> false;
            case HandEvent.UncalledBetReturned ignored -> false;
            case HandEvent.DrawOpened ignored -> false;
            case HandEvent.DiscardDeclared ignored -> false;
            case HandEvent.StoodPat ignored -> false;
            case HandEvent.CardsReplaced ignored -> false;
            case HandEvent.ShowdownOpened ignored -> false;
            case HandEvent.HandShown ignored -> false;
            case HandEvent.HandMucked ignored -> false;
            case HandEvent.PotAwarded ignored -> false;
            case HandEvent.HandCompleted ignored -> false;
        };
    }
}
