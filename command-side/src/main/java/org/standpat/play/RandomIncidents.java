package org.standpat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import org.standpat.legal.ActionsBeside.Option;

/**
 * Lets happen by chance what happens at a table besides the play: changed declarations, questions, time-outs, exposed cards, miscounts,
 * actions out of turn, and what the floor rules. The same seed lets the same happen.
 */
public final class RandomIncidents {

    /** A hand is cancelled, misdealt or ruled dead one time in this many that it comes up, so that most hands are played out. */
    private static final int SELDOM = 6;

    private final RandomGenerator chance;

    /** Incidents that follow this source of chance. */
    public RandomIncidents(RandomGenerator chance) {
        this.chance = chance;
    }

    /** One thing that may be done besides in this state; nothing when chance takes none. */
    public Optional<HandCommand> next(Started state) {
        List<Option> options = ActionsBeside.of(state);
        return options.isEmpty() ? Optional.empty() : command(state, options.get(chance.nextInt(options.size())));
    }

    private Optional<HandCommand> command(Started state, Option option) {
        return switch (option) {
            case ActionsBeside.ChangeDeclaration change -> Optional.of(change(state, change));
            case ActionsBeside.AskCardsTaken ask ->
                Optional.of(new HandCommand.AskCardsTaken(any(seats(state.table())), any(ask.opponents())));
            case ActionsBeside.ForceAction force ->
                Optional.of(new HandCommand.ForceAction(
                        force.seat(), chance.nextBoolean() ? Cause.TIME_OUT : Cause.DISCONNECTED));
            case ActionsBeside.ReportExposed exposed ->
                Optional.of(new HandCommand.ReportExposed(
                        any(exposed.seats()),
                        any(state.table().deck().out().complement().toCards().asList())));
            case ActionsBeside.ReportMiscount miscount -> miscount(state, miscount);
            case ActionsBeside.ReportOutOfTurn early ->
                Optional.of(new HandCommand.ReportOutOfTurn(outOfTurn(any(early.seats()))));
            case ActionsBeside.DeclareMisdeal ignored -> seldom(new HandCommand.DeclareMisdeal(ruling("7.1")));
            case ActionsBeside.CancelHand ignored -> seldom(new HandCommand.CancelHand(ruling("7.4")));
            case ActionsBeside.KillHand kill -> seldom(new HandCommand.KillHand(any(kill.seats()), ruling("7.3")));
            case ActionsBeside.RuleOnPot pot ->
                Optional.of(new HandCommand.RuleOnPot(pot.pot(), some(pot.seats()), ruling("7.6")));
            case ActionsBeside.IssueRuling ignored -> Optional.of(new HandCommand.IssueRuling(ruling("7.6")));
        };
    }

    private Optional<HandCommand> seldom(HandCommand command) {
        return chance.nextInt(SELDOM) == 0 ? Optional.of(command) : Optional.empty();
    }

    private static Ruling ruling(String rule) {
        return new Ruling("floor-1", "so that it is tried", rule);
    }

    private HandCommand change(Started state, ActionsBeside.ChangeDeclaration change) {
        Player player = state.table().player(change.seat());
        Cards before = player.draw().taken() > 0
                ? state.table().deck().muck().getLast().cards()
                : Cards.NONE;
        List<Card> held = new ArrayList<>(player.cards().plus(before).asList());
        List<Card> discards = new ArrayList<>();
        int count = chance.nextInt(change.most() + 1);
        for (int i = 0; i < count; i++) {
            discards.add(held.remove(chance.nextInt(held.size())));
        }
        return new HandCommand.ChangeDeclaration(change.seat(), Cards.of(discards));
    }

    private Optional<HandCommand> miscount(Started state, ActionsBeside.ReportMiscount miscount) {
        int held = chance.nextInt(miscount.least(), miscount.most() + 1);
        return held == state.table().player(miscount.seat()).handSize()
                ? Optional.empty()
                : seldom(new HandCommand.ReportMiscount(miscount.seat(), held));
    }

    private OutOfTurn outOfTurn(int seat) {
        OutOfTurn.Word[] words = OutOfTurn.Word.values();
        OutOfTurn.Word word = words[chance.nextInt(words.length)];
        long to = switch (word) {
            case FOLD, CHECK, CALL -> 0;
            case BET, RAISE -> chance.nextLong(1, 1_000);
        };
        return new OutOfTurn(seat, word, to);
    }

    private static List<Integer> seats(Table table) {
        return table.players().stream().map(Player::seat).toList();
    }

    private List<Integer> some(List<Integer> seats) {
        List<Integer> taken = new ArrayList<>();
        for (int seat : seats) {
            if (chance.nextBoolean()) {
                taken.add(seat);
            }
        }
        return taken.isEmpty() ? List.of(any(seats)) : taken;
    }

    private <T> T any(List<T> values) {
        return values.get(chance.nextInt(values.size()));
    }
}
