package org.standpat.houserules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.standpat.houserules.Showdown.MuckRule;

class ProfilesTest {

    private static final Blinds BLINDS = new Blinds(20, 40);

    @Test
    void givenAnUnknownNameThenTheKnownOnesAreListed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Profiles.named("badugi", BLINDS))
                .withMessage("no house rules are called badugi, expected one of " + Profiles.NAMES);
    }

    @Test
    void givenEveryNameThenItIsLimitTripleDrawForSixAtTheseBlinds() {
        for (String name : Profiles.NAMES) {
            HouseRules rules = Profiles.named(name, BLINDS);
            assertThat(rules.game().draws()).isEqualTo(3);
            assertThat(rules.game().bettingRounds()).isEqualTo(4);
            assertThat(rules.mostSeats()).isEqualTo(6);
            assertThat(rules.blinds()).isEqualTo(BLINDS);
            assertThat(rules.game().betting().betSize(2)).isEqualTo(40);
            assertThat(rules.game().betting().betSize(3)).isEqualTo(80);
            assertThat(rules.game().betting().mayRaiseAfter(3, 2, 2)).isTrue();
            assertThat(rules.game().betting().mayRaiseAfter(4, 2, 2)).isFalse();
        }
    }

    /** Online (P): no burn, never one's own discards, a hand that is not beaten is shown. */
    @Test
    void givenTheTwoProfilesThenTheyDifferWhereRoomsDo() {
        HouseRules online = Profiles.named(Profiles.ONLINE, BLINDS);
        assertThat(online.burn()).isFalse();
        assertThat(online.reshuffle().procedure()).isEqualTo(ReshuffleProcedure.NEVER_OWN);
        assertThat(online.showdown().muck()).isEqualTo(MuckRule.LOSING_HANDS);
        HouseRules live = Profiles.named(Profiles.LIVE, BLINDS);
        assertThat(live.burn()).isTrue();
        assertThat(live.reshuffle().procedure()).isEqualTo(ReshuffleProcedure.EARLIER_ROUNDS);
        assertThat(live.showdown()).isEqualTo(new Showdown(MuckRule.ANY_HAND, true));
    }

    /** Rule 5.11: which pool is taken when one is too small. */
    @Test
    void givenAProcedureThenTheNextWiderIsTheRulebooks() {
        assertThat(ReshuffleProcedure.EARLIER_ROUNDS.wider()).isEqualTo(ReshuffleProcedure.COMPLETED_DRAWERS);
        assertThat(ReshuffleProcedure.COMPLETED_DRAWERS.wider()).isEqualTo(ReshuffleProcedure.ALL_BUT_CURRENT);
        assertThat(ReshuffleProcedure.ALL_BUT_CURRENT.wider()).isEqualTo(ReshuffleProcedure.ALL_BUT_CURRENT);
    }
}
