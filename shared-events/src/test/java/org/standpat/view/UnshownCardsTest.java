package org.standpat.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.hand.HandEvent;
import org.standpat.houserules.ReshuffleProcedure;

/** Whether what somebody is given holds a card that nobody has seen. */
class UnshownCardsTest {

    private static final HandEvent DEALT = new HandEvent.CardsDealt(2, Cards.parse("7h5c4d3s2c"));
    private static final HandEvent SHOWN = new HandEvent.HandShown(2, Cards.parse("7h5c4d3s2c"));

    @Test
    void givenCardsThatWereNeverShownThenTheyAreUnshown() {
        assertThat(UnshownCards.areIn(List.of(DEALT), List.of(DEALT))).isTrue();
        assertThat(UnshownCards.areIn(List.of(DEALT), List.of(DEALT, new HandEvent.HandMucked(2))))
                .isTrue();
    }

    @Test
    void givenCardsThatTheSameSeatShowedLaterThenNothingIsUnshown() {
        assertThat(UnshownCards.areIn(List.of(DEALT), List.of(DEALT, SHOWN))).isFalse();
        assertThat(UnshownCards.areIn(List.of(DEALT, SHOWN), List.of(DEALT, SHOWN)))
                .isFalse();
    }

    @Test
    void givenTheSameCardsShownByAnotherSeatAfterAReshuffleThenThisSeatsAreUnshown() {
        HandEvent other = new HandEvent.HandShown(5, Cards.parse("7h5c4d3s2c"));
        assertThat(UnshownCards.areIn(List.of(DEALT), List.of(DEALT, other))).isTrue();
    }

    @Test
    void givenADiscardOfACardThatWasExposedThenNothingIsUnshown() {
        HandEvent discarded = new HandEvent.DiscardDeclared(2, Cards.parse("Kh"));
        HandEvent exposed = new HandEvent.CardExposed(2, Card.parse("Kh"));
        assertThat(UnshownCards.areIn(List.of(discarded), List.of(exposed, discarded)))
                .isFalse();
        assertThat(UnshownCards.areIn(List.of(discarded), List.of(discarded))).isTrue();
    }

    @Test
    void givenPlayersOwnEventsOfADrawThenEachMayHoldUnshownCards() {
        for (HandEvent event : List.of(
                new HandEvent.CardsReplaced(2, Cards.parse("Kh")),
                new HandEvent.DeclarationChanged(2, Cards.parse("Kh")))) {
            assertThat(UnshownCards.areIn(List.of(event), List.of(event, SHOWN)))
                    .isTrue();
        }
    }

    @Test
    void givenAPoolThatNamesCardsThenTheyAreUnshownWhateverWasShown() {
        assertThat(UnshownCards.areIn(List.of(pool("7h5c")), List.of(DEALT, SHOWN, pool("7h5c"))))
                .isTrue();
        assertThat(UnshownCards.areIn(List.of(pool("????")), List.of(DEALT, pool("????"))))
                .isFalse();
    }

    @Test
    void givenUnknownCardsOrNoneThenNothingIsUnshown() {
        HandEvent hidden = new HandEvent.CardsDealt(2, Cards.unknown(5));
        assertThat(UnshownCards.areIn(List.of(hidden), List.of(hidden))).isFalse();
        assertThat(UnshownCards.areIn(List.of(new HandEvent.Folded(2)), List.of(DEALT)))
                .isFalse();
        assertThat(UnshownCards.areIn(List.of(), List.of(DEALT))).isFalse();
    }

    private static HandEvent pool(String cards) {
        return new HandEvent.DeckReshuffled(
                ReshuffleProcedure.EARLIER_ROUNDS, ReshuffleProcedure.EARLIER_ROUNDS, 2, Cards.parse(cards), "00ff");
    }
}
