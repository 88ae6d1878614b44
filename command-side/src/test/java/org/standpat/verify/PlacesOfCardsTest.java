package org.standpat.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.standpat.card.Places;
import org.standpat.deal.DealerOfBefore;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;

/** Places of cards in stored hands that were changed, and hands of before places were kept. */
class PlacesOfCardsTest {

    private static final int HANDS = 60;

    private final long first = Long.getLong("standpat.seed", 20_271_130L);

    private interface Change {
        /** Another event, or the same one where it has nothing to change. */
        HandEvent of(HandEvent event, List<HandEvent> hand);
    }

    /** Changes one event at a time and gives back how many of the changes the rules alone found; the dealer has to find all. */
    private int foundByTheRules(Change change) {
        int changes = 0;
        int found = 0;
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = RandomHand.plain(seed, Dealing.HOUSE).events();
            for (int place = 0; place < events.size(); place++) {
                HandEvent changed = change.of(events.get(place), events);
                if (changed.equals(events.get(place))) {
                    continue;
                }
                changes++;
                List<HandEvent> tampered = Tampered.with(events, place, changed);
                found += HandVerifier.verify(tampered).isEmpty() ? 0 : 1;
                assertThat(HandVerifier.verify(tampered, RandomHand.dealer(seed)))
                        .as("seed %s, event %s", seed, place + 1)
                        .singleElement()
                        .extracting(Finding::eventNumber)
                        .isEqualTo(place + 1);
            }
        }
        assertThat(changes).isGreaterThan(HANDS);
        return found;
    }

    private static HandEvent at(HandEvent event, Places places) {
        return switch (event) {
            case CardsDealt dealt -> new CardsDealt(dealt.seat(), dealt.cards(), places);
            case CardsReplaced replaced -> new CardsReplaced(replaced.seat(), replaced.cards(), places);
            default -> event;
        };
    }

    private static int[] places(HandEvent event) {
        Places places = switch (event) {
            case CardsDealt dealt -> dealt.places();
            case CardsReplaced replaced -> replaced.places();
            default -> Places.NONE;
        };
        int[] array = new int[places.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = places.get(i);
        }
        return array;
    }

    @Test
    void givenTwoPlacesThatWereSwappedThenTheDealerFindsIt() {
        int found = foundByTheRules((event, hand) -> {
            int[] places = places(event);
            if (places.length < 2) {
                return event;
            }
            int top = places[0];
            places[0] = places[1];
            places[1] = top;
            return at(event, Places.of(places));
        });
        assertThat(found).as("by the rules alone").isZero();
    }

    @Test
    void givenPlacesThatWereTakenAwayThenTheDealerFindsIt() {
        assertThat(foundByTheRules((event, hand) -> at(event, Places.NONE))).isZero();
    }

    /** The top card of the deck went to the first player, so that the second cannot have it. */
    @Test
    void givenAPlaceThatAnotherCardCameFromThenTheRulesFindIt() {
        int[] changes = {0};
        int found = foundByTheRules((event, hand) -> {
            int[] places = places(event);
            if (!(event instanceof CardsDealt) || places[0] == 0) {
                return event;
            }
            places[0] = 0;
            changes[0]++;
            return at(event, Places.of(places));
        });
        assertThat(found).isEqualTo(changes[0]);
    }

    @Test
    void givenAHandOfBeforeThenItHoldsAgainstItsDealerAndItsChangesAreFound() {
        SplittableRandom chance = new SplittableRandom(first);
        int reshuffles = 0;
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = RandomHand.ofBefore(seed);
            reshuffles += (int)
                    events.stream().filter(DeckReshuffled.class::isInstance).count();
            assertThat(HandVerifier.verify(events)).as("seed %s", seed).isEmpty();
            assertThat(HandVerifier.verify(events, RandomHand.dealer(seed)))
                    .as("seed %s", seed)
                    .isEmpty();
            for (int place = 0; place < events.size(); place++) {
                HandEvent event = events.get(place);
                HandEvent changed = event instanceof DeckShuffled
                        ? new DeckShuffled("0".repeat(64))
                        : event instanceof CardsDealt dealt
                                ? at(event, Places.unknown(dealt.cards().size()))
                                : event;
                if (!changed.equals(event) && chance.nextBoolean()) {
                    assertThat(HandVerifier.verify(Tampered.with(events, place, changed), RandomHand.dealer(seed)))
                            .as("seed %s, event %s", seed, place + 1)
                            .singleElement()
                            .extracting(Finding::eventNumber)
                            .isEqualTo(place + 1);
                }
            }
        }
        assertThat(reshuffles).isPositive();
    }

    /** Played under the former program as far as a draw, and by today's from there: the deck is what it was, and so is its commitment. */
    @Test
    void givenAHandThatWasBegunBeforeThenTodaysDealerGoesOnWithTheSameCards() {
        int drawn = 0;
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> before = RandomHand.ofBefore(seed);
            List<HandEvent> goneOn = RandomHand.goneOnAfterTheDeal(seed);
            int reshuffle = 0;
            while (reshuffle < before.size() && !(before.get(reshuffle) instanceof DeckReshuffled)) {
                reshuffle++;
            }
            assertThat(goneOn.subList(0, reshuffle)).as("seed %s", seed).isEqualTo(before.subList(0, reshuffle));
            assertThat(HandVerifier.verify(goneOn, RandomHand.dealer(seed)))
                    .as("seed %s", seed)
                    .isEmpty();
            List<HandEvent> after = new ArrayList<>(goneOn.subList(reshuffle, goneOn.size()));
            for (HandEvent event : after) {
                if (event instanceof CardsReplaced replaced) {
                    assertThat(replaced.places().allKnown()).isTrue();
                    assertThat(replaced.places().size())
                            .isEqualTo(replaced.cards().size());
                    drawn++;
                }
            }
        }
        assertThat(drawn)
                .as("cards from stubs that today's dealer committed to")
                .isPositive();
        assertThat(new DealerOfBefore(RandomHand.seed(first)).openingCommitment())
                .isNotEqualTo(RandomHand.dealer(first).openingCommitment());
    }
}
