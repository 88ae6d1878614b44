package org.standpat.service.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.service.archive.ArchiveEntry.Kind;

/** Tars that others have written are read, and what is damaged is told. */
class TarEntriesTest {

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final TarArchiveOutputStream tar = new TarArchiveOutputStream(written, UTF_8.name());

    private void add(String name, String text) throws IOException {
        byte[] bytes = text.getBytes(UTF_8);
        // What begins with a stroke is told as it is.
        TarArchiveEntry entry = new TarArchiveEntry(name, true);
        entry.setSize(bytes.length);
        tar.putArchiveEntry(entry);
        tar.write(bytes);
        tar.closeArchiveEntry();
    }

    private void add(String name, byte type) throws IOException {
        TarArchiveEntry entry = new TarArchiveEntry(name, type);
        entry.setLinkName("/etc/passwd");
        tar.putArchiveEntry(entry);
        tar.closeArchiveEntry();
    }

    private byte[] bytes() throws IOException {
        tar.close();
        return written.toByteArray();
    }

    private record Read(ArchiveEntry entry, String text) {}

    private static List<Read> read(byte[] bytes) throws IOException {
        TarEntries entries = new TarEntries(new ByteArrayInputStream(bytes));
        List<Read> read = new ArrayList<>();
        for (ArchiveEntry entry = entries.next(); entry != null; entry = entries.next()) {
            read.add(new Read(entry, new String(entries.content().readAllBytes(), UTF_8)));
        }
        return read;
    }

    @ParameterizedTest
    @ValueSource(ints = {TarArchiveOutputStream.LONGFILE_GNU, TarArchiveOutputStream.LONGFILE_POSIX})
    void given_short_long_and_odd_names_then_each_entry_comes_with_its_name_and_bytes(int longNames)
            throws IOException {
        tar.setLongFileMode(longNames);
        tar.setAddPaxHeadersForNonAsciiNames(longNames == TarArchiveOutputStream.LONGFILE_POSIX);
        String longName = "evenings/" + "x".repeat(300) + ".txt";
        add("a.txt", "one");
        add(longName, "two".repeat(1_000));
        add("../../etc/passwd", "three");
        add("/etc/passwd", "four");
        add("Łódź\u001b[31m.txt", "");

        assertThat(read(bytes()))
                .containsExactly(
                        new Read(new ArchiveEntry("a.txt", Kind.FILE, 3), "one"),
                        new Read(new ArchiveEntry(longName, Kind.FILE, 3_000), "two".repeat(1_000)),
                        new Read(new ArchiveEntry("../../etc/passwd", Kind.FILE, 5), "three"),
                        new Read(new ArchiveEntry("/etc/passwd", Kind.FILE, 4), "four"),
                        new Read(new ArchiveEntry("Łódź\u001b[31m.txt", Kind.FILE, 0), ""));
    }

    @Test
    void given_links_folders_pipes_and_devices_then_they_are_told_apart_and_what_follows_is_read() throws IOException {
        add("folder/", TarConstants.LF_DIR);
        add("soft", TarConstants.LF_SYMLINK);
        add("hard", TarConstants.LF_LINK);
        add("pipe", TarConstants.LF_FIFO);
        add("disk", TarConstants.LF_BLK);
        add("tty", TarConstants.LF_CHR);
        add("last.txt", "last");

        assertThat(read(bytes()))
                .extracting(read -> read.entry().name(), read -> read.entry().kind())
                .containsExactly(
                        tuple("folder/", Kind.FOLDER),
                        tuple("soft", Kind.LINK),
                        tuple("hard", Kind.LINK),
                        tuple("pipe", Kind.SPECIAL),
                        tuple("disk", Kind.SPECIAL),
                        tuple("tty", Kind.SPECIAL),
                        tuple("last.txt", Kind.FILE));
    }

