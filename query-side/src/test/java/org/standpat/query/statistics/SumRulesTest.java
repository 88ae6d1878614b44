package org.standpat.query.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.standpat.query.PlayedHand.EVENING;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.hand.HandState;
import org.standpat.houserules.Game;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import org.standpat.query.statistics.PlayerStatistics.Group;
import org.standpat.ranking.MadeHand;

/** Hands by chance, under any rules, with incidents and rulings: whatever was played, the numbers must add up. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SumRulesTest {

    private static final long SEED = Long.getLong("standpat.seed", 20260615L);
    private static final int HANDS = 120;
    private static final int TABLES = 4;
    private static final int QUESTIONS = 200;
    private static final Duration BETWEEN = Duration.ofHours(5);
    private static final BigDecimal ROUNDING = new BigDecimal("1e-9");

    private final RunningQuerySide service = new RunningQuerySide();
    private final List<PlayedHand> hands = new ArrayList<>();
    private final List<NaiveHand> played = new ArrayList<>();
    private final Random chance = new Random(SEED);

    @BeforeAll
    void record() {
        PlayedHand last = null;
        for (int i = 0; i < HANDS; i++) {
            last = PlayedHand.random(chance, EVENING.plus(BETWEEN.multipliedBy(i)), "table-" + chance.nextInt(TABLES));
            hands.add(service.record(last));
            played.addAll(NaiveHand.of(last));
        }
        assertThat(service.get("/api/v1/hands?" + service.after(hands.getLast()))
                        .status())
                .isEqualTo(200);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private PlayerStatistics ask(String player, StatisticsFilter filter, Optional<Dimension> by) {
        return service.part(StatisticsReader.class)
                .of(new StatisticsQuestion(player, filter, by, MadeHand.JACK_LOW))
                .orElseThrow();
    }

    private List<String> players() {
        return played.stream().map(NaiveHand::player).distinct().sorted().toList();
    }

    @Test
    void chips_over_all_players_add_up_to_minus_the_rake() {
        BigInteger net = BigInteger.ZERO;
        BigInteger rake = BigInteger.ZERO;
        for (String player : players()) {
            Numbers numbers =
                    ask(player, StatisticsFilter.NONE, Optional.empty()).whole();
            net = net.add(numbers.rate(Statistic.NET).count().toBigIntegerExact());
            rake = rake.add(numbers.rate(Statistic.RAKE).count().toBigIntegerExact());
            assertThat(numbers.chipsWon().subtract(numbers.chipsLost()))
                    .isEqualTo(numbers.rate(Statistic.NET).count().toBigIntegerExact());
        }
        long taken = hands.stream()
                .map(PlayedHand::state)
                .map(HandState.Finished.class::cast)
                .mapToLong(HandState.Finished::rake)
                .sum();
        assertThat(taken).as("some rake of seed %s", SEED).isPositive();
        assertThat(net).as("seed %s", SEED).isEqualTo(BigInteger.valueOf(-taken));
        assertThat(rake).as("seed %s", SEED).isEqualTo(BigInteger.valueOf(taken));
    }

    @Test
    void numbers_of_cards_add_up_to_the_draws_that_were_declared() {
        for (String player : players()) {
            Numbers numbers =
                    ask(player, StatisticsFilter.NONE, Optional.empty()).whole();
            for (int number = 1; number <= Game.MOST_DRAWS; number++) {
                int draw = number;
                long declared = played.stream()
                        .filter(hand -> hand.player().equals(player) && hand.counts())
                        .filter(hand -> hand.drawn().containsKey(draw))
                        .count();
                assertThat(sum(numbers.byCards(DrawSituation.ANY, draw)))
                        .as("draw %s of %s of seed %s", draw, player, SEED)
                        .isEqualTo(declared)
                        .isEqualTo(sum(numbers.byCards(DrawSituation.IN_POSITION, draw))
                                + sum(numbers.byCards(DrawSituation.OUT_OF_POSITION, draw)));
                assertThat(numbers.byCards(DrawSituation.ANY, draw).getFirst())
                        .isEqualTo(numbers.rate(Statistic.PAT, draw).count().longValueExact());
            }
        }
    }

    @Test
    void a_filter_counts_the_hands_that_it_means() {
        int found = 0;
        for (int i = 0; i < QUESTIONS; i++) {
            NaiveHand like = played.get(chance.nextInt(played.size()));
            StatisticsFilter filter = filterLike(like);
            List<NaiveHand> meant = played.stream()
                    .filter(hand -> hand.player().equals(like.player()) && hand.counts() && hand.isMeant(filter))
                    .toList();
            found += meant.size();

            Numbers numbers = ask(like.player(), filter, Optional.empty()).whole();

            assertThat(numbers.hands()).as("%s of seed %s", filter, SEED).isEqualTo(meant.size());
            assertThat(numbers.rate(Statistic.VPIP).count())
                    .as("%s of seed %s", filter, SEED)
                    .isEqualByComparingTo(BigDecimal.valueOf(
                            meant.stream().filter(NaiveHand::enteredPot).count()));
            assertThat(numbers.rate(Statistic.NET).count())
                    .as("%s of seed %s", filter, SEED)
                    .isEqualByComparingTo(BigDecimal.valueOf(
                            meant.stream().mapToLong(NaiveHand::net).sum()));
            assertCards(numbers, meant);
        }
        assertThat(found).as("seed %s", SEED).isGreaterThan(QUESTIONS);
    }

    private static void assertCards(Numbers numbers, List<NaiveHand> meant) {
        for (int number = 1; number <= Game.MOST_DRAWS; number++) {
            int draw = number;
            List<Long> byCards = numbers.byCards(DrawSituation.ANY, draw);
            for (int taken = 0; taken < byCards.size(); taken++) {
                int cards = taken;
                assertThat(byCards.get(cards))
                        .as("%s cards on draw %s of seed %s", cards, draw, SEED)
                        .isEqualTo(meant.stream()
                                .filter(hand -> hand.drawn().getOrDefault(draw, -1) == cards)
                                .count());
            }
        }
    }

    /** A filter that means this hand, by some of what it is like. */
    private StatisticsFilter filterLike(NaiveHand hand) {
        return new StatisticsFilter(
                sometimes(hand.game()),
                chance.nextInt(4) == 0 ? Optional.of(hand.stakes()) : Optional.empty(),
                sometimes(hand.place()),
                chance.nextBoolean() ? OptionalInt.of(hand.players()) : OptionalInt.empty(),
                sometimes(hand.table()),
                sometimes(hand.at().minus(BETWEEN.multipliedBy(chance.nextInt(HANDS)))),
                sometimes(hand.at()
                        .plus(BETWEEN.multipliedBy(chance.nextInt(HANDS)))
                        .plusMillis(1)));
    }

    private <T> Optional<T> sometimes(T value) {
        return chance.nextBoolean() ? Optional.of(value) : Optional.empty();
    }

    @ParameterizedTest
    @EnumSource
    void the_groups_of_a_dimension_add_up_to_the_whole(Dimension by) {
        for (String player : players()) {
            PlayerStatistics told = ask(player, StatisticsFilter.NONE, Optional.of(by));
            List<Numbers> groups = told.groups().stream().map(Group::numbers).toList();

            assertThat(told.more()).isFalse();
            assertThat(told.groups())
                    .extracting(Group::key)
                    .doesNotHaveDuplicates()
                    .doesNotContain("");
            assertThat(groups).allSatisfy(group -> assertThat(group.hands()).isPositive());
            assertThat(told.whole())
                    .isEqualTo(
                            ask(player, StatisticsFilter.NONE, Optional.empty()).whole());
            assertSum(groups, told.whole(), Numbers::hands);
            for (int number = 0; number <= Sql.MOST_ROUNDS; number++) {
                assertRates(groups, told.whole(), number);
            }
            for (MadeHand made : MadeHand.values()) {
                assertSum(groups, told.whole(), numbers -> numbers.made().getOrDefault(made, 0L));
            }
        }
        assertThat(players()).as("seed %s", SEED).hasSizeGreaterThan(2);
    }

    private static void assertRates(List<Numbers> groups, Numbers whole, int number) {
        for (Statistic statistic : Statistic.values()) {
            boolean exists = switch (statistic.taken()) {
                case HAND -> number == 0;
                case DRAW -> number >= 1 && number <= Game.MOST_DRAWS;
                case ROUND -> true;
            };
            if (exists) {
                assertSum(
                        statistic,
                        groups,
                        whole,
                        numbers -> numbers.rate(statistic, number).count());
                assertSum(
                        statistic,
                        groups,
                        whole,
                        numbers -> numbers.rate(statistic, number).of());
            }
        }
    }

    /** Big bets are quotients, which are rounded far behind the point. */
    private static void assertSum(
            Statistic statistic, List<Numbers> groups, Numbers whole, Function<Numbers, BigDecimal> of) {
        assertThat(groups.stream().map(of).reduce(BigDecimal.ZERO, BigDecimal::add))
                .as("%s of seed %s", statistic, SEED)
                .isCloseTo(of.apply(whole), within(ROUNDING));
    }

    private static void assertSum(List<Numbers> groups, Numbers whole, ToLongFunction<Numbers> of) {
        assertThat(groups.stream().mapToLong(of).sum()).as("seed %s", SEED).isEqualTo(of.applyAsLong(whole));
    }

    private static long sum(Collection<Long> counts) {
        return counts.stream().mapToLong(Long::longValue).sum();
    }
}
