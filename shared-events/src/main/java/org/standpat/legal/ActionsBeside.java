package org.standpat.legal;

import java.util.ArrayList;
import java.util.List;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.Table;
import org.standpat.houserules.DrawProcedure.Change;
import org.standpat.houserules.TimeOut;
import org.standpat.rules.BettingRules;
import org.standpat.rules.DrawRules;
import org.standpat.rules.FloorRules;
import org.standpat.rules.TimeOutRules;

/** What may be done besides the action that the hand waits for: by another seat, by whoever records the hand, or by the floor. */
public final class ActionsBeside {

    private ActionsBeside() {}

    /** One thing that may be done besides. */
    public sealed interface Option {}

    /** The seat may change what it declared, to at most {@code most} cards or to none (rule 5.3). */
    public record ChangeDeclaration(int seat, int most) implements Option {}

    /** Anybody dealt in may ask how many cards one of these seats took on the last draw (rule 5.9). */
    public record AskCardsTaken(List<Integer> opponents) implements Option {
        public AskCardsTaken {
            opponents = List.copyOf(opponents);
        }
    }

    /** The action of this seat may be forced (rule 7.5). */
    public record ForceAction(int seat) implements Option {}

    /** In a recorded hand: a card on its way to one of these seats may be reported as exposed (rules 5.8 and 7.2). */
    public record ReportExposed(List<Integer> seats) implements Option {
        public ReportExposed {
            seats = List.copyOf(seats);
        }
    }

    /** In a recorded hand: the seat may be reported to hold {@code least} to {@code most} cards, not the right number (rule 6.4). */
    public record ReportMiscount(int seat, int least, int most) implements Option {}

    /** In a recorded hand: an action out of turn of one of these seats may be reported (rule 4.13). */
    public record ReportOutOfTurn(List<Integer> seats) implements Option {
        public ReportOutOfTurn {
            seats = List.copyOf(seats);
        }
    }

    /** The floor may declare a misdeal (rule 7.1). */
    public record DeclareMisdeal() implements Option {}

    /** The floor may cancel the hand (rule 7.4). */
    public record CancelHand() implements Option {}

    /** The floor may rule one of these hands dead (rule 7.3). */
    public record KillHand(List<Integer> seats) implements Option {
        public KillHand {
            seats = List.copyOf(seats);
        }
    }

    /** The floor may rule that this pot goes to some of these seats (rule 7.6). */
    public record RuleOnPot(int pot, List<Integer> seats) implements Option {
        public RuleOnPot {
            seats = List.copyOf(seats);
        }
    }

    /** The floor may put a ruling on record (rule 7.6). */
    public record IssueRuling() implements Option {}

    /** What may be done besides in this state, in the order of the rulebook; empty before the hand starts. */
    public static List<Option> of(HandState state) {
        return switch (state) {
            case NotStarted ignored -> List.of();
            case Started started -> of(started);
        };
    }

    private static List<Option> of(Started state) {
        List<Option> options = new ArrayList<>();
        switch (state) {
            case Opening opening -> reports(options, opening);
            case Betting betting -> betting(options, betting);
            case Drawing drawing -> drawing(options, drawing);
            case HandState.ShowingDown ignored -> {}
            case HandState.Settling ignored -> {}
            case HandState.Voided ignored -> {}
            case Finished finished -> {
                for (int pot : FloorRules.potsToRuleOn(finished)) {
                    options.add(new RuleOnPot(pot, FloorRules.mayWin(finished, pot)));
                }
            }
        }
        floor(options, state);
        return List.copyOf(options);
    }

    private static void betting(List<Option> options, Betting betting) {
        Table table = betting.table();
        List<Integer> outOfTurn = BettingRules.mayActOutOfTurn(betting);
        if (table.dealing() == Dealing.RECORDED && !outOfTurn.isEmpty()) {
            options.add(new ReportOutOfTurn(outOfTurn));
        }
        if (BettingRules.mayAskCardsTaken(betting)) {
            options.add(new AskCardsTaken(drew(table)));
        }
    }

    private static List<Integer> drew(Table table) {
        List<Integer> seats = new ArrayList<>();
        for (Player player : table.players()) {
            if (player.draw().declared()) {
                seats.add(player.seat());
            }
        }
        return seats;
    }

    private static void drawing(List<Option> options, Drawing drawing) {
        int seat = drawing.mayChange();
        if (seat != Table.NOBODY && drawing.table().rules().draw().change() == Change.UNTIL_ACTED_ON) {
            Player player = drawing.table().player(seat);
            options.add(new ChangeDeclaration(
                    seat,
                    Math.min(
                            player.cards().size() + player.draw().taken(),
                            drawing.table().rules().game().handSize())));
        }
        reports(options, drawing);
    }

    private static void reports(List<Option> options, Started state) {
        Table table = state.table();
        if (table.dealing() == Dealing.HOUSE) {
            return;
        }
        List<Integer> served = served(state);
        if (!served.isEmpty()) {
            options.add(new ReportExposed(served));
        }
        for (int seat : served) {
            int least = table.player(seat).cards().size();
            int most = DrawRules.mostHeld(table, seat);
            if (most >= least) {
                options.add(new ReportMiscount(seat, least, most));
            }
        }
    }

    private static List<Integer> served(Started state) {
        List<Integer> seats = new ArrayList<>();
        for (LegalActions.Option option : LegalActions.of(state).options()) {
            if (option instanceof LegalActions.ReceiveCards receive) {
                seats.add(receive.seat());
            }
        }
        return seats;
    }

    private static void floor(List<Option> options, Started state) {
        if (FloorRules.mayMisdeal(state)) {
            options.add(new DeclareMisdeal());
        }
        List<Integer> killable = new ArrayList<>();
        for (Player player : state.table().players()) {
            if (FloorRules.mayKill(state, player.seat(), "7.3") == FloorRules.KillAnswer.ALLOWED) {
                killable.add(player.seat());
            }
        }
        if (!killable.isEmpty()) {
            options.add(new KillHand(killable));
        }
        if (FloorRules.mayCancel(state)) {
            options.add(new CancelHand());
        }
        if (state.table().rules().timeOut() == TimeOut.CHECK_OR_FOLD && TimeOutRules.forced(state) != null) {
            options.add(new ForceAction(state.turn()));
        }
        options.add(new IssueRuling());
    }
}
