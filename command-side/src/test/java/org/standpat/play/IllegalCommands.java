package org.standpat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.Option;

/** Everything that is not in the list of legal actions: each kind of action, by each kind of seat, of sizes beside the allowed ones. */
final class IllegalCommands {

    private IllegalCommands() {}

    static List<HandCommand> in(Started state, RandomGenerator chance) {
        LegalActions legal = LegalActions.of(state);
        Table table = state.table();
        List<HandCommand> illegal = new ArrayList<>();
        int turn = legal.seat() == Table.NOBODY ? table.players().getFirst().seat() : legal.seat();
        for (HandCommand command : everyKind(state, turn, chance)) {
            if (!allowed(legal, command)) {
                illegal.add(command);
            }
        }
        // A seat whose turn it is not may do nothing at all, nor may a seat where nobody sits.
        Player other = table.players().get(chance.nextInt(table.players().size()));
        if (other.seat() != legal.seat()) {
            List<HandCommand> others = everyKind(state, other.seat(), chance);
            others.removeIf(HandCommand.ReportCards.class::isInstance);
            illegal.addAll(others);
        }
        illegal.addAll(everyKind(state, SeatedPlayer.HIGHEST_SEAT + 1, chance));
        return illegal;
    }

    private static List<HandCommand> everyKind(Started state, int seat, RandomGenerator chance) {
        List<HandCommand> commands = new ArrayList<>();
        commands.add(new HandCommand.Fold(seat));
        commands.add(new HandCommand.Check(seat));
        commands.add(new HandCommand.Call(seat));
        commands.add(new HandCommand.StandPat(seat));
        commands.add(new HandCommand.Muck(seat));
        commands.add(new HandCommand.Show(seat, Cards.NONE));
        for (long to : new long[] {Long.MIN_VALUE, -1, 0, chance.nextLong(1, 1_000), Long.MAX_VALUE}) {
            commands.add(new HandCommand.Bet(seat, to));
            commands.add(new HandCommand.Raise(seat, to));
        }
        for (Option option : LegalActions.of(state).options()) {
            switch (option) {
                case LegalActions.Bet bet -> {
                    commands.add(new HandCommand.Bet(seat, bet.least() - 1));
                    commands.add(new HandCommand.Bet(seat, bet.most() + 1));
                }
                case LegalActions.Raise raise -> {
                    commands.add(new HandCommand.Raise(seat, raise.least() - 1));
                    commands.add(new HandCommand.Raise(seat, raise.most() + 1));
                }
                default -> {}
            }
        }
        commands.add(new HandCommand.Discard(seat, Cards.NONE));
        commands.add(new HandCommand.Discard(seat, Cards.unknown(Player.MOST_CARDS + 1)));
        commands.add(new HandCommand.Discard(seat, notHeld(state.table(), seat)));
        commands.add(new HandCommand.ReportCards(seat, Cards.NONE));
        commands.add(new HandCommand.ReportCards(seat, Cards.unknown(Player.MOST_CARDS + 1)));
        return commands;
    }

    /** One card that another player holds or that lies in the muck, else one that is not held; too many where any could be held. */
    private static Cards notHeld(Table table, int seat) {
        Cards held = table.hasSeat(seat) ? table.player(seat).cards() : Cards.NONE;
        CardSet elsewhere = table.deck().out().minus(held.knownSet());
        if (elsewhere.isEmpty() && !held.allKnown()) {
            return Cards.unknown(Player.MOST_CARDS + 1);
        }
        CardSet cards = elsewhere.isEmpty() ? held.knownSet().complement() : elsewhere;
        return Cards.of(cards.toCards().get(0));
    }

    private static boolean allowed(LegalActions legal, HandCommand command) {
        return legal.options().stream().anyMatch(option -> allows(option, command));
    }

    private static boolean allows(Option option, HandCommand command) {
        return switch (command) {
            case HandCommand.StartHand ignored -> false;
            case HandCommand.Fold ignored -> option instanceof LegalActions.Fold;
            case HandCommand.Check ignored -> option instanceof LegalActions.Check;
            case HandCommand.Call ignored -> option instanceof LegalActions.Call;
            case HandCommand.Bet bet ->
                option instanceof LegalActions.Bet size && size.least() <= bet.to() && bet.to() <= size.most();
            case HandCommand.Raise raise ->
                option instanceof LegalActions.Raise size && size.least() <= raise.to() && raise.to() <= size.most();
            case HandCommand.StandPat ignored -> option instanceof LegalActions.StandPat;
            case HandCommand.Show ignored -> option instanceof LegalActions.Show;
            case HandCommand.Muck ignored -> option instanceof LegalActions.Muck;
            // The discards and reports that are tried are wrong in every state.
            case HandCommand.Discard ignored -> false;
            case HandCommand.ReportCards ignored -> false;
            // What may be done besides is tried by EverythingIsListedTest.
            case HandCommand.ChangeDeclaration ignored -> false;
            case HandCommand.AskCardsTaken ignored -> false;
            case HandCommand.ForceAction ignored -> false;
            case HandCommand.ReportExposed ignored -> false;
            case HandCommand.ReportMiscount ignored -> false;
            case HandCommand.ReportOutOfTurn ignored -> false;
            case HandCommand.FloorAction ignored -> false;
        };
    }
}
