package org.standpat.formats;

import java.nio.charset.Charset;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * One hand as it stands in its file, byte for byte. The ranges of the hands of one file follow each other without a gap: put together
 * in order, byte order mark and blank lines included, they are the file.
 */
public final class HandSource {

    private final String format;
    private final String file;
    private final long from;
    private final Charset charset;
    private final String sha256;
    private final byte[] bytes;

    /**
     * The bytes of a hand.
     *
     * @param format name of the format, as {@link HandFormat#name} says it
     * @param file the file as it was named by whoever asked for it
     * @param from place of the first byte in the file, from 0
     * @param charset how the text is encoded
     * @param bytes all bytes of the hand
     */
    public HandSource(String format, String file, long from, Charset charset, byte[] bytes) {
        this.format = format;
        this.file = file;
        this.from = from;
        this.charset = charset;
        this.bytes = bytes.clone();
        sha256 = digest(bytes);
    }

    /** Name of the format. */
    public String format() {
        return format;
    }

    /** The file as it was named by whoever asked for it. */
    public String file() {
        return file;
    }

    /** Place of the first byte in the file, from 0. */
    public long from() {
        return from;
    }

    /** Place after the last byte in the file. */
    public long to() {
        return from + bytes.length;
    }

    /** SHA-256 of the bytes, in 64 lower-case hexadecimal digits. */
    public String sha256() {
        return sha256;
    }

    /** How the text is encoded. */
    public Charset charset() {
        return charset;
    }

    /** The bytes, as they stand in the file. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** The bytes as text, for people; bytes that are no text in this encoding are shown as replacement characters. */
    public String text() {
        return new String(bytes, charset);
    }

    private static String digest(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException fault) {
            throw new IllegalStateException("every JDK has SHA-256; this one does not", fault);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HandSource source
                && from == source.from
                && format.equals(source.format)
                && file.equals(source.file)
                && charset.equals(source.charset)
                && Arrays.equals(bytes, source.bytes);
    }

    @Override
    public int hashCode() {
        return sha256.hashCode();
    }

    /** Where the hand stands; its text may hold cards and is not part of it. */
    @Override
    public String toString() {
        return format + " of " + file + ", bytes " + from + " to " + to() + ", SHA-256 " + sha256;
    }
}
