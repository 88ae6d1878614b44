package org.standpat.service.facts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.play.RandomIncidents;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** A hand by chance under any house rules, with incidents, and with rulings after its end. */
final class RandomHand {

    private static final int INCIDENT = 10;
    private static final int MOST_RULINGS = 4;

    private final CardSource cards;
    private final List<HandEvent> events = new ArrayList<>();
    private HandState state = HandState.NOT_STARTED;

    private RandomHand(CardSource cards) {
        this.cards = cards;
    }

    /** Its events; the same chance plays the same. */
    static List<HandEvent> of(RandomGenerator chance) {
        Dealing dealing = chance.nextBoolean() ? Dealing.HOUSE : Dealing.RECORDED;
        byte[] seed = new byte[DeckSeed.BYTES];
        chance.nextBytes(seed);
        RandomHand hand =
                new RandomHand(dealing == Dealing.HOUSE ? new HouseDealer(DeckSeed.of(seed)) : CardSource.REPORTED);
        hand.then(new RandomTable(chance).any(dealing));
        RandomPlayer player = new RandomPlayer(chance);
        RandomIncidents incidents = new RandomIncidents(chance);
        while (hand.state instanceof HandState.Started started && !(started instanceof HandState.Finished)) {
            Optional<HandCommand> incident = chance.nextInt(INCIDENT) == 0 ? incidents.next(started) : Optional.empty();
            hand.then(incident.orElseGet(() -> player.next(started)));
        }
        for (int rulings = chance.nextInt(MOST_RULINGS); rulings > 0; rulings--) {
            incidents.next((HandState.Finished) hand.state).ifPresent(hand::then);
        }
        return hand.events;
    }

    private void then(HandCommand command) {
        for (HandEvent event : Decider.decide(state, command, cards)) {
            events.add(event);
            state = HandFold.evolve(state, event);
        }
    }
}
