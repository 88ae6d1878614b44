package org.standpat.houserules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.houserules.Ante.From;
import org.standpat.houserules.Ante.PaidFirst;
import org.standpat.houserules.Cap.Lifted;
import org.standpat.houserules.Variant.Structure;
import org.standpat.ranking.DeuceToSeven;
import org.standpat.ranking.Ranking;
import org.standpat.ranking.Rankings;

/** Whether house rules fit together: every limit from both sides, and all faults at once. */
class HouseRulesCheckTest {

    private static final HouseRules USUAL = Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(20, 40));

    private static HouseRules rules(int draws, FixedLimit limit, Blinds blinds, int mostSeats, Rake rake) {
        return USUAL.with(new Game(DeuceToSeven.INSTANCE, draws, limit))
                .with(blinds)
                .withMostSeats(mostSeats)
                .with(rake);
    }

    private static FixedLimit limit(long smallBet, long bigBet, int bigBetFromRound, int cap) {
        return new FixedLimit(
                smallBet, bigBet, bigBetFromRound, new Cap(cap, Lifted.NEVER), ShortAllIn.HALF_BET, false);
    }

    private static List<Fault> withBlinds(long small, long big) {
        return HouseRulesCheck.faults(rules(3, limit(big, 2 * big, 3, 4), new Blinds(small, big), 6, Rake.NONE));
    }

    private static List<Fault> withRake(int basisPoints, long cap, long step) {
        return HouseRulesCheck.faults(
                rules(3, limit(40, 80, 3, 4), new Blinds(20, 40), 6, new Rake(basisPoints, cap, step, true)));
    }

    private static List<Fault> withDraws(int draws, int bigBetFromRound) {
        return HouseRulesCheck.faults(
                rules(draws, limit(40, 80, bigBetFromRound, 4), new Blinds(20, 40), 6, Rake.NONE));
    }

    private static List<Fault> withSeats(int most) {
        return HouseRulesCheck.faults(rules(3, limit(40, 80, 3, 4), new Blinds(20, 40), most, Rake.NONE));
    }

    /** Every profile, for every combination of rule 1.1, at stakes from the smallest to the largest. */
    @Test
    void givenANamedProfileThenItFitsTogetherForEveryGameAtAnyStakes() {
        int combinations = 0;
        for (Profile profile : Profiles.ALL) {
            for (Ranking ranking : Rankings.all()) {
                for (int draws = 1; draws <= Game.MOST_DRAWS; draws++) {
                    for (Structure structure : Structure.values()) {
                        for (long big : new long[] {1, 2, 3, 40, HouseRulesCheck.LARGEST_BET}) {
                            HouseRules rules = profile.rules(
                                    new Variant(ranking, draws, structure), new Stakes(big / 2, big, big));
                            assertThat(HouseRulesCheck.faults(rules)).isEmpty();
                            combinations++;
                        }
                    }
                }
            }
        }
        assertThat(combinations).isEqualTo(8 * Rankings.all().size() * 3 * 3 * 5);
    }

    /** Rule 4.7: the least bet is the big blind. */
    @Test
    void givenALeastBetOtherThanTheBigBlindThenItIsRefused() {
        for (BettingStructure structure : List.of(new NoLimit(50, false), new PotLimit(50, false))) {
            HouseRules rules = USUAL.with(new Game(DeuceToSeven.INSTANCE, 1, structure));
            assertThat(HouseRulesCheck.faults(rules))
                    .containsExactly(new Fault("4.7", "a least bet equal to the big blind, 40", "a least bet of 50"));
        }
    }

    /** Rule 3.5. */
    @Test
    void givenAnAnteOutOfRangeThenItIsRefused() {
        assertThat(HouseRulesCheck.faults(USUAL.with(new Ante(From.EVERYBODY, 1, PaidFirst.BLIND))))
                .isEmpty();
        assertThat(HouseRulesCheck.faults(USUAL.with(new Ante(From.EVERYBODY, 0, PaidFirst.BLIND))))
                .containsExactly(new Fault("3.5", "ante of 1 to 1000000000000", "ante of 0"));
        assertThat(HouseRulesCheck.faults(USUAL.with(new Ante(From.NOBODY, 5, PaidFirst.ANTE))))
                .containsExactly(new Fault("3.5", "ante from nobody of 0 to 0", "ante from nobody of 5"));
        assertThat(HouseRulesCheck.faults(USUAL.with(new Ante(From.BIG_BLIND, Long.MAX_VALUE, PaidFirst.ANTE))))
                .extracting(Fault::rule)
                .containsExactly("3.5");
    }

    /** Rule 7.1. */
    @ParameterizedTest
    @CsvSource({"1, true", "2, true", "8, true", "0, false", "9, false", "-1, false"})
    void givenSubstantialActionThenOneToEightActionsFit(int actions, boolean fits) {
        assertThat(HouseRulesCheck.faults(USUAL.withSubstantialAction(actions)).isEmpty())
                .isEqualTo(fits);
    }

    /** Rule 3.4: any amount up to the big blind. */
    @ParameterizedTest
    @CsvSource({"0, 40", "1, 40", "20, 40", "40, 40", "0, 1", "1000000000000, 1000000000000"})
    void givenASmallBlindUpToTheBigBlindThenItFits(long small, long big) {
        assertThat(withBlinds(small, big)).isEmpty();
    }

    @Test
    void givenBlindsOutOfRangeThenTheyAreRefused() {
        assertThat(withBlinds(41, 40)).containsExactly(new Fault("3.4", "small blind of 0 to 40", "small blind of 41"));
        assertThat(withBlinds(-1, 40)).containsExactly(new Fault("3.4", "small blind of 0 to 40", "small blind of -1"));
        assertThat(withBlinds(0, 0)).contains(new Fault("3.4", "big blind of 1 to 1000000000000", "big blind of 0"));
        assertThat(withBlinds(0, 1_000_000_000_001L))
                .contains(new Fault("3.4", "big blind of 1 to 1000000000000", "big blind of 1000000000001"));
    }

    /** Twice these does not fit a long, or comes out as if it did. */
    @ParameterizedTest
    @ValueSource(longs = {Long.MAX_VALUE, Long.MIN_VALUE, 1L << 62, (1L << 62) + 1, -40})
    void givenBetsAtTheEdgeOfTheRangeThenTheyAreRefused(long big) {
        assertThat(withBlinds(0, big)).extracting(Fault::rule).contains("3.4");
        assertThat(withBlinds(big, big)).isNotEmpty();
    }

    /** Rules 3.4 and 4.5. */
    @Test
    void givenBetsThatDoNotFollowFromTheBlindsThenTheyAreRefused() {
        assertThat(HouseRulesCheck.faults(rules(3, limit(50, 100, 3, 4), new Blinds(20, 40), 6, Rake.NONE)))
                .containsExactly(new Fault("3.4", "a small bet equal to the big blind, 40", "a small bet of 50"));
        assertThat(HouseRulesCheck.faults(rules(3, limit(40, 79, 3, 4), new Blinds(20, 40), 6, Rake.NONE)))
                .containsExactly(new Fault("4.5", "a big bet of twice the small bet 40", "a big bet of 79"));
    }

    /** Rules 1.1 and 1.3: the round of the big bet is one of the game's, or the one after the last for none. */
    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 3", "2, 3", "3, 3", "3, 5"})
    void givenDrawsAndARoundOfTheBigBetThenTheyFit(int draws, int bigBetFromRound) {
        assertThat(withDraws(draws, bigBetFromRound)).isEmpty();
    }

    @Test
    void givenDrawsOrARoundOutOfRangeThenTheyAreRefused() {
        assertThat(withDraws(0, 1)).containsExactly(new Fault("1.1", "draws of 1 to 3", "draws of 0"));
        assertThat(withDraws(4, 3)).containsExactly(new Fault("1.1", "draws of 1 to 3", "draws of 4"));
        assertThat(withDraws(3, 0))
                .containsExactly(new Fault(
                        "4.5", "first round with the big bet of 1 to 5", "first round with the big bet of 0"));
        assertThat(withDraws(1, 4)).hasSize(1);
    }

    /** Rule 1.5. */
    @Test
    void givenSeatsThenTwoToEightFit() {
        for (int most = 2; most <= 8; most++) {
            assertThat(withSeats(most)).isEmpty();
        }
        assertThat(withSeats(1)).containsExactly(new Fault("1.5", "most seats of 2 to 8", "most seats of 1"));
        assertThat(withSeats(9)).containsExactly(new Fault("1.5", "most seats of 2 to 8", "most seats of 9"));
    }

    /** Rule 6.7. */
    @Test
    void givenARakeOutOfRangeThenItIsRefused() {
        assertThat(withRake(0, 0, 1)).isEmpty();
        assertThat(withRake(10_000, 1_000_000_000_000L, 1_000_000_000_000L)).isEmpty();
        assertThat(withRake(-1, 0, 1))
                .containsExactly(new Fault("6.7", "rake in basis points of 0 to 10000", "rake in basis points of -1"));
        assertThat(withRake(10_001, 0, 1)).hasSize(1);
        assertThat(withRake(500, -1, 1)).hasSize(1);
        assertThat(withRake(500, Long.MAX_VALUE, 1)).hasSize(1);
        assertThat(withRake(500, 100, 0))
                .containsExactly(new Fault("6.7", "rake step of 1 to 1000000000000", "rake step of 0"));
        assertThat(withRake(500, 100, Long.MIN_VALUE)).hasSize(1);
    }

    /** Rule 4.6. */
    @ParameterizedTest
    @CsvSource({"1, true", "4, true", "100, true", "0, false", "-1, false", "101, false"})
    void givenACapThenOneToAHundredBetsFit(int cap, boolean fits) {
        List<Fault> faults = HouseRulesCheck.faults(rules(3, limit(40, 80, 3, cap), new Blinds(20, 40), 6, Rake.NONE));
        assertThat(faults.isEmpty()).isEqualTo(fits);
    }

    @Test
    void givenEverythingIsWrongThenEverythingIsNamed() {
        HouseRules wrong = rules(4, limit(50, 60, 9, 0), new Blinds(70, 40), 11, new Rake(-1, -1, 0, true));
        assertThat(HouseRulesCheck.faults(wrong))
                .extracting(Fault::rule)
                .containsExactly("1.1", "1.5", "3.4", "3.4", "4.5", "4.5", "4.6", "6.7", "6.7", "6.7");
    }
}
