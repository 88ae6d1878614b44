package org.standpat.verify;

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
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.ActionsBeside.Option;

/** Does by chance what may be done beside the action that a hand waits for: reports, questions, forced actions, rulings. */
final class FloorPlayer {

    /** What ends a hand early is taken one time in this many. */
    private static final int SELDOM = 10;

    private static final long MOST_CHIPS = 400;

    private final RandomGenerator chance;

    FloorPlayer(RandomGenerator chance) {
        this.chance = chance;
    }

    /** Something that may be done beside now. */
    HandCommand next(Started state) {
        List<Option> options = new ArrayList<>(ActionsBeside.of(state));
        if (chance.nextInt(SELDOM) > 0) {
            options.removeIf(option ->
                    option instanceof ActionsBeside.DeclareMisdeal || option instanceof ActionsBeside.CancelHand);
        }
        Option option = options.get(chance.nextInt(options.size()));
        return switch (option) {
            case ActionsBeside.ChangeDeclaration it -> new HandCommand.ChangeDeclaration(it.seat(), some(state, it));
            case ActionsBeside.AskCardsTaken it ->
                new HandCommand.AskCardsTaken(any(state.table().players()).seat(), any(it.opponents()));
            case ActionsBeside.ForceAction it -> new HandCommand.ForceAction(it.seat(), any(List.of(Cause.values())));
            case ActionsBeside.ReportExposed it -> new HandCommand.ReportExposed(any(it.seats()), undealt(state));
            case ActionsBeside.ReportMiscount it -> new HandCommand.ReportMiscount(it.seat(), held(state, it));
            case ActionsBeside.ReportOutOfTurn it -> new HandCommand.ReportOutOfTurn(noted(any(it.seats())));
            case ActionsBeside.DeclareMisdeal ignored -> new HandCommand.DeclareMisdeal(ruling("7.1"));
            case ActionsBeside.CancelHand ignored -> new HandCommand.CancelHand(ruling("7.4"));
            case ActionsBeside.KillHand it -> new HandCommand.KillHand(any(it.seats()), ruling("7.3"));
            case ActionsBeside.RuleOnPot it -> new HandCommand.RuleOnPot(it.pot(), winners(it.seats()), ruling("7.6"));
            case ActionsBeside.IssueRuling ignored -> new HandCommand.IssueRuling(ruling("7.6"));
        };
    }

    private List<Integer> winners(List<Integer> seats) {
        List<Integer> winners = new ArrayList<>();
        for (int seat : seats) {
            if (chance.nextBoolean()) {
                winners.add(seat);
            }
        }
        return winners.isEmpty() ? seats.subList(0, 1) : winners;
    }

    private OutOfTurn noted(int seat) {
        OutOfTurn.Word word = any(List.of(OutOfTurn.Word.values()));
        boolean sized = word == OutOfTurn.Word.BET || word == OutOfTurn.Word.RAISE;
        return new OutOfTurn(seat, word, sized ? chance.nextLong(1, MOST_CHIPS) : 0);
    }

    private static Ruling ruling(String rule) {
        return new Ruling("floor", "as the floor saw it", rule);
    }

    private int held(Started state, ActionsBeside.ReportMiscount miscount) {
        int right = state.table().player(miscount.seat()).handSize();
        int held = chance.nextInt(miscount.least(), miscount.most() + 1);
        return held != right ? held : held > miscount.least() ? held - 1 : held + 1;
    }

    private Card undealt(Started state) {
        return any(Cards.of(state.table().deck().out().complement()).asList());
    }

    private Cards some(Started state, ActionsBeside.ChangeDeclaration change) {
        Player player = state.table().player(change.seat());
        Cards before = player.draw().taken() > 0
                ? state.table().deck().muck().getLast().cards()
                : Cards.NONE;
        List<Card> left = new ArrayList<>(player.cards().plus(before).asList());
        List<Card> taken = new ArrayList<>();
        for (int count = chance.nextInt(change.most() + 1); count > 0; count--) {
            taken.add(left.remove(chance.nextInt(left.size())));
        }
        return Cards.of(taken);
    }

    private <T> T any(List<T> values) {
        return values.get(chance.nextInt(values.size()));
    }
}
