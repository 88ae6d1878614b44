package org.standpat.hand;

/**
 * An event cannot follow on the state before it: the record is damaged, incomplete or out of order. The sentence names the phase and
 * the kind of event and never a card, so that anybody may read it.
 */
public final class ImpossibleEvent extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ImpossibleEvent(HandState state, HandEvent event, IllegalArgumentException fault) {
        super(
                "event " + event.getClass().getSimpleName() + " cannot follow in phase "
                        + state.getClass().getSimpleName() + ": " + fault.getMessage(),
                fault);
    }
}
