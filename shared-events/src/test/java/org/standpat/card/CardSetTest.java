package org.standpat.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class CardSetTest {
    private static CardSet set(String cards) {
        return Cards.parse(cards).knownSet();
    }

    @Test
    void givenTheDeckThenItHolds52CardsAndItsComplementNone() {
        assertThat(CardSet.DECK.size()).isEqualTo(52);
        assertThat(CardSet.DECK.complement()).isEqualTo(CardSet.EMPTY);
        assertThat(CardSet.EMPTY.complement()).isEqualTo(CardSet.DECK);
        assertThat(CardSet.EMPTY.isEmpty()).isTrue();
        assertThat(CardSet.DECK).containsExactlyElementsOf(CardSet.DECK.toCards());
        for (int index = 0; index < Card.DECK_SIZE; index++) {
            assertThat(CardSet.DECK.contains(Card.of(index))).isTrue();
            assertThat(CardSet.EMPTY.contains(Card.of(index))).isFalse();
        }
    }

    @Test
    void givenTwoSetsThenTheyJoinMeetAndDifferAsSetsDo() {
        CardSet first = set("7h5c4d");
        CardSet second = set("4d3s");
        assertThat(first.union(second)).isEqualTo(set("3s4d5c7h"));
        assertThat(first.intersect(second)).isEqualTo(set("4d"));
        assertThat(first.minus(second)).isEqualTo(set("5c7h"));
        assertThat(set("4d").isSubsetOf(first)).isTrue();
        assertThat(first.isSubsetOf(first)).isTrue();
        assertThat(CardSet.EMPTY.isSubsetOf(second)).isTrue();
        assertThat(first.isSubsetOf(second)).isFalse();
    }

    @Test
    void givenASetWhenACardIsAddedOrTakenThenTheOldSetIsUnchanged() {
        CardSet before = set("7h5c");
        Card deuce = Card.parse("2s");
        assertThat(before.with(deuce)).isEqualTo(set("2s5c7h"));
        assertThat(before.with(deuce).without(deuce)).isEqualTo(before);
        assertThat(before.without(deuce)).isEqualTo(before);
        assertThat(before).hasToString("5c7h");
        assertThat(CardSet.of(deuce, deuce).size()).isEqualTo(1);
    }

    @Test
    void givenAnUnknownCardThenNoSetHoldsOrTakesIt() {
        assertThat(CardSet.DECK.contains(Card.UNKNOWN)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardSet.of(Card.UNKNOWN))
                .withMessage("A card set holds known cards alone, got ??");
        assertThatIllegalArgumentException().isThrownBy(() -> CardSet.EMPTY.with(Card.UNKNOWN));
        assertThatIllegalArgumentException().isThrownBy(() -> CardSet.EMPTY.without(Card.UNKNOWN));
    }

    @Test
    void givenAMaskWithABitForNoCardThenItIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new CardSet(1L << 52))
                .withMessageContaining("0x10000000000000");
        assertThatIllegalArgumentException().isThrownBy(() -> new CardSet(-1));
    }

    @Test
    void givenASetWhenAllItsCardsHaveBeenGivenThenTheIteratorEnds() {
        Iterator<Card> cards = set("As2c").iterator();
        assertThat(cards.next()).isSameAs(Card.parse("2c"));
        assertThat(cards.next()).isSameAs(Card.parse("As"));
        assertThat(cards.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(cards::next);
    }
}
