package org.standpat.service.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HexFormat;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How something is packed is told from its first bytes. */
class PackingTest {

    @ParameterizedTest
    @CsvSource({
        "1f8b08, GZIP",
        "504b0304, ZIP",
        "504b0506, ZIP",
        "377abcaf271c, SEVEN_ZIP",
        "526172211a0700, RAR",
        "28b52ffd, ZSTD",
        "504b, NONE",
        "'', NONE"
    })
    void is_told_by_its_sign(String sign, Packing packing) {
        assertThat(Packing.of(HexFormat.of().parseHex(sign))).isEqualTo(packing);
    }

    @Test
    void of_bzip2_and_xz_is_told_from_what_programs_write() throws IOException {
        ByteArrayOutputStream bzip2 = new ByteArrayOutputStream();
        try (BZip2CompressorOutputStream out = new BZip2CompressorOutputStream(bzip2)) {
            out.write("hands".getBytes(UTF_8));
        }
        ByteArrayOutputStream emptyBzip2 = new ByteArrayOutputStream();
        new BZip2CompressorOutputStream(emptyBzip2).close();
        ByteArrayOutputStream xz = new ByteArrayOutputStream();
        new XZCompressorOutputStream(xz).close();

        assertThat(Packing.of(bzip2.toByteArray())).isEqualTo(Packing.BZIP2);
        assertThat(Packing.of(emptyBzip2.toByteArray())).isEqualTo(Packing.BZIP2);
        assertThat(Packing.of(xz.toByteArray())).isEqualTo(Packing.XZ);
    }

    @Test
    void of_a_tar_is_told_from_its_checksum_also_where_it_has_no_sign() throws IOException {
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(written)) {
            tar.putArchiveEntry(new TarArchiveEntry("a.txt"));
            tar.closeArchiveEntry();
        }
        byte[] header = written.toByteArray();
        assertThat(Packing.of(header)).isEqualTo(Packing.TAR);

        byte[] old = header.clone();
        int sum = 0;
        for (int i = 257; i < 265; i++) {
            sum += old[i];
            old[i] = 0;
        }
        String stated = new String(old, 148, 6, ISO_8859_1).strip();
        byte[] octal = String.format("%06o", Integer.parseInt(stated, 8) - sum).getBytes(UTF_8);
        System.arraycopy(octal, 0, old, 148, octal.length);
        assertThat(Packing.of(old)).isEqualTo(Packing.TAR);

        old[0] ^= 1;
        assertThat(Packing.of(old)).isEqualTo(Packing.NONE);
    }

    @Test
    void of_text_and_of_zeros_is_none() {
        assertThat(Packing.of("PokerStars Game #1: ".repeat(100).getBytes(UTF_8)))
                .isEqualTo(Packing.NONE);
        assertThat(Packing.of("BZh is no sign without what follows".getBytes(UTF_8)))
                .isEqualTo(Packing.NONE);
        assertThat(Packing.of(" ".repeat(1_000).getBytes(UTF_8))).isEqualTo(Packing.NONE);
        assertThat(Packing.of(new byte[1_000])).isEqualTo(Packing.NONE);
    }
}
