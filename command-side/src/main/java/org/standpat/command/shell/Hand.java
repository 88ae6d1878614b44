package org.standpat.command.shell;

import java.util.List;
import java.util.UUID;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;
import org.jspecify.annotations.Nullable;
import org.standpat.command.refusal.Refusal;
import org.standpat.db.log.EventLimits;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandCompleted;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;

/** A hand on the command bus: its state, its position, and nothing that the decider and the fold do not say. */
final class Hand {

    @AggregateIdentifier
    private @Nullable UUID id;

    private HandState state = HandState.NOT_STARTED;
    private int position;

    /** For Axon, which fills it with the events of the hand. */
    Hand() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    Outcome.Decided handle(HandRequest request) {
        if (id == null && !(request.command() instanceof StartHand)) {
            throw new UnknownHandException(request.hand());
        }
        if (request.position() != null && request.position() != position) {
            throw new StalePositionException(request.hand(), request.position(), position);
        }
        try {
            int before = position;
            List<HandEvent> events = Decider.decide(state, request.command(), cards(request));
            if (!(state instanceof Finished) && !(events.getLast() instanceof HandCompleted)) {
                EventLimits.checkRoomToCancel(request.hand(), (long) before + events.size());
            }
            events.forEach(AggregateLifecycle::apply);
            return new Outcome.Accepted(before + 1, events, state);
        } catch (RuleViolation violation) {
            return new Outcome.Refused(Refusal.of(violation.rejection(), position));
        }
    }

    private CardSource cards(HandRequest request) {
        Dealing dealing = state instanceof Started started
                ? started.table().dealing()
                : ((StartHand) request.command()).dealing();
        return switch (dealing) {
            case HOUSE -> request.house().get();
            case RECORDED -> CardSource.REPORTED;
        };
    }

    @EventSourcingHandler
    void on(HandEvent event) {
        if (event instanceof HandStarted started) {
            id = started.hand();
        }
        state = HandFold.evolve(state, event);
        position++;
    }
}
