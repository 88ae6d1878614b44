package org.standpat.deal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.deal.DeckBook.ShuffledDeck;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.proof.deck.DeckSeed;
import org.standpat.proof.deck.SeededDeck;

/** The dealer's book of a hand, and that it keeps its secrets. */
class DeckBookTest {

    private static final int HANDS = 60;

    private final long first = Long.getLong("standpat.seed", 20_261_130L);

    /** What an auditor does who is given the seed: the cards of a deck are in the events, and its order follows. */
    @Test
    void givenTheSeedOfAHandThatIsOverThenEveryDeckFollowsFromIt() {
        int reshuffles = 0;
        for (long number = first; number < first + HANDS; number++) {
            DeckBook book = DeckBook.of(HousedHand.seed(number), HousedHand.played(number));
            DeckSeed seed = DeckSeed.ofBase64(book.seed().base64());
            for (ShuffledDeck deck : book.decks()) {
                SeededDeck again = seed.shuffled(deck.shuffle(), deck.places().order());
                assertThat(again.commitment())
                        .as("seed %s", number)
                        .isEqualTo(deck.places().commitment());
                reshuffles += deck.shuffle() > 0 ? 1 : 0;
            }
            assertThat(book.decks().getFirst().places().size()).isEqualTo(Card.DECK_SIZE);
        }
        assertThat(reshuffles).isPositive();
    }

    @Test
    void givenAHandThatIsPlayedThenItsSeedIsNotGivenOut() {
        List<HandEvent> events = HousedHand.played(first);
        DeckBook book = DeckBook.of(HousedHand.seed(first), events.subList(0, events.size() - 1));
        assertThat(book.decks()).isNotEmpty();
        assertThatIllegalStateException().isThrownBy(book::seed).withMessageContaining("when the hand is over");
    }

    @Test
    void givenABookThenNothingInItIsPrinted() {
        DeckBook book = DeckBook.of(HousedHand.seed(first), HousedHand.played(first));
        assertThat(book).hasToString("DeckBook[" + book.decks().size() + " secret decks]");
        assertThat(book.decks().getFirst().toString()).endsWith("shuffle=0, places=SeededDeck[52 secret places]]");
    }

    @Test
    void givenTheSeedOfAnotherHandThenTheBookIsRefused() {
        List<HandEvent> events = HousedHand.played(first);
        assertThatIllegalStateException()
                .isThrownBy(() -> DeckBook.of(HousedHand.seed(first + 1), events))
                .withMessageContaining("commits to another deck");
    }

    @Test
    void givenACommitmentThatWasChangedThenTheEventIsNamed() {
        for (long number = first; number < first + HANDS; number++) {
            List<HandEvent> events = new ArrayList<>(HousedHand.played(number));
            DeckSeed seed = HousedHand.seed(number);
            int place = 0;
            while (!(events.get(place) instanceof DeckShuffled)) {
                place++;
            }
            events.set(place, new DeckShuffled("0".repeat(64)));
            assertThatIllegalStateException()
                    .isThrownBy(() -> DeckBook.of(seed, events))
                    .withMessageStartingWith("event " + (place + 1) + " commits");
        }
    }

    /** A hand of before committed to its order: there is no place to open, and its cards name none. */
    @Test
    void givenAHandOfBeforeThenItHasNoDeckThatCanBeOpened() {
        int reshuffles = 0;
        for (long number = first; number < first + HANDS; number++) {
            List<HandEvent> events = HousedHand.played(number, new DealerOfBefore(HousedHand.seed(number)));
            DeckBook book = DeckBook.of(HousedHand.seed(number), events);
            assertThat(book.decks()).isEmpty();
            assertThat(book.openings(events)).isEmpty();
            reshuffles += (int)
                    events.stream().filter(DeckReshuffled.class::isInstance).count();
        }
        assertThat(reshuffles).isPositive();
    }
}
