package org.standpat.formats.export;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Ruling;
import org.standpat.houserules.HouseRules;
import org.standpat.legal.LegalActions;
import org.standpat.play.RandomIncidents;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.proof.deck.DeckSeed;

/** Hands played by chance; the same seed plays the same. */
final class PlayedHands {

    /** The seed of a test run. */
    static final long SEED = Long.getLong("standpat.seed", 20_261_130L);

    private static final int INCIDENT_ONE_IN = 6;
    private static final int MOST_RULINGS_AFTER = 3;

    private PlayedHands() {}

    /** A hand under any house rules, with everything that may go wrong at a table. */
    static List<HandEvent> any(long seed) {
        SplittableRandom chance = new SplittableRandom(seed);
        Dealing dealing = chance.nextBoolean() ? Dealing.HOUSE : Dealing.RECORDED;
        return play(seed, chance, new RandomTable(chance).any(dealing), true);
    }

    /** A hand under these house rules in which nothing goes wrong; the house deals, so that every card is known. */
    static List<HandEvent> plain(long seed, int players, HouseRules rules) {
        SplittableRandom chance = new SplittableRandom(seed);
        return play(seed, chance, new RandomTable(chance).with(players, rules, Dealing.HOUSE), false);
    }

    /** The same hand up to where some player was to act or draw, and the floor cancelled it. */
    static List<HandEvent> cancelled(long seed, List<HandEvent> whole) {
        SplittableRandom chance = new SplittableRandom(seed);
        while (true) {
            int after = chance.nextInt(1, whole.size());
            if (isChoice(whole.get(after))) {
                List<HandEvent> events = new ArrayList<>(whole.subList(0, after));
                events.addAll(Decider.decide(
                        HandFold.of(events),
                        new HandCommand.CancelHand(new Ruling("floor", "the lights went out", "7.4")),
                        CardSource.REPORTED));
                return events;
            }
        }
    }

    private static boolean isChoice(HandEvent event) {
        return event instanceof HandEvent.Folded
                || event instanceof HandEvent.Checked
                || event instanceof HandEvent.Called
                || event instanceof HandEvent.Bet
                || event instanceof HandEvent.Raised
                || event instanceof HandEvent.DiscardDeclared
                || event instanceof HandEvent.StoodPat;
    }

    /** The same, until the floor cancels it after this many commands; empty when it is over before. */
    static List<HandEvent> cancelled(long seed, int players, HouseRules rules, int after, Ruling ruling) {
        SplittableRandom chance = new SplittableRandom(seed);
        CardSource cards = dealer(seed);
        RandomPlayer player = new RandomPlayer(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        HandCommand command = new RandomTable(chance).with(players, rules, Dealing.HOUSE);
        for (int asked = 0; asked < after; asked++) {
            state = decide(state, command, cards, events);
            if (state instanceof Finished) {
                return List.of();
            }
            command = next(player, (Started) state);
        }
        decide(state, new HandCommand.CancelHand(ruling), cards, events);
        return List.copyOf(events);
    }

    private static HandState decide(HandState state, HandCommand command, CardSource cards, List<HandEvent> events) {
        HandState now = state;
        for (HandEvent event : Decider.decide(state, command, cards)) {
            now = HandFold.evolve(now, event);
            events.add(event);
        }
        return now;
    }

    private static CardSource dealer(long seed) {
        return new HouseDealer(
                DeckSeed.of(ByteBuffer.allocate(DeckSeed.BYTES).putLong(seed).array()));
    }

    private static List<HandEvent> play(long seed, SplittableRandom chance, StartHand start, boolean incidents) {
        CardSource cards = start.dealing() == Dealing.HOUSE ? dealer(seed) : CardSource.REPORTED;
        RandomPlayer player = new RandomPlayer(chance);
        RandomIncidents beside = new RandomIncidents(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        HandCommand command = start;
        int after = incidents ? chance.nextInt(MOST_RULINGS_AFTER + 1) : 0;
        while (true) {
            for (HandEvent event : decided(state, command, cards)) {
                state = HandFold.evolve(state, event);
                events.add(event);
            }
            Started now = (Started) state;
            if (now instanceof Finished && after-- <= 0) {
                return List.copyOf(events);
            }
            boolean incident = now instanceof Finished || (incidents && chance.nextInt(INCIDENT_ONE_IN) == 0);
            Optional<HandCommand> besides = incident ? beside.next(now) : Optional.empty();
            if (now instanceof Finished && besides.isEmpty()) {
                return List.copyOf(events);
            }
            command = besides.isPresent() ? besides.get() : next(player, now);
        }
    }

    private static HandCommand next(RandomPlayer player, Started state) {
        try {
            return player.next(state);
        } catch (IllegalArgumentException noChoice) {
            LegalActions legal = LegalActions.of(state);
            return !legal.options().isEmpty() && legal.options().getFirst() instanceof LegalActions.ReceiveCards receive
                    ? new HandCommand.ReportCards(receive.seat(), Cards.unknown(1))
                    : new HandCommand.CancelHand(new Ruling("floor", "nothing else goes on", "7.4"));
        }
    }

    /** What may be done beside is named without every condition, so some of it is refused. */
    private static List<HandEvent> decided(HandState state, HandCommand command, CardSource cards) {
        try {
            return Decider.decide(state, command, cards);
        } catch (RuleViolation refusal) {
            return List.of();
        } catch (IllegalArgumentException | IllegalStateException stuck) {
            return Decider.decide(
                    state, new HandCommand.CancelHand(new Ruling("floor", "nothing else goes on", "7.4")), cards);
        }
    }
}
