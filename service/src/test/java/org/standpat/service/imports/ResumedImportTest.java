package org.standpat.service.imports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.standpat.service.files.Archives.gzip;
import static org.standpat.service.files.Archives.tar;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.badugi;
import static org.standpat.service.imports.RoomHands.fiveBets;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.standpat.db.log.EventLog;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.formats.ImportSummary;
import org.standpat.service.place.Lifetime;

/** An import that was stopped goes on where it was: what is done is not judged again, and counts all the same. */
class ResumedImportTest {

    private static final int FIRST = 400;
    private static final int LAST = 1_000;

    /** The database takes no hand from this one on, until it is told to. */
    private static final int STOP_AT = 700;

    @AutoClose
    private final Lifetime lifetime = new Lifetime();

    private final Database database = TestDatabase.fresh();
    private final JdbcClient sql = JdbcClient.create(database.unpooled());
    private final ImportDesk desk = ImportDesk.open(database, lifetime);
    private final EventLog log = new EventLog(database.unpooled());

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("a.txt"), hands(1, FIRST) + fiveBets(5_000) + badugi(6_000));
        Map<String, byte[]> archive = new LinkedHashMap<>();
        archive.put("b1.txt", hands(FIRST + 1, FIRST + 100).getBytes(UTF_8));
        archive.put("b2.txt", hands(FIRST + 101, LAST).getBytes(UTF_8));
        Files.write(folder.resolve("b.tgz"), gzip(tar(archive)));
        Files.writeString(folder.resolve("c.txt"), hands(LAST + 1, LAST + 50));
        sql.sql("create function stop_there() returns trigger language plpgsql as $$ begin"
                        + " raise exception 'no more today'; end $$")
                .update();
        UUID stopAt = RoomHands.read(folded(STOP_AT, BOBS_CARDS)).getFirst().hand();
        sql.sql("create trigger stop_there before insert on event for each row when (new.hand = '" + stopAt
                        + "') execute function stop_there()")
                .update();
    }

    private static String hands(int from, int to) {
        StringBuilder hands = new StringBuilder();
        IntStream.rangeClosed(from, to).forEach(hand -> hands.append(folded(hand, BOBS_CARDS)));
        return hands.toString();
    }

    private void stopInTheMiddle() {
        assertThatThrownBy(() -> ImportRun.of(desk, folder)).hasMessageContaining("no more today");
        assertThat(log.countHands()).isGreaterThanOrEqualTo(STOP_AT - 1L);
        sql.sql("drop trigger stop_there on event").update();
    }

    @Test
    void given_an_import_that_was_stopped_when_run_again_then_it_goes_on_where_it_was_and_counts_all() {
        stopInTheMiddle();
        long recorded = log.countHands();

        ImportReport again = ImportRun.of(desk, folder);

        assertThat(log.countHands()).isEqualTo(LAST + 50);
        assertThat(again.total())
                .as("hands between the place that was remembered and the last that was recorded are looked at twice")
                .isEqualTo(
                        new ImportSummary(LAST + 50 - (recorded - (STOP_AT - 1)), recorded - (STOP_AT - 1), 0, 1, 1));
        assertThat(again.hands()).as("hands that were judged").isEqualTo(LAST + 50 - (STOP_AT - 1));
        assertThat(again.isClean()).isFalse();
        assertThat(ImportRun.shown(again))
                .containsPattern("a.txt, before the stop +400 +0 +1 +0 +1\n")
                .containsPattern("b.tgz, before the stop +299 ")
                .containsPattern("set aside: told before the stop +1")
                .containsPattern("refused: told before the stop +1");
    }

    @Test
    void given_an_import_that_reached_its_end_then_the_next_one_looks_at_every_hand_again() {
        stopInTheMiddle();
        ImportRun.of(desk, folder);

        ImportReport third = ImportRun.of(desk, folder);

        assertThat(third.total()).isEqualTo(new ImportSummary(0, LAST + 50, 0, 1, 1));
        assertThat(third.hands()).isEqualTo(LAST + 52);
        assertThat(sql.sql("select count(*) from unfinished_import")
                        .query(Long.class)
                        .single())
                .isZero();
    }

    @Test
    void given_a_file_that_was_changed_since_then_all_of_it_is_read_again_and_nothing_is_missed() throws IOException {
        stopInTheMiddle();
        Files.writeString(folder.resolve("a.txt"), hands(2_000, 2_000) + hands(1, FIRST));

        ImportReport again = ImportRun.of(desk, folder);

        assertThat(log.countHands()).isEqualTo(LAST + 51);
        assertThat(again.total().recorded() + again.total().alreadyThere()).isEqualTo(LAST + 51);
        assertThat(ImportRun.shown(again)).doesNotContain("a.txt, before the stop");
    }

    @Test
    void given_another_import_in_between_then_the_place_is_still_known() throws IOException {
        stopInTheMiddle();
        Path other =
                Files.writeString(Files.createDirectory(folder.resolve("other")).resolve("d.txt"), hands(3_000, 3_001));

        ImportRun.of(desk, other);
        ImportReport again = ImportRun.of(desk, folder);

        assertThat(again.hands()).isEqualTo(LAST + 50 - (STOP_AT - 1) + 2);
    }

    @Test
    void given_a_file_that_could_not_be_read_to_its_end_then_it_is_not_taken_for_done() throws IOException {
        byte[] whole = gzip(hands(4_001, 4_300).getBytes(UTF_8));
        Path cut = Files.write(folder.resolve("a.gz"), Arrays.copyOf(whole, whole.length - 100));
        stopInTheMiddle();

        ImportReport again = ImportRun.of(desk, folder);

        assertThat(again.named())
                .filteredOn(named -> named.place().file().equals(cut.toString()))
                .as("what is wrong with it is told again, and what can be read of it now is read")
                .hasSize(1);
        assertThat(again.isClean()).isFalse();
    }
}
