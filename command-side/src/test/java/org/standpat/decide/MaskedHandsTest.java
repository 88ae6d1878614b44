package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.card.CardSet;
import org.standpat.card.Cards;
import org.standpat.deal.CardSource;
import org.standpat.hand.Dealing;
import org.standpat.hand.Discards;
import org.standpat.hand.HandCommand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandFold;
import org.standpat.hand.HandState;
import org.standpat.hand.HandState.Finished;
import org.standpat.hand.HandState.Started;
import org.standpat.hand.Player;
import org.standpat.hand.SeatedPlayer;
import org.standpat.play.RandomPlayer;
import org.standpat.play.RandomTable;
import org.standpat.view.Moment;
import org.standpat.view.Viewer;
import org.standpat.view.Visibility;

/**
 * Whole random hands as each viewer may see them: the masked events fold like the real ones, the table they give differs in nothing
 * but unknown cards, and no known card in it is one that the viewer may not know.
 */
class MaskedHandsTest {

    private static final int HANDS = 100;
    private static final int NOBODY = 0;

    @ParameterizedTest
    @EnumSource
    void givenARandomHandThenEveryViewerCanFoldItAndKnowsOnlyHisCards(Dealing dealing) {
        int reshuffles = 0;
        long first = Long.getLong("standpat.seed", 0);
        for (long seed = first; seed < first + HANDS; seed++) {
            List<HandEvent> events = played(seed, dealing);
            try {
                reshuffles += watch(events, Viewer.PUBLIC, Moment.LIVE, NOBODY);
                reshuffles += watch(events, Viewer.PUBLIC, Moment.ENDED, NOBODY);
                reshuffles += watch(events, Viewer.ANALYST, Moment.ENDED, NOBODY);
                reshuffles += watch(events, Viewer.STAFF, Moment.LIVE, NOBODY);
                for (SeatedPlayer seated : ((HandEvent.HandStarted) events.getFirst()).seats()) {
                    Viewer player = new Viewer.PlayerOn(seated.seat());
                    reshuffles += watch(events, player, Moment.LIVE, NOBODY);
                    reshuffles += watch(events, player, Moment.ENDED, seated.seat());
                }
                seesAll(events, Viewer.STAFF, Moment.ENDED);
                seesAll(events, Viewer.STAFF_WITH_REASON, Moment.LIVE);
                seesAll(events, Viewer.STAFF_WITH_REASON, Moment.ENDED);
                assertThat(events)
                        .allMatch(event -> Visibility.seen(event, Viewer.ANALYST, Moment.LIVE)
                                .isEmpty());
            } catch (RuntimeException | AssertionError fault) {
                throw new AssertionError("seed " + seed, fault);
            }
        }
        assertThat(reshuffles).as("pools of a reshuffle that were looked at").isPositive();
    }

    private static void seesAll(List<HandEvent> events, Viewer viewer, Moment moment) {
        assertThat(events)
                .allMatch(event ->
                        Visibility.seen(event, viewer, moment).orElseThrow().equals(event));
    }

    /**
     * Follows a hand through a viewer's eyes.
     *
     * @param seat whose cards he may know, from that seat's own events
     * @return how many reshuffles there were
     */
    private static int watch(List<HandEvent> events, Viewer viewer, Moment moment, int seat) {
        int reshuffles = 0;
        HandState real = HandState.NOT_STARTED;
        HandState seen = HandState.NOT_STARTED;
        CardSet own = CardSet.EMPTY;
        Map<Integer, CardSet> shown = new HashMap<>();
        for (HandEvent event : events) {
            HandEvent masked = Visibility.seen(event, viewer, moment).orElseThrow();
            real = HandFold.evolve(real, event);
            seen = HandFold.evolve(seen, masked);
            if (event instanceof HandEvent.OfSeat of
                    && of.seat() == seat
                    && !(event instanceof HandEvent.DeckReshuffled)) {
                own = own.union(named(event));
            }
            if (event instanceof HandEvent.HandShown open) {
                shown.put(open.seat(), open.cards().knownSet());
            }
            if (event instanceof HandEvent.DeckReshuffled) {
                reshuffles++;
            }
            knowsOnly((Started) seen, seat, own, shown);
            assertThat(named(masked).minus(own).minus(shownBy(masked, shown)))
                    .as("cards of %s", masked)
                    .isEmpty();
            sameButForCards((Started) seen, (Started) real);
        }
        assertThat(seen).isInstanceOf(Finished.class);
        return reshuffles;
    }

