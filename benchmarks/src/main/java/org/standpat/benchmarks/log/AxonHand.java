package org.standpat.benchmarks.log;

import java.util.UUID;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.modelling.command.TargetAggregateIdentifier;
import org.jspecify.annotations.Nullable;
import org.standpat.deal.CardSource;
import org.standpat.decide.Decider;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;

/** The smallest aggregate that decides and folds as ours does. */
final class AxonHand {

    /** A command to a hand, with the cards that it is dealt from. */
    record Request(@TargetAggregateIdentifier UUID hand, HandCommand command, CardSource cards) {}

    @AggregateIdentifier
    @SuppressWarnings("UnusedVariable") // Axon reads it.
    private @Nullable UUID id;

    private HandState state = HandState.NOT_STARTED;

    /** For Axon, which fills it with the events of the hand. */
    AxonHand() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    HandState handle(Request request) {
        Decider.decide(state, request.command(), request.cards()).forEach(AggregateLifecycle::apply);
        return state;
    }

    @EventSourcingHandler
    void on(HandEvent event) {
        if (event instanceof HandStarted started) {
            id = started.hand();
        }
        state = HandFold.evolve(state, event);
    }
}
