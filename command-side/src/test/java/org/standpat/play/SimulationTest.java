package org.standpat.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.deal.ShuffleSeed;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.AlwaysTrue;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.SeatedPlayer;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/** Plays random hands of 2 to 8 players under random house rules and checks after every event what must always be true. */
class SimulationTest {

    private static final int HANDS = 12_000;

    /** Everything illegal is tried in one of so many states, chosen by chance. */
    private static final int TRY_ILLEGAL_ONE_IN = 2;

    private static final Pattern RULE = Pattern.compile("[1-8](\\.[0-9]+)?");
    private static final int MOST_EVENTS = 2_000;

    @Test
    void everyRandomHandKeepsItsChipsAndCardsAndRefusesWhatIsNotLegal() {
        long first = Long.getLong("standpat.seed", 20_270_201L);
        Tried tried = new Tried();
        for (long seed = first; seed < first + HANDS; seed++) {
            try {
                play(seed, tried);
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed + " (run again with -Dstandpat.seed=" + seed + ")", fault);
            }
        }
        // The simulator would prove nothing if chance never led it into the corners.
        assertThat(tried.reshuffles).as("reshuffles").isGreaterThan(HANDS / 10);
        assertThat(tried.widened).as("widened reshuffles").isPositive();
        assertThat(tried.sidePots).as("side pots").isGreaterThan(HANDS / 10);
        assertThat(tried.refusals).as("refusals").isGreaterThan(HANDS);
    }

    private static final class Tried {
        private int reshuffles;
        private int widened;
        private int sidePots;
        private long refusals;

        void count(HandEvent event) {
            if (event instanceof HandEvent.DeckReshuffled reshuffled) {
                reshuffles++;
                widened += reshuffled.poolOf() == reshuffled.procedure() ? 0 : 1;
            }
            if (event instanceof HandEvent.PotAwarded awarded && awarded.pot() > 0) {
                sidePots++;
            }
        }
    }

    private static void play(long seed, Tried tried) {
        SplittableRandom chance = new SplittableRandom(seed);
        Dealing dealing = chance.nextInt(3) == 0 ? Dealing.RECORDED : Dealing.HOUSE;
        HandCommand.StartHand start = new RandomTable(chance).any(dealing);
        CardSource cards = dealing == Dealing.RECORDED ? CardSource.REPORTED : new HouseDealer(seed(chance));
        RandomPlayer player = new RandomPlayer(chance);
        long chips = start.seats().stream().mapToLong(SeatedPlayer::stack).sum();
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        HandState seenByPublic = HandState.NOT_STARTED;
        HandCommand command = start;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, cards)) {
                state = HandFold.evolve(state, event);
                seenByPublic = HandFold.evolve(seenByPublic, Visibility.seen(event, Viewer.PUBLIC));
                events.add(event);
                tried.count(event);
                List<String> faults = AlwaysTrue.faults(state, chips);
                if (!faults.isEmpty()) {
                    throw new AssertionError("after " + event + ": " + faults);
                }
            }
            assertThat(events.size()).as("a hand ends").isLessThan(MOST_EVENTS);
            if (state instanceof Finished finished) {
                assertThat(HandFold.of(events)).as("replayed").isEqualTo(finished);
                assertThat(seenByPublic).isInstanceOf(Finished.class);
                return;
            }
            if (chance.nextInt(TRY_ILLEGAL_ONE_IN) == 0) {
                tried.refusals += refused((Started) state, chance, cards);
            }
            command = player.next((Started) state);
        }
    }

    /** Tries actions outside the list of legal ones; every one must be refused with a rule. */
    private static int refused(Started state, RandomGenerator chance, CardSource cards) {
        List<HandCommand> illegal = IllegalCommands.in(state, chance);
        for (HandCommand command : illegal) {
            if (!isRefusedWithARule(state, command, cards)) {
                throw new AssertionError("accepted: " + command + " in " + state);
            }
        }
        return illegal.size();
    }

    private static boolean isRefusedWithARule(Started state, HandCommand command, CardSource cards) {
        try {
            Decider.decide(state, command, cards);
            return false;
        } catch (RuleViolation refusal) {
            return RULE.matcher(refusal.rejection().rule()).matches();
        }
    }

    private static ShuffleSeed seed(RandomGenerator chance) {
        byte[] seed = new byte[ShuffleSeed.BYTES];
        chance.nextBytes(seed);
        return ShuffleSeed.of(seed);
    }
}
