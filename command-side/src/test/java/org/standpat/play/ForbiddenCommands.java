package org.standpat.play;

import java.util.List;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.hand.Table;
import org.standpat.legal.Verb;

/** Commands that a verb stands for, by the seat whose turn it is, or by every seat where nobody's turn it is. */
final class ForbiddenCommands {

    private static final Ruling RULING = new Ruling("floor", "so that it is tried", "7.6");

    private ForbiddenCommands() {}

    static List<HandCommand> of(Started state, Verb verb) {
        List<Integer> seats = state.turn() == Table.NOBODY
                ? state.table().players().stream().map(Player::seat).toList()
                : List.of(state.turn());
        return seats.stream().map(seat -> command(verb, seat)).toList();
    }

    private static HandCommand command(Verb verb, int seat) {
        return switch (verb) {
            case FOLD -> new HandCommand.Fold(seat);
            case CHECK -> new HandCommand.Check(seat);
            case CALL -> new HandCommand.Call(seat);
            case BET -> new HandCommand.Bet(seat, 100);
            case RAISE -> new HandCommand.Raise(seat, 100);
            case DISCARD -> new HandCommand.Discard(seat, Cards.unknown(1));
            case PAT -> new HandCommand.StandPat(seat);
            case SHOW -> new HandCommand.Show(seat, Cards.NONE);
            case MUCK -> new HandCommand.Muck(seat);
            case CHANGE -> new HandCommand.ChangeDeclaration(seat, Cards.NONE);
            case ASK -> new HandCommand.AskCardsTaken(seat, seat);
            case TIME_OUT -> new HandCommand.ForceAction(seat, Cause.TIME_OUT);
            case DEAL -> new HandCommand.ReportCards(seat, Cards.unknown(1));
            case EXPOSE -> new HandCommand.ReportExposed(seat, Card.parse("2c"));
            case MISCOUNT -> new HandCommand.ReportMiscount(seat, 4);
            case OUT_OF_TURN -> new HandCommand.ReportOutOfTurn(new OutOfTurn(seat, OutOfTurn.Word.FOLD, 0));
            case MISDEAL -> new HandCommand.DeclareMisdeal(RULING);
            case CANCEL -> new HandCommand.CancelHand(RULING);
            case KILL -> new HandCommand.KillHand(seat, RULING);
            case POT -> new HandCommand.RuleOnPot(0, List.of(seat), RULING);
            case NOTE -> new HandCommand.IssueRuling(RULING);
        };
    }
}
