package org.standpat.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.card.Card;
import org.standpat.card.Cards;
import org.standpat.card.Places;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.Cause;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.OutOfTurn;
import org.standpat.hand.Ruling;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.Stakes;

/** Every kind of event as every viewer sees it, while its hand is played and after it. */
class VisibilityTest {

    private static final int OWN = 2;
    private static final int OTHER = 5;
    private static final Cards HAND = Cards.parse("7h5c4d3s2c");
    private static final Cards TWO = Cards.parse("KhQs");
    private static final Cards POOL = Cards.parse("KhQs??AhAd");

    private static final Ruling RULING = new Ruling("Floor", "a reason", "7.6");

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
                new HandEvent.HandCompleted(List.of(new Share(OWN, 535), new Share(OTHER, 460))),
                new HandEvent.AntePosted(OWN, 5),
                // The card lay face up on the table.
                new HandEvent.CardExposed(OWN, Card.parse("Ah"), 17),
                new HandEvent.HandMiscounted(OWN, 6),
                new HandEvent.ActedOutOfTurn(new OutOfTurn(OWN, OutOfTurn.Word.RAISE, 80)),
                new HandEvent.ActionForced(OWN, Cause.TIME_OUT),
                new HandEvent.CardsTakenTold(OWN, OTHER, 2),
                new HandEvent.HandKilled(OWN, RULING),
                new HandEvent.MisdealDeclared(RULING),
                new HandEvent.HandCancelled(RULING),
                new HandEvent.Refunded(OWN, 40),
                new HandEvent.PotRuled(0, List.of(new Share(OTHER, 75)), RULING),
                new HandEvent.RulingIssued(RULING));
    }

    /** Events with cards that only the seat and staff see, and the same event with the cards hidden. */
    static Stream<Arguments> ofOneSeat() {
        return Stream.of(
                // Where a card lay goes with the card.
                Arguments.of(
                        new HandEvent.CardsDealt(OWN, HAND, Places.of(0, 2, 4, 6, 8)),
                        new HandEvent.CardsDealt(OWN, Cards.unknown(5), Places.unknown(5))),
                Arguments.of(
                        new HandEvent.DiscardDeclared(OWN, TWO), new HandEvent.DiscardDeclared(OWN, Cards.unknown(2))),
                Arguments.of(
                        new HandEvent.DeclarationChanged(OWN, TWO),
                        new HandEvent.DeclarationChanged(OWN, Cards.unknown(2))),
                Arguments.of(
                        new HandEvent.CardsReplaced(OWN, TWO, Places.of(10, 12)),
                        new HandEvent.CardsReplaced(OWN, Cards.unknown(2), Places.unknown(2))));
    }

    /** Those, and the one with cards that no seat sees: which discards went into a pool is not even for the seat that was drawing. */
    static Stream<Arguments> closed() {
        return Stream.concat(
                ofOneSeat(), Stream.of(Arguments.of(reshuffled(POOL), reshuffled(Cards.unknown(POOL.size())))));
    }

    private static HandEvent.DeckReshuffled reshuffled(Cards pool) {
        return new HandEvent.DeckReshuffled(
                ReshuffleProcedure.EARLIER_ROUNDS, ReshuffleProcedure.COMPLETED_DRAWERS, OWN, pool, "00ff");
    }

    /**
     * The specification: how each kind of event is seen by each viewer, live and ended. "as is" is with every card that it names,
     * "??" with none of them known, "-" is nothing at all.
     */
    private static final String TABLE = """
            Event                | public      | own seat    | other seat  | analyst     | staff       | staff, why
                                 | live  ended | live  ended | live  ended | live  ended | live  ended | live  ended
            CardsDealt           | ??    ??    | ??    as is | ??    ??    | -     ??    | ??    as is | as is as is
            DiscardDeclared      | ??    ??    | ??    as is | ??    ??    | -     ??    | ??    as is | as is as is
            DeclarationChanged   | ??    ??    | ??    as is | ??    ??    | -     ??    | ??    as is | as is as is
            CardsReplaced        | ??    ??    | ??    as is | ??    ??    | -     ??    | ??    as is | as is as is
            DeckReshuffled       | ??    ??    | ??    ??    | ??    ??    | -     ??    | ??    as is | as is as is
            HandStarted          | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            BlindPosted          | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            DeckShuffled         | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            BettingRoundOpened   | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            Folded               | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            Checked              | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            Called               | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            Bet                  | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            Raised               | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            UncalledBetReturned  | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            DrawOpened           | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            StoodPat             | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            CardBurned           | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            ShowdownOpened       | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            HandShown            | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            HandMucked           | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            RakeTaken            | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            PotAwarded           | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            HandCompleted        | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            AntePosted           | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            CardExposed          | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            HandMiscounted       | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            ActedOutOfTurn       | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            ActionForced         | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            CardsTakenTold       | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            HandKilled           | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            MisdealDeclared      | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            HandCancelled        | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            Refunded             | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            PotRuled             | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            RulingIssued         | as is as is | as is as is | as is as is | -     as is | as is as is | as is as is
            """;

    private static final List<Viewer> VIEWERS = List.of(
            Viewer.PUBLIC,
            new Viewer.PlayerOn(OWN),
            new Viewer.PlayerOn(OTHER),
            Viewer.ANALYST,
            Viewer.STAFF,
            Viewer.STAFF_WITH_REASON);

    @Test
    void givenEveryEventAndEveryViewerThenItIsSeenAsTheTableSays() {
        StringBuilder seen = new StringBuilder(TABLE.lines().limit(2).collect(Collectors.joining("\n", "", "\n")));
        closed().forEach(line -> {
            HandEvent event = (HandEvent) Objects.requireNonNull(line.get()[0]);
            HandEvent hidden = (HandEvent) Objects.requireNonNull(line.get()[1]);
            seen.append(row(event, hidden));
        });
        open().forEach(event -> seen.append(row(event, event)));

        assertThat(seen.toString()).isEqualTo(TABLE);
    }

    private static String row(HandEvent event, HandEvent hidden) {
        StringBuilder row = new StringBuilder("%-20s".formatted(event.getClass().getSimpleName()));
        for (Viewer viewer : VIEWERS) {
            row.append(" | %-5s %-5s"
                    .formatted(
                            cell(event, hidden, Visibility.seen(event, viewer, Moment.LIVE)),
                            cell(event, hidden, Visibility.seen(event, viewer, Moment.ENDED))));
        }
        return row.toString().stripTrailing() + "\n";
    }

    private static String cell(HandEvent event, HandEvent hidden, Optional<HandEvent> seen) {
        if (seen.isEmpty()) {
            return "-";
        }
        if (seen.get().equals(event)) {
            return "as is";
        }
        return seen.get().equals(hidden) ? "??" : "other";
    }

    @ParameterizedTest
    @MethodSource("closed")
    void givenAnEventThatIsHiddenAlreadyThenNobodySeesMoreInIt(HandEvent event, HandEvent hidden) {
        for (Viewer viewer : VIEWERS) {
            assertThat(Visibility.seen(hidden, viewer, Moment.ENDED)).contains(hidden);
        }
        assertThat(hidden).isNotEqualTo(event);
    }

    /** Of a hand that somebody else dealt nobody says where the cards lay, and hiding them must not make it look as if somebody did. */
    @Test
    void givenCardsWithoutPlacesThenTheyAreSeenWithout() {
        for (Viewer viewer : VIEWERS) {
            assertThat(Visibility.seen(new HandEvent.CardsDealt(OTHER, HAND), viewer, Moment.ENDED))
                    .get()
                    .extracting(event -> ((HandEvent.CardsDealt) event).places())
                    .isEqualTo(Places.NONE);
            assertThat(Visibility.seen(new HandEvent.CardsReplaced(OTHER, TWO), viewer, Moment.ENDED))
                    .get()
                    .extracting(event -> ((HandEvent.CardsReplaced) event).places())
                    .isEqualTo(Places.NONE);
        }
    }

    /** A new kind of event must be placed in the table. */
    @Test
    void givenTheTableOfThisTestThenNoKindOfEventIsLeftOut() {
        Stream<String> tested = TABLE.lines().skip(2).map(line -> line.substring(0, line.indexOf(' ')));
        assertThat(tested)
                .containsExactlyInAnyOrderElementsOf(Stream.of(HandEvent.class.getPermittedSubclasses())
                        .flatMap(VisibilityTest::kinds)
                        .map(Class::getSimpleName)
                        .distinct()
                        .toList());
    }

    @Test
    void givenAHandThatIsOverThenARulingDoesNotMakeItLiveAgain() {
        HandEvent completed = new HandEvent.HandCompleted(List.of(new Share(OWN, 535)));

        assertThat(Moment.of(List.of(new HandEvent.Checked(OWN)))).isEqualTo(Moment.LIVE);
        assertThat(Moment.of(List.of(completed))).isEqualTo(Moment.ENDED);
        assertThat(Moment.of(List.of(completed, new HandEvent.RulingIssued(RULING))))
                .isEqualTo(Moment.ENDED);
    }

    @ParameterizedTest
    @CsvSource({"a, 2", "b, 5", "A, 0", "' a', 0", "'a ', 0", "c, 0"})
    void givenAPlayersNameThenHeIsFoundLetterByLetter(String name, int seat) {
        HandEvent.HandStarted started =
                (HandEvent.HandStarted) open().findFirst().orElseThrow();

        assertThat(Onlooker.player(name).of(started)).isEqualTo(seat == 0 ? Viewer.PUBLIC : new Viewer.PlayerOn(seat));
        assertThat(Onlooker.PUBLIC.of(started)).isEqualTo(Viewer.PUBLIC);
    }

    private static Stream<Class<?>> kinds(Class<?> kind) {
        Class<?>[] narrower = kind.getPermittedSubclasses();
        return narrower == null ? Stream.of(kind) : Stream.of(narrower).flatMap(VisibilityTest::kinds);
    }
}
