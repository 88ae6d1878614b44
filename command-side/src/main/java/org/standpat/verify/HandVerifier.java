package org.standpat.verify;

import java.util.List;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealer;
import org.standpat.hand.HandEvent;

/**
 * Goes over a stored hand: for every event that somebody caused it makes the command anew, has the rules decide it on the state before,
 * and compares what they decide with what is stored; section 8 is checked after every event, and the hand is folded twice.
 *
 * <p>What it cannot find, because another hand of cards would have gone just so: a card that no rule depends on and that was exchanged for
 * an undealt one wherever it is stored, an action replaced together with everything that followed from it, a whole hand left out, and
 * whose reason a ruling gives. Against these stand the append-only log and, where the house deals, the dealer's seed.
 */
public final class HandVerifier {

    private HandVerifier() {}

    /**
     * What does not follow from the rules; empty when the hand is as the rules make it. The first finding ends it, for nothing can be said
     * about what stands on a fault; section 8 alone may add more about the same event. A hand that is not over may end after any decision.
     *
     * @param events all events of the hand from the first, in their order
     */
    public static List<Finding> verify(List<HandEvent> events) {
        return new Verification(List.copyOf(events), StoredCards::new).findings();
    }

    /**
     * As {@link #verify(List)}, and where the house dealt, whether every card, every place and every commitment is the dealer's.
     *
     * @param dealer the dealer of this hand
     */
    public static List<Finding> verify(List<HandEvent> events, Dealer dealer) {
        CardSource ofItsTime = new DealerOfItsTime(dealer, List.copyOf(events));
        return new Verification(List.copyOf(events), (ignored, from) -> ofItsTime).findings();
    }
}
