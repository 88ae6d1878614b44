package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.formats.Folders;
import org.standpat.formats.phh.PhhTestHands.Imported;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.houserules.HouseRules;

/** Real hands, and hands that another engine played, end on the stacks that their files name. */
class PhhCorpusTest {

    private static final int ORACLE_HANDS = 400;
    private static final int SINGLE_DRAW_HANDS = 200;

    @Test
    @DisplayName("all 400 limit triple-draw hands of an independent engine end on its stacks, by the usual rules")
    void oracle() {
        Path file = Folders.corpus().resolve("oracle/td-fl-400.phhs");
        List<List<Long>> stated = StatedStacks.in(file);

        Imported imported = PhhTestHands.read(file);

        assertThat(imported.refusals()).isEmpty();
        assertThat(stated).hasSize(ORACLE_HANDS);
        assertThat(imported.hands()).hasSize(ORACLE_HANDS);
        assertThat(imported.hands().stream().map(hand -> hand.hand()).distinct())
                .hasSize(ORACLE_HANDS);
        for (int i = 0; i < ORACLE_HANDS; i++) {
            assertThat(ChipCount.stacksAfter(imported.hands().get(i)))
                    .as("stacks of %s", imported.hands().get(i).place())
                    .isEqualTo(stated.get(i));
            HouseRules rules = ((StartHand) imported.hands().get(i).commands().getFirst()).rules();
            assertThat(rules.reshuffle().procedure()).isEqualTo(PhhHouseRules.USUAL.procedure());
            assertThat(rules.burn()).isEqualTo(PhhHouseRules.USUAL.burn());
        }
    }

    static Stream<Arguments> tripleDraw() {
        return Stream.of(
                // The file says who wins 8.
                Arguments.of("all-in-runout", List.of(8L, 0L)),
                Arguments.of("final-table-55", List.of(4625000L, 3000000L, 14550000L, 4575000L, 2950000L)),
                // The same hand again, written card by card.
                Arguments.of(
                        "final-table-55-one-card-per-deal", List.of(4625000L, 3000000L, 14550000L, 4575000L, 2950000L)),
                Arguments.of("final-table-56", List.of(2875000L, 14300000L, 4575000L, 2950000L, 5000000L)),
                Arguments.of("final-table-57", List.of(14175000L, 2325000L, 2950000L, 5000000L, 5250000L)),
                Arguments.of("final-table-58", List.of(2575000L, 2700000L, 5000000L, 5250000L, 14175000L)),
                // As broadcast; the manual of the engine that defined PHH gives the stacks.
                Arguments.of("heads-up-river-2019", List.of(0L, 4190000L, 5910000L, 12095000L)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tripleDraw")
    void realHand(String name, List<Long> stacks) {
        Path file = Folders.corpus().resolve("phh/" + name + ".phh");

        assertThat(ChipCount.stacksAfter(PhhTestHands.read(file).hand())).isEqualTo(stacks);
    }

    @ParameterizedTest(name = "final-table-{0}")
    @MethodSource("singleDraw")
    void singleDrawIsRecognisedAndRefused(int number) {
        Path file = Folders.corpus().resolve("phh/final-table-" + number + ".phh");

        assertThat(PhhTestHands.read(file).refusal())
                .isEqualTo(", line 1, variant: N2L1D is no-limit deuce-to-seven single draw; only F2L3D, limit"
                        + " deuce-to-seven triple draw, can be read");
    }

    static Stream<Integer> singleDraw() {
        return Stream.of(41, 42, 43, 45);
    }

    @Test
    @DisplayName("every hand of a file of another game is refused by name, none is taken for something else")
    void otherGame() {
        Imported imported = PhhTestHands.read(Folders.corpus().resolve("oracle/sd-nl-200.phhs"));

        assertThat(imported.hands()).isEmpty();
        assertThat(imported.refusals())
                .hasSize(SINGLE_DRAW_HANDS)
                .allSatisfy(refusal -> assertThat(refusal).contains("N2L1D is no-limit deuce-to-seven single draw"));
    }
}
