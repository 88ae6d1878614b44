package org.standpat.decide;

import org.standpat.card.Cards;
import org.standpat.hand.HandCommand.AskCardsTaken;
import org.standpat.hand.HandCommand.ChangeDeclaration;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.houserules.DrawProcedure.Change;
import org.standpat.rules.BettingRules;

/** A declared draw that is changed, and the answer to how many cards somebody took (rules 5.3 and 5.9). */
final class Declarations {

    private Declarations() {}

    static HandEvent change(Started state, ChangeDeclaration change) {
        Decider.requireSeat(state, change.seat());
        Table table = state.table();
        if (table.rules().draw().change() == Change.NEVER) {
            throw mayNot("no change: what is declared stays by these house rules", change);
        }
        if (!(state instanceof Drawing drawing) || drawing.mayChange() != change.seat()) {
            throw mayNot("a change while no card of the draw is dealt and nobody has acted on the declaration", change);
        }
        Player player = table.player(change.seat());
        Cards before = player.draw().taken() > 0 ? table.deck().muck().getLast().cards() : Cards.NONE;
        Actions.requireDiscards(table, player.cards().plus(before), change.cards());
        return new HandEvent.DeclarationChanged(change.seat(), change.cards());
    }

    private static RuleViolation mayNot(String expected, ChangeDeclaration change) {
        return new RuleViolation(new Rejection.MayNotChange(expected, change.seat()));
    }

    static HandEvent tell(Started state, AskCardsTaken question) {
        Decider.requireSeat(state, question.seat());
        Decider.requireSeat(state, question.opponent());
        if (!(state instanceof Betting betting) || !BettingRules.mayAskCardsTaken(betting)) {
            throw new RuleViolation(
                    new Rejection.NotTold("a question before there is action after a draw", question.opponent()));
        }
        Player.Draw draw = betting.table().player(question.opponent()).draw();
        if (!draw.declared()) {
            throw new RuleViolation(
                    new Rejection.NotTold("a question about a player who was in the draw", question.opponent()));
        }
        return new HandEvent.CardsTakenTold(question.seat(), question.opponent(), draw.taken());
    }
}
