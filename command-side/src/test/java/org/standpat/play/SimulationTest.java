package org.standpat.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.standpat.deal.CardSource;
import org.standpat.deal.HouseDealer;
import org.standpat.decide.Decider;
import org.standpat.decide.RuleViolation;
import org.standpat.hand.AlwaysTrue;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Game;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profile;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;
import org.standpat.legal.ForbiddenActions;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;
import org.standpat.view.Moment;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/**
 * Plays random hands under random house rules and under every profile, with incidents and rulings of the floor, and checks after every
 * event what must always be true (rule 8).
 */
class SimulationTest {

    private static final int HANDS = 10_000;

    /** Hands for each profile, game by game in turn. */
    private static final int HANDS_OF_A_PROFILE = 300;

    /** Everything illegal is tried in one of so many states, chosen by chance. */
    private static final int TRY_ILLEGAL_ONE_IN = 2;

    /** Something besides the play is let happen in one of so many states: often in some hands, seldom in others. */
    private static final int INCIDENT_OFTEN = 2;

    private static final int INCIDENT_SELDOM = 40;

    private static final int MOST_EVENTS = 3_000;
    private static final Pattern RULE = Pattern.compile("[1-8](\\.[0-9]+)?");
    private static final long FIRST_SEED = Long.getLong("standpat.seed", 20_270_201L);

    @Test
    void everyRandomHandKeepsItsChipsAndCardsAndRefusesWhatIsNotLegal() {
        Tried tried = new Tried();
        for (long seed = FIRST_SEED; seed < FIRST_SEED + HANDS; seed++) {
            SplittableRandom chance = new SplittableRandom(seed);
            Dealing dealing = dealing(chance);
            play(seed, chance, new RandomTable(chance).any(dealing), tried);
        }
        // The simulator would prove nothing if chance never led it into the corners.
        assertThat(tried.reshuffles).as("reshuffles").isGreaterThan(HANDS / 20);
        assertThat(tried.reshufflesOfOneDraw)
                .as("a draw with several reshuffles")
                .isPositive();
        assertThat(tried.widened).as("widened reshuffles").isPositive();
        assertThat(tried.sidePots).as("side pots").isGreaterThan(HANDS / 10);
        assertThat(tried.refusals).as("refusals").isGreaterThan(HANDS);
        assertThat(tried.kinds)
                .as("every kind of event")
                .containsExactlyInAnyOrderElementsOf(
                        HandEventKinds.all().map(Class::getSimpleName).toList());
    }

    @ParameterizedTest
    @FieldSource("org.standpat.houserules.Profiles#ALL")
    void everyProfileCanBePlayedAsWrittenInEveryGame(Profile profile) {
        Tried tried = new Tried();
        List<Variant> variants = variants();
        for (int hand = 0; hand < HANDS_OF_A_PROFILE; hand++) {
            long seed = FIRST_SEED + hand;
            SplittableRandom chance = new SplittableRandom(seed);
            long big = chance.nextLong(2, 200);
            HouseRules rules = profile.rules(
                    variants.get(hand % variants.size()), new Stakes(big / 2, big, chance.nextBoolean() ? 0 : big));
            int players = chance.nextInt(2, rules.mostSeats() + 1);
            play(seed, chance, new RandomTable(chance).with(players, rules, dealing(chance)), tried);
        }
        assertThat(tried.refusals).isGreaterThan(HANDS_OF_A_PROFILE);
    }

    /** Every combination of rule 1.1. */
    private static List<Variant> variants() {
        List<Variant> variants = new ArrayList<>();
        for (Ranking ranking : Rankings.all()) {
            for (int draws = 1; draws <= Game.MOST_DRAWS; draws++) {
                for (Variant.Structure structure : Variant.Structure.values()) {
                    variants.add(new Variant(ranking, draws, structure));
                }
            }
        }
        return variants;
    }

    private static Dealing dealing(RandomGenerator chance) {
        return chance.nextInt(3) == 0 ? Dealing.RECORDED : Dealing.HOUSE;
    }

    private static final class Tried {
        private final Set<String> kinds = new HashSet<>();
        private int reshuffles;
        private int reshufflesOfOneDraw;
        private int reshufflesNow;
        private int widened;
        private int sidePots;
        private long refusals;

