package org.standpat.service.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;
import org.junit.jupiter.api.Test;

/** What gzip and others have packed comes out as it was, and what is damaged is told. */
class GzipStreamTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_130L);
    private static final int HEADER_BITS = 10 * Byte.SIZE;

    private static byte[] packed(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static byte[] together(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        Arrays.stream(parts).forEach(all::writeBytes);
        return all.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) throws IOException {
        try (GzipStream stream = new GzipStream(new ByteArrayInputStream(packed))) {
            return stream.readAllBytes();
        }
    }

    @Test
    void given_several_members_with_zeros_behind_them_then_all_of_them_come_out() throws IOException {
        byte[] noise = new byte[300_000];
        new Random(SEED).nextBytes(noise);

        assertThat(unpacked(together(packed(noise), packed(new byte[0]), packed("end".getBytes(UTF_8)), new byte[700])))
                .as("seed %d", SEED)
                .isEqualTo(together(noise, "end".getBytes(UTF_8)));
    }

    @Test
    void given_a_header_with_name_comment_extra_bytes_and_checksum_then_the_content_comes_out() throws IOException {
        GzipParameters parameters = new GzipParameters();
        parameters.setFileName("evening.txt");
        parameters.setComment("a comment");
        parameters.setHeaderCRC(true);
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GzipCompressorOutputStream out = new GzipCompressorOutputStream(packed, parameters)) {
            out.write("hands".getBytes(UTF_8));
        }

        assertThat(unpacked(packed.toByteArray())).asString(UTF_8).isEqualTo("hands");
    }

    @Test
    void given_any_byte_cut_off_then_it_says_that_it_breaks_off() throws IOException {
        byte[] packed = packed("hands of an evening".getBytes(UTF_8));
        for (int length = 3; length < packed.length; length++) {
            byte[] cut = Arrays.copyOf(packed, length);
            assertThatThrownBy(() -> unpacked(cut))
                    .as("the first %d of %d bytes", length, packed.length)
                    .isInstanceOf(ArchiveFault.class)
                    .hasMessageContaining("breaks off");
        }
    }

    @Test
    void given_any_bit_turned_behind_the_header_then_it_is_damaged_and_stays_so_unless_it_says_the_same()
            throws IOException {
        byte[] text = "hands of an evening".getBytes(UTF_8);
        byte[] packed = packed(text);
        int damaged = 0;
        for (int bit = HEADER_BITS; bit < packed.length * Byte.SIZE; bit++) {
            byte[] turned = packed.clone();
            turned[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
            try (GzipStream stream = new GzipStream(new ByteArrayInputStream(turned))) {
                assertThat(stream.readAllBytes()).as("bit %d", bit).isEqualTo(text);
            } catch (ArchiveFault fault) {
                damaged++;
            }
        }
        assertThat(damaged)
                .as("of the bits all but those that fill the last byte of what is packed")
                .isBetween((packed.length - 10) * Byte.SIZE - 7, (packed.length - 10) * Byte.SIZE);
    }

    @Test
    void given_a_fault_then_every_later_read_says_the_same() throws IOException {
        byte[] packed = packed("hands of an evening".getBytes(UTF_8));
        packed[packed.length - 1] ^= 1;
        try (GzipStream stream = new GzipStream(new ByteArrayInputStream(packed))) {
            for (int attempt = 0; attempt < 2; attempt++) {
                assertThatThrownBy(stream::readAllBytes)
                        .isInstanceOf(ArchiveFault.class)
                        .hasMessageContaining("does not agree with its checksum");
            }
        }
    }

    @Test
    void given_something_else_behind_the_end_then_it_is_damaged() throws IOException {
        byte[] packed = together(packed("hands".getBytes(UTF_8)), "more".getBytes(UTF_8));

        assertThatThrownBy(() -> unpacked(packed)).hasMessageContaining("not gzip");
    }

    @Test
    void given_a_header_with_a_name_of_a_gigabyte_then_it_is_passed_over_without_memory() {
        byte[] header = {0x1F, (byte) 0x8B, 8, 8, 0, 0, 0, 0, 0, 0};
        InputStream name = new EndlessBytes((byte) 'a', 1L << 30);

        assertThatThrownBy(() -> new GzipStream(new SequenceInputStream(new ByteArrayInputStream(header), name)))
                .hasMessageContaining("breaks off");
    }
}
