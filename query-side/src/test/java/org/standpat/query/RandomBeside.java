package org.standpat.query;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.hand.Table;
import org.standpat.legal.ActionsBeside;

/** Does by chance what may be done besides the action that a hand waits for: reports, questions, the floor. */
final class RandomBeside {

    private final RandomGenerator chance;

    RandomBeside(RandomGenerator chance) {
        this.chance = chance;
    }

    /** One of the things that may be done besides, each equally likely. There is always one. */
    HandCommand next(Started state) {
        List<ActionsBeside.Option> options = ActionsBeside.of(state);
        return command(state, options.get(chance.nextInt(options.size())));
    }

    private HandCommand command(Started state, ActionsBeside.Option option) {
        Table table = state.table();
        return switch (option) {
            case ActionsBeside.ChangeDeclaration change ->
                new HandCommand.ChangeDeclaration(change.seat(), held(table, change));
            case ActionsBeside.AskCardsTaken ask -> {
                int opponent = any(ask.opponents());
                int asking = any(table.players().stream()
                        .map(Player::seat)
                        .filter(seat -> seat != opponent)
                        .toList());
                yield new HandCommand.AskCardsTaken(asking, opponent);
            }
            case ActionsBeside.ForceAction force ->
                new HandCommand.ForceAction(force.seat(), any(List.of(Cause.values())));
            case ActionsBeside.ReportExposed report -> {
                List<Card> possible =
                        table.deck().out().complement().toCards().asList();
                yield new HandCommand.ReportExposed(any(report.seats()), any(possible));
            }
            case ActionsBeside.ReportMiscount report -> miscount(table, report);
            case ActionsBeside.ReportOutOfTurn report ->
                new HandCommand.ReportOutOfTurn(new OutOfTurn(any(report.seats()), OutOfTurn.Word.FOLD, 0));
            case ActionsBeside.DeclareMisdeal ignored -> new HandCommand.DeclareMisdeal(ruling("7.1"));
            case ActionsBeside.CancelHand ignored -> new HandCommand.CancelHand(ruling("7.4"));
            case ActionsBeside.KillHand kill -> new HandCommand.KillHand(any(kill.seats()), ruling("7.3"));
            case ActionsBeside.RuleOnPot rule -> new HandCommand.RuleOnPot(rule.pot(), some(rule.seats()), ruling("7.6"));
            case ActionsBeside.IssueRuling ignored -> new HandCommand.IssueRuling(ruling("7.6"));
        };
    }

    /** One of the cards that the player still holds instead of what he declared, or none. */
    private Cards held(Table table, ActionsBeside.ChangeDeclaration change) {
        Cards cards = table.player(change.seat()).cards();
        return cards.isEmpty() || chance.nextBoolean() ? Cards.NONE : Cards.of(cards.get(0));
    }

    /** Another number than the hand is to have; where there is none, a ruling. */
    private HandCommand miscount(Table table, ActionsBeside.ReportMiscount report) {
        int held = chance.nextInt(report.least(), report.most() + 1);
        return held == table.player(report.seat()).handSize()
                ? new HandCommand.IssueRuling(ruling("6.4"))
                : new HandCommand.ReportMiscount(report.seat(), held);
    }

    private List<Integer> some(List<Integer> seats) {
        List<Integer> some = new ArrayList<>(List.of(any(seats)));
        int other = any(seats);
        if (!some.contains(other)) {
            some.add(other);
        }
        return some;
    }

    private static Ruling ruling(String rule) {
        return new Ruling("Floor", "by chance", rule);
    }

    private <T> T any(List<T> things) {
        return things.get(chance.nextInt(things.size()));
    }
}
