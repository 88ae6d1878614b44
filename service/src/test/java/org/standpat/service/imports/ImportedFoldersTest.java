package org.standpat.service.imports;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.files.Archives.gzip;
import static org.standpat.service.files.Archives.tar;
import static org.standpat.service.files.Archives.zip;
import static org.standpat.service.imports.RoomHands.BOBS_CARDS;
import static org.standpat.service.imports.RoomHands.badugi;
import static org.standpat.service.imports.RoomHands.fiveBets;
import static org.standpat.service.imports.RoomHands.folded;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.standpat.db.log.EventLog;
import org.standpat.db.log.HandSources;
import org.standpat.db.log.KeptSource;
import org.standpat.db.postgres.Database;
import org.standpat.db.postgres.TestDatabase;
import org.standpat.formats.HandInput;
import org.standpat.formats.ImportSummary;
import org.standpat.service.archive.EndlessBytes;
import org.standpat.service.files.PassedOver;
import org.standpat.service.files.PassedOver.Reason;
import org.standpat.service.place.Lifetime;

/** Hands in folders and archives go into the record, and whatever does not is in the report. */
class ImportedFoldersTest {

    @AutoClose
    private final Lifetime lifetime = new Lifetime();

    private final Database database = TestDatabase.fresh();
    private final ImportDesk desk = ImportDesk.open(database, lifetime);
    private final EventLog log = new EventLog(database.unpooled());
    private final HandSources sources = new HandSources(database.unpooled());

    @TempDir
    private Path folder;

    private static byte[] hands(int from, int to) {
        StringBuilder hands = new StringBuilder();
        IntStream.rangeClosed(from, to).forEach(hand -> hands.append(folded(hand, BOBS_CARDS)));
        return hands.toString().getBytes(UTF_8);
    }

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    @Test
    void given_a_folder_with_files_and_archives_when_imported_twice_then_each_hand_is_there_once_with_its_source()
            throws IOException {
        write("2024/march.txt", hands(1, 2));
        write("2024/april.zip", zip(Map.of("april/1.txt", hands(3, 5))));
        write("2025.bin", gzip(tar(Map.of("../may.txt", hands(6, 9)))));
        write("june.txt.gz", gzip(hands(10, 10)));
        write(".DS_Store", HexFormat.of().parseHex("0000000142756431000010000000080000001000"));

        ImportReport first = ImportRun.of(desk, folder);
        ImportReport second = ImportRun.of(desk, folder);

        assertThat(first.total()).isEqualTo(new ImportSummary(10, 0, 0, 0, 0));
        assertThat(first.isClean())
                .as("what plainly holds no hands is no fault")
                .isTrue();
        assertThat(first.events()).isEqualTo(log.count());
        assertThat(second.total()).isEqualTo(new ImportSummary(0, 10, 0, 0, 0));
        assertThat(second.events()).isZero();
        assertThat(log.countHands()).isEqualTo(10);
        assertThat(log.handIds(null, 20).stream()
                        .map(hand -> sources.of(hand).orElseThrow())
                        .map(KeptSource::file)
                        .distinct())
                .containsExactlyInAnyOrder(
                        folder + "/2024/march.txt",
                        folder + "/2024/april.zip!/april/1.txt",
                        folder + "/2025.bin!/../may.txt",
                        folder + "/june.txt.gz");
    }

    @Test
    void given_all_sorts_of_trouble_then_the_report_has_each_with_its_reason_and_the_sum() throws IOException {
        write("a.txt", (folded(1, BOBS_CARDS) + fiveBets(2) + badugi(3)).getBytes(UTF_8));
        write("b.txt", hands(1, 1));
        write("c.txt", "shopping: milk\n".getBytes(UTF_8));
        write("d\u001b[31m.txt", new byte[0]);
        Files.createSymbolicLink(folder.resolve("e"), folder.resolve("a.txt"));
        write("f.zip", new byte[] {'P', 'K', 3, 4});

        ImportReport report = ImportRun.of(desk, folder);

        assertThat(report.isClean()).isFalse();
        assertThat(ImportRun.shown(report))
                .containsPattern("a.txt +1 +0 +1 +0 +1\n")
                .containsPattern("b.txt +0 +1 +0 +0 +0\n")
                .containsPattern("all files +1 +1 +2 +0 +1\n")
                .containsPattern("c.txt +unreadable +expected hands of .*\"shopping: milk\"")
                .containsPattern("d<U\\+001B>\\[31m.txt +empty +the file is empty")
                .containsPattern("/e +a link +")
                .containsPattern("f.zip +damaged +it has no directory at its end")
                .containsPattern("read +5\n")
                .containsPattern("recorded +1\n")
                .containsPattern("already there +1\n")
                .containsPattern("refused, in quarantine: against the rules \\(4.6\\) +1\n")
                .containsPattern("set aside: Badugi .* +1\n")
                .containsPattern("refused, not kept: unreadable +1\n")
                .containsPattern("passed over: a link +1\n")
                .containsPattern("passed over: damaged +1\n")
                .containsPattern("passed over: empty +1\n")
                .containsPattern(
                        "5 hands in 5 files of [0-9.]+ MB, [0-9]+ events recorded, in 2.0 s: [0-9]+ hands/s, [0-9]+ events/s")
                .doesNotContain("\u001b");
    }

