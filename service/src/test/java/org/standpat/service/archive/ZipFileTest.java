package org.standpat.service.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.utils.SeekableInMemoryByteChannel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.standpat.service.archive.ArchiveEntry.Kind;

/** Zips that others have written are read by their directory, and where they contradict themselves that is told. */
class ZipFileTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int OWN_HEADER = 30;
    private static final int END = 22;

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final ZipArchiveOutputStream zip = new ZipArchiveOutputStream(written);

    private record Read(String name, String textOrFault) {}

    private void add(ZipArchiveEntry entry, String text) throws IOException {
        zip.putArchiveEntry(entry);
        zip.write(text.getBytes(UTF_8));
        zip.closeArchiveEntry();
    }

    private void addStored(String name, String text) throws IOException {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        byte[] bytes = text.getBytes(UTF_8);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        entry.setMethod(ZipArchiveOutputStream.STORED);
        entry.setSize(bytes.length);
        entry.setCrc(crc.getValue());
        add(entry, text);
    }

    /** Sizes behind the bytes, as whoever writes a stream has to put them. */
    private void add(String name, String text) throws IOException {
        add(new ZipArchiveEntry(name), text);
    }

    private byte[] bytes() throws IOException {
        zip.close();
        return written.toByteArray();
    }

    private static List<Read> read(byte[] bytes) throws IOException {
        List<Read> read = new ArrayList<>();
        try (SeekableByteChannel channel = new SeekableInMemoryByteChannel(bytes)) {
            ZipFile file = new ZipFile(channel, bytes.length, more -> {});
            for (ArchiveEntry entry = file.next(); entry != null; entry = file.next()) {
                read.add(new Read(entry.name(), text(file)));
            }
        }
        return read;
    }

    private static String text(ZipFile file) {
        if (!file.unreadable().isEmpty()) {
            return file.unreadable();
        }
        try (InputStream content = file.content()) {
            return new String(content.readAllBytes(), UTF_8);
        } catch (IOException fault) {
            return "fault: " + fault.getMessage();
        }
    }

    @ParameterizedTest
    @EnumSource
    void given_stored_and_deflated_entries_of_small_and_large_form_then_each_comes_with_its_bytes(Zip64Mode large)
            throws IOException {
        zip.setUseZip64(large);
        addStored("a.txt", "one");
        add("b.txt", "two".repeat(50_000));
        add("../../etc/passwd", "");
        add("/etc/passwd", "four");

        assertThat(read(bytes()))
                .containsExactly(
                        new Read("a.txt", "one"),
                        new Read("b.txt", "two".repeat(50_000)),
                        new Read("../../etc/passwd", ""),
                        new Read("/etc/passwd", "four"));
    }

    @Test
    void given_seventy_thousand_entries_then_all_of_them_are_there() throws IOException {
        int entries = 70_000;
        for (int i = 0; i < entries; i++) {
            addStored(i + ".txt", "x");
        }
        byte[] bytes = bytes();
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
        zip.setEncoding("IBM437");
        zip.setUseLanguageEncodingFlag(false);
        addStored("Käse\u001b.txt", "one");

        assertThat(read(bytes())).containsExactly(new Read("Käse\u001b.txt", "one"));
    }

    @Test
    void given_links_folders_and_devices_of_unix_then_they_are_told_apart() throws IOException {
        ZipArchiveEntry link = new ZipArchiveEntry("link");
        link.setUnixMode(0xA1FF);
        add(link, "/etc/passwd");
        ZipArchiveEntry pipe = new ZipArchiveEntry("pipe");
        pipe.setUnixMode(0x11FF);
        add(pipe, "");
        ZipArchiveEntry file = new ZipArchiveEntry("file");
        file.setUnixMode(0x81FF);
        add(file, "text");
        add("folder/", "");
        byte[] bytes = bytes();

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
        addStored("a.txt", "one");
        addStored("a.txt", "two");

        assertThat(read(bytes())).containsExactly(new Read("a.txt", "one"), new Read("a.txt", "two"));
    }

    /** Places in the entry's own header: 6 marks, 8 method, 14 checksum, 18 and 22 sizes, 30 name. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            6  | encryption or place of the size
            8  | method
            14 | checksum
            18 | size
            22 | size
            30 | name
            """)
    void given_an_entry_whose_own_header_says_otherwise_then_it_is_refused_and_the_others_are_read(
            int at, String difference) throws IOException {
        addStored("a.txt", "one");
        addStored("b.txt", "two");
        byte[] bytes = bytes();
        bytes[at] ^= 1;

        assertThat(read(bytes))
                .containsExactly(
                        new Read(
                                "a.txt",
                                "fault: its " + difference
                                        + " in the directory of the zip is not that in its own header"),
                        new Read("b.txt", "two"));
    }

    @Test
    void given_content_with_a_turned_bit_then_its_checksum_tells_and_the_others_are_read() throws IOException {
        addStored("a.txt", "one");
        add("b.txt", "two".repeat(100));
        byte[] bytes = bytes();
        bytes[OWN_HEADER + "a.txt".length()] ^= 1;

        assertThat(read(bytes))
                .containsExactly(
                        new Read("a.txt", "fault: what was unpacked does not agree with its checksum"),
                        new Read("b.txt", "two".repeat(100)));
    }

    @Test
    void given_encrypted_and_oddly_packed_entries_then_they_are_told_and_the_others_are_read() throws IOException {
        add("a.txt", "one");
        add("b.txt", "two");
        add("c.txt", "three");
        byte[] bytes = bytes();
        int directory = (int) Bytes.number32(bytes, bytes.length - 6);
        int line = 46 + "a.txt".length() + Bytes.number16(bytes, directory + 30);
        bytes[directory + 8] |= 1;
        bytes[directory + line + 10] = 9;

        assertThat(read(bytes))
                .containsExactly(
                        new Read("a.txt", "it is encrypted; unpack it with its password first"),
                        new Read("b.txt", "it is packed by Deflate64, which is not read; unpack it first"),
                        new Read("c.txt", "three"));
    }

    @Test
    void given_a_zip_that_is_cut_off_anywhere_then_it_has_no_directory() throws IOException {
        addStored("a.txt", "one");
        byte[] bytes = bytes();
        for (int length = 4; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> read(cut))
                    .as("the first %d of %d bytes", length, bytes.length)
                    .isInstanceOf(ArchiveFault.class);
        }
    }

    @Test
    void given_something_between_the_directory_and_the_end_then_the_zip_is_damaged() throws IOException {
        addStored("a.txt", "one");
        byte[] bytes = bytes();
        ByteArrayOutputStream parted = new ByteArrayOutputStream();
        parted.write(bytes, 0, bytes.length - END);
        parted.writeBytes("more".getBytes(UTF_8));
        parted.write(bytes, bytes.length - END, END);

        assertThatThrownBy(() -> read(parted.toByteArray())).hasMessageContaining("not where the end of the zip says");
    }

    @Test
    void given_a_comment_with_the_sign_of_an_end_in_it_then_the_right_end_is_found() throws IOException {
        zip.setComment("PK\5\6" + "x".repeat(30_000));
        addStored("a.txt", "one");

        assertThat(read(bytes())).containsExactly(new Read("a.txt", "one"));
    }

    @Test
    void given_mutated_zips_then_nothing_but_a_fault_of_the_archive_comes_of_it() throws IOException {
        addStored("a.txt", "one");
        add("b.txt", "two".repeat(100));
        zip.setUseZip64(Zip64Mode.Always);
        add("c.txt", "three");
        byte[] bytes = bytes();
        Random random = new Random(SEED);
        for (int round = 0; round < 20_000; round++) {
            byte[] mutated = bytes.clone();
            for (int i = 0; i <= random.nextInt(4); i++) {
                mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
            }
            try {
                assertThat(read(mutated)).hasSizeLessThanOrEqualTo(3);
            } catch (ArchiveFault told) {
                assertThat(told.getMessage())
                        .as("round %d, seed %d", round, SEED)
                        .isNotBlank();
            }
        }
    }

    @Test
    void given_an_entry_that_unpacks_to_more_than_it_says_then_it_fails_at_that_byte() throws IOException {
        byte[] packed = new byte[1_000];
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(new byte[100_000]);
        deflater.finish();
        int length = deflater.deflate(packed);
        deflater.end();
        ZipEntry entry = new ZipEntry("a.txt", 0, 0, ZipEntry.DEFLATED, 0, length, 10, 0, 0);

        try (InputStream content = ZipContent.of(entry, new ByteArrayInputStream(packed, 0, length))) {
            assertThatThrownBy(content::readAllBytes).hasMessageContaining("more bytes than the directory");
        }
    }
}
