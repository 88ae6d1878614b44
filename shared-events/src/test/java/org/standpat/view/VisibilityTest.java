package org.standpat.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.Stakes;

/** Every kind of event as staff, the public, its own seat and another seat see it. */
class VisibilityTest {

    private static final int OWN = 2;
    private static final int OTHER = 5;
    private static final Cards HAND = Cards.parse("7h5c4d3s2c");
    private static final Cards TWO = Cards.parse("KhQs");
    private static final Cards POOL = Cards.parse("KhQs??AhAd");

    /** Events that name no card, or only cards that everybody saw: the same for every viewer. */
    static Stream<HandEvent> open() {
        return Stream.of(
                new HandEvent.HandStarted(
                        new UUID(2, 7),
                        "table-1",
                        Instant.EPOCH,
                        Dealing.HOUSE,
                        Profiles.named(Profiles.WSOP_LIVE).rules(Stakes.blinds(20, 40)),
                        List.of(new SeatedPlayer(OWN, "a", 500), new SeatedPlayer(OTHER, "b", 500)),
                        OWN,
                        List.of(),
                        null),
                new HandEvent.BlindPosted(OWN, Blind.BIG, 40),
                new HandEvent.DeckShuffled("00ff"),
                new HandEvent.BettingRoundOpened(1, OWN, 40, 1),
                new HandEvent.Folded(OWN),
                new HandEvent.Checked(OWN),
                new HandEvent.Called(OWN, 40),
                new HandEvent.Bet(OWN, 40, true),
                new HandEvent.Raised(OWN, 80, true),
                new HandEvent.UncalledBetReturned(OWN, 40),
                new HandEvent.DrawOpened(1, OWN),
                new HandEvent.StoodPat(OWN),
                new HandEvent.CardBurned(10),
                new HandEvent.ShowdownOpened(OWN),
                new HandEvent.HandShown(OWN, HAND),
                new HandEvent.HandMucked(OWN),
                new HandEvent.RakeTaken(0, 5),
                new HandEvent.PotAwarded(0, List.of(new Share(OWN, 75))),
                new HandEvent.HandCompleted(List.of(new Share(OWN, 535), new Share(OTHER, 460))));
    }

    /** Events with cards that only the seat and staff see, and the same event with the cards hidden. */
    static Stream<Arguments> ofOneSeat() {
        return Stream.of(
                Arguments.of(new HandEvent.CardsDealt(OWN, HAND), new HandEvent.CardsDealt(OWN, Cards.unknown(5))),
                Arguments.of(
                        new HandEvent.DiscardDeclared(OWN, TWO), new HandEvent.DiscardDeclared(OWN, Cards.unknown(2))),
                Arguments.of(
                        new HandEvent.CardsReplaced(OWN, TWO), new HandEvent.CardsReplaced(OWN, Cards.unknown(2))));
    }

    private static HandEvent.DeckReshuffled reshuffled(Cards pool) {
        return new HandEvent.DeckReshuffled(
                ReshuffleProcedure.EARLIER_ROUNDS, ReshuffleProcedure.COMPLETED_DRAWERS, OWN, pool, "00ff");
    }

    @ParameterizedTest
    @MethodSource("open")
    void givenAnEventThatEverybodySawThenItIsTheSameForEveryViewer(HandEvent event) {
        assertThat(Visibility.seen(event, Viewer.STAFF)).isEqualTo(event);
        assertThat(Visibility.seen(event, Viewer.PUBLIC)).isEqualTo(event);
        assertThat(Visibility.seen(event, new Viewer.AtSeat(OWN))).isEqualTo(event);
        assertThat(Visibility.seen(event, new Viewer.AtSeat(OTHER))).isEqualTo(event);
    }

    @ParameterizedTest
    @MethodSource("ofOneSeat")
    void givenCardsOfASeatThenOnlyThatSeatAndStaffSeeThem(HandEvent event, HandEvent hidden) {
        assertThat(Visibility.seen(event, Viewer.STAFF)).isEqualTo(event);
        assertThat(Visibility.seen(event, new Viewer.AtSeat(OWN))).isEqualTo(event);
        assertThat(Visibility.seen(event, Viewer.PUBLIC)).isEqualTo(hidden);
        assertThat(Visibility.seen(event, new Viewer.AtSeat(OTHER))).isEqualTo(hidden);
        assertThat(Visibility.seen(hidden, Viewer.PUBLIC)).isEqualTo(hidden);
    }

    /** Which discards went into a pool is nobody's to see, not even the seat that was drawing. */
    @Test
    void givenAReshuffleThenOnlyStaffSeeThePool() {
        HandEvent hidden = reshuffled(Cards.unknown(POOL.size()));
        assertThat(Visibility.seen(reshuffled(POOL), Viewer.STAFF)).isEqualTo(reshuffled(POOL));
        assertThat(Visibility.seen(reshuffled(POOL), Viewer.PUBLIC)).isEqualTo(hidden);
        assertThat(Visibility.seen(reshuffled(POOL), new Viewer.AtSeat(OWN))).isEqualTo(hidden);
        assertThat(Visibility.seen(reshuffled(POOL), new Viewer.AtSeat(OTHER))).isEqualTo(hidden);
    }

    /** A new kind of event must be placed in one of these tables. */
    @Test
    void givenTheTablesOfThisTestThenNoKindOfEventIsLeftOut() {
        Stream<HandEvent> tested = Stream.of(
                        open(),
                        ofOneSeat().map(line -> (HandEvent) line.get()[0]),
                        Stream.<HandEvent>of(reshuffled(POOL)))
                .flatMap(events -> events);
        assertThat(tested.map(event -> event.getClass().getSimpleName()))
                .containsExactlyInAnyOrderElementsOf(Stream.of(HandEvent.class.getPermittedSubclasses())
                        .flatMap(VisibilityTest::kinds)
                        .map(Class::getSimpleName)
                        .distinct()
                        .toList());
    }

    private static Stream<Class<?>> kinds(Class<?> kind) {
        Class<?>[] narrower = kind.getPermittedSubclasses();
        return narrower == null ? Stream.of(kind) : Stream.of(narrower).flatMap(VisibilityTest::kinds);
    }
}
