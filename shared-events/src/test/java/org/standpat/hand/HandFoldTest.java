package org.standpat.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.HandState.Betting;
import org.standpat.hand.HandState.Drawing;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Opening;
import org.standpat.hand.HandState.ShowingDown;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.Stakes;

/** The fold over events written by hand: what each does, and which can never follow. Two players, the button on seat 4. */
class HandFoldTest {

    private static final HandEvent START = new HandEvent.HandStarted(
            new UUID(2, 7),
            "table-1",
            Instant.EPOCH,
            Dealing.RECORDED,
            Profiles.named(Profiles.WSOP_LIVE).rules(Stakes.blinds(20, 40)),
            List.of(new SeatedPlayer(2, "a", 500), new SeatedPlayer(4, "b", 300)),
            4,
            List.of(),
            null);
    private static final String BEST = "7h5c4d3s2c";
    private static final String KINGS = "KhKdKcQsQd";

    private static final List<HandEvent> OPENED = List.of(
            START,
            new HandEvent.BlindPosted(4, Blind.SMALL, 20),
            new HandEvent.BlindPosted(2, Blind.BIG, 40),
            new HandEvent.CardsDealt(2, Cards.parse(BEST)),
            new HandEvent.CardsDealt(4, Cards.parse(KINGS)));

    private static final List<HandEvent> BETTING = and(OPENED, new HandEvent.BettingRoundOpened(1, 4, 40, 1));

    private static final List<HandEvent> DRAWING =
            and(BETTING, new HandEvent.Called(4, 40), new HandEvent.Checked(2), new HandEvent.DrawOpened(1, 2));

    private static final List<HandEvent> DECLARED = and(
            DRAWING,
            new HandEvent.StoodPat(2),
            new HandEvent.DiscardDeclared(4, Cards.parse("KhKd")),
            new HandEvent.CardBurned(10));

    private static final List<HandEvent> DRAWN = and(
            DECLARED,
            new HandEvent.CardsReplaced(4, Cards.parse("Ah")),
            new HandEvent.CardsReplaced(4, Cards.parse("Ad")));

    private static List<HandEvent> and(List<HandEvent> events, HandEvent... more) {
        List<HandEvent> all = new ArrayList<>(events);
        all.addAll(List.of(more));
        return List.copyOf(all);
    }

    private static void impossible(List<HandEvent> before, HandEvent event) {
        HandState state = HandFold.of(before);
        assertThatExceptionOfType(ImpossibleEvent.class)
                .isThrownBy(() -> HandFold.evolve(state, event))
                .withMessageStartingWith("event " + event.getClass().getSimpleName() + " cannot follow in phase "
                        + state.getClass().getSimpleName() + ": ");
    }

    @Test
    void givenNoEventsThenNothingHasStarted() {
        assertThat(HandFold.of(List.of())).isEqualTo(HandState.NOT_STARTED);
    }

    @Test
    void givenTheStartAndBlindsThenTheStacksAreShorter() {
        Opening opening = (Opening) HandFold.of(OPENED.subList(0, 3));
        assertThat(opening.dues()).isEmpty();
        assertThat(opening.table().player(2).stack()).isEqualTo(460);
        assertThat(opening.table().player(4).bet()).isEqualTo(20);
        assertThat(opening.table().deck()).isEqualTo(Deck.FULL);
    }

    @Test
    void givenACallAndACheckThenTheRoundIsOverAndTheDrawGathersTheBets() {
        Betting over = (Betting) HandFold.of(DRAWING.subList(0, DRAWING.size() - 1));
        assertThat(over.toAct()).isEqualTo(Table.NOBODY);
        assertThat(over.table().gathered()).isZero();
        Drawing drawing = (Drawing) HandFold.of(DRAWING);
        assertThat(drawing.toDeclare()).isEqualTo(2);
        assertThat(drawing.table().gathered()).isEqualTo(80);
        assertThat(drawing.table().player(2).bet()).isZero();
        assertThat(drawing.table().draw()).isEqualTo(1);
    }

