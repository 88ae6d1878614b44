package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.card.Cards;
import org.standpat.formats.Folders;
import org.standpat.formats.ImportedHand;
import org.standpat.formats.phh.PhhTestHands.Imported;
import org.standpat.hand.Dealing;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.Blind;
import org.standpat.hand.HandEvent.Share;
import org.standpat.hand.SeatedPlayer;
import org.standpat.houserules.Cap;
import org.standpat.houserules.FixedLimit;
import org.standpat.houserules.HouseRules;
import org.standpat.houserules.OddChips;
import org.standpat.houserules.ReshuffleProcedure;
import org.standpat.houserules.ShortAllIn;

/** Hands written for these tests and the samples that ship with the project. */
class PhhFixturesTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "one-card-per-deal.phh",
                "odd-chips.phhs",
                "side-pots.phh",
                "nobody-shows.phh",
                "house-rules.phhs",
                "eight-players.phh",
                "single-draw.phhs",
                "forced-bets.phhs"
            })
    @DisplayName("every hand ends on the stacks of its file")
    void stacks(String name) {
        check(Folders.root().resolve("formats/src/test/resources/phh/" + name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"harbour.phhs", "lantern.phhs", "orchard.phhs", "quarry.phhs", "terrace.phhs"})
    @DisplayName("every sample hand that ships with the project ends on the stacks of its file")
    void samples(String name) {
        check(Folders.root().resolve("service/src/main/resources/samples/" + name));
    }

    private static void check(Path file) {
        Imported imported = PhhTestHands.read(file);

        assertThat(imported.refusals()).isEmpty();
        assertThat(imported.hands()).isNotEmpty();
        assertThat(imported.hands().stream().map(ChipCount::stacksAfter).toList())
                .isEqualTo(StatedStacks.in(file));
    }

    @Test
    @DisplayName("heads-up the last player has the button and the small blind, whatever the order in the file")
    void headsUp() {
        ImportedHand hand = imported("one-card-per-deal.phh").hand();

        assertThat(start(hand).button()).isEqualTo(2);
        assertThat(hand.events())
                .contains(
                        new HandEvent.BlindPosted(2, Blind.SMALL, 5),
                        new HandEvent.BlindPosted(1, Blind.BIG, 10),
                        new HandEvent.CardsDealt(1, Cards.parse("2c")),
                        new HandEvent.BettingRoundOpened(1, 2, 10, 1),
                        new HandEvent.StoodPat(1),
                        new HandEvent.HandMucked(1));
    }

    @Test
    @DisplayName("p1 sits on seat 1 and the last player has the button")
    void seats() {
        StartHand start = start(imported("side-pots.phh").hand());

        assertThat(start.seats())
                .containsExactly(
                        new SeatedPlayer(1, "p1", 70),
                        new SeatedPlayer(2, "p2", 20),
                        new SeatedPlayer(3, "p3", 45),
                        new SeatedPlayer(4, "p4", 80));
        assertThat(start.button()).isEqualTo(4);
        assertThat(start.dealing()).isEqualTo(Dealing.RECORDED);
        assertThat(start.table()).isEqualTo("imported");
        assertThat(start.at()).isEqualTo(PhhTestHands.UNDATED);
    }

    @Test
    @DisplayName("players who are all-in for less win the pots that they have a share in, side pots first")
    void sidePots() {
        assertThat(imported("side-pots.phh").hand().events())
                .containsSubsequence(
                        new HandEvent.PotAwarded(2, List.of(new Share(1, 50))),
                        new HandEvent.PotAwarded(1, List.of(new Share(1, 75))),
                        new HandEvent.PotAwarded(0, List.of(new Share(2, 80))));
    }

    @Test
    @DisplayName("spacing, commentary, unnamed players, whole decimals and user-defined fields are all understood")
    void writtenLoosely() {
        ImportedHand hand = imported("written-loosely.phh").hand();
        StartHand start = start(hand);

        assertThat(start.seats())
                .containsExactly(
                        new SeatedPlayer(1, "p1", 1000),
                        new SeatedPlayer(2, "p2", 1000),
                        new SeatedPlayer(3, "Alder", 1000));
        assertThat(start.table()).isEqualTo("7");
        // Half a minute before midnight in Toronto, five hours behind UTC in winter.
        assertThat(start.at()).isEqualTo(Instant.parse("2026-03-01T04:59:30Z"));
        assertThat(ChipCount.stacksAfter(hand)).containsExactly(1400L, 900L, 700L);
        assertThat(hand.events()).contains(new HandEvent.DiscardDeclared(3, Cards.parse("KdKc")));
    }

    @Test
    @DisplayName("when all others have mucked the last hand takes the pot unseen, though the file says no more")
    void lastHandLeft() {
        assertThat(imported("nobody-shows.phh").hand().events())
                .containsSubsequence(
                        new HandEvent.HandMucked(1),
                        new HandEvent.HandMucked(2),
                        new HandEvent.PotAwarded(0, List.of(new Share(2, 4))));
    }

    @Test
    @DisplayName("what a file leaves open is settled by the hand: reshuffle, cap, short all-in and odd chips")
    void houseRules() {
        List<HouseRules> rules = imported("house-rules.phhs").hands().stream()
                .map(hand -> start(hand).rules())
                .toList();

        assertThat(rules.get(0).reshuffle().procedure()).isEqualTo(ReshuffleProcedure.NEVER_OWN);
        assertThat(rules.get(0).draw().burn()).isFalse();
        assertThat(limit(rules.get(1)).cap()).isEqualTo(new Cap(4, Cap.Lifted.TABLE_HEADS_UP));
        assertThat(limit(rules.get(2)).shortAllIn()).isEqualTo(ShortAllIn.FULL_BET);
        assertThat(limit(rules.get(3)).cap()).isEqualTo(new Cap(5, Cap.Lifted.TABLE_HEADS_UP));
        assertThat(imported("odd-chips.phhs").hands())
                .extracting(hand -> start(hand).rules().oddChips())
                .containsExactly(OddChips.ONE_AT_A_TIME, OddChips.ALL_TO_FIRST);
    }

    @Test
    @DisplayName("eight players who draw every card need a reshuffle, and a pool wider than the house rule's")
    void widened() {
        assertThat(imported("eight-players.phh").hand().events())
                .filteredOn(HandEvent.DeckReshuffled.class::isInstance)
                .isNotEmpty()
                .anySatisfy(event -> assertThat(((HandEvent.DeckReshuffled) event).poolOf())
                        .isNotEqualTo(((HandEvent.DeckReshuffled) event).procedure()));
    }

    @Test
    @DisplayName("the samples hold what they promise: a capped round, a reshuffle, unknown cards, a split pot, antes")
    void sampleEvents() {
        List<HandEvent> events = Stream.of(
                        "harbour.phhs", "terrace.phhs", "orchard.phhs", "lantern.phhs", "quarry.phhs")
                .flatMap(name ->
                        PhhTestHands.read(Folders.root().resolve("service/src/main/resources/samples/" + name))
                                .hands()
                                .stream())
                .flatMap(hand -> hand.events().stream())
                .toList();

        assertThat(events)
                .contains(
                        new HandEvent.Raised(3, 800, true),
                        new HandEvent.PotAwarded(0, List.of(new Share(2, 11), new Share(3, 10))),
                        new HandEvent.PotAwarded(2, List.of(new Share(4, 1100))),
                        new HandEvent.BlindPosted(2, Blind.BIG, 60),
                        new HandEvent.CardsReplaced(4, Cards.unknown(3)),
                        new HandEvent.UncalledBetReturned(1, 20),
                        new HandEvent.AntePosted(2, 200),
                        new HandEvent.PotAwarded(1, List.of(new Share(4, 31600))),
                        new HandEvent.UncalledBetReturned(1, 2950))
                .anyMatch(HandEvent.DeckReshuffled.class::isInstance);
    }

    private Imported imported(String name) {
        return PhhTestHands.read(folder, PhhTestHands.fixture(name));
    }

    private static StartHand start(ImportedHand hand) {
        return (StartHand) hand.commands().getFirst();
    }

    private static FixedLimit limit(HouseRules rules) {
        return (FixedLimit) rules.game().betting();
    }
}
