package org.standpat.formats.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.formats.HandRefused;
import org.standpat.formats.Place;
import org.standpat.formats.Refusal;
import org.standpat.formats.transcript.Told;
import org.standpat.formats.transcript.ToldHand;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.verify.CommandBehind;
import org.standpat.verify.Finding;
import org.standpat.verify.StoredCards;

/**
 * Plays a hand that is told in this record's own words. What somebody did is asked of the decider in its order; what the file tells and
 * follows by the rules has to be among what the decider answers.
 */
public final class ToldReplay {

    private static final String HIDDEN =
            "the house dealt this hand and the file hides some of its cards, so it is recorded as one whose cards were reported, without the"
                    + " commitments to its shuffles";

    private final Place hand;
    private final HandStarted started;
    private final boolean declaredFirst;
    private final ToldMatch match;
    private final List<String> remarks;
    private final List<HandCommand> commands = new ArrayList<>();
    private final List<HandEvent> events = new ArrayList<>();
    private List<Told> steps;
    private List<HandEvent> dealt;
    private HandState state = HandState.NOT_STARTED;
    private int next;

    private ToldReplay(Place hand, ToldHand told) {
        this.hand = hand;
        boolean hidden = told.started().dealing() == Dealing.HOUSE && hidesCards(told);
        started = hidden ? reported(told.started()) : told.started();
        declaredFirst = told.declaredFirst();
        steps = told.steps();
        match = new ToldMatch(started.dealing(), hidden);
        dealt = ToldMatch.dealt(steps);
        remarks = hidden ? List.of(HIDDEN) : List.of();
    }

    /**
     * The hand played to its end.
     *
     * @throws HandRefused when the rules do not allow what the file tells, or the hand is not over when the file ends
     */
    public static PlayedHand play(Place hand, ToldHand told) {
        return new ToldReplay(hand, told).play();
    }

    private static boolean hidesCards(ToldHand told) {
        return told.steps().stream()
                .anyMatch(step -> step instanceof Told.Happened happened
                        && switch (happened.event()) {
                            case HandEvent.CardsDealt dealt -> !dealt.cards().allKnown();
                            case HandEvent.CardsReplaced replaced ->
                                !replaced.cards().allKnown();
                            default -> false;
                        });
    }

    /** Whoever does not know all cards cannot say that he has dealt them. */
    private static HandStarted reported(HandStarted dealt) {
        return new HandStarted(
                dealt.hand(),
                dealt.table(),
                dealt.startedAt(),
                Dealing.RECORDED,
                dealt.rules(),
                dealt.seats(),
                dealt.button(),
                dealt.owing(),
                dealt.previous());
    }

    private PlayedHand play() {
        ask(hand, command(hand, started));
        while (next < steps.size()) {
            Told step = steps.get(next);
            HandEvent event = match.event(step, state);
            if (match.isLeftOut(event)) {
                next++;
                continue;
            }
            int before = next;
            ask(step.place(), command(step.place(), event));
            if (next == before) {
                throw differs(step.place(), event);
            }
        }
        if (!(state instanceof Finished end)) {
            throw new HandRefused(
                    Refusal.unreadable(hand, "the file ends before the hand does: expected " + Awaited.words(state)));
        }
        return new PlayedHand(commands, events, end, Map.of(), remarks);
    }

    private HandCommand command(Place place, HandEvent event) {
        HandCommand command = CommandBehind.of(state, event);
        if (command == null) {
            throw differs(place, event);
        }
        return command;
    }

    private static HandRefused differs(Place place, HandEvent event) {
        return new HandRefused(Refusal.otherThanStated(
                place,
                "8",
                "the file tells of " + ToldMatch.name(event)
                        + " here, which by the rules does not come now or comes otherwise"));
    }

    private void ask(Place place, HandCommand command) {
        StoredCards dealer = started.dealing() == Dealing.HOUSE ? new StoredCards(dealt, next) : null;
        try {
            for (HandEvent event : Decider.decide(state, command, dealer == null ? CardSource.REPORTED : dealer)) {
                take(event);
            }
            commands.add(command);
        } catch (RuleViolation violation) {
            throw new HandRefused(Refusal.againstTheRules(
                    place, violation.rejection().rule(), violation.rejection().sentence()));
        } catch (IllegalArgumentException | IllegalStateException fault) {
            throw new HandRefused(Refusal.againstTheRules(place, "8", "this cannot be judged in this hand"));
        }
        refuse(dealer == null ? null : dealer.fault());
    }

    private void take(HandEvent event) {
        if (next < steps.size() && match.is(steps.get(next), state, event)) {
            next++;
        }
        state = HandFold.evolve(state, event);
        events.add(event);
        if (declaredFirst && event instanceof HandEvent.DrawOpened && state instanceof HandState.Drawing drawing) {
            steps = DrawSequence.atTheTable(steps, next, drawing);
            dealt = ToldMatch.dealt(steps);
        }
    }

    private void refuse(@Nullable Finding fault) {
        if (fault != null) {
            Place place = fault.eventNumber() <= steps.size()
                    ? steps.get(Math.max(0, fault.eventNumber() - 1)).place()
                    : hand;
            throw new HandRefused(Refusal.againstTheRules(place, fault.rule(), fault.sentence()));
        }
    }
}