    @Test
    void givenADiscardABurnAndReplacementsThenEveryCardHasItsPlace() {
        Drawing drawing = (Drawing) HandFold.of(DRAWN);
        Deck deck = drawing.table().deck();
        assertThat(deck.stub()).isEqualTo(52 - 10 - 1 - 2);
        assertThat(deck.burns()).isEqualTo(1);
        assertThat(deck.muck()).containsExactly(new Discards(4, 1, Discards.Kind.DISCARDED, Cards.parse("KhKd")));
        assertThat(drawing.table().player(4).cards()).isEqualTo(Cards.parse("KcQsQdAhAd"));
        assertThat(drawing.table().player(4).owed()).isZero();
        assertThat(drawing.burned()).isTrue();
    }

    @Test
    void givenAFoldThenThePotGoesToTheOtherAndTheStacksAreTheCheckSum() {
        Finished finished = (Finished) HandFold.of(and(
                BETTING,
                new HandEvent.Folded(4),
                new HandEvent.UncalledBetReturned(2, 20),
                new HandEvent.PotAwarded(0, List.of(new Share(2, 40))),
                new HandEvent.HandCompleted(List.of(new Share(2, 520), new Share(4, 280)))));
        assertThat(finished.pots()).containsExactly(new Pot(40, List.of(2), 0));
        assertThat(finished.rake()).isZero();
        assertThat(finished.table().player(2).stack()).isEqualTo(520);
    }

    @Test
    void givenNothingHasStartedThenOnlyAStartCanFollow() {
        for (HandEvent event : and(DRAWN, new HandEvent.ShowdownOpened(2)).subList(1, DRAWN.size() + 1)) {
            impossible(List.of(), event);
        }
        impossible(OPENED, START);
    }

    @Test
    void givenAnEventOfAnotherPhaseThenItCannotFollow() {
        impossible(OPENED, new HandEvent.Checked(2));
        impossible(OPENED, new HandEvent.StoodPat(2));
        impossible(BETTING, new HandEvent.StoodPat(4));
        impossible(BETTING, new HandEvent.CardsReplaced(4, Cards.unknown(1)));
        impossible(BETTING, new HandEvent.CardsDealt(4, Cards.unknown(1)));
        impossible(BETTING, new HandEvent.HandShown(4, Cards.parse(KINGS)));
        impossible(DRAWING, new HandEvent.Folded(2));
        impossible(DRAWING, new HandEvent.BlindPosted(2, Blind.BIG, 40));
        impossible(DRAWING, new HandEvent.DeckShuffled("00"));
        impossible(DRAWING, new HandEvent.HandMucked(2));
    }

    /** A street begins when the one before is over, and not before. */
    @Test
    void givenAStreetThatIsNotOverThenTheNextCannotBegin() {
        impossible(OPENED.subList(0, 4), new HandEvent.BettingRoundOpened(1, 4, 40, 1));
        impossible(BETTING, new HandEvent.DrawOpened(1, 2));
        impossible(BETTING, new HandEvent.ShowdownOpened(2));
        impossible(BETTING, new HandEvent.PotAwarded(0, List.of(new Share(2, 60))));
        impossible(BETTING, new HandEvent.RakeTaken(0, 1));
        impossible(BETTING, new HandEvent.UncalledBetReturned(2, 20));
        impossible(BETTING, new HandEvent.HandCompleted(List.of(new Share(2, 460), new Share(4, 280))));
        impossible(DRAWING, new HandEvent.BettingRoundOpened(2, 2, 0, 0));
        impossible(DECLARED, new HandEvent.BettingRoundOpened(2, 2, 0, 0));
        impossible(DECLARED, new HandEvent.DrawOpened(2, 2));
        impossible(DRAWN.subList(0, DRAWN.size() - 1), new HandEvent.BettingRoundOpened(2, 2, 0, 0));
        impossible(OPENED, new HandEvent.ShowdownOpened(2));
    }

    @Test
    void givenAStreetOfTheWrongNumberThenItCannotBegin() {
        impossible(OPENED, new HandEvent.BettingRoundOpened(2, 4, 40, 1));
        impossible(DRAWN, new HandEvent.BettingRoundOpened(1, 2, 0, 0));
        impossible(DRAWN, new HandEvent.BettingRoundOpened(3, 2, 0, 0));
        impossible(DRAWING.subList(0, DRAWING.size() - 1), new HandEvent.DrawOpened(2, 2));
        impossible(DRAWN, new HandEvent.DrawOpened(1, 2));
    }

