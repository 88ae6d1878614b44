package org.standpat.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardsTest {
    private static final long SEED = 27;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7h5c4d3s2c",
                "7h 5c 4d 3s 2c",
                "7h,5c,4d,3s,2c",
                " 7H, 5C,4d\t3s\n2c ",
                "7h5c 4d,3s2c",
            })
    void givenFiveCardsWrittenInAnyWayWhenReadThenTheyAreInThatOrder(String written) {
        Cards hand = Cards.parse(written);
        assertThat(hand).hasToString("7h5c4d3s2c");
        assertThat(hand.size()).isEqualTo(5);
        assertThat(hand.get(0)).isSameAs(Card.parse("7h"));
        assertThat(hand.allKnown()).isTrue();
    }

    @Test
    void givenNoTextThenThereAreNoCards() {
        assertThat(Cards.parse("")).isSameAs(Cards.NONE);
        assertThat(Cards.parse(" , ")).isSameAs(Cards.NONE);
        assertThat(Cards.NONE.isEmpty()).isTrue();
        assertThat(Cards.NONE.allKnown()).isTrue();
        assertThat(Cards.NONE).hasToString("");
    }

    @ParameterizedTest
    @CsvSource({
        "7h10c,\"10c\"; write a ten with T; as in Tc",
        "7h5,\"5\"",
        "7h 5 c,\"5\"",
        "7hx5c,\"x5\"",
        "7h;5c,\";5\"",
    })
    void givenSomethingThatIsNoCardWhenReadThenTheRefusalQuotesIt(String written, String quoted) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cards.parse(written))
                .withMessageContaining(quoted.replace("T; as", "T, as"));
    }

    @Test
    void givenAKnownCardTwiceThenItIsRefusedByName() {
        List<Card> twice = List.of(Card.parse("Ah"), Card.UNKNOWN, Card.parse("Ah"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cards.of(twice))
                .withMessageContaining("got Ah twice")
                .withMessageContaining("rule 1.4");
        assertThatIllegalArgumentException().isThrownBy(() -> Cards.parse("Ah2cAh"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cards.parse("Ah2c").plus(Cards.parse("3c2c")))
                .withMessageContaining("got 2c twice");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cards.parse("Ah2c").plus(Card.parse("Ah")))
                .withMessageContaining("got Ah twice");
    }

    @Test
    void givenMoreCardsThanADeckHoldsThenTheyAreRefused() {
        Cards deck = CardSet.DECK.toCards();
        assertThat(deck.size()).isEqualTo(52);
        assertThatIllegalArgumentException().isThrownBy(() -> Cards.unknown(53)).withMessageContaining("got 53");
        assertThatIllegalArgumentException().isThrownBy(() -> Cards.unknown(-1)).withMessageContaining("got -1");
        assertThatIllegalArgumentException().isThrownBy(() -> deck.plus(Card.UNKNOWN));
        assertThatIllegalArgumentException().isThrownBy(() -> deck.plus(Cards.unknown(1)));
        assertThatIllegalArgumentException().isThrownBy(() -> Cards.parse("??".repeat(100_000)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cards.of(Collections.nCopies(1_000_000, Card.UNKNOWN)))
                .withMessageContaining("got 1000000");
    }

    @Test
    void givenAHandPartlyKnownThenItSaysHowMuch() {
        Cards hand = Cards.parse("7h??4d????");
        assertThat(hand.unknownCount()).isEqualTo(3);
        assertThat(hand.allKnown()).isFalse();
        assertThat(hand.knownSet()).isEqualTo(CardSet.of(Card.parse("4d"), Card.parse("7h")));
        assertThat(hand.contains(Card.UNKNOWN)).isTrue();
        assertThat(hand.contains(Card.parse("7h"))).isTrue();
        assertThat(hand.contains(Card.parse("7d"))).isFalse();
        assertThat(Cards.parse("7h").contains(Card.UNKNOWN)).isFalse();
        assertThat(hand).hasToString("7h??4d????");
    }

    @ParameterizedTest
    @CsvSource({
        "7h5c4d3s2c, 5c2c, 7h4d3s",
        "7h5c4d3s2c, 2c3s4d5c7h, ''",
        "7h5c, '', 7h5c",
        "7h??5c??, ??, 7h5c??",
        "7h??5c??, ??5c??, 7h",
        "??????, ????, ??",
    })
    void givenAHandWhenCardsAreDiscardedThenTheRestKeepTheirOrder(String hand, String discards, String rest) {
        assertThat(Cards.parse(hand).minus(Cards.parse(discards))).isEqualTo(Cards.parse(rest));
    }

    @ParameterizedTest
    @CsvSource({"7h5c??, 5c2s9d, 2s", "7h5c??, ????, ??", "7h5c, ??, ??", "'', As, As"})
    void givenACardNotHeldWhenDiscardedThenTheRefusalNamesItAndNothingHeld(String hand, String discards, String named) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Cards.parse(hand).minus(Cards.parse(discards)))
                .withMessageContaining(named + " is not among these")
                .satisfies(refusal -> assertThat(refusal.getMessage()).doesNotContain("7h", "5c"));
    }

    @Test
    void givenCardsWhenTheArrayOrListTheyCameFromChangesThenTheyDoNot() {
        Card[] array = {Card.parse("7h"), Card.parse("5c")};
        List<Card> list = new ArrayList<>(List.of(array));
        Cards fromArray = Cards.of(array);
        Cards fromList = Cards.of(list);
        array[0] = Card.parse("As");
        list.clear();
        assertThat(fromArray).hasToString("7h5c").isEqualTo(fromList);
        assertThatExceptionOfType(UnsupportedOperationException.class)
                .isThrownBy(() -> fromArray.asList().set(0, Card.UNKNOWN));
    }

    @Test
    void givenTheSameCardsInAnotherOrderThenTheListsDiffer() {
        assertThat(Cards.parse("7h5c")).isNotEqualTo(Cards.parse("5c7h")).isNotEqualTo(CardSet.EMPTY);
        assertThat(Cards.parse("7h5c")).hasSameHashCodeAs(Cards.parse("7h, 5c"));
        assertThat(Cards.parse("7h??")).isNotEqualTo(Cards.parse("??7h"));
    }

    @Test
    void givenRandomCardsWhenWrittenReadDealtAndDiscardedThenNothingIsLost() {
        Random random = new Random(SEED);
        for (int round = 0; round < 2_000; round++) {
            List<Card> deck = new ArrayList<>(CardSet.DECK.toCards().asList());
            Collections.shuffle(deck, random);
            int unknown = random.nextInt(10);
            List<Card> mixed = new ArrayList<>(deck.subList(0, random.nextInt(52 - unknown)));
            mixed.addAll(Collections.nCopies(unknown, Card.UNKNOWN));
            Collections.shuffle(mixed, random);
            Cards cards = Cards.of(mixed);
            int cut = mixed.isEmpty() ? 0 : random.nextInt(mixed.size());
            Cards top = Cards.of(mixed.subList(0, cut));
            Cards bottom = Cards.of(mixed.subList(cut, mixed.size()));

            assertThat(Cards.parse(cards.toString())).as("seed %d", SEED).isEqualTo(cards);
            assertThat(cards.stream()).as("seed %d", SEED).containsExactlyElementsOf(mixed);
            assertThat(cards).as("seed %d", SEED).containsExactlyElementsOf(cards.asList());
            assertThat(top.plus(bottom)).as("seed %d", SEED).isEqualTo(cards);
            assertThat(cards.minus(top).knownSet()).as("seed %d", SEED).isEqualTo(bottom.knownSet());
            assertThat(cards.minus(top).size()).as("seed %d", SEED).isEqualTo(bottom.size());
            assertThat(cards.minus(bottom).plus(bottom).knownSet())
                    .as("seed %d", SEED)
                    .isEqualTo(cards.knownSet());
        }
    }

    @Test
    void givenCardsWhenOneIsAddedThenItComesLast() {
        assertThat(Cards.NONE.plus(Card.parse("7h")).plus(Card.UNKNOWN).plus(Card.UNKNOWN))
                .isEqualTo(Cards.parse("7h????"));
        assertThat(Cards.parse("7h").plus(Cards.NONE)).isEqualTo(Cards.parse("7h"));
        assertThat(Cards.NONE.plus(Cards.parse("7h"))).isEqualTo(Cards.parse("7h"));
    }
}
