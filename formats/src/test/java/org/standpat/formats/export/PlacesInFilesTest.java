package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.export.ExportFormats;
import org.standpat.export.SeenHand;
import org.standpat.formats.ImportedFile;
import org.standpat.hand.HandEvent;
import org.standpat.hand.HandEvent.CardsDealt;
import org.standpat.houserules.Profiles;
import org.standpat.houserules.Stakes;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

/** Where in the stub cards lay, in files of others' formats: told where the house dealt, claims like any other, and in no view. */
class PlacesInFilesTest {

    private static final List<HandEvent> HOUSED = PlayedHands.plain(
            PlayedHands.SEED, 2, Profiles.named(Profiles.POKERSTARS).rules(Stakes.blinds(50, 100)));

    /** As OHH and PHH have it without blanks: heads-up, the first player got every other card from the top. */
    private static final String FIRST = "[[0,2,4,6,8],[1,3,5,7,9]";

    /** Without line breaks, which Open Hand History has between the elements of arrays. */
    private static String written(String format, Viewer viewer) {
        String text = Written.by(
                ExportFormats.named(format).orElseThrow(), SeenHand.undated(HOUSED, viewer, Denomination.CHIPS));
        return format.equals("ohh") ? text.strip().replaceAll("\\n *", "") + "\n" : text;
    }

    @ParameterizedTest
    @ValueSource(strings = {"phh", "ohh"})
    @DisplayName(
            "given a hand that the house dealt, when it is written for staff and read again, then each card has its place")
    void staff(String format) {
        String text = written(format, Viewer.STAFF);

        ImportedFile read = ImportedFile.of(text);

        assertThat(text.replace(" ", "")).contains(FIRST);
        assertThat(read.refusals()).isEmpty();
        assertThat(read.hand().events().stream().filter(CardsDealt.class::isInstance))
                .hasSize(2)
                .containsExactlyElementsOf(
                        HOUSED.stream().filter(CardsDealt.class::isInstance).toList())
                .allMatch(dealt -> ((CardsDealt) dealt).places().size() == 5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"phh", "ohh", "standpat"})
    @DisplayName(
            "given a hand that the house dealt, when it is written for the public or a player, then no card of others has a place")
    void views(String format) {
        int seat =
                ((HandEvent.HandStarted) HOUSED.getFirst()).seats().getFirst().seat();
        for (Viewer viewer : List.of(Viewer.PUBLIC, new Viewer.PlayerOn(seat))) {
            String text = written(format, viewer);

            assertThat(text.contains("places\":[[") || text.contains("_standpat_places"))
                    .isFalse();
            assertThat(ImportedFile.of(text).hand().events().stream()
                            .filter(CardsDealt.class::isInstance)
                            .map(dealt -> ((CardsDealt) dealt).places().size()))
                    .as("recorded as reported")
                    .containsOnly(0);
        }
        assertThat(written("standpat", Viewer.PUBLIC)).contains("\"places\":[null,null,null,null,null]");
    }

    @ParameterizedTest(name = "{0} as {1}")
    @CsvSource(delimiter = '|', textBlock = """
            phh | [[0, 2, 4, 6, 8], | [[0, 2, 4, 6, 1],      | AGAINST_THE_RULES
            phh | [[0, 2, 4, 6, 8], | [[0, 2, 4, 6],         | AGAINST_THE_RULES
            phh | [[0, 2, 4, 6, 8], | [[0, 2, 4, 6, 6],      | UNREADABLE
            phh | [[0, 2, 4, 6, 8], | [[0, 2, 4, 6, 52],     | UNREADABLE
            phh | [[0, 2, 4, 6, 8], | [[0, 2, 4, 6, -1],     | UNREADABLE
            phh | [[0, 2, 4, 6, 8], | [8,                    | UNREADABLE
            ohh | [[0,2,4,6,8],     | [[0,2,4,6,1],          | AGAINST_THE_RULES
            ohh | [[0,2,4,6,8],     | [[0,2,4,6],            | AGAINST_THE_RULES
            ohh | [[0,2,4,6,8],     | [[0,2,4,6,6],          | UNREADABLE
            ohh | [[0,2,4,6,8],     | [[0,2,4,6,52],         | UNREADABLE
            ohh | [[0,2,4,6,8],     | [[0,2,4,6,null],       | UNREADABLE
            ohh | [[0,2,4,6,8],     | [8,                    | UNREADABLE
            """)
    @DisplayName("given places that cannot be, when the file is read, then the hand is refused")
    void refused(String format, String right, String wrong, String kind) {
        String text = written(format, Viewer.STAFF);
        assertThat(text).contains(right);

        assertThat(ImportedFile.of(text.replace(right, wrong)).refusal().kind()).hasToString(kind);
    }

    @ParameterizedTest
    @CsvSource({"phh, '_standpat_places = [', '_standpat_places = [[], '", "ohh, '\"places\":[', '\"places\":[[],'"})
    @DisplayName("given more lists of places than somebody got cards, when the file is read, then the hand is refused")
    void moreLists(String format, String right, String wrong) {
        String text = written(format, Viewer.STAFF);
        assertThat(text).contains(right);

        assertThat(ImportedFile.of(text.replace(right, wrong)).refusal().sentence())
                .contains("for each time that somebody got cards");
    }
}