    @Test
    void givenAnotherSeatsTurnThenItsActionCannotFollow() {
        impossible(BETTING, new HandEvent.Called(2, 40));
        impossible(BETTING, new HandEvent.Folded(3));
        impossible(DRAWING, new HandEvent.StoodPat(4));
        impossible(DRAWING, new HandEvent.DiscardDeclared(4, Cards.parse("Kh")));
    }

    @Test
    void givenChipsThatAreNotThereThenTheyCannotBePutInOrTakenBack() {
        impossible(OPENED.subList(0, 1), new HandEvent.BlindPosted(4, Blind.SMALL, 301));
        impossible(OPENED.subList(0, 1), new HandEvent.BlindPosted(4, Blind.SMALL, 0));
        impossible(OPENED.subList(0, 2), new HandEvent.BlindPosted(4, Blind.BIG, 40));
        impossible(OPENED.subList(0, 2), new HandEvent.BlindPosted(9, Blind.BIG, 40));
        impossible(BETTING, new HandEvent.Called(4, 301));
        impossible(BETTING, new HandEvent.Called(4, 20));
        impossible(BETTING, new HandEvent.Raised(4, 40, true));
        impossible(BETTING, new HandEvent.Raised(4, Long.MAX_VALUE, true));
        impossible(BETTING, new HandEvent.Raised(4, Long.MIN_VALUE, true));
    }

    @Test
    void givenCardsThatCannotComeThenTheyCannotFollow() {
        impossible(OPENED.subList(0, 4), new HandEvent.CardsDealt(4, Cards.parse("7h")));
        impossible(OPENED.subList(0, 4), new HandEvent.CardsDealt(4, Cards.unknown(6)));
        impossible(OPENED.subList(0, 4), new HandEvent.CardsDealt(4, Cards.NONE));
        impossible(OPENED.subList(0, 4), new HandEvent.CardsDealt(2, Cards.unknown(1)));
        impossible(DRAWING, new HandEvent.DiscardDeclared(2, Cards.parse("As")));
        impossible(DRAWING, new HandEvent.DiscardDeclared(2, Cards.unknown(1)));
        impossible(DECLARED, new HandEvent.CardsReplaced(4, Cards.parse("Kh")));
        impossible(DECLARED, new HandEvent.CardsReplaced(4, Cards.parse("7h")));
        impossible(DECLARED, new HandEvent.CardsReplaced(4, Cards.unknown(3)));
        impossible(DECLARED, new HandEvent.CardsReplaced(2, Cards.unknown(1)));
        impossible(DECLARED, new HandEvent.CardBurned(10));
        impossible(DECLARED, new HandEvent.CardBurned(-1));
        impossible(DECLARED, new HandEvent.CardBurned(52));
    }

    @Test
    void givenPlacesThatNoCardCanComeFromThenTheyCannotFollow() {
        List<HandEvent> shuffled =
                and(OPENED.subList(0, 3), new HandEvent.DeckShuffled("00"), dealt(4, Places.of(0, 2, 4, 6, 8)));
        impossible(shuffled, dealt(2, Places.of(1, 3, 5, 7)));
        impossible(shuffled, dealt(2, Places.of(1, 3, 5, 7, 9, 11)));
        impossible(shuffled, dealt(2, Places.of(1, 3, 5, 7, 8)));
        impossible(shuffled, new HandEvent.CardExposed(2, Card.parse("As"), 0));
        impossible(shuffled, new HandEvent.CardExposed(2, Card.parse("As"), 52));
        impossible(shuffled, new HandEvent.CardExposed(2, Card.parse("As"), -1));
        impossible(
                and(shuffled, new HandEvent.CardExposed(2, Card.parse("As"), 1)), dealt(2, Places.of(1, 3, 5, 7, 9)));
        impossible(shuffled, new HandEvent.DeckShuffled("11"));
        impossible(and(OPENED.subList(0, 3), dealt(4, Places.NONE)), new HandEvent.DeckShuffled("00"));
        Opening opening = (Opening) HandFold.of(and(shuffled, dealt(2, Places.of(1, 3, 5, 7, 9))));
        assertThat(opening.table().deck().dealt()).isEqualTo((1L << 10) - 1);
        assertThat(opening.table().deck().commitment()).isEqualTo("00");
    }