    @Test
    void given_entries_that_nobody_reads_then_the_next_ones_are_found() throws IOException {
        for (int i = 0; i < 20; i++) {
            add(i + ".txt", "x".repeat(i * 100));
        }
        TarEntries entries = new TarEntries(new ByteArrayInputStream(bytes()));
        List<String> names = new ArrayList<>();
        for (ArchiveEntry entry = entries.next(); entry != null; entry = entries.next()) {
            names.add(entry.name());
            assertThat(entries.content().readNBytes(names.size())).hasSizeLessThanOrEqualTo(names.size());
        }
        assertThat(names).hasSize(20).endsWith("19.txt");
    }

    @Test
    void given_a_tar_that_is_cut_off_anywhere_then_whole_entries_come_and_the_rest_is_told() throws IOException {
        add("a.txt", "one");
        add("b.txt", "two");
        byte[] whole = bytes();
        for (int length = 1; length <= 4 * TarHeader.BYTES; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> read(cut))
                    .as("the first %d bytes", length)
                    .isInstanceOf(ArchiveFault.class)
                    .hasMessageContaining("breaks off");
        }
    }

    @Test
    void given_a_header_with_a_turned_bit_then_the_entries_before_it_come_and_then_it_is_damaged_for_good()
            throws IOException {
        add("a.txt", "one");
        add("b.txt", "two");
        byte[] damaged = bytes();
        damaged[2 * TarHeader.BYTES + 3] ^= 1;
        TarEntries entries = new TarEntries(new ByteArrayInputStream(damaged));

        assertThat(entries.next()).extracting(ArchiveEntry::name).isEqualTo("a.txt");
        assertThatThrownBy(entries::next).isInstanceOf(ArchiveFault.class).hasMessageContaining("checksum");
        assertThatThrownBy(entries::next).isInstanceOf(ArchiveFault.class).hasMessageContaining("checksum");
    }

    @ParameterizedTest
    @ValueSource(bytes = {TarConstants.LF_GNUTYPE_LONGNAME, TarConstants.LF_PAX_EXTENDED_HEADER_LC})
    void given_a_name_of_six_gigabytes_then_it_is_refused_without_memory(byte type) {
        TarArchiveEntry entry = new TarArchiveEntry("long", type);
        entry.setSize(6L << 30);
        byte[] header = new byte[TarHeader.BYTES];
        entry.writeEntryHeader(header);
        TarEntries entries =
                new TarEntries(new SequenceInputStream(new ByteArrayInputStream(header), new EndlessBytes((byte) 'a')));

        assertThatThrownBy(entries::next)
                .isInstanceOf(ArchiveFault.class)
                .hasMessage("expected a header of at most 65536 bytes, got 6442450944");
    }

    @Test
    void given_a_thousand_headers_and_no_entry_then_it_is_refused() {
        byte[] header = new byte[TarHeader.BYTES];
        new TarArchiveEntry("all", TarConstants.LF_PAX_GLOBAL_EXTENDED_HEADER).writeEntryHeader(header);
        ByteArrayOutputStream headers = new ByteArrayOutputStream();
        for (int i = 0; i < 1_000; i++) {
            headers.writeBytes(header);
        }
        byte[] bytes = headers.toByteArray();

        assertThatThrownBy(() -> read(bytes)).hasMessageContaining("more than 16 headers");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3 path=x\n", "99 path=x\n", "path=x\n", "9 size=x\n", "12 path", "0 a=b\n", "-1 a=b\n"})
    void given_records_that_are_none_then_the_tar_is_damaged(String records) throws IOException {
        byte[] bytes = records.getBytes(UTF_8);
        TarArchiveEntry entry = new TarArchiveEntry("records", TarConstants.LF_PAX_EXTENDED_HEADER_LC);
        entry.setSize(bytes.length);
        tar.putArchiveEntry(entry);
        tar.write(bytes);
        tar.closeArchiveEntry();
        add("a.txt", "one");
        byte[] tarBytes = bytes();

        assertThatThrownBy(() -> read(tarBytes))
                .isInstanceOf(ArchiveFault.class)
                .hasMessageContaining("records");
    }
}
