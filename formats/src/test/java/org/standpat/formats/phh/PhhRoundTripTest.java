package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.export.HandWriter;
import org.standpat.export.SeenHand;
import org.standpat.export.WriteOutcome;
import org.standpat.export.phh.PhhExport;
import org.standpat.formats.Folders;
import org.standpat.formats.ImportedHand;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.HandStarted;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

class PhhRoundTripTest {

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "eight-players.phh",
                "forced-bets.phhs",
                "house-rules.phhs",
                "nobody-shows.phh",
                "odd-chips.phhs",
                "one-card-per-deal.phh",
                "side-pots.phh",
                "single-draw.phhs",
                "written-loosely.phh"
            })
    @DisplayName(
            "given a file of PHH, when its hands are written as PHH and read again, then events and facts are the same")
    void fixture(String name) throws IOException {
        same(PhhTestHands.read(folder, PhhTestHands.fixture(name)).hands());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "oracle/td-fl-400.phhs",
                "oracle/sd-nl-200.phhs",
                "phh/all-in-runout.phh",
                "phh/final-table-41.phh",
                "phh/final-table-42.phh",
                "phh/final-table-43.phh",
                "phh/final-table-45.phh",
                "phh/final-table-55.phh",
                "phh/final-table-55-one-card-per-deal.phh",
                "phh/final-table-56.phh",
                "phh/final-table-57.phh",
                "phh/final-table-58.phh",
                "phh/heads-up-river-2019.phh"
            })
    @DisplayName(
            "given real hands and hands of an independent engine, when written as PHH and read again, then events and facts are the same")
    void corpus(String name) throws IOException {
        same(PhhTestHands.read(Folders.corpus().resolve(name)).hands());
    }

    @Test
    @DisplayName("given the folders of real PHH, then every file of them is among those that are written again")
    void everyFile() throws IOException, NoSuchMethodException {
        Path corpus = Folders.corpus();
        List<String> there = new ArrayList<>();
        for (String folder : List.of("oracle", "phh")) {
            try (Stream<Path> files = Files.list(corpus.resolve(folder))) {
                files.forEach(file -> there.add(folder + "/" + file.getFileName()));
            }
        }

        ValueSource taken =
                PhhRoundTripTest.class.getDeclaredMethod("corpus", String.class).getAnnotation(ValueSource.class);
        assertThat(taken.strings()).containsExactlyInAnyOrderElementsOf(there);
    }

    private void same(List<ImportedHand> hands) throws IOException {
        StringBuilder text = new StringBuilder();
        HandWriter writer = PhhExport.MANY.begin(text);
        for (ImportedHand hand : hands) {
            assertThat(writer.write(SeenHand.undated(hand.events(), Viewer.STAFF, Denomination.CHIPS)))
                    .isEqualTo(WriteOutcome.WRITTEN);
        }

        assertThat(PhhStandIn.refusals(text.toString())).as(text.toString()).isEmpty();
        PhhTestHands.Imported again = PhhTestHands.read(folder, text.toString());

        assertThat(again.refusals()).as(text.toString()).isEmpty();
        assertThat(again.hands()).hasSameSizeAs(hands);
        for (int i = 0; i < hands.size(); i++) {
            assertThat(nameless(again.hands().get(i).events()))
                    .as(text.toString())
                    .containsExactlyElementsOf(nameless(hands.get(i).events()));
            sameFacts(
                    hand(hands.get(i).source().bytes()),
                    hand(again.hands().get(i).source().bytes()));
        }
    }

    /** The identity follows from all that a file says, the name of the hand included, which events do not hold. */
    private static List<HandEvent> nameless(List<HandEvent> events) {
        List<HandEvent> nameless = new ArrayList<>(events);
        HandStarted started = (HandStarted) events.getFirst();
        nameless.set(
                0,
                new HandStarted(
                        new UUID(0, 0),
                        started.table(),
                        started.startedAt(),
                        started.dealing(),
                        started.rules(),
                        started.seats(),
                        started.button(),
                        started.owing(),
                        started.previous()));
        return nameless;
    }

    private static PhhHand hand(byte[] source) throws IOException {
        try (PhhSections sections = new PhhSections("hands.phhs", new ByteArrayInputStream(source))) {
            for (PhhSection section = sections.next(); section != null; section = sections.next()) {
                if (!section.isEmpty()) {
                    return PhhParser.parse(section);
                }
            }
        }
        throw new AssertionError("no hand in " + new String(source, StandardCharsets.UTF_8));
    }

    private static void sameFacts(PhhHand first, PhhHand again) {
        assertThat(again.game()).isEqualTo(first.game());
        assertThat(again.forced().antes()).isEqualTo(first.forced().antes());
        assertThat(again.forced().blinds()).isEqualTo(first.forced().blinds());
        assertThat(again.bets()).isEqualTo(first.bets());
        assertThat(again.stacks()).isEqualTo(first.stacks());
        assertThat(actions(again)).isEqualTo(actions(first));
        if (first.startedAt() != null) {
            assertThat(again.startedAt()).isEqualTo(first.startedAt());
        }
        if (!first.table().isBlank()) {
            assertThat(again.table()).isEqualTo(first.table());
        }
        if (!first.finishingStacks().isEmpty()) {
            assertThat(again.finishingStacks()).isEqualTo(first.finishingStacks());
        }
        if (!first.winnings().isEmpty()) {
            assertThat(again.winnings()).isEqualTo(first.winnings());
        }
    }

    /**
     * What was dealt and decided. Shows, mucks and checks are among the events compared above: a file may leave the first two to the rules, and
     * hold checks where nobody could bet, which are no events. A file may have the cards of a draw between its declarations.
     */
    private static List<String> actions(PhhHand hand) {
        List<String> actions = new ArrayList<>();
        for (PhhStep step : hand.steps()) {
            words(step.action()).forEach(action -> add(actions, action));
        }
        return actions;
    }

    /** Cards that come with a reshuffle between them are two deals in one of two files. */
    private static void add(List<String> actions, String action) {
        if (action.contains(" sd ")) {
            int dealt = actions.size();
            while (dealt > 0 && actions.get(dealt - 1).startsWith("d dh")) {
                dealt--;
            }
            actions.add(dealt, action);
            return;
        }
        int cards = action.lastIndexOf(' ') + 1;
        boolean goesOn = action.startsWith("d dh")
                && !actions.isEmpty()
                && actions.getLast().startsWith(action.substring(0, cards));
        actions.add(goesOn ? actions.removeLast() + action.substring(cards) : action);
    }

    private static Stream<String> words(PhhAction action) {
        return switch (action) {
            case PhhAction.Show ignored -> Stream.of();
            case PhhAction.Muck ignored -> Stream.of();
            case PhhAction.Dash ignored -> Stream.of();
            case PhhAction.Discard discard -> Stream.of("p" + discard.player() + " sd " + discard.cards());
            case PhhAction.DealHole dealt -> Stream.of("d dh p" + dealt.player() + " " + dealt.cards());
            case PhhAction.Fold fold -> Stream.of("p" + fold.player() + " f");
            case PhhAction.CheckOrCall ignored -> Stream.of();
            case PhhAction.BetOrRaise raise -> Stream.of("p" + raise.player() + " cbr " + raise.to());
        };
    }
}
