package org.standpat.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.decide.HouseRule.burn;
import static org.standpat.decide.HouseRule.burnAfterReshuffle;
import static org.standpat.decide.HouseRule.foldedHandsLeftOut;
import static org.standpat.decide.HouseRule.mostSeats;
import static org.standpat.decide.HouseRule.reshuffle;
import static org.standpat.decide.TableSetting.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.card.CardSet;
import org.standpat.deal.CardSource;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsReplaced;
import org.standpat.hand.HandEvent.DeckReshuffled;
import org.standpat.hand.HandEvent.DiscardDeclared;
import org.standpat.hand.HandState;
import org.standpat.houserules.ReshuffleProcedure;

/**
 * The hardest draws there are: everybody draws five on each of three draws, under every procedure, with and without burns and folded
 * hands (rule 5.11). The draw always ends, everybody gets what he is owed, and nobody a card that he may not get.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ManyDrawsTest {

    private static final int SEEDS = 6;

    static Stream<Arguments> tables() {
        List<Arguments> tables = new ArrayList<>();
        for (ReshuffleProcedure procedure : ReshuffleProcedure.values()) {
            for (int players : new int[] {6, 8}) {
                for (int burns = 0; burns < 4; burns++) {
                    TableSetting table =
                            table().deep(players).with(mostSeats(8)).with(reshuffle(procedure));
                    table = (burns & 1) == 0 ? table : table.with(burn());
                    table = (burns & 2) == 0 ? table : table.with(burnAfterReshuffle());
                    String name = procedure + ", " + players + " players, "
                            + ((burns & 1) == 0 ? "no burn" : "burn") + ", "
                            + ((burns & 2) == 0 ? "no burn afterwards" : "burn afterwards");
                    tables.add(Arguments.of(name, table));
                    tables.add(Arguments.of(name + ", folded hands left out", table.with(foldedHandsLeftOut())));
                }
            }
        }
        return tables.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void givenEverybodyDrawsFiveThreeTimesWhenTheHouseDealsThenEverybodyIsServed(String name, TableSetting table) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            CardSource dealer = Seeds.dealer(seed);
            PlayedHand hand = PlayedHand.housed(table, () -> dealer);
            drawFiveThreeTimes(hand);
            assertThat(hand.state()).as("seed %s", seed).isInstanceOf(HandState.ShowingDown.class);
            nobodyGetsWhatHeMayNot(hand.events());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void givenEverybodyDrawsFiveThreeTimesWhenUnknownCardsAreRecordedThenEverybodyIsServed(
            String name, TableSetting table) {
        PlayedHand hand = PlayedHand.given(table);
        drawFiveThreeTimes(hand);
        assertThat(hand.state()).isInstanceOf(HandState.ShowingDown.class);
    }

    /** Every second player folds before the last draw, so that many folded hands lie about. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void givenHalfTheTableFoldsWhenTheHouseDealsThenTheOthersAreServed(String name, TableSetting table) {
        for (long seed = 1; seed <= SEEDS; seed++) {
            CardSource dealer = Seeds.dealer(seed);
            PlayedHand hand = PlayedHand.housed(table, () -> dealer);
            callAround(hand);
            hand.everybody("draws 5");
            hand.everybody("checks").everybody("draws 5");
            for (int seat = 1; seat <= table.seats().size(); seat++) {
                hand.when(seat + (seat % 2 == 0 ? " folds" : " checks"));
            }
            hand.everybody("draws 5");
            assertThat(hand.state()).as("seed %s", seed).isInstanceOf(HandState.Betting.class);
            nobodyGetsWhatHeMayNot(hand.events());
        }
    }

    private static void drawFiveThreeTimes(PlayedHand hand) {
        callAround(hand);
        for (int draw = 1; draw <= 3; draw++) {
            hand.everybody("draws 5").everybody("checks");
        }
    }

    private static void callAround(PlayedHand hand) {
        int players = hand.table().players().size();
        for (int seat = 3; seat <= players; seat++) {
            hand.when(seat + " calls");
        }
        hand.when("1 calls, 2 checks");
    }

    /** Rule 5.11: never a discard of this same draw, and under {@code NEVER_OWN} none of the hand unless the pool was widened. */
    private static void nobodyGetsWhatHeMayNot(List<HandEvent> events) {
        Map<Integer, CardSet> now = new HashMap<>();
        Map<Integer, CardSet> ever = new HashMap<>();
        boolean neverOwn = false;
        int widenedFor = 0;
        for (HandEvent event : events) {
            if (event instanceof HandEvent.HandStarted started) {
                neverOwn = started.rules().reshuffle().procedure() == ReshuffleProcedure.NEVER_OWN;
            } else if (event instanceof HandEvent.DrawOpened) {
                now.clear();
                widenedFor = 0;
            } else if (event instanceof DiscardDeclared declared) {
                now.put(declared.seat(), declared.cards().knownSet());
                ever.merge(declared.seat(), declared.cards().knownSet(), CardSet::union);
            } else if (event instanceof DeckReshuffled reshuffled) {
                widenedFor = reshuffled.poolOf() == reshuffled.procedure() ? 0 : reshuffled.seat();
            } else if (event instanceof CardsReplaced replaced) {
                CardSet got = replaced.cards().knownSet();
                assertThat(got.intersect(now.getOrDefault(replaced.seat(), CardSet.EMPTY)))
                        .as("discards of this draw")
                        .isEmpty();
                if (neverOwn && replaced.seat() != widenedFor) {
                    assertThat(got.intersect(ever.getOrDefault(replaced.seat(), CardSet.EMPTY)))
                            .as("discards of this hand")
                            .isEmpty();
                }
            }
        }
    }
}
