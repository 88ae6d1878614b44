package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.TableSetting.table;
import static org.standpat.houserules.ReshuffleProcedure.EARLIER_ROUNDS;
import static org.standpat.houserules.ReshuffleProcedure.NEVER_OWN;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.standpat.card.CardSet;
import org.standpat.card.Places;
import org.standpat.deal.CardSource;
import org.standpat.deal.DeckBook;
import org.standpat.deal.DeckBook.ShuffledDeck;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.proof.deck.Opening;
import org.standpat.proof.tree.Hash;

/**
 * Where cards come from that are not the next of the stub: a player whose own discards were shuffled in gets none of them back (rule 5.11),
 * so the dealer passes over them, and the event names the place of the card that he got instead.
 */
class PassedOverCardsTest {

    private static final int SEEDS = 200;

    /** Four players draw five, then two, then one folds and the others draw five: the deck is reshuffled with their own discards. */
    private static PlayedHand neverOwn(long seed) {
        CardSource dealer = Seeds.dealer(seed);
        PlayedHand hand = PlayedHand.housed(table().deep(4).with(reshuffle(NEVER_OWN)), () -> dealer)
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        hand.everybody("checks").everybody("draws 2");
        hand.when("1 checks, 2 checks, 3 checks, 4 folds");
        return hand.when("1 draws 3, 2 draws 5, 3 draws 5");
    }

    @Test
    void givenOwnDiscardsInTheStubThenTheyArePassedOverAndTheTruePlacesAreNamed() {
        int passedOver = 0;
        int gotLater = 0;
        for (long seed = 0; seed < SEEDS; seed++) {
            PlayedHand hand = neverOwn(seed);
            DeckBook book = DeckBook.of(Seeds.seed(seed), hand.events());
            ShuffledDeck deck = book.decks().getLast();
            assertThat(deck.event()).isEqualTo(hand.events().indexOf(lastReshuffle(hand)) + 1);
            Set<Integer> left = new HashSet<>();
            int next = 0;
            for (HandEvent event :
                    hand.events().subList(deck.event(), hand.events().size())) {
                if (event instanceof CardsReplaced replaced) {
                    assertOpens(deck, replaced);
                    for (int i = 0; i < replaced.places().size(); i++) {
                        int place = replaced.places().get(i);
                        gotLater += left.remove(place) ? 1 : 0;
                        for (; next < place; next++) {
                            left.add(next);
                            assertThat(discards(hand, replaced.seat()).mask()
                                                    >> deck.places().card(next)
                                            & 1)
                                    .as("seed %s: what is passed over is the player's own discard", seed)
                                    .isEqualTo(1);
                            passedOver++;
                        }
                        next = Math.max(next, place + 1);
                    }
                }
            }
        }
        assertThat(passedOver).as("cards passed over").isGreaterThan(SEEDS / 4);
        assertThat(gotLater).as("of them that another player got later").isPositive();
    }

    private static DeckReshuffled lastReshuffle(PlayedHand hand) {
        return hand.events(DeckReshuffled.class).getLast();
    }

    private static CardSet discards(PlayedHand hand, int seat) {
        return hand.events(DiscardDeclared.class).stream()
                .filter(declared -> declared.seat() == seat)
                .map(declared -> declared.cards().knownSet())
                .reduce(CardSet.EMPTY, CardSet::union);
    }

    private static void assertOpens(ShuffledDeck deck, CardsReplaced replaced) {
        List<Hash> hashes = deck.places().commitment().places();
        assertThat(replaced.places().size()).isEqualTo(replaced.cards().size());
        for (int i = 0; i < replaced.cards().size(); i++) {
            int place = replaced.places().get(i);
            Opening opening = new Opening(
                    place,
                    replaced.cards().get(i).index(),
                    deck.places().opening(place).salt());
            assertThat(opening.opens(hashes.get(place))).isTrue();
        }
    }

    /** The pool is wider than the house rule's, with burns and the last card in it; the new stub has its own places. */
    @Test
    void givenAWiderPoolWithBurnsThenTheNewStubIsCommittedToAndItsPlacesCountFromItsTop() {
        for (long seed = 0; seed < SEEDS; seed++) {
            CardSource dealer = Seeds.dealer(seed);
            PlayedHand hand = PlayedHand.housed(
                            table().deep(6).with(burn()).with(reshuffle(EARLIER_ROUNDS)), () -> dealer)
                    .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                    .everybody("draws 5");
            DeckReshuffled reshuffled = lastReshuffle(hand);
            assertThat(reshuffled.poolOf()).isNotEqualTo(EARLIER_ROUNDS);
            ShuffledDeck deck =
                    DeckBook.of(Seeds.seed(seed), hand.events()).decks().getLast();
            assertThat(deck.places().size()).isEqualTo(reshuffled.pool().size());
            assertThat(deck.places().commitment().root()).hasToString(reshuffled.commitment());
            List<Integer> places = new ArrayList<>();
            for (HandEvent event :
                    hand.events().subList(deck.event(), hand.events().size())) {
                if (event instanceof CardsReplaced replaced) {
                    assertOpens(deck, replaced);
                    for (int i = 0; i < replaced.places().size(); i++) {
                        places.add(replaced.places().get(i));
                    }
                }
            }
            assertThat(places).as("seed %s", seed).isSorted().startsWith(0);
        }
    }

    /** A dealer that is made anew in the middle of the draw names the same places. */
    @Test
    void givenARestartThenTheSamePlacesAreNamed() {
        PlayedHand one = neverOwn(7);
        PlayedHand anew = PlayedHand.housed(table().deep(4).with(reshuffle(NEVER_OWN)), () -> Seeds.dealer(7))
                .when("3 calls, 4 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        anew.everybody("checks").everybody("draws 2");
        anew.when("1 checks, 2 checks, 3 checks, 4 folds");
        anew.when("1 draws 3, 2 draws 5, 3 draws 5");
        assertThat(anew.events()).isEqualTo(one.events());
        assertThat(one.events(CardsReplaced.class))
                .extracting(CardsReplaced::places)
                .doesNotContain(Places.NONE);
    }
}
