package org.standpat.decide;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.deal.CardSource;
import org.standpat.deal.ReportedCards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.Action;
import org.standpat.hand.HandCommand.ReportCards;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.NotStarted;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.legal.LegalActions;

/**
 * Decides what happens: the event of the action itself and everything that follows from it without a choice, up to the next choice or
 * the next card that somebody has to report. Time, cards and seeds come in; there is no clock and no chance in here.
 */
public final class Decider {

    private Decider() {}

    /**
     * The events that follow, in order, at least one.
     *
     * @param cards where cards come from: the hand's dealer, or {@link CardSource#REPORTED} when the dealing is recorded
     * @throws RuleViolation when the rules do not allow the command; nothing has happened then
     */
    public static List<HandEvent> decide(HandState state, HandCommand command, CardSource cards) {
        return switch (command) {
            case StartHand start -> start(state, start, cards);
            case Action action -> act(state, action, cards);
            case ReportCards report -> report(state, report);
        };
    }

    private static List<HandEvent> start(HandState state, StartHand start, CardSource cards) {
        if (!(state instanceof NotStarted)) {
            throw new RuleViolation(new Rejection.HandAlreadyStarted());
        }
        var faults = StartCheck.faults(start);
        if (!faults.isEmpty()) {
            throw new RuleViolation(new Rejection.CannotStart(faults));
        }
        HandEvent started = new HandStarted(
                start.hand(), start.table(), start.at(), start.dealing(), start.rules(), start.seats(), start.button());
        return withConsequences(state, started, cards);
    }

    private static List<HandEvent> act(HandState state, Action action, CardSource cards) {
        Started started = running(state);
        if (!started.table().hasSeat(action.seat())) {
            throw new RuleViolation(new Rejection.NoSuchSeat(seats(started), action.seat()));
        }
        return withConsequences(state, Actions.event(started, action), cards);
    }

    private static List<HandEvent> report(HandState state, ReportCards report) {
        Started started = running(state);
        if (started.table().dealing() == Dealing.HOUSE) {
            throw new RuleViolation(new Rejection.HouseDeals());
        }
        List<Integer> served = LegalActions.of(state).options().stream()
                .filter(LegalActions.ReceiveCards.class::isInstance)
                .map(option -> ((LegalActions.ReceiveCards) option).seat())
                .toList();
        if (!served.contains(report.seat())) {
            throw new RuleViolation(new Rejection.NotServedNow(served, report.seat()));
        }
        int owed = started.table().player(report.seat()).owed();
        if (report.cards().isEmpty() || report.cards().size() > owed) {
            throw new RuleViolation(
                    new Rejection.WrongNumberOfCards(owed, report.cards().size()));
        }
        ReportedCards reported = new ReportedCards(report.seat(), report.cards());
        List<HandEvent> events = new ArrayList<>();
        follow(state, reported, events);
        return List.copyOf(events);
    }

    private static List<HandEvent> withConsequences(HandState state, HandEvent event, CardSource cards) {
        List<HandEvent> events = new ArrayList<>();
        events.add(event);
        follow(HandFold.evolve(state, event), cards, events);
        return List.copyOf(events);
    }

    private static void follow(HandState state, CardSource cards, List<HandEvent> events) {
        HandState now = state;
        for (HandEvent next = next(now, cards); next != null; next = next(now, cards)) {
            events.add(next);
            now = HandFold.evolve(now, next);
        }
    }

    private static @Nullable HandEvent next(HandState state, CardSource cards) {
        return switch (state) {
            case NotStarted ignored -> null;
            case Opening opening -> Opener.next(opening, cards);
            case HandState.Betting betting -> Streets.next(betting);
            case HandState.Drawing drawing -> Drawer.next(drawing, cards);
            case HandState.ShowingDown showing -> Settlement.next(showing);
            case HandState.Settling settling -> Settlement.next(settling);
            case Finished ignored -> null;
        };
    }

    private static Started running(HandState state) {
        return switch (state) {
            case NotStarted ignored -> throw new RuleViolation(new Rejection.HandNotStarted());
            case Finished ignored -> throw new RuleViolation(new Rejection.HandIsOver());
            case Started started -> started;
        };
    }

    private static List<Integer> seats(Started started) {
        return started.table().players().stream().map(Player::seat).toList();
    }
}
