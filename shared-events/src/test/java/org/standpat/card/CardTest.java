package org.standpat.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
    @Test
    void givenADeckWhenEachCardIsWrittenAndReadThenItIsTheSameObject() {
        Set<String> written = new HashSet<>();
        for (int index = 0; index < Card.DECK_SIZE; index++) {
            Card card = Card.of(index);
            assertThat(card.index()).isEqualTo(index);
            assertThat(Card.of(card.rank(), card.suit())).isSameAs(card);
            assertThat(Card.parse(card.toString())).isSameAs(card);
            assertThat(card.isKnown()).isTrue();
            assertThat(card.hashCode()).isEqualTo(index);
            written.add(card.toString());
        }
        assertThat(written).hasSize(52);
    }

    @Test
    void givenEveryRankAndSuitThenTheIndexIsFourTimesTheRankPlusTheSuit() {
        assertThat(Card.of(Rank.TWO, Suit.CLUBS).index()).isZero();
        assertThat(Card.of(Rank.TWO, Suit.SPADES).index()).isEqualTo(3);
        assertThat(Card.of(Rank.SEVEN, Suit.HEARTS).index()).isEqualTo(22);
        assertThat(Card.of(Rank.ACE, Suit.SPADES).index()).isEqualTo(51);
    }

    @Test
    void givenRanksAndSuitsThenTheirNumbersAreTheirOrder() {
        List<Rank> ranks = List.of(Rank.values());
        List<Suit> suits = List.of(Suit.values());
        assertThat(ranks).extracting(Rank::number).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
        assertThat(suits).extracting(Suit::number).containsExactly(0, 1, 2, 3);
    }

    @Test
    void givenRanksThenTheyAreSpokenAsAtTheTable() {
        assertThat(Rank.values())
                .extracting(Rank::word)
                .containsExactly(
                        "deuce", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen",
                        "king", "ace");
        assertThat(Rank.values()).extracting(Rank::plural).contains("deuces", "sixes", "tens", "aces");
    }

    @ParameterizedTest
    @CsvSource({"Ah,Ah", "ah,Ah", "AH,Ah", "aH,Ah", "tC,Tc", "Td,Td", "2s,2s", "9D,9d", "??,??"})
    void givenEitherCaseWhenReadThenTheCardIsWrittenOneWay(String came, String written) {
        assertThat(Card.parse(came)).hasToString(written);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "A", "Ahh", "1h", "0h", "Ax", "hA", "A ", " Ah", "?", "?h", "A?", "???", "\u2660A", "A\u2665"
            })
    void givenSomethingElseWhenReadThenTheRefusalSaysWhatCameAndWhatWasExpected(String came) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Card.parse(came))
                .withMessageContaining("\"" + came + "\"")
                .withMessageContaining("a rank 23456789TJQKA and a suit cdhs");
    }

    @ParameterizedTest
    @CsvSource({"10h,Th", "10S,Ts", "10,Th", "10x,Th"})
    void givenATenWrittenInDigitsWhenReadThenTheRefusalSaysHowToWriteIt(String came, String instead) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Card.parse(came))
                .withMessageContaining("\"" + came + "\"")
                .withMessageContaining("as in " + instead);
    }

    @Test
    void givenALongTextWhenReadThenTheRefusalQuotesOnlyItsBeginning() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Card.parse("x".repeat(100_000)))
                .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(200))
                .withMessageContaining("xxx...");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 52, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void givenAnIndexOutsideTheDeckThenItIsRefused(int index) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Card.of(index))
                .withMessage("A card index is 0 to 51, got " + index);
    }

    @Test
    void givenTheUnknownCardThenItsFaceCannotBeAskedFor() {
        assertThat(Card.UNKNOWN.isKnown()).isFalse();
        assertThat(Card.UNKNOWN).hasToString("??");
        assertThatIllegalStateException().isThrownBy(Card.UNKNOWN::index).withMessageContaining("has no index");
        assertThatIllegalStateException().isThrownBy(Card.UNKNOWN::rank).withMessageContaining("has no rank");
        assertThatIllegalStateException().isThrownBy(Card.UNKNOWN::suit).withMessageContaining("has no suit");
    }

    @Test
    void givenShuffledCardsWhenSortedThenDeucesComeFirstAndTheUnknownCardLast() {
        List<Card> cards = new ArrayList<>(Cards.parse("?? As 2d Th 2c").asList());
        cards.sort(null);
        assertThat(cards).hasToString("[2c, 2d, Th, As, ??]");
    }
}
