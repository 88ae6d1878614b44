package org.standpat.proof.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.standpat.proof.tree.Hash;

class DeckCommitmentTest {

    private static List<Hash> places(int count) {
        return IntStream.range(0, count)
                .mapToObj(place -> Hash.ofLeaf(new byte[] {(byte) place}))
                .toList();
    }

    /** MTH of RFC 6962, 2.1, as it is written there. */
    private static Hash naive(List<Hash> leaves) {
        if (leaves.size() == 1) {
            return leaves.getFirst();
        }
        int split = 1;
        while (split * 2 < leaves.size()) {
            split *= 2;
        }
        return Hash.ofNode(naive(leaves.subList(0, split)), naive(leaves.subList(split, leaves.size())));
    }

    @Test
    void theRootIsTheOneOfTheDefinitionForEverySize() {
        for (int count = 1; count <= CardIndex.CARDS; count++) {
            assertThat(new DeckCommitment(places(count)).root())
                    .as("%d places", count)
                    .isEqualTo(naive(places(count)));
        }
    }

    @Test
    void noPlacesAndMoreThanCardsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new DeckCommitment(List.of()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DeckCommitment(Collections.nCopies(53, Hash.OF_NOTHING)));
    }

    @Test
    void cardsAreReadAsTheyAreWritten() {
        for (int card = 0; card < CardIndex.CARDS; card++) {
            assertThat(CardIndex.parse(CardIndex.text(card))).isEqualTo(card);
        }
        assertThat(CardIndex.text(0) + CardIndex.text(34) + CardIndex.text(51)).isEqualTo("2cThAs");
        for (String none : new String[] {"", "A", "as", "AS", "1s", "??", "Ass"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> CardIndex.parse(none));
        }
        assertThatIllegalArgumentException().isThrownBy(() -> CardIndex.text(52));
    }
}
