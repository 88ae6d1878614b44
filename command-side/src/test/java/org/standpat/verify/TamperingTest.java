package org.standpat.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.hand.HandEvent.OfSeat;
import org.standpat.hand.SeatedPlayer;

/**
 * Changes of every kind, one at a time, at every place of random hands: what the rules can find is found. In these hands players act and
 * cards are reported, and nothing else happens, so that only what the tests name goes unfound.
 */
class TamperingTest {

    private static final int HANDS = 120;

    private final long first = Long.getLong("standpat.seed", 20_271_130L);
    private int tried;

    @Test
    void anEventThatIsMissingIsFound() {
        everyPlace((hand, place) -> found(hand, place, Tampered.without(hand.events(), place)));
        report("events dropped");
    }

    @Test
    void anEventThatComesTwiceIsFound() {
        everyPlace((hand, place) -> found(hand, place, Tampered.doubled(hand.events(), place)));
        report("events doubled");
    }

    @Test
    void eventsInAnotherOrderAreFound() {
        everyPlace((hand, place) -> {
            if (place + 1 < hand.events().size() && !mayComeInAnyOrder(hand, place)) {
                found(hand, place, Tampered.swapped(hand.events(), place));
            }
        });
        report("neighbours swapped");
    }

    /** Whoever records a hand may report the first cards in any order, and the same player's in any order. */
    private static boolean mayComeInAnyOrder(RandomHand hand, int place) {
        HandEvent one = hand.events().get(place);
        HandEvent next = hand.events().get(place + 1);
        if (one.equals(next)) {
            return true;
        }
        if (one instanceof CardsReplaced before && next instanceof CardsReplaced after) {
            return hand.dealing() == Dealing.RECORDED && before.seat() == after.seat();
        }
        return hand.dealing() == Dealing.RECORDED && one instanceof CardsDealt && next instanceof CardsDealt;
    }

    @Test
    void oneChipMoreOrLessIsFound() {
        everyPlace((hand, place) -> {
            if (!putsInMoreLater(hand.events(), place)) {
                for (HandEvent changed : Tampered.chips(hand.events().get(place))) {
                    found(hand, place, Tampered.with(hand.events(), place, changed));
                }
            }
        });
        report("amounts changed by one chip");
    }

    /** A bet that the player himself tops on the same round could have been of another size: nothing is left of it. */
    private static boolean putsInMoreLater(List<HandEvent> events, int place) {
        HandEvent bet = events.get(place);
        if (!(bet instanceof HandEvent.Bet || bet instanceof HandEvent.Raised)) {
            return false;
        }
        int seat = ((OfSeat) bet).seat();
        for (HandEvent later : events.subList(place + 1, events.size())) {
            if (later instanceof HandEvent.DrawOpened || later instanceof HandEvent.ShowdownOpened) {
                return false;
            }
            boolean more = later instanceof HandEvent.Called || later instanceof HandEvent.Raised;
            if (more && ((OfSeat) later).seat() == seat) {
                return true;
            }
        }
        return false;
    }

    @Test
    void oneChipMoreInAStackIsFound() {
        everyPlace((hand, place) -> {
            if (hand.events().get(place) instanceof HandStarted started) {
                for (int player = 0; player < started.seats().size(); player++) {
                    found(hand, place, Tampered.with(hand.events(), place, richer(started, player)));
                }
            }
        });
        report("stacks changed by one chip");
    }

    private static HandStarted richer(HandStarted started, int player) {
        List<SeatedPlayer> seats = IntStream.range(0, started.seats().size())
                .mapToObj(i -> {
                    SeatedPlayer seated = started.seats().get(i);
                    return i == player ? new SeatedPlayer(seated.seat(), seated.player(), seated.stack() + 1) : seated;
                })
                .toList();
        return new HandStarted(
                started.hand(),
                started.table(),
                started.startedAt(),
                started.dealing(),
                started.rules(),
                seats,
                started.button(),
                started.owing(),
                started.previous());
    }

    @Test
    void anotherSeatIsFound() {
        everyPlace((hand, place) -> {
            HandStarted started = (HandStarted) hand.events().getFirst();
            if (hand.events().get(place) instanceof OfSeat event) {
                for (SeatedPlayer other : started.seats()) {
                    if (other.seat() != event.seat()) {
                        found(hand, place, Tampered.with(hand.events(), place, Tampered.seat(event, other.seat())));
                    }
                }
            }
        });
        report("seats changed");
    }

    @Test
    void aCardOfTheHouseThatIsExchangedOnceIsFoundWhenALaterEventNamesIt() {
        SplittableRandom chance = new SplittableRandom(first);
        everyPlace((hand, place) -> {
            // In a recorded hand the later event may name a card that was dealt unseen.
            List<HandEvent> events = hand.dealing() == Dealing.HOUSE ? hand.events() : List.of();
            if (events.isEmpty()) {
                return;
            }
            for (Card card : Tampered.cards(events.get(place))) {
                if (cards(events.subList(place + 1, events.size())).contains(card)) {
                    Card other = Tampered.any(undealt(events), chance);
                    found(
                            hand,
                            place,
                            Tampered.with(events, place, Tampered.exchanged(events.get(place), card, other)));
                }
            }
        });
        report("cards exchanged once");
    }