        void count(HandEvent event) {
            kinds.add(event.getClass().getSimpleName());
            if (event instanceof HandEvent.DrawOpened) {
                reshufflesNow = 0;
            }
            if (event instanceof HandEvent.DeckReshuffled reshuffled) {
                reshuffles++;
                reshufflesOfOneDraw += reshufflesNow++;
                widened += reshuffled.poolOf() == reshuffled.procedure() ? 0 : 1;
            }
            if (event instanceof HandEvent.PotAwarded awarded && awarded.pot() > 0) {
                sidePots++;
            }
        }
    }

    private static void play(long seed, SplittableRandom chance, StartHand start, Tried tried) {
        try {
            play(chance, start, tried);
        } catch (RuntimeException | AssertionError fault) {
            throw new AssertionError(
                    "seed " + seed + " (run again with -Dstandpat.seed=" + seed + "): " + start, fault);
        }
    }

    private static void play(SplittableRandom chance, StartHand start, Tried tried) {
        CardSource cards = start.dealing() == Dealing.RECORDED ? CardSource.REPORTED : new HouseDealer(seed(chance));
        RandomPlayer player = new RandomPlayer(chance);
        RandomIncidents incidents = new RandomIncidents(chance);
        long chips = start.seats().stream().mapToLong(SeatedPlayer::stack).sum();
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        HandState seenByPublic = HandState.NOT_STARTED;
        HandCommand command = start;
        int rulingsLeft = chance.nextInt(3);
        int incidentOneIn = chance.nextInt(INCIDENT_OFTEN, INCIDENT_SELDOM);
        while (true) {
            for (HandEvent event : Decider.decide(state, command, cards)) {
                state = HandFold.evolve(state, event);
                seenByPublic = HandFold.evolve(
                        seenByPublic,
                        Visibility.seen(event, Viewer.PUBLIC, Moment.LIVE).orElseThrow());
                events.add(event);
                tried.count(event);
                List<String> faults = new ArrayList<>(AlwaysTrue.faults(state, chips));
                faults.addAll(WholeLists.faults(state));
                faults.addAll(WholeLists.faults(seenByPublic));
                if (!faults.isEmpty()) {
                    throw new AssertionError("after " + event + ": " + faults);
                }
            }
            if (events.size() > MOST_EVENTS) {
                throw new AssertionError("a hand ends, this one has " + events.size() + " events");
            }
            Started started = (Started) state;
            if (chance.nextInt(TRY_ILLEGAL_ONE_IN) == 0) {
                tried.refusals += refused(started, chance, cards);
            }
            if (state instanceof Finished finished && rulingsLeft-- == 0) {
                assertThat(HandFold.of(events)).as("replayed").isEqualTo(finished);
                assertThat(seenByPublic).isInstanceOf(Finished.class);
                return;
            }
            boolean incident = chance.nextInt(incidentOneIn) == 0;
            command = next(started, incident, player, incidents);
        }
    }

    private static HandCommand next(Started state, boolean incident, RandomPlayer player, RandomIncidents incidents) {
        if (state instanceof Finished) {
            return incidents.next(state).orElseThrow();
        }
        return (incident ? incidents.next(state) : Optional.<HandCommand>empty()).orElseGet(() -> player.next(state));
    }

    /** Tries actions outside the list of legal ones; every one must be refused with a rule, and with the rule that is listed for it. */
    private static int refused(Started state, RandomGenerator chance, CardSource cards) {
        int refused = 0;
        for (HandCommand command :
                state instanceof Finished ? List.<HandCommand>of() : IllegalCommands.in(state, chance)) {
            rule(state, command, cards);
            refused++;
        }
        for (ForbiddenActions.Forbidden forbidden : ForbiddenActions.of(state)) {
            for (HandCommand command : ForbiddenCommands.of(state, forbidden.verb())) {
                String rule = rule(state, command, cards);
                if (!rule.equals(forbidden.rule())) {
                    throw new AssertionError(
                            command + " is listed as " + forbidden + " and refused by rule " + rule + " in " + state);
                }
                refused++;
            }
        }
        return refused;
    }

    private static String rule(Started state, HandCommand command, CardSource cards) {
        try {
            Decider.decide(state, command, cards);
        } catch (RuleViolation refusal) {
            String rule = refusal.rejection().rule();
            if (RULE.matcher(rule).matches()) {
                return rule;
            }
            throw new AssertionError(command + " is refused without a rule: " + refusal.getMessage(), refusal);
        }
        throw new AssertionError("accepted: " + command + " in " + state);
    }

    private static DeckSeed seed(RandomGenerator chance) {
        byte[] seed = new byte[DeckSeed.BYTES];
        chance.nextBytes(seed);
        return DeckSeed.of(seed);
    }
}
