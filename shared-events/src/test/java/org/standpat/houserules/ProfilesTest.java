package org.standpat.houserules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.ranking.DeuceToSeven;
import org.standpat.ranking.Rankings;

class ProfilesTest {

    private static final Stakes STAKES = new Stakes(20, 40, 5);

    @Test
    void givenAnUnknownNameThenTheKnownOnesAreListed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Profiles.named("badugi"))
                .withMessage("no house rules are called badugi, expected one of " + Profiles.NAMES);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Variant.named("razz"))
                .withMessage("no game is called razz, expected one of " + Variant.NAMES);
    }

    @Test
    void givenTheProfilesThenThereIsOnePerSourceAndThreeOfTheOutsidePractice() {
        assertThat(Profiles.ALL).extracting(Profile::source).containsExactly("A", "B", "C", "D", "E", "W", "W", "P");
        assertThat(Profiles.NAMES).doesNotHaveDuplicates();
    }

    /** What each source says where sources differ, as the rulebook lists it: seats, order, burn, reshuffle, odd chip, ante. */
    @ParameterizedTest
    @CsvSource({
        "source-a, 6, ANNOUNCE_THEN_REPLACE, false, COMPLETED_DRAWERS, ONE_AT_A_TIME, EVERYBODY",
        "source-b, 6, IN_TURN, true, ALL_BUT_CURRENT, ALL_TO_FIRST, EVERYBODY",
        "source-c, 8, IN_TURN, false, COMPLETED_DRAWERS, ONE_AT_A_TIME, EVERYBODY",
        "source-d, 6, IN_TURN, false, NEVER_OWN, ONE_AT_A_TIME, EVERYBODY",
        "source-e, 6, ANNOUNCE_THEN_REPLACE, true, EARLIER_ROUNDS, ALL_TO_FIRST, EVERYBODY",
        "wsop-tournament, 6, ANNOUNCE_THEN_REPLACE, true, EARLIER_ROUNDS, ONE_AT_A_TIME, BIG_BLIND",
        "wsop-live, 6, ANNOUNCE_THEN_REPLACE, true, EARLIER_ROUNDS, ONE_AT_A_TIME, EVERYBODY",
        "pokerstars, 6, IN_TURN, false, NEVER_OWN, ONE_AT_A_TIME, EVERYBODY"
    })
    void givenAProfileThenItSaysWhatItsSourceSays(
            String name,
            int seats,
            DrawProcedure.Order order,
            boolean burn,
            ReshuffleProcedure procedure,
            OddChips oddChips,
            Ante.From antes) {
        HouseRules rules = Profiles.named(name).rules(STAKES);
        assertThat(rules.mostSeats()).isEqualTo(seats);
        assertThat(rules.draw().order()).isEqualTo(order);
        assertThat(rules.draw().burn()).isEqualTo(burn);
        assertThat(rules.reshuffle().procedure()).isEqualTo(procedure);
        assertThat(rules.oddChips()).isEqualTo(oddChips);
        assertThat(rules.ante()).isEqualTo(new Ante(antes, 5, Ante.PaidFirst.BLIND));
        assertThat(rules.game().draws()).isEqualTo(3);
        assertThat(rules.game().betting().betSize(2)).isEqualTo(40);
        assertThat(rules.game().betting().betSize(3)).isEqualTo(80);
    }

    /** Rule 4.6: the cap of each source and when it is lifted. */
    @ParameterizedTest
    @CsvSource({
        "source-a, 4, NEVER",
        "source-b, 4, TWO_LEFT_IN_HAND",
        "source-c, 4, NEVER",
        "source-d, 4, NEVER",
        "source-e, 4, NEVER",
        "wsop-tournament, 4, TABLE_HEADS_UP",
        "wsop-live, 5, TABLE_HEADS_UP",
        "pokerstars, 4, NEVER"
    })
    void givenAProfileThenTheCapIsItsSources(String name, int bets, Cap.Lifted lifted) {
        FixedLimit limit =
                (FixedLimit) Profiles.named(name).rules(STAKES).game().betting();
        assertThat(limit.cap()).isEqualTo(new Cap(bets, lifted));
    }

    /** Rule 4.5: after a single draw the bet doubles, but not by source E; rule 1.5: one seat more. */
    @Test
    void givenASingleDrawThenSourceEAloneKeepsTheSmallBet() {
        Variant single = new Variant(DeuceToSeven.INSTANCE, 1, Variant.Structure.FIXED_LIMIT);
        for (Profile profile : Profiles.ALL) {
            HouseRules rules = profile.rules(single, STAKES);
            assertThat(rules.game().betting().betSize(2))
                    .isEqualTo(profile.source().equals("E") ? 40 : 80);
            assertThat(rules.mostSeats()).isEqualTo(profile.source().equals("C") ? 8 : 7);
        }
    }

    /** Rules 1.1 and 1.2: the three structures come from one choice, whatever the profile. */
    @Test
    void givenTheGamesWithANameThenTheStructureIsTheirs() {
        Profile profile = Profiles.named(Profiles.SOURCE_E);
        assertThat(profile.rules(Variant.named(Variant.POT_LIMIT_2_7_DOUBLE_DRAW), STAKES)
                        .game())
                .isEqualTo(new Game(DeuceToSeven.INSTANCE, 2, new PotLimit(40, false)));
        assertThat(profile.rules(Variant.named(Variant.NO_LIMIT_2_7_SINGLE_DRAW), STAKES)
                        .game())
                .isEqualTo(new Game(DeuceToSeven.INSTANCE, 1, new NoLimit(40, false)));
        assertThat(profile.rules(Stakes.blinds(20, 40)).ante()).isEqualTo(Ante.NONE);
        assertThat(Variant.named("limit-2-7-triple-draw"))
                .isEqualTo(new Variant(DeuceToSeven.INSTANCE, 3, Variant.Structure.FIXED_LIMIT));
        assertThat(Variant.named("limit-a-5-triple-draw"))
                .isEqualTo(new Variant(Rankings.named("ace-to-five"), 3, Variant.Structure.FIXED_LIMIT));
        assertThat(Variant.NAMES).hasSize(4);
    }

    /** Rule 4.9 and 6.2 as tournament directors have them. */
    @Test
    void givenTheTournamentProfileThenShortAllInsAddUpAndAllInHandsAreTabled() {
        HouseRules tournament = Profiles.named(Profiles.WSOP_TOURNAMENT).rules(STAKES);
        assertThat(tournament.game().betting().shortAllInsAddUp()).isTrue();
        assertThat(tournament.showdown().tableWhenAllIn()).isTrue();
        assertThat(tournament.timeOut()).isEqualTo(TimeOut.WAITED_FOR);
        assertThat(Profiles.named(Profiles.POKERSTARS).rules(STAKES).timeOut()).isEqualTo(TimeOut.CHECK_OR_FOLD);
    }

    /** Rule 5.11: which pool is taken when one is too small. */
    @Test
    void givenAProcedureThenTheNextWiderIsTheRulebooks() {
        assertThat(ReshuffleProcedure.EARLIER_ROUNDS.wider()).isEqualTo(ReshuffleProcedure.COMPLETED_DRAWERS);
        assertThat(ReshuffleProcedure.COMPLETED_DRAWERS.wider()).isEqualTo(ReshuffleProcedure.ALL_BUT_CURRENT);
        assertThat(ReshuffleProcedure.ALL_BUT_CURRENT.wider()).isEqualTo(ReshuffleProcedure.ALL_BUT_CURRENT);
        // The rulebook names none for the fourth; the widest is the only one that gives more of what the player may
        // get.
        assertThat(ReshuffleProcedure.NEVER_OWN.wider()).isEqualTo(ReshuffleProcedure.ALL_BUT_CURRENT);
    }
}
