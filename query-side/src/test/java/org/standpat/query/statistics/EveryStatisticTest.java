package org.standpat.query.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState;
import org.standpat.houserules.Game;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.summary.BetAnswer;
import org.standpat.query.summary.DrawFacts;
import org.standpat.query.summary.FirstRoundFact;
import org.standpat.query.summary.HandSummary;
import org.standpat.query.summary.PlayerFacts;
import org.standpat.query.summary.RoundFacts;
import org.standpat.ranking.MadeHand;

/**
 * Each statistic out of the tables against the same one counted in hands by chance, by its definition in docs/statistics.md. What is true of a
 * hand is told by the fold, which has a second count of its own.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryStatisticTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int HANDS = 250;

    private final RunningQuerySide service = new RunningQuerySide();
    private final Map<String, List<Dealt>> dealt = new TreeMap<>();

    /** A player in a hand that counts. */
    private record Dealt(PlayerFacts facts, boolean hadShowdown) {

        boolean has(FirstRoundFact fact) {
            return facts.has(fact);
        }

        boolean took(int draw, Predicate<DrawFacts> what) {
            return draw >= 1
                    && draw <= facts.draws().size()
                    && what.test(facts.draws().get(draw - 1));
        }

        boolean isPat(int draw) {
            return took(draw, then -> then.taken() == 0);
        }

        boolean stoodPat() {
            return IntStream.rangeClosed(1, Game.MOST_DRAWS).anyMatch(this::isPat);
        }

        boolean patIsKnown() {
            return IntStream.rangeClosed(1, Game.MOST_DRAWS)
                    .anyMatch(draw -> took(draw, then -> then.patMade() != null));
        }

        boolean snowed(int draw) {
            return took(draw, then -> then.patMade() != null && then.patMade().isWorseThan(MadeHand.JACK_LOW));
        }

        /** Of one round, or of all. */
        List<RoundFacts> rounds(int round) {
            return round == Sql.ALL_ROUNDS
                    ? facts.rounds()
                    : facts.rounds()
                            .subList(
                                    Math.min(round - 1, facts.rounds().size()),
                                    Math.min(round, facts.rounds().size()));
        }
    }

    @BeforeAll
    void record() {
        Random chance = new Random(SEED);
        List<PlayedHand> played = new ArrayList<>();
        for (int i = 0; i < HANDS; i++) {
            PlayedHand hand = PlayedHand.random(chance, EVENING.plus(Duration.ofMinutes(i)), "Alpha");
            played.add(hand);
            service.record(hand);
            if (((HandState.Finished) hand.state()).ending() == Ending.PLAYED) {
                HandSummary summary = HandSummary.of(hand.events());
                for (PlayerFacts facts : summary.players()) {
                    dealt.computeIfAbsent(facts.name(), name -> new ArrayList<>())
                            .add(new Dealt(facts, summary.hadShowdown()));
                }
            }
        }
        assertThat(service.get("/api/v1/hands?" + service.after(played.getLast()))
                        .status())
                .isEqualTo(200);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private static long count(List<Dealt> hands, Predicate<Dealt> what) {
        return hands.stream().filter(what).count();
    }

    private static long add(List<Dealt> hands, int round, ToLongFunction<RoundFacts> what) {
        return hands.stream()
                .flatMap(hand -> hand.rounds(round).stream())
                .mapToLong(what)
                .sum();
    }

    /** The numerator and the denominator. */
    private long[] naive(Statistic statistic, List<Dealt> all, int n) {
        return switch (statistic) {
            case NET, BIG_BETS, RAKE, BIG_BETS_PER_HUNDRED, RAKE_PER_HUNDRED ->
                throw new IllegalArgumentException("chips are added up by other tests");
            case VPIP -> of(count(all, hand -> hand.has(FirstRoundFact.ENTERED_POT)), all.size());
            case PFR -> of(count(all, hand -> hand.has(FirstRoundFact.RAISED)), all.size());
            case RFI -> chance(all, FirstRoundFact.FIRST_IN, FirstRoundFact.FIRST_IN_CHANCE);
            case THREE_BET -> chance(all, FirstRoundFact.THREE_BET, FirstRoundFact.THREE_BET_CHANCE);
            case FOLD_TO_THREE_BET -> chance(all, FirstRoundFact.THREE_BET_FOLDED, FirstRoundFact.THREE_BET_FACED);
            case STEAL -> chance(all, FirstRoundFact.STEAL, FirstRoundFact.STEAL_CHANCE);
            case FOLD_TO_STEAL -> chance(all, FirstRoundFact.STEAL_FOLDED, FirstRoundFact.STEAL_FACED);
            case WENT_TO_SHOWDOWN ->
                of(
                        count(all, hand -> hand.facts().result().showdown()),
                        count(all, hand -> !hand.facts().draws().isEmpty()));
            case WON_AT_SHOWDOWN ->
                of(
                        count(
                                all,
                                hand -> hand.facts().result().showdown()
                                        && hand.facts().result().won() > 0),
                        count(all, hand -> hand.facts().result().showdown()));
            case WON_WITHOUT_SHOWDOWN ->
                of(
                        count(
                                all,
                                hand -> !hand.hadShowdown()
                                        && hand.facts().result().won() > 0),
                        all.size());
            case SNOW ->
                of(
                        count(
                                all,
                                hand -> IntStream.rangeClosed(1, Game.MOST_DRAWS)
                                        .anyMatch(hand::snowed)),
                        count(all, Dealt::patIsKnown));
            case KNOWN_PAT -> of(count(all, Dealt::patIsKnown), count(all, Dealt::stoodPat));
            case PAT -> of(count(all, hand -> hand.isPat(n)), count(all, hand -> hand.took(n, then -> true)));
            case BREAK_PAT ->
                of(
                        count(all, hand -> hand.isPat(n - 1) && hand.took(n, then -> then.taken() > 0)),
                        count(all, hand -> hand.isPat(n - 1) && hand.took(n, then -> true)));
            case DRAW_SNOW ->
                of(
                        count(all, hand -> hand.snowed(n)),
                        count(all, hand -> hand.took(n, then -> then.patMade() != null)));
            case DRAW_KNOWN_PAT ->
                of(count(all, hand -> hand.took(n, then -> then.patMade() != null)), count(all, hand -> hand.isPat(n)));
            case FACING_PAT_FOLD -> facingPat(all, n, BetAnswer.FOLDED);
            case FACING_PAT_CALL -> facingPat(all, n, BetAnswer.CALLED);
            case FACING_PAT_RAISE -> facingPat(all, n, BetAnswer.RAISED);
            case FACING_ONE_FOLD -> facingOne(all, n, BetAnswer.FOLDED);
            case FACING_ONE_CALL -> facingOne(all, n, BetAnswer.CALLED);
            case FACING_ONE_RAISE -> facingOne(all, n, BetAnswer.RAISED);
            case AGGRESSION_FACTOR ->
                of(add(all, n, round -> round.bets() + round.raises()), add(all, n, RoundFacts::calls));
            case AGGRESSION_FREQUENCY ->
                of(
                        add(all, n, round -> round.bets() + round.raises()),
                        add(all, n, round -> round.bets() + round.raises() + round.calls() + round.folds()));
            case CAP -> of(add(all, n, RoundFacts::caps), add(all, n, RoundFacts::capChances));
        };
    }

    private static long[] of(long count, long of) {
        return new long[] {count, of};
    }

    private long[] chance(List<Dealt> all, FirstRoundFact taken, FirstRoundFact chance) {
        return of(count(all, hand -> hand.has(taken)), count(all, hand -> hand.has(chance)));
    }

    private long[] facingPat(List<Dealt> all, int n, BetAnswer answer) {
        return of(
                count(all, hand -> hand.took(n, then -> then.facingPat() == answer)),
                count(all, hand -> hand.took(n, then -> then.facingPat() != BetAnswer.NONE)));
    }

    private long[] facingOne(List<Dealt> all, int n, BetAnswer answer) {
        return of(
                count(all, hand -> hand.took(n, then -> then.facingOne() == answer)),
                count(all, hand -> hand.took(n, then -> then.facingOne() != BetAnswer.NONE)));
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.EXCLUDE,
            names = {"NET", "BIG_BETS", "RAKE", "BIG_BETS_PER_HUNDRED", "RAKE_PER_HUNDRED"})
    void given_hands_by_chance_then_each_numerator_and_denominator_is_as_counted(Statistic statistic) {
        long counts = 0;
        long others = 0;
        for (Map.Entry<String, List<Dealt>> player : dealt.entrySet()) {
            Numbers numbers = service.part(StatisticsReader.class)
                    .of(new StatisticsQuestion(
                            player.getKey(), StatisticsFilter.NONE, Optional.empty(), MadeHand.JACK_LOW))
                    .orElseThrow()
                    .whole();
            for (int number : numbers(statistic)) {
                long[] expected = naive(statistic, player.getValue(), number);
                Rate rate = numbers.rate(statistic, number);
                assertThat(List.of(rate.count(), rate.of()))
                        .as("%s %s of %s, seed %s", statistic, number, player.getKey(), SEED)
                        .usingElementComparator(BigDecimal::compareTo)
                        .containsExactly(BigDecimal.valueOf(expected[0]), BigDecimal.valueOf(expected[1]));
                counts += expected[0];
                others += expected[1] - expected[0];
            }
        }
        assertThat(counts).as("somebody did so").isPositive();
        // Of calls there may be fewer than of bets and raises.
        assertThat(statistic == Statistic.AGGRESSION_FACTOR ? 1 : others)
                .as("somebody might have and did not")
                .isPositive();
    }

    private static int[] numbers(Statistic statistic) {
        return switch (statistic.taken()) {
            case HAND -> new int[] {0};
            case DRAW -> IntStream.rangeClosed(1, Game.MOST_DRAWS).toArray();
            case ROUND -> IntStream.rangeClosed(Sql.ALL_ROUNDS, Sql.MOST_ROUNDS).toArray();
        };
    }
}
