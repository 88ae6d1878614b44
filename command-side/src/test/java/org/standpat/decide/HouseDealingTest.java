package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.TableSetting.table;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.deal.CardSource;
import org.standpat.deal.PlainShuffle;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardBurned;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DeckShuffled;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;

/** The service deals: the same deck after a restart, undealt cards nowhere, the same events as when the dealing is recorded. */
class HouseDealingTest {

    private static final int HANDS = 300;

    /** Plays a whole random hand; every command asks the supplier for the dealer. */
    private static List<HandEvent> played(long seed, Supplier<CardSource> dealer) {
        SplittableRandom chance = new SplittableRandom(seed);
        StartHand start = new RandomTable(chance).any(Dealing.HOUSE);
        RandomPlayer player = new RandomPlayer(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        HandCommand command = start;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, dealer.get())) {
                state = HandFold.evolve(state, event);
                events.add(event);
            }
            if (state instanceof Finished) {
                return events;
            }
            command = player.next((Started) state);
        }
    }

    /** A restart after every single command. */
    @Test
    void givenANewDealerForEveryCommandThenTheHandIsTheSameAsWithOneDealer() {
        int reshuffles = 0;
        for (long seed = 0; seed < HANDS; seed++) {
            long number = seed;
            CardSource one = Seeds.dealer(number);
            List<HandEvent> expected = played(number, () -> one);
            assertThat(played(number, () -> Seeds.dealer(number)))
                    .as("seed %s", number)
                    .isEqualTo(expected);
            reshuffles += (int)
                    expected.stream().filter(DeckReshuffled.class::isInstance).count();
        }
        assertThat(reshuffles).as("reshuffles among them").isGreaterThan(HANDS / 20);
    }

    @Test
    void givenAnotherSeedThenOtherCardsFall() {
        CardSource first = Seeds.dealer(1);
        CardSource second = Seeds.dealer(2);
        assertThat(PlayedHand.housed(table().deep(3), () -> first).events(CardsDealt.class))
                .isNotEqualTo(PlayedHand.housed(table().deep(3), () -> second).events(CardsDealt.class));
    }

    /** Rule 4.1: one card at a time from the left of the button. */
    @Test
    void givenAShuffledDeckThenTheCardsGoRoundTheTableFromTheLeftOfTheButton() {
        byte[] seed = Seeds.seed(41).bytes();
        CardSource dealer = Seeds.dealer(41);
        PlayedHand hand = PlayedHand.housed(table().deep(3).button(1), () -> dealer);
        List<Card> deck = PlainShuffle.order(seed, 0, CardSet.DECK);
        assertThat(hand.events(DeckShuffled.class)).containsExactly(new DeckShuffled(PlainShuffle.root(seed, 0, deck)));
        assertThat(hand.events(CardsDealt.class))
                .containsExactly(dealt(deck, 2, 0), dealt(deck, 3, 1), dealt(deck, 1, 2));
        hand.when("1 calls, 2 calls, 3 checks, 2 draws 2, 3 pat, 1 draws 1");
        assertThat(hand.events(CardsReplaced.class))
                .containsExactly(
                        new CardsReplaced(2, Cards.of(deck.subList(15, 17)), Places.of(15, 16)),
                        new CardsReplaced(1, Cards.of(deck.subList(17, 18)), Places.of(17)));
    }

    private static CardsDealt dealt(List<Card> deck, int seat, int turn) {
        List<Card> cards = new ArrayList<>();
        for (int round = 0; round < 5; round++) {
            cards.add(deck.get(3 * round + turn));
        }
        return new CardsDealt(seat, Cards.of(cards), Places.of(turn, 3 + turn, 6 + turn, 9 + turn, 12 + turn));
    }

    /** A burned card is in no event; it can come only after a reshuffle has taken it back. */
    @Test
    void givenBurnsThenNoEventNamesABurnedCardBeforeItIsShuffledInAgain() {
        int burns = 0;
        for (long number = 0; number < HANDS; number++) {
            long seed = number;
            List<Card> deck = PlainShuffle.order(Seeds.seed(seed).bytes(), 0, CardSet.DECK);
            CardSet burned = CardSet.EMPTY;
            CardSet named = CardSet.EMPTY;
            for (HandEvent event : played(seed, () -> Seeds.dealer(seed))) {
                if (event instanceof DeckReshuffled) {
                    break;
                }
                if (event instanceof CardBurned burn) {
                    burned = burned.with(deck.get(burn.place()));
                    burns++;
                }
                named = named.union(cards(event));
            }
            assertThat(burned.intersect(named)).as("seed %s", seed).isEmpty();
        }
        assertThat(burns).as("burns among them").isGreaterThan(HANDS / 2);
    }

    private static CardSet cards(HandEvent event) {
        return switch (event) {
            case CardsDealt dealt -> dealt.cards().knownSet();
            case CardsReplaced replaced -> replaced.cards().knownSet();
            case HandEvent.DiscardDeclared declared -> declared.cards().knownSet();
            case HandEvent.HandShown shown -> shown.cards().knownSet();
            default -> CardSet.EMPTY;
        };
    }

    /** The commitment of a reshuffle is to the order in which the pool is dealt from then on. */
    @Test
    void givenAReshuffleThenTheNewStubFollowsFromTheSeedAndThePool() {
        byte[] seed = Seeds.seed(66).bytes();
        CardSource dealer = Seeds.dealer(66);
        PlayedHand hand = PlayedHand.housed(table().deep(6), () -> dealer)
                .when("3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks")
                .everybody("draws 5");
        DeckReshuffled reshuffled = hand.events(DeckReshuffled.class).getFirst();
        List<Card> deck = PlainShuffle.order(seed, 0, CardSet.DECK);
        CardSet pool = reshuffled.pool().knownSet().with(deck.getLast());
        assertThat(pool.size()).isEqualTo(reshuffled.pool().size());
        List<Card> stub = PlainShuffle.order(seed, 1, pool);
        assertThat(reshuffled.commitment()).isEqualTo(PlainShuffle.root(seed, 1, stub));
        List<CardsReplaced> replaced = hand.events(CardsReplaced.class);
        assertThat(replaced.subList(replaced.size() - 2, replaced.size()))
                .containsExactly(
                        new CardsReplaced(5, Cards.of(stub.subList(0, 4)), Places.of(0, 1, 2, 3)),
                        new CardsReplaced(6, Cards.of(stub.subList(4, 9)), Places.of(4, 5, 6, 7, 8)));
    }

    /** One decider, the same events: what the house dealt is reported card by card, and only the deck's own traces differ. */
    @Test
    void givenTheCardsOfAHouseDealtHandWhenTheyAreReportedThenTheEventsAreTheSame() {
        for (long number = 0; number < HANDS; number++) {
            long seed = number;
            List<HandEvent> housed = played(seed, () -> Seeds.dealer(seed));
            List<HandEvent> recorded = recorded(housed);
            assertThat(recorded.stream().map(HouseDealingTest::withoutTraces))
                    .as("seed %s", seed)
                    .containsExactlyElementsOf(housed.stream()
                            .filter(event -> !(event instanceof DeckShuffled))
                            .map(HouseDealingTest::withoutTraces)
                            .toList());
        }
    }

    private static List<HandEvent> recorded(List<HandEvent> housed) {
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        for (HandEvent event : housed) {
            HandCommand command = command(event, state);
            if (command != null) {
                for (HandEvent next : Decider.decide(state, command, CardSource.REPORTED)) {
                    state = HandFold.evolve(state, next);
                    events.add(next);
                }
            }
        }
        return events;
    }

    /** The command that led to the event; null for what follows by itself, such as a hand that must be shown. */
    private static @Nullable HandCommand command(HandEvent event, HandState state) {
        return switch (event) {
            case HandEvent.HandStarted started ->
                new StartHand(
                        started.hand(),
                        started.table(),
                        started.startedAt(),
                        Dealing.RECORDED,
                        started.rules(),
                        started.seats(),
                        started.button(),
                        started.owing(),
                        started.previous());
            case CardsDealt dealt -> new HandCommand.ReportCards(dealt.seat(), dealt.cards());
            case CardsReplaced replaced -> new HandCommand.ReportCards(replaced.seat(), replaced.cards());
            case HandEvent.Folded folded -> new HandCommand.Fold(folded.seat());
            case HandEvent.Checked checked -> new HandCommand.Check(checked.seat());
            case HandEvent.Called called -> new HandCommand.Call(called.seat());
            case HandEvent.Bet bet -> new HandCommand.Bet(bet.seat(), bet.to());
            case HandEvent.Raised raised -> new HandCommand.Raise(raised.seat(), raised.to());
            case HandEvent.DiscardDeclared declared -> new HandCommand.Discard(declared.seat(), declared.cards());
            case HandEvent.StoodPat pat -> new HandCommand.StandPat(pat.seat());
            case HandEvent.HandShown shown ->
                state instanceof HandState.ShowingDown showing && showing.toShow() == shown.seat()
                        ? new HandCommand.Show(shown.seat(), Cards.NONE)
                        : null;
            case HandEvent.HandMucked mucked -> new HandCommand.Muck(mucked.seat());
            default -> null;
        };
    }

    private static HandEvent withoutTraces(HandEvent event) {
        return switch (event) {
            case HandEvent.HandStarted started ->
                new HandEvent.HandStarted(
                        started.hand(),
                        started.table(),
                        started.startedAt(),
                        Dealing.RECORDED,
                        started.rules(),
                        started.seats(),
                        started.button(),
                        started.owing(),
                        started.previous());
            case CardsDealt dealt -> new CardsDealt(dealt.seat(), dealt.cards());
            case CardsReplaced replaced -> new CardsReplaced(replaced.seat(), replaced.cards());
            case CardBurned ignored -> new CardBurned(0);
            case DeckReshuffled shuffled ->
                new DeckReshuffled(shuffled.procedure(), shuffled.poolOf(), shuffled.seat(), shuffled.pool(), null);
            default -> event;
        };
    }
}
