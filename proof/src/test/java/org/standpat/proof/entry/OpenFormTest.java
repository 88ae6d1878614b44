package org.standpat.proof.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.proof.tree.Hash;

class OpenFormTest {

    private static Optional<String> open(String type, String payload) {
        return OpenForm.of(type, HexFormat.of().parseHex(payload)).map(HexFormat.of()::formatHex);
    }

    @ParameterizedTest
    @CsvSource({
        // Cards and places; without places, as the first revision has it; none at all.
        "CardsDealt, 830345001122330a4500010203ff, 830345ffffffffff45ffffffffff",
        "CardsReplaced, 8203420102, 820342ffff",
        "DiscardDeclared, 820340, 820340",
        "DeclarationChanged, 82185842ff01, 82185842ffff",
        // The commitment stays, and a length that is written longer than it has to be.
        "DeckReshuffled, 85616161610143010203420405, 85616161610143ffffff420405",
        "DeckReshuffled, 8561616161015900020102f6, 856161616101590002fffff6",
        // Hides nothing, whatever it is.
        "HandShown, 820342ff01, 820342ff01",
        "Folded, a0, a0"
    })
    void whatNotEverybodyMaySeeIsHidden(String type, String payload, String expected) {
        assertThat(open(type, payload)).contains(expected);
    }

    @ParameterizedTest
    @CsvSource({
        "a1647365617403, a map",
        "8103, no cards",
        "820301, a number in the place of cards",
        "83034101f6, null in the place of places",
        "820342 01, cut off",
        "82034101 00, a byte after the end",
        "9f034101ff, an indefinite length",
        "82035f4101ff, an indefinite length inside",
        "820358, a length that is cut off",
        "82035bffffffffffffffff01, a length beyond everything",
        "9bffffffffffffffff, a count beyond everything",
        "82c14101, a tag in the place of the seat, so that cards are missing",
        "828181818181818181818181818181818181014101, too many levels"
    })
    void whatIsNoArrayWithCardsIsHiddenWhole(String payload, String why) {
        assertThat(open("CardsDealt", payload.replace(" ", ""))).as(why).isEmpty();
    }

    @Test
    void sixteenLevelsAreRead() {
        String nested = "81".repeat(15) + "01";
        assertThat(open("CardsDealt", "82" + nested + "4101")).contains("82" + nested + "41ff");
    }

    @Test
    void theLongestPayloadMakesALineThatIsReadAgain() {
        String payload = "ab".repeat(1 << 20);
        EventEntry entry =
                new EventEntry(new UUID(1, 2), 1, 1, 0, "RulingIssued", 1, Optional.of(payload), Hash.OF_NOTHING);
        assertThat(EventEntry.parse(entry.line())).isEqualTo(entry);
    }
}
