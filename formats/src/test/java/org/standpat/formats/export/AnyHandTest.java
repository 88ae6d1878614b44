package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.Awards;
import org.standpat.export.SeenHand;
import org.standpat.export.phh.PhhExport;
import org.standpat.export.pokerstars.PokerStarsExport;
import org.standpat.hand.Ending;
import org.standpat.hand.HandState.Finished;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/** Hands in which everything may happen: misdeals, cancelled hands, rulings, exposed cards, time-outs. */
class AnyHandTest {

    private static final int HANDS = 300;
    private static final TomlMapper TOML = TomlMapper.builder().build();

    @Test
    @DisplayName(
            "given any hand that PHH has a code for, when it is written, then it is TOML, and its stacks, winnings and rake are those of the hand")
    void phh() {
        int written = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            SeenHand hand = seen(seed);
            StringBuilder text = new StringBuilder();
            if (!NoWords.isWritten(text, PhhExport.ONE, hand)) {
                continue;
            }
            written++;
            Finished end = hand.end().orElseThrow();
            JsonNode toml = TOML.readTree(text.toString());
            for (int player = 0; player < hand.fromLeftOfButton().size(); player++) {
                int seat = hand.fromLeftOfButton().get(player).seat();
                assertThat(toml.get("seats").get(player).intValue()).isEqualTo(seat);
                assertThat(toml.get("finishing_stacks").get(player).longValue())
                        .as("seed %d%n%s", seed, text)
                        .isEqualTo(end.table().player(seat).stack());
                assertThat(toml.get("winnings").get(player).longValue())
                        .isEqualTo(Awards.bySeat(end).getOrDefault(seat, 0L));
            }
            assertThat(toml.get("_standpat_rake").longValue()).isEqualTo(end.rake());
        }
        assertThat(written).as("hands that PHH has a code for").isPositive();
    }

    @Test
    @DisplayName(
            "given any hand that the room dealt, when it is written in its style, then it has its summary, or says that it was cancelled")
    void pokerStars() {
        int voided = 0;
        int played = 0;
        for (int i = 0; i < HANDS; i++) {
            long seed = PlayedHands.SEED + i;
            SeenHand hand = seen(seed);
            StringBuilder text = new StringBuilder();
            if (!NoWords.isWritten(text, new PokerStarsExport(), hand)) {
                continue;
            }
            boolean counts = hand.end().orElseThrow().ending() == Ending.PLAYED;
            assertThat(text.toString().contains("\nHand cancelled\n"))
                    .as("seed %d%n%s", seed, text)
                    .isNotEqualTo(counts);
            assertThat(text.toString().contains("\nTotal pot ")).isEqualTo(counts);
            assertThat(text).contains("\n*** SUMMARY ***\n");
            voided += counts ? 0 : 1;
            played += counts ? 1 : 0;
        }
        assertThat(voided).as("hands that do not count").isPositive();
        assertThat(played).as("hands that were played out").isPositive();
    }

    private static SeenHand seen(long seed) {
        return SeenHand.undated(PlayedHands.any(seed), Viewer.STAFF, Denomination.CHIPS);
    }
}
