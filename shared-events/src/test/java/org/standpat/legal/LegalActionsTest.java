package org.standpat.legal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.standpat.card.Cards;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.SeatedPlayer;
import org.standpat.hand.Table;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.legal.LegalActions.Option;
import org.standpat.legal.LegalActions.ReceiveCards;

/** Legal actions where nobody has a choice; those of players are in the tests of the decider, which must accept each of them. */
class LegalActionsTest {

    private static final LegalActions NONE = new LegalActions(Table.NOBODY, List.of());

    private static List<HandEvent> started(Dealing dealing) {
        return List.of(
                new HandEvent.HandStarted(
                        new UUID(2, 7),
                        "table-1",
                        Instant.EPOCH,
                        dealing,
                        Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(20, 40)),
                        List.of(new SeatedPlayer(2, "a", 500), new SeatedPlayer(4, "b", 500)),
                        4,
                        List.of(),
                        null),
                new HandEvent.BlindPosted(4, Blind.SMALL, 20),
                new HandEvent.BlindPosted(2, Blind.BIG, 40));
    }

    private static HandState after(List<HandEvent> first, HandEvent... more) {
        List<HandEvent> events = new ArrayList<>(first);
        events.addAll(List.of(more));
        return HandFold.of(events);
    }

    @Test
    void givenNoHandThenThereAreNone() {
        assertThat(LegalActions.of(HandState.NOT_STARTED)).isEqualTo(NONE);
    }

    @Test
    void givenARecordedHandThenEverySeatMayReceiveItsFirstCardsInAnyOrder() {
        List<HandEvent> start = started(Dealing.RECORDED);
        assertThat(LegalActions.of(after(start)))
                .isEqualTo(new LegalActions(
                        Table.NOBODY, List.<Option>of(new ReceiveCards(2, 5), new ReceiveCards(4, 5))));
        assertThat(LegalActions.of(after(start, new HandEvent.CardsDealt(4, Cards.unknown(3))))
                        .options())
                .containsExactly(new ReceiveCards(2, 5), new ReceiveCards(4, 2));
        assertThat(LegalActions.of(after(start, new HandEvent.CardsDealt(2, Cards.unknown(5))))
                        .options())
                .containsExactly(new ReceiveCards(4, 5));
    }

    @Test
    void givenTheHouseDealsThenNobodyIsAskedForCards() {
        List<HandEvent> start = started(Dealing.HOUSE);
        assertThat(LegalActions.of(after(start))).isEqualTo(NONE);
        assertThat(LegalActions.of(after(start, new HandEvent.DeckShuffled("00"))))
                .isEqualTo(NONE);
    }

    @Test
    void givenAFinishedHandThenThereAreNone() {
        HandState finished = after(
                started(Dealing.RECORDED),
                new HandEvent.CardsDealt(2, Cards.unknown(5)),
                new HandEvent.CardsDealt(4, Cards.unknown(5)),
                new HandEvent.BettingRoundOpened(1, 4, 40, 1),
                new HandEvent.Folded(4),
                new HandEvent.UncalledBetReturned(2, 20),
                new HandEvent.PotAwarded(0, List.of(new HandEvent.Share(2, 40))),
                new HandEvent.HandCompleted(List.of(new HandEvent.Share(2, 520), new HandEvent.Share(4, 480))));
        assertThat(finished).isInstanceOf(HandState.Finished.class);
        assertThat(LegalActions.of(finished)).isEqualTo(NONE);
    }
}
