package org.standpat.service.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.service.files.Archives.gzip;
import static org.standpat.service.files.Archives.tar;
import static org.standpat.service.files.Archives.zip;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.standpat.service.archive.Allowance;
import org.standpat.service.files.FoundThings.Text;
import org.standpat.service.files.PassedOver.Reason;

/** What lies in files and archives is found by its content, and whatever is wrong with it is told. */
class FileReadingTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);

    @TempDir
    private Path folder;

    private FoundThings read(String name, byte[] bytes) throws IOException {
        return new FoundThings().read(Files.write(folder.resolve(name), bytes));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(UTF_8);
    }

    private static Map<String, byte[]> twoFiles() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("b.txt", bytes("two"));
        files.put("a/a.txt", bytes("one"));
        return files;
    }

    @Test
    void given_archives_of_all_kinds_under_names_that_say_otherwise_then_their_files_are_found() throws IOException {
        assertThat(read("1.txt", zip(twoFiles())).names(folder)).containsExactly("1.txt!/b.txt", "1.txt!/a/a.txt");
        assertThat(read("2.zip", tar(twoFiles())).names(folder)).containsExactly("2.zip!/b.txt", "2.zip!/a/a.txt");
        assertThat(read("3.tar", gzip(tar(twoFiles()))).texts)
                .containsExactly(
                        new Text(folder + "/3.tar!/b.txt", "two"), new Text(folder + "/3.tar!/a/a.txt", "one"));
        assertThat(read("4", gzip(bytes("one"))).texts).containsExactly(new Text(folder + "/4", "one"));
        assertThat(read("5.zip", bytes("one")).texts).containsExactly(new Text(folder + "/5.zip", "one"));
    }

    @Test
    void given_archives_in_one_another_then_they_are_read_four_deep_and_no_deeper() throws IOException {
        byte[] two = gzip(tar(Map.of("two.gz", gzip(bytes("deep")))));
        byte[] fine = zip(Map.of("one.tgz", two));
        byte[] deeper = tar(Map.of("zero.tgz", gzip(tar(Map.of("one.tgz", two)))));

        assertThat(read("fine.zip", fine).texts)
                .containsExactly(new Text(folder + "/fine.zip!/one.tgz!/two.gz", "deep"));
        FoundThings found = read("deeper.tar", deeper);
        assertThat(found.texts).isEmpty();
        assertThat(found.reasons(folder)).containsExactly("deeper.tar!/zero.tgz!/one.tgz: OVER_A_LIMIT");
    }

    @Test
    void given_a_zip_in_an_archive_then_it_is_passed_over_and_the_files_beside_it_are_read() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.zip", zip(twoFiles()));
        files.put("b.txt", bytes("b"));

        FoundThings found = read("outer.zip", zip(files));

        assertThat(found.names(folder)).containsExactly("outer.zip!/b.txt");
        assertThat(found.passedOver)
                .containsExactly(new PassedOver(
                        folder + "/outer.zip!/a.zip",
                        Reason.UNKNOWN_ARCHIVE,
                        "a zip in another archive is not read, since its directory is at its end; unpack it first"));
    }

    @ParameterizedTest
    @CsvSource({"377abcaf271c, 7z", "526172211a0700, rar", "28b52ffd, zstd", "fd377a585a00, xz"})
    void given_an_archive_of_another_kind_then_it_says_to_unpack_it(String sign, String title) throws IOException {
        assertThat(read("a", HexFormat.of().parseHex(sign)).passedOver)
                .containsExactly(new PassedOver(
                        folder + "/a",
                        Reason.UNKNOWN_ARCHIVE,
                        "expected zip, tar or gzip, got " + title + "; unpack it first"));
    }

    @Test
    void given_what_plainly_holds_no_hands_then_it_is_no_fault_and_what_nobody_can_look_behind_is_one()
            throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("picture.png", HexFormat.of().parseHex("89504e470d0a1a0a0000000d494844520000000100000001"));
        files.put("empty.txt", new byte[0]);
        files.put("long.txt", bytes("x".repeat(70_000)));
        files.put("blank.txt", bytes(" \n".repeat(100)));

        FoundThings found = read("all.zip", zip(files));

        assertThat(found.texts).isEmpty();
        assertThat(found.reasons(folder))
                .containsExactly(
                        "all.zip!/picture.png: NO_TEXT",
                        "all.zip!/empty.txt: EMPTY",
                        "all.zip!/long.txt: OVER_A_LIMIT",
                        "all.zip!/blank.txt: EMPTY");
        assertThat(found.passedOver)
                .filteredOn(what -> what.reason().isFault())
                .extracting(PassedOver::reason)
                .containsExactly(PassedOver.Reason.OVER_A_LIMIT);
        assertThat(read("empty.zip", zip(Map.of())).reasons(folder)).containsExactly("empty.zip: EMPTY");
    }

    @Test
    void given_a_picture_that_was_asked_for_by_its_name_then_the_reader_of_hands_is_asked() throws IOException {
        assertThat(read("a.png", HexFormat.of().parseHex("89504e470d0a1a0a")).texts)
                .hasSize(1);
    }

    @Test
    void given_names_that_lead_out_of_the_archive_then_they_are_names_and_nothing_is_written() throws IOException {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("../out.txt", bytes("one"));
        files.put("/tmp/out.txt", bytes("two"));
        files.put("red\u001b[31m\n<b>.txt", bytes("three"));

        for (byte[] archive : new byte[][] {zip(files), tar(files)}) {
            FoundThings found = read("evil", archive);
            assertThat(found.names(folder))
                    .containsExactly("evil!/../out.txt", "evil!//tmp/out.txt", "evil!/red\u001b[31m\n<b>.txt");
            assertThat(folder.resolve("../out.txt")).doesNotExist();
            assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("evil"));
        }
    }

    @Test
    void given_a_name_of_thousands_of_characters_then_it_is_cut() throws IOException {
        String name = "n".repeat(5_000);

        assertThat(read("a.zip", zip(Map.of(name, bytes("one")))).names(folder))
                .containsExactly("a.zip!/" + "n".repeat(1_000) + "...");
    }

    @Test
    void given_a_tgz_that_is_cut_off_then_what_came_before_is_there_and_the_archive_is_told() throws IOException {
        byte[] noise = new byte[200_000];
        new Random(SEED).nextBytes(noise);
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("a.txt", bytes("one"));
        files.put("b.txt", bytes(HexFormat.ofDelimiter("\n").formatHex(noise)));
        files.put("c.txt", bytes("three"));
        byte[] whole = gzip(tar(files));

        FoundThings found = read("cut.tgz", Arrays.copyOf(whole, whole.length / 2));

        assertThat(found.texts).hasSize(2).contains(new Text(folder + "/cut.tgz!/a.txt", "one"));
        assertThat(found.texts.getLast().text()).endsWith(" fault: it breaks off in the middle of packed bytes");
        assertThat(found.passedOver)
                .containsExactly(new PassedOver(
                        folder + "/cut.tgz", Reason.DAMAGED, "it breaks off in the middle of packed bytes"));
    }

    @Test
    void given_a_zip_with_an_entry_of_another_checksum_then_the_entries_after_it_are_read() throws IOException {
        byte[] zip = zip(twoFiles());
        // The first byte of what is packed of the first entry.
        zip[30 + "b.txt".length()] ^= 1;

        FoundThings found = read("a.zip", zip);

        assertThat(found.names(folder)).endsWith("a.zip!/a/a.txt");
        assertThat(found.texts.size() + found.passedOver.size()).isEqualTo(2);
        assertThat(found.has(Reason.DAMAGED) || found.texts.getFirst().text().contains("fault: "))
                .as(found.toString())
                .isTrue();
    }

    @Test
    void given_bombs_of_all_kinds_then_they_stop_at_the_limit() throws IOException {
        byte[] bomb = new byte[(int) (Allowance.FREE_BYTES + (32 << 20))];
        Arrays.fill(bomb, (byte) 'x');
        bomb[100] = '\n';
        byte[] once = gzip(bomb);

        assertStops(read("bomb.gz", gzip(once)), "bomb.gz");
        assertStops(read("bomb.zip", zip(Map.of("a.gz", once))), "bomb.zip!/a.gz");
        assertStops(read("bomb.tgz", gzip(tar(Map.of("a.txt", bomb)))), "bomb.tgz!/a.txt");
    }

    private void assertStops(FoundThings found, String name) {
        assertThat(found.names(folder)).as(name).containsExactly(name);
        assertThat(found.texts.getFirst().text()).contains("fault: expected ", "bytes to unpack to at most ");
        assertThat(found.bytesGiven).isLessThan(Allowance.FREE_BYTES + (24 << 20));
    }

    @Test
    void given_many_entries_that_are_small_bombs_then_the_archive_stops_as_a_whole() throws IOException {
        byte[] zeros = new byte[20 << 20];
        Arrays.fill(zeros, (byte) '\n');
        zeros[0] = 'x';
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (int i = 0; i < 20; i++) {
            files.put(i + ".txt", zeros);
        }

        FoundThings found = read("bombs.zip", zip(files));

        assertThat(found.texts).hasSizeBetween(4, 10);
        assertThat(found.reasons(folder)).containsExactly("bombs.zip: OVER_A_LIMIT");
    }
}
