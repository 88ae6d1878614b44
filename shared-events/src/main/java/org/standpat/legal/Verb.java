package org.standpat.legal;

import java.util.Locale;

/** Everything that may be asked of a hand that has started, by the words that the write API takes; a time-out may be a disconnection. */
public enum Verb {
    FOLD,
    CHECK,
    CALL,
    BET,
    RAISE,
    DISCARD,
    PAT,
    SHOW,
    MUCK,
    CHANGE,
    ASK,
    TIME_OUT,
    DEAL,
    EXPOSE,
    MISCOUNT,
    OUT_OF_TURN,
    MISDEAL,
    CANCEL,
    KILL,
    POT,
    NOTE;

    /** The verb in small letters with hyphens: {@code out-of-turn}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What an option allows. */
    public static Verb of(LegalActions.Option option) {
        return switch (option) {
            case LegalActions.Fold ignored -> FOLD;
            case LegalActions.Check ignored -> CHECK;
            case LegalActions.Call ignored -> CALL;
            case LegalActions.Bet ignored -> BET;
            case LegalActions.Raise ignored -> RAISE;
            case LegalActions.Discard ignored -> DISCARD;
            case LegalActions.StandPat ignored -> PAT;
            case LegalActions.Show ignored -> SHOW;
            case LegalActions.Muck ignored -> MUCK;
            case LegalActions.ReceiveCards ignored -> DEAL;
        };
    }

    /** What an option beside allows. */
    public static Verb of(ActionsBeside.Option option) {
        return switch (option) {
            case ActionsBeside.ChangeDeclaration ignored -> CHANGE;
            case ActionsBeside.AskCardsTaken ignored -> ASK;
            case ActionsBeside.ForceAction ignored -> TIME_OUT;
            case ActionsBeside.ReportExposed ignored -> EXPOSE;
            case ActionsBeside.ReportMiscount ignored -> MISCOUNT;
            case ActionsBeside.ReportOutOfTurn ignored -> OUT_OF_TURN;
            case ActionsBeside.DeclareMisdeal ignored -> MISDEAL;
            case ActionsBeside.CancelHand ignored -> CANCEL;
            case ActionsBeside.KillHand ignored -> KILL;
            case ActionsBeside.RuleOnPot ignored -> POT;
            case ActionsBeside.IssueRuling ignored -> NOTE;
        };
    }
}
