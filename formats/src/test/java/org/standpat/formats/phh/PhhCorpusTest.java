package org.standpat.formats.phh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.standpat.formats.Folders;
import org.standpat.formats.phh.PhhTestHands.Imported;
import org.standpat.hand.HandCommand.StartHand;
import org.standpat.houserules.Ante;
import org.standpat.houserules.DrawProcedure;
import org.standpat.houserules.HouseRules;

/** Real hands, and hands that another engine played, end on the stacks that their files name. */
class PhhCorpusTest {

    @ParameterizedTest(name = "all {1} hands of {0}")
    @CsvSource({"td-fl-400.phhs, 400", "sd-nl-200.phhs, 200"})
    @DisplayName("all hands of an independent engine end on its stacks, by the usual rules")
    void oracle(String name, int count) {
        Path file = Folders.corpus().resolve("oracle/" + name);
        List<List<Long>> stated = StatedStacks.in(file);

        Imported imported = PhhTestHands.read(file);

        assertThat(imported.refusals()).isEmpty();
        assertThat(stated).hasSize(count);
        assertThat(imported.hands()).hasSize(count);
        assertThat(imported.hands().stream().map(hand -> hand.hand()).distinct())
                .hasSize(count);
        for (int i = 0; i < count; i++) {
            assertThat(ChipCount.stacksAfter(imported.hands().get(i)))
                    .as("stacks of %s", imported.hands().get(i).place())
                    .isEqualTo(stated.get(i));
            HouseRules rules = ((StartHand) imported.hands().get(i).commands().getFirst()).rules();
            assertThat(rules.reshuffle().procedure()).isEqualTo(PhhHouseRules.USUAL.procedure());
            assertThat(rules.draw().burn()).isEqualTo(PhhHouseRules.USUAL.burn());
            assertThat(rules.draw().order()).isEqualTo(DrawProcedure.Order.ANNOUNCE_THEN_REPLACE);
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
    @CsvSource(delimiter = '|', textBlock = """
            41 | 7200000, 2600000, 4800000, 775000, 14325000
            42 | 2525000, 4425000, 1225000, 14325000, 7200000
            43 | 4800000, 850000, 14325000, 7200000, 2525000
            45 | 13875000, 6200000, 2975000, 4800000, 1850000
            """)
    @DisplayName("no-limit single draw of a final table with a big-blind ante ends on the stacks of the broadcast")
    void singleDraw(int number, String stacks) {
        Path file = Folders.corpus().resolve("phh/final-table-" + number + ".phh");

        Imported imported = PhhTestHands.read(file);

        assertThat(ChipCount.stacksAfter(imported.hand()))
                .isEqualTo(Stream.of(stacks.split(", ", -1)).map(Long::valueOf).toList());
        assertThat(((StartHand) imported.hand().commands().getFirst()).rules().ante())
                .isEqualTo(new Ante(Ante.From.BIG_BLIND, number == 41 ? 150_000 : 225_000, Ante.PaidFirst.BLIND));
    }
}