    @Test
    void given_a_link_alone_then_the_import_is_not_clean_since_there_may_be_hands_behind_it() throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), folder.resolve("elsewhere.txt"));

        assertThat(ImportRun.of(desk, folder).isClean()).isFalse();
    }

    @Test
    void given_a_tgz_that_is_cut_off_then_whole_hands_before_the_cut_are_recorded_and_nothing_else()
            throws IOException {
        byte[] whole = gzip(tar(Map.of("evening.txt", hands(1, 3_000))));
        write("evening.tgz", Arrays.copyOf(whole, whole.length / 2));

        ImportReport report = ImportRun.of(desk, folder);

        int eventsOfEach =
                RoomHands.read(folded(1, BOBS_CARDS)).getFirst().events().size();
        assertThat(report.total().recorded()).isBetween(100L, 2_900L);
        assertThat(log.count()).isEqualTo(report.total().recorded() * eventsOfEach);
        assertThat(ImportRun.shown(report))
                .contains("the file cannot be read: it breaks off in the middle of packed bytes")
                .containsPattern("evening.tgz +damaged");
    }

    @Test
    void given_a_zip_with_a_wrong_checksum_then_whole_hands_that_came_before_it_stay_and_the_next_entry_is_read()
            throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.txt", hands(1, 300));
        files.put("b.txt", hands(301, 302));
        byte[] zip = zip(files);
        int directory = Integer.reverseBytes(ByteBuffer.wrap(zip).getInt(zip.length - 6));
        zip[directory + 16] ^= 1;
        write("a.zip", zip);

        ImportReport report = ImportRun.of(desk, folder);

        assertThat(report.total().recorded()).isBetween(3L, 302L);
        assertThat(log.countHands()).isEqualTo(report.total().recorded());
        assertThat(report.total().refused()).isEqualTo(1);
        assertThat(ImportRun.shown(report))
                .contains("the file cannot be read: what was unpacked does not agree with its checksum")
                .containsPattern("b.txt +2 +0 +0 ");
    }

    @Test
    void given_thousands_of_files_without_hands_then_the_report_names_some_and_counts_the_others() {
        ImportReport report = new ImportReport();
        for (int i = 0; i < 5_000; i++) {
            report.add(new PassedOver("picture " + i + ".png", Reason.NO_TEXT, "it is no text"));
            report.add("file " + i, new ImportSummary(1, 0, 0, 0, 0));
        }

        String shown = ImportRun.shown(report);
        assertThat(shown.lines().count()).isLessThan(ImportReport.MOST_FILES + ImportReport.MOST_PASSED_OVER + 20);
        assertThat(shown)
                .contains("... and 4,900 more files", "... and 4,800 more")
                .containsPattern("all files +5000 ")
                .containsPattern("passed over: no text +5000");
    }

    @Test
    void given_an_archive_that_is_damaged_behind_its_first_hands_then_these_are_recorded() throws IOException {
        byte[] sound = gzip(hands(1, 2));
        write("trail.gz", together(sound, "no gzip at all".getBytes(UTF_8)));
        byte[] wrong = gzip(hands(3, 4));
        wrong[wrong.length - 6] ^= 1;
        write("crc.gz", wrong);
        byte[] whole = gzip(hands(5, 400));
        write("short.gz", Arrays.copyOf(whole, whole.length - 20));

        ImportReport report = ImportRun.of(desk, folder);

        assertThat(report.isClean()).isFalse();
        assertThat(log.countHands()).isBetween(4L + 300, 400L);
        assertThat(report.total().recorded()).isEqualTo(log.countHands());
    }

    @Test
    void given_text_that_no_reader_looks_behind_then_it_is_told_as_a_fault_and_a_picture_is_not() throws IOException {
        write("blanks.txt", together(" \n".repeat(40_000).getBytes(UTF_8), hands(1, 1)));
        write("line.txt", together("x".repeat(70_000).getBytes(UTF_8), hands(2, 2)));
        write("picture.png", HexFormat.of().parseHex("89504e470d0a1a0a0000000d49484452"));

        ImportReport report = ImportRun.of(desk, folder);

        assertThat(report.passedOver())
                .extracting(PassedOver::reason)
                .containsExactly(Reason.OVER_A_LIMIT, Reason.OVER_A_LIMIT, Reason.NO_TEXT);
        assertThat(report.isClean()).isFalse();
    }

    @Test
    void given_a_copy_of_a_file_in_the_same_folder_then_its_hands_are_there_already() throws IOException {
        write("a.txt", hands(1, 300));
        write("b.txt", hands(1, 300));

        ImportReport report = ImportRun.of(desk, folder, folder);

        assertThat(report.total()).isEqualTo(new ImportSummary(300, 900, 0, 0, 0));
        assertThat(ImportRun.shown(report)).doesNotContain("before the stop");
    }

    @Test
    void given_a_line_of_two_gigabytes_behind_a_hand_then_the_hand_is_recorded_and_the_line_is_refused() {
        byte[] hand = hands(1, 1);
        long line = (2L << 30) + 7;
        ImportReport report = new ImportReport();

        new FileImport(desk, report, Runnable::run)
                .run(
                        new HandInput(
                                "line.txt",
                                hand.length + line,
                                new SequenceInputStream(
                                        new ByteArrayInputStream(together(hand, hands(2, 2))),
                                        new EndlessBytes((byte) 'x', line))),
                        0,
                        (outcome, far) -> {});

        assertThat(report.total()).isEqualTo(new ImportSummary(1, 0, 0, 0, 1));
        assertThat(ImportRun.shown(report)).contains("expected a line of at most 16384 bytes, got a longer one");
    }

    private static byte[] together(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }
}
