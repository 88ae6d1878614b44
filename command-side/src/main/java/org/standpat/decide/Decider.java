package org.standpat.decide;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.standpat.deal.CardSource;
import org.standpat.deal.ReportedCards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.Action;
import org.standpat.hand.HandCommand.AskCardsTaken;
import org.standpat.hand.HandCommand.ChangeDeclaration;
import org.standpat.hand.HandCommand.FloorAction;
import org.standpat.hand.HandCommand.ForceAction;
import org.standpat.hand.HandCommand.ReportCards;
import org.standpat.hand.HandCommand.ReportExposed;
import org.standpat.hand.HandCommand.ReportMiscount;
import org.standpat.hand.HandCommand.ReportOutOfTurn;
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
            case Action action -> withConsequences(state, action(running(state), action), cards);
            case ForceAction force -> force(running(state), force, cards);
            case ChangeDeclaration change ->
                withConsequences(state, Declarations.change(running(state), change), cards);
            case AskCardsTaken question -> withConsequences(state, Declarations.tell(running(state), question), cards);
            case ReportCards report -> report(running(state), report);
            case ReportExposed report -> withConsequences(state, Reports.exposed(running(state), report), cards);
            case ReportMiscount report -> withConsequences(state, Reports.miscount(running(state), report), cards);
            case ReportOutOfTurn report -> withConsequences(state, Reports.outOfTurn(running(state), report), cards);
            case FloorAction floor -> withConsequences(state, Rulings.event(started(state), floor), cards);
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
                start.hand(),
                start.table(),
                start.at(),
                start.dealing(),
                start.rules(),
                start.seats(),
                start.button(),
                start.owing(),
                start.previous());
        return withConsequences(state, started, cards);
    }

    private static HandEvent action(Started state, Action action) {
        requireSeat(state, action.seat());
        return Actions.event(state, action);
    }

    private static List<HandEvent> force(Started state, ForceAction force, CardSource cards) {
        requireSeat(state, force.seat());
        Action action = Forcing.action(state, force);
        HandEvent forced = new HandEvent.ActionForced(force.seat(), force.cause());
        List<HandEvent> events = new ArrayList<>();
        events.add(forced);
        events.addAll(withConsequences(HandFold.evolve(state, forced), Actions.event(state, action), cards));
        return List.copyOf(events);
    }

    private static List<HandEvent> report(Started state, ReportCards report) {
        ReportedCards reported = Reports.cards(state, report);
        List<HandEvent> events = new ArrayList<>();
        follow(state, reported, events);
        return List.copyOf(events);
    }

    /** Refuses a seat on which nobody was dealt in. */
    static void requireSeat(Started state, int seat) {
        if (!state.table().hasSeat(seat)) {
            throw new RuleViolation(new Rejection.NoSuchSeat(
                    state.table().players().stream().map(Player::seat).toList(), seat));
        }
    }

    private static List<HandEvent> withConsequences(HandState state, HandEvent first, CardSource cards) {
        List<HandEvent> events = new ArrayList<>();
        events.add(first);
        follow(HandFold.evolve(state, first), cards, events);
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
            case HandState.Voided voided -> Rulings.next(voided);
            case Finished ignored -> null;
        };
    }

    private static Started running(HandState state) {
        if (state instanceof Finished) {
            throw new RuleViolation(new Rejection.HandIsOver());
        }
        return started(state);
    }

    private static Started started(HandState state) {
        return switch (state) {
            case NotStarted ignored -> throw new RuleViolation(new Rejection.HandNotStarted());
            case Started started -> started;
        };
    }
}
