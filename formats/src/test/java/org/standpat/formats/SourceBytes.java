package org.standpat.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;

/** Puts the sources of a file's hands together again. */
public final class SourceBytes {

    private SourceBytes() {}

    /** All bytes in order; fails where a hand does not begin where the one before it ended. */
    public static byte[] together(ImportedFile file) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (HandSource source : file.sources()) {
            assertThat(source.from()).isEqualTo(bytes.size());
            bytes.writeBytes(source.bytes());
            assertThat(source.to()).isEqualTo(bytes.size());
        }
        return bytes.toByteArray();
    }
}
