package org.standpat.service.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.imports.RoomHands.ANNS_CARDS;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.badugi;
import static org.standpat.service.imports.RoomHands.fiveBets;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.formats.ImportSummary;
import org.standpat.service.place.Lifetime;

/** Files of rooms go into the record, hand by hand. */
class ImportedFilesTest {

    @AutoClose
    private final Lifetime lifetime = new Lifetime();

    private final Database database = TestDatabase.fresh();
    private final ImportDesk desk = ImportDesk.open(database, lifetime);
    private final HandSources sources = new HandSources(database.unpooled());
    private final EventLog log = new EventLog(database.unpooled());
    private ImportReport report = new ImportReport();

    @TempDir
    private Path folder;

    private ImportSummary run(String name, String text) throws IOException {
        report = ImportRun.of(desk, Files.writeString(folder.resolve(name), text));
        return report.total();
    }

    private String shown() {
        return ImportRun.shown(report);
    }

    @Test
    void given_a_hand_from_another_players_file_when_imported_then_it_is_told_apart_and_the_others_are_recorded()
            throws IOException {
        run("bob.txt", folded(2, BOBS_CARDS));
        long before = log.count();

        ImportSummary summary = run("ann.txt", folded(1, ANNS_CARDS) + folded(2, ANNS_CARDS) + folded(3, ANNS_CARDS));

        assertThat(summary).isEqualTo(new ImportSummary(2, 0, 1, 0, 0));
        assertThat(log.count()).as("two more hands of the same length").isEqualTo(3 * before);
        assertThat(shown())
                .containsPattern("ann.txt +2 +[0-9]+ +in record otherwise")
                .contains("is CardsDealt in the record and another one in the file")
                .doesNotContain("2c", "7h");
    }

    @Test
    void given_a_hand_against_the_rules_and_one_of_another_game_then_the_other_hands_are_recorded() throws IOException {
        ImportSummary summary =
                run("evening.txt", folded(1, BOBS_CARDS) + fiveBets(2) + badugi(3) + folded(4, BOBS_CARDS));

        assertThat(summary).isEqualTo(new ImportSummary(2, 0, 0, 1, 1));
        assertThat(summary.isClean()).isFalse();
        assertThat(shown()).contains("against the rules", "4.6", "set aside", "Badugi");
        assertThat(desk.quarantine().page(0, 10, true))
                .singleElement()
                .extracting(entry -> entry.refused().rule())
                .isEqualTo("4.6");
        assertThat(run("again.txt", folded(1, BOBS_CARDS) + folded(4, BOBS_CARDS)))
                .isEqualTo(new ImportSummary(0, 2, 0, 0, 0));
    }

    @Test
    void given_a_file_whose_name_steers_a_terminal_then_its_name_is_written_out() throws IOException {
        run("red\u001b[31m\u202etxt.\rhands\n.txt", fiveBets(1));

        String kept = desk.quarantine().page(0, 1, false).getFirst().refused().file();
        assertThat(kept).as("kept as it is").endsWith("/red\u001b[31m\u202etxt.\rhands\n.txt");
        assertThat(shown())
                .contains("red<U+001B>[31m<U+202E>txt.<U+000D>hands<U+000A>.txt")
                .doesNotContain("\u001b", "\u202e", "\r");
    }

    @Test
    void given_a_file_in_utf_16_with_a_byte_order_mark_then_its_hands_put_together_are_the_file() throws IOException {
        byte[] bytes = ("\ufeff" + folded(1, BOBS_CARDS) + folded(2, BOBS_CARDS)).getBytes(StandardCharsets.UTF_16LE);
        Path file = Files.write(folder.resolve("wide.txt"), bytes);

        report = ImportRun.of(desk, file);

        ByteArrayOutputStream together = new ByteArrayOutputStream();
        log.handIds(null, 10).stream()
                .map(hand -> sources.of(hand).orElseThrow())
                .sorted(Comparator.comparingLong(KeptSource::firstByte))
                .forEach(source -> together.writeBytes(source.bytes().bytes()));
        assertThat(report.total().recorded()).isEqualTo(2);
        assertThat(together.toByteArray()).isEqualTo(bytes);
    }
}
