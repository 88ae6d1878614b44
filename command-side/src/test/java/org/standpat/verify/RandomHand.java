package org.standpat.verify;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.deal.Dealer;
import org.standpat.deal.DealerOfBefore;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Ruling;
import org.standpat.legal.LegalActions;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/**
 * A hand that was played by chance to its end; the same seed plays the same.
 *
 * @param events what happened
 * @param decisions numbers of the events that ended a decision
 */
record RandomHand(long seed, Dealing dealing, List<HandEvent> events, List<Integer> decisions) {

    private static final int BESIDE_ONE_IN = 6;
    private static final int RULINGS_AFTER = 3;

    /** Players' actions and reported cards alone. */
    static RandomHand plain(long seed, Dealing dealing) {
        return played(seed, dealing, false);
    }

    /** With everything that may be done beside: reports, questions, forced actions, rulings. */
    static RandomHand withTheFloor(long seed, Dealing dealing) {
        return played(seed, dealing, true);
    }

    /** The dealer of the hand with this seed. */
    static Dealer dealer(long seed) {
        return new HouseDealer(seed(seed));
    }

    /** The dealer's seed of the hand with this seed. */
    static DeckSeed seed(long seed) {
        return DeckSeed.of(ByteBuffer.allocate(DeckSeed.BYTES).putLong(seed).array());
    }

    /** A hand that the house dealt before places were committed to. */
    static List<HandEvent> ofBefore(long seed) {
        DealerOfBefore dealer = new DealerOfBefore(seed(seed));
        return played(seed, Dealing.HOUSE, false, dealer, dealer).events();
    }

    /** The same hand, begun before and gone on with by the dealer of today. */
    static List<HandEvent> goneOnAfterTheDeal(long seed) {
        return played(seed, Dealing.HOUSE, false, new DealerOfBefore(seed(seed)), dealer(seed))
                .events();
    }

    /** The hand as far as this event. */
    List<HandEvent> upTo(int number) {
        return events.subList(0, number);
    }

    /** Whether the record may end with this event: after a decision, and before cards that may have been reported by themselves. */
    boolean mayEndWith(int number) {
        return decisions.contains(number)
                || (dealing == Dealing.RECORDED && events.get(number) instanceof HandEvent.CardsReplaced);
    }

    private static RandomHand played(long seed, Dealing dealing, boolean floor) {
        CardSource cards = dealing == Dealing.HOUSE ? dealer(seed) : CardSource.REPORTED;
        return played(seed, dealing, floor, cards, cards);
    }

    private static RandomHand played(
            long seed, Dealing dealing, boolean floor, CardSource ofTheDeal, CardSource afterwards) {
        SplittableRandom chance = new SplittableRandom(seed);
        CardSource cards = ofTheDeal;
        RandomPlayer player = new RandomPlayer(chance);
        FloorPlayer beside = new FloorPlayer(chance);
        HandCommand command = new RandomTable(chance).any(dealing);
        List<HandEvent> events = new ArrayList<>();
        List<Integer> decisions = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        int after = floor ? chance.nextInt(RULINGS_AFTER) : 0;
        while (true) {
            List<HandEvent> decided = decided(state, command, cards);
            cards = afterwards;
            for (HandEvent event : decided) {
                state = HandFold.evolve(state, event);
            }
            events.addAll(decided);
            if (!decided.isEmpty()) {
                decisions.add(events.size());
            }
            if (state instanceof Finished && after-- == 0) {
                return new RandomHand(seed, dealing, List.copyOf(events), List.copyOf(decisions));
            }
            boolean now = state instanceof Finished || (floor && chance.nextInt(BESIDE_ONE_IN) == 0);
            command = now ? beside.next((Started) state) : next(player, (Started) state);
        }
    }

    /** The player's choice, or the only thing that is left to do where chance has no choice. */
    private static HandCommand next(RandomPlayer player, Started state) {
        LegalActions legal = LegalActions.of(state);
        LegalActions.Option first = legal.options().getFirst();
        try {
            return player.next(state);
        } catch (IllegalArgumentException noChoice) {
            return first instanceof LegalActions.ReceiveCards receive
                    ? new HandCommand.ReportCards(receive.seat(), Cards.unknown(1))
                    : new HandCommand.Fold(legal.seat());
        }
    }

    /** What may be done beside is named without every condition, so some of it is refused. */
    private static List<HandEvent> decided(HandState state, HandCommand command, CardSource cards) {
        try {
            return Decider.decide(state, command, cards);
        } catch (RuleViolation refusal) {
            return List.of();
        } catch (IllegalArgumentException | IllegalStateException stuck) {
            // Miscounts can lead where the rules know no way on; the floor has to step in.
            return Decider.decide(
                    state, new HandCommand.CancelHand(new Ruling("floor", "nothing else goes on", "7.4")), cards);
        }
    }
}