    @Test
    void aCardOfTheHouseThatIsExchangedEverywhereIsFoundByItsDealerAlone() {
        SplittableRandom chance = new SplittableRandom(first);
        int byTheRules = 0;
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = RandomHand.plain(seed, Dealing.HOUSE).events();
            Card card = Tampered.any(Cards.of(cards(events)).asList(), chance);
            List<HandEvent> exchanged = Tampered.exchanged(events, card, Tampered.any(undealt(events), chance));
            byTheRules += HandVerifier.verify(exchanged).isEmpty() ? 0 : 1;
            tried++;
            if (HandVerifier.verify(exchanged, RandomHand.dealer(seed)).isEmpty()) {
                throw new AssertionError("seed " + seed + ": the dealer did not miss its card");
            }
        }
        report("cards exchanged everywhere, " + byTheRules + " of them found by the rules");
        assertThat(byTheRules)
                .as("by the rules alone only where the card decides")
                .isBetween(1, HANDS / 2);
    }

    @Test
    void anotherCardBurnedIsFoundByTheDealerAlone() {
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = RandomHand.plain(seed, Dealing.HOUSE).events();
            for (int place = 0; place < events.size(); place++) {
                if (events.get(place) instanceof CardBurned burned) {
                    CardBurned changed = new CardBurned(burned.place() ^ 1);
                    tried++;
                    if (HandVerifier.verify(Tampered.with(events, place, changed), RandomHand.dealer(seed))
                            .isEmpty()) {
                        throw new AssertionError("seed " + seed + ", event " + (place + 1));
                    }
                }
            }
        }
        report("burns changed");
    }

    @Test
    void changesOfHandsInWhichTheFloorRuledAreMostlyFound() {
        SplittableRandom chance = new SplittableRandom(first);
        int found = 0;
        for (long seed = first; seed < first + 10 * HANDS; seed++) {
            RandomHand hand = RandomHand.withTheFloor(seed, seed % 2 == 0 ? Dealing.HOUSE : Dealing.RECORDED);
            int place = chance.nextInt(hand.events().size() - 1);
            HandEvent event = hand.events().get(place);
            List<HandEvent> tampered = switch (chance.nextInt(4)) {
                case 0 -> Tampered.without(hand.events(), place);
                case 1 -> Tampered.doubled(hand.events(), place);
                case 2 -> Tampered.swapped(hand.events(), place);
                default ->
                    event instanceof OfSeat of
                            ? Tampered.with(hand.events(), place, Tampered.seat(of, of.seat() + 1))
                            : Tampered.without(hand.events(), place);
            };
            tried++;
            found += HandVerifier.verify(tampered).isEmpty() ? 0 : 1;
        }
        report("changes of hands with rulings, reports and forced actions; found of them " + found);
        // A ruling that changes nothing, an answer at the table or a note may be there once, twice or not at all.
        assertThat(found).as("found of " + tried).isGreaterThan(tried * 9 / 10);
    }

    private static CardSet cards(List<HandEvent> events) {
        CardSet cards = CardSet.EMPTY;
        for (HandEvent event : events) {
            cards = cards.union(Tampered.cards(event));
        }
        return cards;
    }

    private static List<Card> undealt(List<HandEvent> events) {
        CardSet never = cards(events).complement();
        return never.isEmpty() ? List.of(Card.UNKNOWN) : Cards.of(never).asList();
    }

    private interface Tampering {
        void at(RandomHand hand, int place);
    }

    private void everyPlace(Tampering tampering) {
        for (long seed = first; seed < first + HANDS; seed++) {
            RandomHand hand = RandomHand.plain(seed, seed % 2 == 0 ? Dealing.HOUSE : Dealing.RECORDED);
            for (int place = 0; place < hand.events().size(); place++) {
                tampering.at(hand, place);
            }
        }
    }

    /** There is a finding, and not before the event that was changed. */
    private void found(RandomHand hand, int place, List<HandEvent> tampered) {
        tried++;
        List<Finding> findings = HandVerifier.verify(tampered);
        if (findings.isEmpty() || findings.getFirst().eventNumber() <= place) {
            throw new AssertionError("seed " + hand.seed() + " dealt " + hand.dealing() + ", event " + (place + 1)
                    + ", " + hand.events().get(place) + ": " + findings);
        }
    }

    private void report(String what) {
        System.out.println("tampering: " + tried + " " + what);
        assertThat(tried).as(what).isGreaterThan(HANDS / 2);
    }
}