    /** Where the public may not see a place nothing can be checked, and nothing is in the way. */
    @Test
    void givenPlacesThatAreHiddenThenTheCardsComeAllTheSame() {
        List<HandEvent> hidden = and(
                OPENED.subList(0, 3),
                new HandEvent.DeckShuffled("00"),
                dealt(4, Places.unknown(5)),
                dealt(2, Places.unknown(5)));
        assertThat(((Opening) HandFold.of(hidden)).table().deck().dealt()).isZero();
        impossible(hidden, dealt(2, Places.unknown(4)));
    }

    @Test
    void givenACardThatWasDealtOrBurnedThenItsPlaceGivesNoOtherUntilTheNextShuffle() {
        List<HandEvent> burned = DECLARED;
        HandEvent fromTheBurn = new HandEvent.CardsReplaced(4, Cards.parse("As"), Places.of(10));
        HandEvent fromTwelve = new HandEvent.CardsReplaced(4, Cards.parse("As"), Places.of(12));
        impossible(burned, fromTheBurn);
        impossible(burned, new HandEvent.CardsReplaced(4, Cards.parse("As"), Places.of(52 - 1, 12)));
        impossible(and(burned, fromTwelve), new HandEvent.CardsReplaced(4, Cards.parse("Ac"), Places.of(12)));
        impossible(and(burned, fromTwelve), new HandEvent.CardBurned(12));
        List<HandEvent> again = and(burned, reshuffled(Cards.unknown(42)));
        assertThat(((Drawing) HandFold.of(and(again, fromTheBurn)))
                        .table()
                        .deck()
                        .dealt())
                .isEqualTo(1L << 10);
        // The new stub has 42 places.
        impossible(again, new HandEvent.CardsReplaced(4, Cards.parse("As"), Places.of(42)));
        impossible(again, new HandEvent.CardBurned(42));
        HandFold.evolve(HandFold.of(again), new HandEvent.CardsReplaced(4, Cards.parse("As"), Places.of(41)));
    }

    /** Anybody may read the sentence, and a place is as hidden as its card. */
    @Test
    void givenAPlaceThatIsTakenThenTheSentenceDoesNotNameIt() {
        HandState burned = HandFold.of(and(DECLARED, new HandEvent.CardBurned(37)));
        assertThatExceptionOfType(ImpossibleEvent.class)
                .isThrownBy(
                        () -> HandFold.evolve(burned, new HandEvent.CardsReplaced(4, Cards.parse("As"), Places.of(37))))
                .withMessageNotContaining("37")
                .withMessageContaining("no place holds two");
    }

    private static HandEvent dealt(int seat, Places places) {
        return new HandEvent.CardsDealt(seat, Cards.unknown(5), places);
    }

    @Test
    void givenAPoolOfAnotherSizeOrWithAnotherCardThenItCannotBeShuffledIn() {
        // 42 in stub and burns; nothing lies in the muck of earlier draws
        impossible(DECLARED, reshuffled(Cards.unknown(41)));
        impossible(DECLARED, reshuffled(Cards.parse("Kh").plus(Cards.unknown(41))));
        assertThat(((Drawing) HandFold.evolve(HandFold.of(DECLARED), reshuffled(Cards.unknown(42))))
                        .table()
                        .deck()
                        .stub())
                .isEqualTo(42);
    }

    private static HandEvent reshuffled(Cards pool) {
        return new HandEvent.DeckReshuffled(
                ReshuffleProcedure.EARLIER_ROUNDS, ReshuffleProcedure.EARLIER_ROUNDS, 4, pool, null);
    }

