package org.standpat.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.Dealing;
import org.standpat.hand.Discards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Player;
import org.standpat.hand.Ruling;
import org.standpat.hand.Table;
import org.standpat.legal.ActionsBeside;
import org.standpat.legal.LegalActions;

/**
 * What is listed as allowed is what the decider accepts, no more and no less: for every seat, every number of cards and every pot, in
 * random recorded hands with incidents. Sizes of bets are tried by the simulation.
 */
class EverythingIsListedTest {

    private static final int HANDS = 600;
    private static final int TRY_ONE_STATE_IN = 4;
    private static final int HIGHEST_POT_TRIED = 8;
    private static final long FIRST_SEED = Long.getLong("standpat.seed", 20_270_301L);
    private static final Ruling RULING = new Ruling("floor", "so that it is tried", "7.3");

    @Test
    void givenAnyStateOfARandomHandThenExactlyWhatIsListedIsAccepted() {
        Set<String> accepted = new TreeSet<>();
        for (long seed = FIRST_SEED; seed < FIRST_SEED + HANDS; seed++) {
            SplittableRandom chance = new SplittableRandom(seed);
            RandomPlayer player = new RandomPlayer(chance);
            RandomIncidents incidents = new RandomIncidents(chance);
            HandState state = HandState.NOT_STARTED;
            HandCommand command = new RandomTable(chance).any(Dealing.RECORDED);
            while (!(state instanceof Finished)) {
                for (HandEvent event : Decider.decide(state, command, CardSource.REPORTED)) {
                    state = HandFold.evolve(state, event);
                }
                Started started = (Started) state;
                if (state instanceof Finished || chance.nextInt(TRY_ONE_STATE_IN) == 0) {
                    tryEverything(started, seed, accepted);
                }
                if (!(state instanceof Finished)) {
                    boolean incident = chance.nextInt(TRY_ONE_STATE_IN) == 0;
                    command = (incident ? incidents.next(started) : Optional.<HandCommand>empty())
                            .orElseGet(() -> player.next(started));
                }
            }
        }
        assertThat(accepted)
                .as("kinds of commands that some state allowed")
                .contains("ChangeDeclaration", "AskCardsTaken", "ForceAction", "ReportExposed", "ReportMiscount")
                .contains("ReportOutOfTurn", "ReportCards", "Discard", "DeclareMisdeal", "CancelHand", "KillHand")
                .contains("RuleOnPot", "IssueRuling");
    }

    private static void tryEverything(Started state, long seed, Set<String> accepted) {
        LegalActions legal = LegalActions.of(state);
        List<ActionsBeside.Option> beside = ActionsBeside.of(state);
        for (HandCommand command : commands(state)) {
            boolean listed = legal.options().stream().anyMatch(option -> allows(legal.seat(), option, command))
                    || beside.stream().anyMatch(option -> allows(state.table(), option, command));
            if (isAccepted(state, command) != listed) {
                throw new AssertionError("seed " + seed + " (run again with -Dstandpat.seed=" + seed + "): " + command
                        + " is " + (listed ? "" : "not ") + "listed, and the decider says otherwise in " + state);
            }
            if (listed) {
                accepted.add(command.getClass().getSimpleName());
            }
        }
    }

    private static boolean isAccepted(Started state, HandCommand command) {
        try {
            return !Decider.decide(state, command, CardSource.REPORTED).isEmpty();
        } catch (RuleViolation refused) {
            return false;
        }
    }

    private static List<HandCommand> commands(Started state) {
        Table table = state.table();
        List<HandCommand> commands = new ArrayList<>();
        commands.add(new HandCommand.DeclareMisdeal(RULING));
        commands.add(new HandCommand.CancelHand(RULING));
        commands.add(new HandCommand.IssueRuling(RULING));
        for (Player player : table.players()) {
            int seat = player.seat();
            commands.add(new HandCommand.KillHand(seat, RULING));
            commands.add(new HandCommand.ForceAction(seat, Cause.TIME_OUT));
            commands.add(new HandCommand.ReportOutOfTurn(new OutOfTurn(seat, OutOfTurn.Word.FOLD, 0)));
            for (Player opponent : table.players()) {
                commands.add(new HandCommand.AskCardsTaken(seat, opponent.seat()));
            }
            for (int pot = -1; pot <= HIGHEST_POT_TRIED; pot++) {
                commands.add(new HandCommand.RuleOnPot(pot, List.of(seat), RULING));
            }
            ofCards(table, player, commands);
        }
        return commands;
    }

