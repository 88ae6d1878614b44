package org.standpat.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.card.Cards;

/** Known and unknown cards of a hand: a known card may turn out to be one of the unknown ones. */
class HeldCardsTest {

    @ParameterizedTest(name = "{1} among {0}: {2}")
    @CsvSource({
        "7h5c4d3s2c, 7h2c, true",
        "7h5c4d3s2c, 7hAs, false",
        "7h5c4d3s2c, ??, false",
        "7h5c4d3s??, As, true",
        "7h5c4d3s??, AsAc, false",
        "7h5c4d3s??, As??, false",
        "7h5c4d????, As7h??, true",
        "7h5c4d????, AsAcAd, false",
        "??????????, AsAcAdAh??, true",
        "??????????, ????????????, false",
        "7h????????, 7h, true"
    })
    void givenNamedCardsThenTheyCanBeAmongTheHeldOnesOrNot(String held, String named, boolean can) {
        Cards holding = Cards.parse(held);
        assertThat(HeldCards.canBeAmong(holding, Cards.parse(named))).isEqualTo(can);
        if (can) {
            assertThat(HeldCards.without(holding, Cards.parse(named)).size())
                    .isEqualTo(holding.size() - Cards.parse(named).size());
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> HeldCards.without(holding, Cards.parse(named)))
                    .withMessage("the discards cannot be among the cards held");
        }
    }

    @Test
    void givenDiscardsThenTheRestKeepsWhatIsKnown() {
        assertThat(HeldCards.without(Cards.parse("7h5c4d????"), Cards.parse("7hAs")))
                .isEqualTo(Cards.parse("5c4d??"));
        assertThat(HeldCards.without(Cards.parse("7h5c4d3s2c"), Cards.NONE)).isEqualTo(Cards.parse("7h5c4d3s2c"));
        assertThat(HeldCards.without(Cards.parse("7h5c"), Cards.parse("5c7h"))).isEqualTo(Cards.NONE);
    }

    @ParameterizedTest(name = "{0} is {1}: {2}")
    @CsvSource({
        "7h5c4d3s2c, 2c3s4d5c7h, true",
        "7h5c4d3s2c, 7d5c4d3s2c, false",
        "7h5c4d????, 7h5c4d3s2c, true",
        "7h5c4d????, 5c4d3s2cAs, false",
        "7h5c4d????, 7h5c4d3s??, false",
        "7h5c4d????, 7h5c4d3s, false",
        "7h5c4d????, 7h5c4d3s2cAs, false"
    })
    void givenShownCardsThenTheyMayBeTheHeldOnesOrNot(String held, String shown, boolean may) {
        assertThat(HeldCards.mayBe(Cards.parse(held), Cards.parse(shown))).isEqualTo(may);
    }

    @Test
    void givenNamedCardsThenThoseThatWereUnknownAreRevealed() {
        assertThat(HeldCards.revealed(Cards.parse("7h5c????"), Cards.parse("7hAsKs")))
                .isEqualTo(Cards.parse("AsKs").knownSet());
        assertThat(HeldCards.revealed(Cards.parse("7h5c"), Cards.parse("7h"))).isEmpty();
    }
}