    private static List<HandEvent> showdown() {
        List<HandEvent> events = new ArrayList<>(DRAWN);
        for (int draw = 1; draw <= 3; draw++) {
            events.add(new HandEvent.BettingRoundOpened(draw + 1, 2, 0, 0));
            events.add(new HandEvent.Checked(2));
            events.add(new HandEvent.Checked(4));
            if (draw < 3) {
                events.add(new HandEvent.DrawOpened(draw + 1, 2));
                events.add(new HandEvent.StoodPat(2));
                events.add(new HandEvent.StoodPat(4));
            }
        }
        events.add(new HandEvent.ShowdownOpened(2));
        return events;
    }

    @Test
    void givenAShowdownThenHandsComeInTurnAndAreTheOnesHeld() {
        assertThat(HandFold.of(showdown())).isInstanceOf(ShowingDown.class);
        impossible(showdown(), new HandEvent.HandShown(4, Cards.parse("KcQsQdAhAd")));
        impossible(showdown(), new HandEvent.HandMucked(4));
        impossible(showdown(), new HandEvent.HandShown(2, Cards.parse("7h5c4d3sAs")));
        impossible(showdown(), new HandEvent.HandShown(2, Cards.unknown(5)));
        impossible(showdown(), new HandEvent.PotAwarded(0, List.of(new Share(2, 80))));
        impossible(
                and(showdown(), new HandEvent.HandShown(2, Cards.parse(BEST))),
                new HandEvent.PotAwarded(0, List.of(new Share(2, 80))));
    }

    @Test
    void givenPotsThenTheyAreRakedAndAwardedOnceAndInFull() {
        List<HandEvent> shown =
                and(showdown(), new HandEvent.HandShown(2, Cards.parse(BEST)), new HandEvent.HandMucked(4));
        impossible(shown, new HandEvent.PotAwarded(1, List.of(new Share(2, 80))));
        impossible(shown, new HandEvent.PotAwarded(-1, List.of(new Share(2, 80))));
        impossible(shown, new HandEvent.PotAwarded(0, List.of(new Share(2, 79))));
        impossible(shown, new HandEvent.PotAwarded(0, List.of(new Share(2, 81))));
        impossible(shown, new HandEvent.PotAwarded(0, List.of(new Share(2, 100), new Share(4, -20))));
        impossible(shown, new HandEvent.PotAwarded(0, List.of(new Share(9, 80))));
        impossible(shown, new HandEvent.RakeTaken(0, 0));
        impossible(shown, new HandEvent.RakeTaken(0, 81));
        impossible(shown, new HandEvent.RakeTaken(1, 1));
        impossible(shown, new HandEvent.HandCompleted(List.of(new Share(2, 460), new Share(4, 260))));
        List<HandEvent> raked = and(shown, new HandEvent.RakeTaken(0, 4));
        impossible(raked, new HandEvent.RakeTaken(0, 4));
        impossible(raked, new HandEvent.PotAwarded(0, List.of(new Share(2, 80))));
        List<HandEvent> awarded = and(raked, new HandEvent.PotAwarded(0, List.of(new Share(2, 76))));
        impossible(awarded, new HandEvent.PotAwarded(0, List.of(new Share(2, 76))));
        impossible(awarded, new HandEvent.HandCompleted(List.of(new Share(2, 537), new Share(4, 260))));
        impossible(awarded, new HandEvent.HandCompleted(List.of(new Share(2, 536))));
        Finished finished = (Finished) HandFold.of(
                and(awarded, new HandEvent.HandCompleted(List.of(new Share(2, 536), new Share(4, 260)))));
        assertThat(finished.rake()).isEqualTo(4);
    }

    /** Anybody may read the sentence of a fault, so it names no card. */
    @Test
    void givenAFaultWithCardsThenItsSentenceNamesNone() {
        HandState declared = HandFold.of(DECLARED);
        for (Card card : Cards.parse("Kh7hKcQs")) {
            assertThatExceptionOfType(ImpossibleEvent.class)
                    .isThrownBy(() -> HandFold.evolve(declared, new HandEvent.CardsReplaced(4, Cards.of(card))))
                    .withMessageNotContaining(card.toString());
        }
        HandState drawing = HandFold.of(DRAWING);
        assertThatExceptionOfType(ImpossibleEvent.class)
                .isThrownBy(() -> HandFold.evolve(drawing, new HandEvent.DiscardDeclared(2, Cards.parse("Kh"))))
                .withMessageNotContaining("Kh");
    }
}
