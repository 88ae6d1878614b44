package org.standpat.service.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.zip.Zip64Mode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a zip contradicts itself, that is told. */
class DamagedZipTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int OWN_HEADER = 30;
    private static final int END = 22;

    private final WrittenZip zip = new WrittenZip();

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
        zip.addStored("a.txt", "one");
        zip.addStored("b.txt", "two");
        byte[] bytes = zip.bytes();
        bytes[at] ^= 1;

        assertThat(WrittenZip.read(bytes))
                .containsExactly(
                        new WrittenZip.Read(
                                "a.txt",
                                "fault: its " + difference
                                        + " in the directory of the zip is not that in its own header"),
                        new WrittenZip.Read("b.txt", "two"));
    }

    @Test
    void given_content_with_a_turned_bit_then_its_checksum_tells_and_the_others_are_read() throws IOException {
        zip.addStored("a.txt", "one");
        zip.add("b.txt", "two".repeat(100));
        byte[] bytes = zip.bytes();
        bytes[OWN_HEADER + "a.txt".length()] ^= 1;

        assertThat(WrittenZip.read(bytes))
                .containsExactly(
                        new WrittenZip.Read("a.txt", "fault: what was unpacked does not agree with its checksum"),
                        new WrittenZip.Read("b.txt", "two".repeat(100)));
    }

    @Test
    void given_a_zip_that_is_cut_off_anywhere_then_it_has_no_directory() throws IOException {
        zip.addStored("a.txt", "one");
        byte[] bytes = zip.bytes();
        for (int length = 4; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> WrittenZip.read(cut))
                    .as("the first %d of %d bytes", length, bytes.length)
                    .isInstanceOf(ArchiveFault.class);
        }
    }

    @Test
    void given_something_between_the_directory_and_the_end_then_the_zip_is_damaged() throws IOException {
        zip.addStored("a.txt", "one");
        byte[] bytes = zip.bytes();
        ByteArrayOutputStream parted = new ByteArrayOutputStream();
        parted.write(bytes, 0, bytes.length - END);
        parted.writeBytes("more".getBytes(UTF_8));
        parted.write(bytes, bytes.length - END, END);

        assertThatThrownBy(() -> WrittenZip.read(parted.toByteArray()))
                .hasMessageContaining("not where the end of the zip says");
    }

    @Test
    void given_mutated_zips_then_nothing_but_a_fault_of_the_archive_comes_of_it() throws IOException {
        zip.addStored("a.txt", "one");
        zip.add("b.txt", "two".repeat(100));
        zip.out.setUseZip64(Zip64Mode.Always);
        zip.add("c.txt", "three");
        byte[] bytes = zip.bytes();
        Random random = new Random(SEED);
        for (int round = 0; round < 20_000; round++) {
            byte[] mutated = bytes.clone();
            for (int i = 0; i <= random.nextInt(4); i++) {
                mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
            }
            try {
                assertThat(WrittenZip.read(mutated)).hasSizeLessThanOrEqualTo(3);
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
