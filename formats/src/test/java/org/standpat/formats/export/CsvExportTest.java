package org.standpat.formats.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.standpat.export.HandWriter;
import org.standpat.export.PlainText;
import org.standpat.export.SeenHand;
import org.standpat.export.csv.CsvExport;
import org.standpat.hand.HandEvent;
import org.standpat.money.Denomination;
import org.standpat.view.Viewer;

class CsvExportTest {

    private static final int HANDS = 100;
    private static final String FORMULA_SIGNS = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

    @Test
    @DisplayName(
            "given any hands, when they are written, then every row has as many cells as there are headings, and ends as RFC 4180 says")
    void rows() throws IOException {
        StringBuilder text = new StringBuilder();
        HandWriter writer = new CsvExport().begin(text);
        for (int i = 0; i < HANDS; i++) {
            List<HandEvent> hand = PlayedHands.any(PlayedHands.SEED + i);
            writer.write(SeenHand.undated(hand, Viewer.PUBLIC, new Denomination("EUR", 2)));
        }

        List<List<String>> rows = rows(text.toString());

        assertThat(rows).hasSize(1 + HANDS);
        assertThat(rows).allSatisfy(row -> assertThat(row).hasSameSizeAs(rows.getFirst()));
        assertThat(text.toString().replace("\r\n", "")).doesNotContain("\n").doesNotContain("\r");
    }

    @Test
    @DisplayName("given no hand, when nothing is written, then the headings are there all the same")
    void empty() throws IOException {
        StringBuilder text = new StringBuilder();
        new CsvExport().begin(text);

        assertThat(text).startsWith("hand,started_at,table,").endsWith("end_10\r\n");
    }

    @Test
    @DisplayName(
            "given names that are formulas, markup, quotes or control characters, then a cell is one cell, no formula, and gives the name back")
    void names() {
        for (String name : SampleHands.ODD_NAMES) {
            String text = Written.staff(new CsvExport(), SampleHands.named(SampleHands.shownDown(), name));

            List<List<String>> rows = rows(text);
            String cell = rows.get(1).get(rows.getFirst().indexOf("player_1"));

            assertThat(rows).hasSize(2);
            assertThat(FORMULA_SIGNS).doesNotContain(cell.strip().substring(0, 1));
            String read = cell.startsWith("'") ? cell.substring(1) : cell;
            assertThat(read).isEqualTo(PlainText.onOneLine(name));
            assertThat(text.replace("\r\n", "").codePoints()).noneMatch(Character::isISOControl);
        }
    }

    @Test
    @DisplayName("given blanks and then a sign, when it is written, then it is marked too")
    void blanksBefore() {
        String text = Written.staff(new CsvExport(), SampleHands.named(SampleHands.shownDown(), "  =1+1"));

        assertThat(text).contains("\"'  =1+1\"");
    }

    /** A reader of RFC 4180 that knows nothing of the writer. */
    private static List<List<String>> rows(String text) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (quoted && character == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
                cell.append('"');
                i++;
            } else if (character == '"') {
                quoted = !quoted;
            } else if (!quoted && character == ',') {
                row.add(cell.toString());
                cell.setLength(0);
            } else if (!quoted && character == '\n') {
                row.add(cell.toString());
                rows.add(List.copyOf(row));
                row.clear();
                cell.setLength(0);
            } else if (quoted || character != '\r') {
                cell.append(character);
            }
        }
        assertThat(cell.toString()).isEmpty();
        return rows;
    }
}
