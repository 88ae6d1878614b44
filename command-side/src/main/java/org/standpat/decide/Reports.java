package org.standpat.decide;

import java.util.List;
import org.standpat.card.Cards;
import org.standpat.deal.ReportedCards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.ReportCards;
import org.standpat.hand.HandCommand.ReportExposed;
import org.standpat.hand.HandCommand.ReportMiscount;
import org.standpat.hand.HandCommand.ReportOutOfTurn;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.legal.LegalActions;
import org.standpat.legal.LegalActions.ReceiveCards;
import org.standpat.rules.BettingRules;
import org.standpat.rules.DrawRules;

/** What whoever records a hand may report besides the players' actions: cards, exposed cards, miscounts, actions out of turn. */
final class Reports {

    private Reports() {}

    static ReportedCards cards(Started state, ReportCards report) {
        requireRecorded(state);
        List<ReceiveCards> served = served(state);
        int owed = owed(served, report.seat());
        if (owed == 0) {
            throw new RuleViolation(new Rejection.NotServedNow(seats(served), report.seat()));
        }
        if (report.cards().isEmpty() || report.cards().size() > owed) {
            throw new RuleViolation(
                    new Rejection.WrongNumberOfCards(owed, report.cards().size()));
        }
        return new ReportedCards(report.seat(), report.cards());
    }

    static HandEvent exposed(Started state, ReportExposed report) {
        requireRecorded(state);
        List<ReceiveCards> served = served(state);
        if (owed(served, report.seat()) == 0) {
            String rule = state instanceof Opening ? "7.2" : "5.8";
            throw new RuleViolation(new Rejection.NothingExposed(rule, seats(served), report.seat()));
        }
        if (!report.card().isKnown()) {
            throw new RuleViolation(new Rejection.ExposedUnknown());
        }
        Drawer.requireNotOut(state.table(), Cards.of(report.card()));
        return new HandEvent.CardExposed(report.seat(), report.card());
    }

    static HandEvent miscount(Started state, ReportMiscount report) {
        requireRecorded(state);
        if (owed(served(state), report.seat()) == 0) {
            throw new RuleViolation(
                    new Rejection.NoMiscount("a miscount while cards are dealt to the seat", report.held()));
        }
        Player player = state.table().player(report.seat());
        int least = player.cards().size();
        int most = DrawRules.mostHeld(state.table(), report.seat());
        if (report.held() < least || report.held() > most || report.held() == player.handSize()) {
            throw new RuleViolation(new Rejection.NoMiscount(
                    least + " to " + most + " cards other than " + player.handSize(), report.held()));
        }
        return new HandEvent.HandMiscounted(report.seat(), report.held());
    }

    static HandEvent outOfTurn(Started state, ReportOutOfTurn report) {
        requireRecorded(state);
        int seat = report.action().seat();
        Decider.requireSeat(state, seat);
        List<Integer> seats = state instanceof Betting betting ? BettingRules.mayActOutOfTurn(betting) : List.of();
        if (!seats.contains(seat)) {
            throw new RuleViolation(new Rejection.NoActionOutOfTurn(seats, seat));
        }
        return new HandEvent.ActedOutOfTurn(report.action());
    }

    private static void requireRecorded(Started state) {
        if (state.table().dealing() == Dealing.HOUSE) {
            throw new RuleViolation(new Rejection.HouseDeals());
        }
    }

    private static List<ReceiveCards> served(Started state) {
        return LegalActions.of(state).options().stream()
                .filter(ReceiveCards.class::isInstance)
                .map(ReceiveCards.class::cast)
                .toList();
    }

    private static List<Integer> seats(List<ReceiveCards> served) {
        return served.stream().map(ReceiveCards::seat).toList();
    }

    private static int owed(List<ReceiveCards> served, int seat) {
        return served.stream()
                .filter(receive -> receive.seat() == seat)
                .mapToInt(ReceiveCards::count)
                .findFirst()
                .orElse(0);
    }
}
