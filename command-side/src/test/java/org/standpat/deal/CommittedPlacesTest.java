package org.standpat.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.deal.DeckBook.ShuffledDeck;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.SeatedPlayer;
import org.standpat.proof.deck.DeckCommitment;
import org.standpat.proof.deck.Opening;
import org.standpat.proof.entry.Salt;
import org.standpat.proof.tree.Hash;
import org.standpat.view.Moment;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/** Random hands that the house dealt: each card comes from the place that was committed to, and nobody learns of another place. */
class CommittedPlacesTest {

    private static final int HANDS = 400;

    private final long first = Long.getLong("standpat.seed", 20_261_130L);

    /** A card that fell in a hand, and from where. */
    private record Fallen(int deck, int place, Card card, int seat) {}

    private void everyHand(Check check) {
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = HousedHand.played(seed);
            try {
                check.of(events, DeckBook.of(HousedHand.seed(seed), events));
            } catch (AssertionError | RuntimeException fault) {
                throw new AssertionError("seed " + seed + ": " + fault.getMessage(), fault);
            }
        }
    }

    private interface Check {
        void of(List<HandEvent> events, DeckBook book);
    }

    @Test
    void givenAHandThenADeckIsCommittedToBeforeItsFirstCard() {
        everyHand((events, book) -> {
            int committed = 0;
            for (int i = 0; i < events.size(); i++) {
                String root = commitment(events.get(i));
                if (root != null) {
                    ShuffledDeck deck = book.decks().get(committed);
                    assertThat(deck.event()).isEqualTo(i + 1);
                    assertThat(deck.shuffle()).isEqualTo(committed++);
                    assertThat(deck.places().commitment().root()).hasToString(root);
                }
                assertThat(!places(events.get(i)).isEmpty() && committed == 0)
                        .as("a card came before the commitment")
                        .isFalse();
            }
            assertThat(book.decks()).hasSize(committed);
        });
    }

    private static @Nullable String commitment(HandEvent event) {
        return switch (event) {
            case DeckShuffled shuffled -> shuffled.commitment();
            case DeckReshuffled reshuffled -> reshuffled.commitment();
            default -> null;
        };
    }

    @Test
    void givenACardThatFellThenItOpensItsPlaceAndNoOtherCardOrPlaceDoes() {
        int[] reshuffled = {0};
        everyHand((events, book) -> {
            for (Fallen fallen : fallen(events)) {
                ShuffledDeck deck = book.decks().get(fallen.deck());
                List<Hash> committed = deck.places().commitment().places();
                Salt salt = deck.places().opening(fallen.place()).salt();
                assertThat(new Opening(fallen.place(), fallen.card().index(), salt)
                                .opens(committed.get(fallen.place())))
                        .isTrue();
                for (int other = 0; other < Card.DECK_SIZE; other++) {
                    assertThat(other != fallen.card().index()
                                    && new Opening(fallen.place(), other, salt).opens(committed.get(fallen.place())))
                            .as("another card opens the place")
                            .isFalse();
                    assertThat(other != fallen.place()
                                    && other < committed.size()
                                    && new Opening(other, fallen.card().index(), salt).opens(committed.get(other)))
                            .as("the card opens another place")
                            .isFalse();
                }
                reshuffled[0] += fallen.deck() > 0 ? 1 : 0;
            }
        });
        assertThat(reshuffled[0]).as("cards after a reshuffle").isGreaterThan(HANDS / 4);
    }

    /** Two cards that change places give another root, so that the dealer cannot swap them after the commitment. */
    @Test
    void givenTwoPlacesThatAreSwappedThenTheRootIsAnother() {
        everyHand((events, book) -> {
            DeckCommitment commitment = book.decks().getFirst().places().commitment();
            List<Hash> swapped = new ArrayList<>(commitment.places());
            swapped.set(0, commitment.places().get(1));
            swapped.set(1, commitment.places().get(0));
            assertThat(new DeckCommitment(swapped).root()).isNotEqualTo(commitment.root());
        });
    }

    @Test
    void givenBurnsAndCardsThatFellThenNoPlaceGaveTwo() {
        int[] burns = {0};
        everyHand((events, book) -> {
            Set<Integer> taken = new HashSet<>();
            for (HandEvent event : events) {
                if (event instanceof DeckReshuffled) {
                    taken.clear();
                }
                if (event instanceof HandEvent.CardBurned burned) {
                    assertThat(taken.add(burned.place())).as("burned twice").isTrue();
                    burns[0]++;
                }
                Places places = places(event);
                for (int i = 0; i < places.size(); i++) {
                    assertThat(taken.add(places.get(i))).as("dealt twice").isTrue();
                }
            }
        });
        assertThat(burns[0]).isGreaterThan(HANDS / 2);
    }

    @Test
    void givenThePublicThenItSeesNoPlaceAndOpensNone() {
        everyHand((events, book) -> {
            List<HandEvent> seen = seen(events, Viewer.PUBLIC);
            seen.forEach(event -> assertThat(places(event).known()).isZero());
            assertThat(book.openings(seen)).hasSameSizeAs(book.decks()).allMatch(opened -> opened.isEmpty());
        });
    }

    @Test
    void givenAPlayerThenHeOpensTheCardsThatHeGotAndNothingElse() {
        everyHand((events, book) -> {
            for (SeatedPlayer player : ((HandStarted) events.getFirst()).seats()) {
                int seat = player.seat();
                List<SortedMap<Integer, Opening>> openings = book.openings(seen(events, new Viewer.PlayerOn(seat)));
                Set<Fallen> opened = new HashSet<>();
                for (int deck = 0; deck < openings.size(); deck++) {
                    int number = deck;
                    openings.get(deck)
                            .forEach((place, opening) ->
                                    opened.add(new Fallen(number, place, Card.of(opening.card()), seat)));
                }
                assertThat(opened)
                        .containsExactlyInAnyOrderElementsOf(fallen(events).stream()
                                .filter(fallen -> fallen.seat() == seat)
                                .toList());
            }
        });
    }

    /** What a player holds in his hands: hashes of all places, and salts of his own. No card at another place fits any of it. */
    @Test
    void givenTheSaltsOfAPlayerThenNoneOfThemOpensAPlaceThatIsNotHis() {
        for (long seed = first; seed < first + 5; seed++) {
            List<HandEvent> events = HousedHand.played(seed);
            DeckBook book = DeckBook.of(HousedHand.seed(seed), events);
            int seat = ((HandStarted) events.getFirst()).seats().getFirst().seat();
            SortedMap<Integer, Opening> own =
                    book.openings(seen(events, new Viewer.PlayerOn(seat))).getFirst();
            List<Hash> hashes = book.decks().getFirst().places().commitment().places();
            for (int place = 0; place < hashes.size(); place++) {
                if (own.containsKey(place)) {
                    continue;
                }
                for (Opening known : own.values()) {
                    for (int card = 0; card < Card.DECK_SIZE; card++) {
                        assertThat(new Opening(place, card, known.salt()).opens(hashes.get(place)))
                                .as("seed %s", seed)
                                .isFalse();
                    }
                }
            }
        }
    }

    @Test
    void givenAllPlacesOfAllDecksThenEachHasASaltOfItsOwn() {
        everyHand((events, book) -> {
            Set<String> salts = new HashSet<>();
            int places = 0;
            for (ShuffledDeck deck : book.decks()) {
                for (int place = 0; place < deck.places().size(); place++) {
                    salts.add(deck.places().opening(place).salt().base64());
                    places++;
                }
            }
            assertThat(salts).hasSize(places);
        });
    }

    private static List<HandEvent> seen(List<HandEvent> events, Viewer viewer) {
        return events.stream()
                .map(event -> Visibility.seen(event, viewer, Moment.ENDED).orElseThrow())
                .toList();
    }

    private static List<Fallen> fallen(List<HandEvent> events) {
        List<Fallen> fallen = new ArrayList<>();
        int deck = 0;
        for (HandEvent event : events) {
            deck += event instanceof DeckReshuffled ? 1 : 0;
            Places places = places(event);
            for (int i = 0; i < places.size(); i++) {
                fallen.add(new Fallen(deck, places.get(i), cards(event).get(i), ((HandEvent.OfSeat) event).seat()));
            }
        }
        return fallen;
    }

    private static Cards cards(HandEvent event) {
        return switch (event) {
            case HandEvent.CardsDealt dealt -> dealt.cards();
            case HandEvent.CardsReplaced replaced -> replaced.cards();
            default -> Cards.NONE;
        };
    }

    /** Every card that the house dealt says where it lay. */
    private static Places places(HandEvent event) {
        Places places = switch (event) {
            case HandEvent.CardsDealt dealt -> dealt.places();
            case HandEvent.CardsReplaced replaced -> replaced.places();
            default -> Places.NONE;
        };
        assertThat(places.size()).isEqualTo(cards(event).size());
        return places;
    }
}