    private static CardSet shownBy(HandEvent event, Map<Integer, CardSet> shown) {
        return event instanceof HandEvent.HandShown open
                ? shown.getOrDefault(open.seat(), CardSet.EMPTY)
                : CardSet.EMPTY;
    }

    /** Every card that the event names, the pool of a reshuffle included. */
    private static CardSet named(HandEvent event) {
        return switch (event) {
            case HandEvent.CardsDealt dealt -> dealt.cards().knownSet();
            case HandEvent.CardsReplaced replaced -> replaced.cards().knownSet();
            case HandEvent.DiscardDeclared declared -> declared.cards().knownSet();
            case HandEvent.DeclarationChanged changed -> changed.cards().knownSet();
            case HandEvent.HandShown shown -> shown.cards().knownSet();
            case HandEvent.DeckReshuffled shuffled -> shuffled.pool().knownSet();
            default -> CardSet.EMPTY;
        };
    }

    private static void knowsOnly(Started seen, int seat, CardSet own, Map<Integer, CardSet> shown) {
        for (Player player : seen.table().players()) {
            CardSet allowed = player.seat() == seat ? own : shown.getOrDefault(player.seat(), CardSet.EMPTY);
            assertThat(player.cards().knownSet().minus(allowed))
                    .as("hand of seat %s", player.seat())
                    .isEmpty();
            CardSet discarded = player.seat() == seat ? own : CardSet.EMPTY;
            assertThat(player.draw().discardedEver().minus(discarded)).isEmpty();
            assertThat(player.draw().discardedNow().minus(discarded)).isEmpty();
        }
        CardSet all = own;
        for (CardSet open : shown.values()) {
            all = all.union(open);
        }
        assertThat(seen.table().deck().out().minus(all)).as("known to be out").isEmpty();
        for (Discards discards : seen.table().deck().muck()) {
            CardSet allowed = discards.seat() == seat ? own : CardSet.EMPTY;
            assertThat(discards.cards().knownSet().minus(allowed))
                    .as("muck of seat %s", discards.seat())
                    .isEmpty();
        }
    }

    private static void sameButForCards(Started seen, Started real) {
        assertThat(seen.getClass()).isEqualTo(real.getClass());
        assertThat(seen.table().players().stream()
                        .map(MaskedHandsTest::withoutCards)
                        .toList())
                .isEqualTo(real.table().players().stream()
                        .map(MaskedHandsTest::withoutCards)
                        .toList());
        assertThat(seen.table().deck().stub()).isEqualTo(real.table().deck().stub());
        assertThat(seen.table().deck().burns()).isEqualTo(real.table().deck().burns());
        assertThat(seen.table().deck().muck().stream()
                        .map(entry -> entry.cards().size())
                        .toList())
                .isEqualTo(real.table().deck().muck().stream()
                        .map(entry -> entry.cards().size())
                        .toList());
    }

    private static Player withoutCards(Player player) {
        return new Player(
                player.seat(),
                player.name(),
                player.stack(),
                player.committed(),
                player.dead(),
                player.bet(),
                player.standing(),
                Cards.unknown(player.cards().size()),
                player.owed(),
                new Player.Draw(
                        player.draw().declared(),
                        player.draw().taken(),
                        player.draw().later(),
                        CardSet.EMPTY,
                        CardSet.EMPTY));
    }

    private static List<HandEvent> played(long seed, Dealing dealing) {
        SplittableRandom chance = new SplittableRandom(seed);
        CardSource dealer = dealing == Dealing.HOUSE ? Seeds.dealer(seed) : CardSource.REPORTED;
        HandCommand command = new RandomTable(chance).any(dealing);
        RandomPlayer player = new RandomPlayer(chance);
        List<HandEvent> events = new ArrayList<>();
        HandState state = HandState.NOT_STARTED;
        while (true) {
            for (HandEvent event : Decider.decide(state, command, dealer)) {
                state = HandFold.evolve(state, event);
                events.add(event);
            }
            if (state instanceof Finished) {
                return events;
            }
            command = player.next((Started) state);
        }
    }
}
