package org.standpat.service.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.service.archive.ArchiveEntry.Kind;

/** Zips that others have written are read by their directory. */
class ZipFileTest {

    private final WrittenZip zip = new WrittenZip();

    @ParameterizedTest
    @EnumSource
    void given_stored_and_deflated_entries_of_small_and_large_form_then_each_comes_with_its_bytes(Zip64Mode large)
            throws IOException {
        zip.out.setUseZip64(large);
        zip.addStored("a.txt", "one");
        zip.add("b.txt", "two".repeat(50_000));
        zip.add("../../etc/passwd", "");
        zip.add("/etc/passwd", "four");

        assertThat(WrittenZip.read(zip.bytes()))
                .containsExactly(
                        new WrittenZip.Read("a.txt", "one"),
                        new WrittenZip.Read("b.txt", "two".repeat(50_000)),
                        new WrittenZip.Read("../../etc/passwd", ""),
                        new WrittenZip.Read("/etc/passwd", "four"));
    }

    @Test
    void given_seventy_thousand_entries_then_all_of_them_are_there() throws IOException {
        int entries = 70_000;
        for (int i = 0; i < entries; i++) {
            zip.addStored(i + ".txt", "x");
        }
        byte[] bytes = zip.bytes();
        try (SeekableByteChannel channel = new SeekableInMemoryByteChannel(bytes)) {
            ZipFile file = new ZipFile(channel, bytes.length, more -> {});
            int count = 0;
            while (file.next() != null) {
                count++;
            }
            assertThat(count).isEqualTo(entries);
        }
    }

    @Test
    @SuppressWarnings("PreferCharsetOverload") // there is none
    void given_names_of_older_programs_then_they_are_told_as_those_wrote_them() throws IOException {
        zip.out.setEncoding("IBM437");
        zip.out.setUseLanguageEncodingFlag(false);
        zip.addStored("Käse\u001b.txt", "one");

        assertThat(WrittenZip.read(zip.bytes())).containsExactly(new WrittenZip.Read("Käse\u001b.txt", "one"));
    }

    @Test
    void given_links_folders_and_devices_of_unix_then_they_are_told_apart() throws IOException {
        ZipArchiveEntry link = new ZipArchiveEntry("link");
        link.setUnixMode(0xA1FF);
        zip.add(link, "/etc/passwd");
        ZipArchiveEntry pipe = new ZipArchiveEntry("pipe");
        pipe.setUnixMode(0x11FF);
        zip.add(pipe, "");
        ZipArchiveEntry file = new ZipArchiveEntry("file");
        file.setUnixMode(0x81FF);
        zip.add(file, "text");
        zip.add("folder/", "");
        byte[] bytes = zip.bytes();

        try (SeekableByteChannel channel = new SeekableInMemoryByteChannel(bytes)) {
            ZipFile zipFile = new ZipFile(channel, bytes.length, more -> {});
            List<ArchiveEntry> entries = new ArrayList<>();
            for (ArchiveEntry entry = zipFile.next(); entry != null; entry = zipFile.next()) {
                entries.add(entry);
            }
            assertThat(entries)
                    .extracting(ArchiveEntry::name, ArchiveEntry::kind)
                    .containsExactly(
                            tuple("link", Kind.LINK),
                            tuple("pipe", Kind.SPECIAL),
                            tuple("file", Kind.FILE),
                            tuple("folder/", Kind.FOLDER));
        }
    }

    @Test
    void given_two_entries_of_one_name_then_both_are_read() throws IOException {
        zip.addStored("a.txt", "one");
        zip.addStored("a.txt", "two");

        assertThat(WrittenZip.read(zip.bytes()))
                .containsExactly(new WrittenZip.Read("a.txt", "one"), new WrittenZip.Read("a.txt", "two"));
    }

    @Test
    void given_encrypted_and_oddly_packed_entries_then_they_are_told_and_the_others_are_read() throws IOException {
        zip.add("a.txt", "one");
        zip.add("b.txt", "two");
        zip.add("c.txt", "three");
        byte[] bytes = zip.bytes();
        int directory = (int) Bytes.number32(bytes, bytes.length - 6);
        int line = 46 + "a.txt".length() + Bytes.number16(bytes, directory + 30);
        bytes[directory + 8] |= 1;
        bytes[directory + line + 10] = 9;

        assertThat(WrittenZip.read(bytes))
                .containsExactly(
                        new WrittenZip.Read("a.txt", "it is encrypted; unpack it with its password first"),
                        new WrittenZip.Read("b.txt", "it is packed by Deflate64, which is not read; unpack it first"),
                        new WrittenZip.Read("c.txt", "three"));
    }

    @Test
    void given_a_comment_with_the_sign_of_an_end_in_it_then_the_right_end_is_found() throws IOException {
        zip.out.setComment("PK\5\6" + "x".repeat(30_000));
        zip.addStored("a.txt", "one");

        assertThat(WrittenZip.read(zip.bytes())).containsExactly(new WrittenZip.Read("a.txt", "one"));
    }
}
