package org.standpat.verify;

import org.standpat.hand.HandEvent;

/** The rule that makes an event follow, to cite when it is stored differently. */
final class RuleOfEvent {

    /** A hand's events alone give its state at every event. */
    static final String RECORD = "8";

    private RuleOfEvent() {}

    static String of(HandEvent event) {
        return switch (event) {
            case HandEvent.HandStarted ignored -> RECORD;
            case HandEvent.AntePosted ignored -> "3.5";
            case HandEvent.BlindPosted ignored -> "3.2";
            case HandEvent.DeckShuffled ignored -> "4.1";
            case HandEvent.CardsDealt ignored -> "4.1";
            case HandEvent.CardExposed ignored -> "5.8";
            case HandEvent.HandMiscounted ignored -> "6.4";
            case HandEvent.BettingRoundOpened ignored -> "4.2";
            case HandEvent.ActedOutOfTurn ignored -> "4.13";
            case HandEvent.ActionForced ignored -> "7.5";
            case HandEvent.CardsTakenTold ignored -> "5.9";
            case HandEvent.Folded ignored -> "4.3";
            case HandEvent.Checked ignored -> "4.3";
            case HandEvent.Called ignored -> "4.3";
            case HandEvent.Bet ignored -> "4.9";
            case HandEvent.Raised ignored -> "4.9";
            case HandEvent.UncalledBetReturned ignored -> "4.11";
            case HandEvent.DrawOpened ignored -> "5.1";
            case HandEvent.DiscardDeclared ignored -> "5.1";
            case HandEvent.DeclarationChanged ignored -> "5.3";
            case HandEvent.StoodPat ignored -> "5.1";
            case HandEvent.CardBurned ignored -> "5.6";
            case HandEvent.DeckReshuffled ignored -> "5.11";
            case HandEvent.CardsReplaced ignored -> "5.1";
            case HandEvent.ShowdownOpened ignored -> "6.1";
            case HandEvent.HandShown ignored -> "6.2";
            case HandEvent.HandMucked ignored -> "6.2";
            case HandEvent.RakeTaken ignored -> "6.7";
            case HandEvent.PotAwarded ignored -> "6.5";
            case HandEvent.HandCompleted ignored -> "4.14";
            case HandEvent.HandKilled ignored -> "6.4";
            case HandEvent.MisdealDeclared ignored -> "7.2";
            case HandEvent.HandCancelled ignored -> "7.4";
            case HandEvent.Refunded ignored -> "7.4";
            case HandEvent.PotRuled ignored -> "7.6";
            case HandEvent.RulingIssued ignored -> "7.6";
        };
    }
}