    private static void ofCards(Table table, Player player, List<HandCommand> commands) {
        int seat = player.seat();
        CardSet free = table.deck().out().complement();
        if (!free.isEmpty()) {
            commands.add(new HandCommand.ReportExposed(seat, free.toCards().get(0)));
        }
        for (int held = -1; held <= Player.MOST_CARDS + 1; held++) {
            commands.add(new HandCommand.ReportMiscount(seat, held));
        }
        List<Card> held = player.cards().asList();
        List<Card> before = new ArrayList<>(held);
        before.addAll(lastDiscards(table, seat));
        for (int count = 0; count <= Player.MOST_CARDS; count++) {
            commands.add(new HandCommand.ReportCards(seat, Cards.unknown(count)));
            if (count <= held.size()) {
                commands.add(new HandCommand.Discard(seat, Cards.of(held.subList(0, count))));
            }
            if (count <= before.size()) {
                commands.add(new HandCommand.ChangeDeclaration(seat, Cards.of(before.subList(0, count))));
            }
        }
    }

    /** What the seat discarded, when that was the last to come to the muck: it may be taken back as long as the draw may be changed. */
    private static List<Card> lastDiscards(Table table, int seat) {
        List<Discards> muck = table.deck().muck();
        boolean own = !muck.isEmpty()
                && muck.getLast().seat() == seat
                && muck.getLast().kind() == Discards.Kind.DISCARDED
                && muck.getLast().draw() == table.draw();
        return own ? muck.getLast().cards().asList() : List.of();
    }

    private static boolean allows(int turn, LegalActions.Option option, HandCommand command) {
        return switch (option) {
            case LegalActions.Discard discard ->
                command instanceof HandCommand.Discard it
                        && it.seat() == turn
                        && !it.cards().isEmpty()
                        && it.cards().size() <= discard.most();
            case LegalActions.ReceiveCards receive ->
                command instanceof HandCommand.ReportCards it
                        && it.seat() == receive.seat()
                        && !it.cards().isEmpty()
                        && it.cards().size() <= receive.count();
            default -> false;
        };
    }

    private static boolean allows(Table table, ActionsBeside.Option option, HandCommand command) {
        return switch (option) {
            case ActionsBeside.ChangeDeclaration change ->
                command instanceof HandCommand.ChangeDeclaration it
                        && it.seat() == change.seat()
                        && it.cards().size() <= change.most();
            case ActionsBeside.AskCardsTaken ask ->
                command instanceof HandCommand.AskCardsTaken it
                        && ask.opponents().contains(it.opponent());
            case ActionsBeside.ForceAction force ->
                command instanceof HandCommand.ForceAction it && it.seat() == force.seat();
            case ActionsBeside.ReportExposed report ->
                command instanceof HandCommand.ReportExposed it
                        && report.seats().contains(it.seat());
            case ActionsBeside.ReportMiscount report ->
                command instanceof HandCommand.ReportMiscount it
                        && it.seat() == report.seat()
                        && report.least() <= it.held()
                        && it.held() <= report.most()
                        && it.held() != table.player(it.seat()).handSize();
            case ActionsBeside.ReportOutOfTurn report ->
                command instanceof HandCommand.ReportOutOfTurn it
                        && report.seats().contains(it.action().seat());
            case ActionsBeside.DeclareMisdeal ignored -> command instanceof HandCommand.DeclareMisdeal;
            case ActionsBeside.CancelHand ignored -> command instanceof HandCommand.CancelHand;
            case ActionsBeside.KillHand kill ->
                command instanceof HandCommand.KillHand it && kill.seats().contains(it.seat());
            case ActionsBeside.RuleOnPot rule ->
                command instanceof HandCommand.RuleOnPot it
                        && it.pot() == rule.pot()
                        && rule.seats().containsAll(it.winners());
            case ActionsBeside.IssueRuling ignored -> command instanceof HandCommand.IssueRuling;
        };
    }
}
