package org.standpat.proof.deck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeededDeckTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_260_727);
    private static final HexFormat HEX = HexFormat.of();

    private static DeckSeed counting() {
        byte[] bytes = new byte[DeckSeed.BYTES];
        for (byte i = 0; i < bytes.length; i++) {
            bytes[i] = i;
        }
        return DeckSeed.of(bytes);
    }

    private static DeckSeed seed(Random random) {
        byte[] bytes = new byte[DeckSeed.BYTES];
        random.nextBytes(bytes);
        return DeckSeed.of(bytes);
    }

    private static byte[] cards(int count) {
        byte[] cards = new byte[count];
        for (byte card = 0; card < count; card++) {
            cards[card] = card;
        }
        return cards;
    }

    /** The seed 00 01 02 … 1f, calculated by a program of a few lines in another language. */
    @ParameterizedTest
    @CsvSource(textBlock = """
                    0, 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f30313233, \
                    2a162e241329111220260f1730012f28060b2c19141809021e07001a270e3222041d031c312d0d250c2105081f2b0a231510331b, \
                    f2f513fca2b2a125dcdb69bfef24726f297c5242aff1d935c3fa9d6df0783f3c, \
                    05bb7ce2b0e599f9dd341f272bfda447b656c8f5f507f527a3cd0d585416665e, \
                    b3605dbdb981c0b69c51dd1b796c1aec9a6f1a646bda5f87158effc802b6d690, \
                    a599a7e18b16c317f8836f879bc676d22ec3a5d69abeadc4829e0c490dae4b47
                    1, 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b2c2d2e2f30313233, \
                    0b0f2f121e180809282717232b1f0e291c2a33310c2c141b1a0713100d16252e00152d3002050419210301061d220a1120242632, \
                    d8fc21f31b366022898ea12b183ea39831b0eefa5b9abf7ca843cf0a10e78826, \
                    ba4de9646c5660bd43961245c8b5c567b6275764f48b5595cd7389705656b701, \
                    a1be9fd830705aaead04d9791fa62140956e526c29eefa9bcbada913737f318e, \
                    436eb90035e99f82826569a1b1fa3d6ce895547915436a6e4acd967b938fce7b
                    2, 3303111428, 2803113314, \
                    77d3514ac9682e909a5d7324c1e19bcb3acf80a03c87bf4de3f3491eff95fd4d, \
                    c498f0e6c021553477a4015bbf88717a66650c422a728b330cde504f8f12fd8f, \
                    9fa995a7782114966103d46a692834f1e401970ff9263af2ac27b71f8b7a6417, \
                    529ec03ff6065c9a29384e61a954849c97bcb622fc77af0559e57dfe8cbaf705
                    """)
    void aSeedGivesTheDeckThatAnotherProgramCalculated(
            int shuffle, String cards, String order, String top, String bottom, String leaf, String root) {
        SeededDeck deck = counting().shuffled(shuffle, HEX.parseHex(cards));
        assertThat(HEX.formatHex(deck.order())).isEqualTo(order);
        assertThat(HEX.formatHex(deck.opening(0).salt().bytes())).isEqualTo(top);
        assertThat(HEX.formatHex(deck.opening(deck.size() - 1).salt().bytes())).isEqualTo(bottom);
        assertThat(deck.opening(0).leaf()).hasToString(leaf);
        assertThat(deck.commitment().places().getFirst()).hasToString(leaf);
        assertThat(deck.commitment().root()).hasToString(root);
    }

    @Test
    void theOrderInWhichCardsAreGivenIsOfNoMatter() {
        byte[] cards = cards(CardIndex.CARDS);
        byte[] turned = counting().shuffled(3, cards).order();
        assertThat(counting().shuffled(1, turned).order())
                .isEqualTo(counting().shuffled(1, cards).order());
    }

    /** Each card at each place: the mean of the statistic is 52 × 51, and its deviation 74; the bound is six of them off. */
    @Test
    void noCardIsLikelierAtOnePlaceThanAtAnother() {
        int decks = 10_400;
        Random random = new Random(SEED);
        int[][] seen = new int[CardIndex.CARDS][CardIndex.CARDS];
        for (int i = 0; i < decks; i++) {
            byte[] order = seed(random).shuffled(i % 3, cards(CardIndex.CARDS)).order();
            for (int place = 0; place < order.length; place++) {
                seen[place][order[place]]++;
            }
        }
        double expected = (double) decks / CardIndex.CARDS;
        double statistic = Arrays.stream(seen)
                .flatMapToInt(Arrays::stream)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        assertThat(statistic).as("seed %d", SEED).isBetween(52 * 51 - 6 * 74.0, 52 * 51 + 6 * 74.0);
    }

    /** 24 orders: the mean of the statistic is 23; it is above 80 once in ten million times. */
    @Test
    void noOrderOfFourCardsIsLikelierThanAnother() {
        int decks = 24_000;
        Random random = new Random(SEED);
        int[] seen = new int[256];
        for (int i = 0; i < decks; i++) {
            byte[] order = seed(random).shuffled(0, cards(4)).order();
            seen[((order[0] * 4 + order[1]) * 4 + order[2]) * 4 + order[3]]++;
        }
        double statistic = Arrays.stream(seen)
                .filter(count -> count > 0)
                .mapToDouble(count -> (count - 1000.0) * (count - 1000.0) / 1000)
                .sum();
        assertThat(Arrays.stream(seen).filter(count -> count > 0)).hasSize(24);
        assertThat(statistic).as("seed %d", SEED).isLessThan(80);
    }

    @Test
    void everyPlaceOfEveryShuffleHasItsOwnSalt() {
        Set<String> salts = new HashSet<>();
        for (int shuffle = 0; shuffle < 4; shuffle++) {
            SeededDeck deck = counting().shuffled(shuffle, cards(CardIndex.CARDS));
            for (int place = 0; place < deck.size(); place++) {
                salts.add(deck.opening(place).salt().base64());
            }
        }
        assertThat(salts).hasSize(4 * CardIndex.CARDS);
    }

    @Test
    void anotherPlaceCardOrSaltDoesNotOpenAPlace() {
        SeededDeck deck = counting().shuffled(0, cards(CardIndex.CARDS));
        Opening opening = deck.opening(7);
        assertThat(opening.opens(deck.commitment().places().get(7))).isTrue();
        assertThat(opening.opens(deck.commitment().places().get(8))).isFalse();
        assertThat(new Opening(8, opening.card(), opening.salt()).leaf()).isNotEqualTo(opening.leaf());
        assertThat(new Opening(7, deck.card(8), opening.salt()).leaf()).isNotEqualTo(opening.leaf());
        assertThat(new Opening(7, opening.card(), deck.opening(8).salt()).leaf())
                .isNotEqualTo(opening.leaf());
    }

    @Test
    void cardsThatAreNoneOrThereTwiceAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counting().shuffled(0, new byte[] {3, 4, 3}))
                .withMessageContaining("index 3 came twice");
        assertThatIllegalArgumentException().isThrownBy(() -> counting().shuffled(0, new byte[] {52}));
        assertThatIllegalArgumentException().isThrownBy(() -> counting().shuffled(0, new byte[] {-1}));
        assertThatIllegalArgumentException().isThrownBy(() -> counting().shuffled(-1, cards(5)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counting().shuffled(0, new byte[0]).commitment());
    }

    @Test
    void aSeedIsReadAsItWasWrittenAndNeverPrinted() {
        DeckSeed seed = counting();
        assertThat(DeckSeed.ofBase64(seed.base64())).isEqualTo(seed).hasSameHashCodeAs(seed);
        assertThat(DeckSeed.of(seed.bytes())).isEqualTo(seed);
        for (String other : new String[] {"", "AAAA", "!", seed.base64().replace("=", ""), seed.base64() + "\n"}) {
            assertThatIllegalArgumentException().isThrownBy(() -> DeckSeed.ofBase64(other));
        }
        SeededDeck deck = seed.shuffled(0, cards(CardIndex.CARDS));
        assertThat(seed).hasToString("DeckSeed[secret]");
        assertThat(deck).hasToString("SeededDeck[52 secret places]");
        assertThat(deck.opening(7)).hasToString("Opening[place=7, card and salt secret]");
    }
}
