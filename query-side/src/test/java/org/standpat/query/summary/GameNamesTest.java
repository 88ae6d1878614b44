package org.standpat.query.summary;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.houserules.Ante;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.houserules.Variant;

class GameNamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "limit-2-7-triple-draw     | Limit 2-7 Triple Draw     | 100/200",
                "pot-limit-2-7-double-draw | Pot Limit 2-7 Double Draw | 50/100",
                "no-limit-2-7-single-draw  | No Limit 2-7 Single Draw  | 50/100",
                "limit-a-5-triple-draw     | Limit A-5 Triple Draw     | 100/200",
            })
    void a_sign_names_game_and_stakes(String variant, String name, String stakes) {
        HouseRules rules = rules(variant, Profiles.POKERSTARS, Stakes.blinds(50, 100));

        assertThat(GameNames.of(rules.game())).isEqualTo(name);
        assertThat(GameNames.stakes(rules)).isEqualTo(stakes);
    }

    @Test
    void an_ante_is_on_the_sign() {
        String noLimit = Variant.NO_LIMIT_2_7_SINGLE_DRAW;
        Stakes stakes = new Stakes(50, 100, 25);

        assertThat(GameNames.stakes(rules(noLimit, Profiles.WSOP_LIVE, stakes))).isEqualTo("50/100, ante 25");
        assertThat(GameNames.stakes(rules(noLimit, Profiles.WSOP_TOURNAMENT, stakes)))
                .isEqualTo("50/100, big blind ante 25");
        assertThat(GameNames.stakes(rules(noLimit, Profiles.WSOP_LIVE, stakes)
                        .with(new Ante(Ante.From.NAMED_PLAYERS, 25, Ante.PaidFirst.ANTE))))
                .isEqualTo("50/100, ante 25");
    }

    private static HouseRules rules(String variant, String profile, Stakes stakes) {
        return Profiles.named(profile).rules(Variant.named(variant), stakes);
    }
}
