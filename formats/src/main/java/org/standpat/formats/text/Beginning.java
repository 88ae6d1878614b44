package org.standpat.formats.text;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** The first bytes of a file: enough to tell how it is encoded and which format it has. */
public final class Beginning {

    private static final int MOST_SHOWN = 8;

    /** With more than one control character in so many, a file is taken for none of text. */
    private static final int TEXT_PER_CONTROL = 50;

    private static final String BYTE_ORDER_MARK_OF_UTF_8 = "\u00EF\u00BB\u00BF";

    private final byte[] bytes;
    private final TextEncoding encoding;

    private Beginning(byte[] bytes) {
        this.bytes = bytes;
        encoding = TextEncoding.of(bytes);
    }

    /** The beginning of a file that has these first bytes, or of which these are all. */
    public static Beginning of(byte[] first) {
        return new Beginning(Arrays.copyOf(first, Math.min(first.length, TextLimits.BEGINNING_BYTES)));
    }

    /** Reads the beginning of a file; {@link #before} gives the whole file again. */
    public static Beginning read(InputStream in) throws IOException {
        return new Beginning(in.readNBytes(TextLimits.BEGINNING_BYTES));
    }

    /** The file from its first byte on, when this was read from these bytes. */
    public InputStream before(InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(bytes), rest);
    }

    /** How the file is encoded. */
    public TextEncoding encoding() {
        return encoding;
    }

    /** The beginning as text without a byte order mark; what is no text in it is shown as other characters. */
    public String text() {
        String text = new String(bytes, encoding.charset(bytes));
        String marked =
                text.startsWith(BYTE_ORDER_MARK_OF_UTF_8) ? text.substring(BYTE_ORDER_MARK_OF_UTF_8.length()) : text;
        return marked.startsWith("\uFEFF") ? marked.substring(1) : marked;
    }

    /** True when it is no text at all: one such character spoils one hand, many of them are a picture or a program. */
    public boolean isBinary() {
        String text = text();
        long noText = text.chars().filter(Beginning::isNoText).count();
        return noText * TEXT_PER_CONTROL > text.length();
    }

    /** Why no hands can be in the file, as a sentence without the file; null when there may be some. */
    public @Nullable String fault() {
        if (bytes.length == 0) {
            return "the file is empty";
        }
        String text = text();
        if (text.isBlank()) {
            return "the file begins with nothing but blanks: there is no hand in its first " + bytes.length + " bytes";
        }
        if (isBinary()) {
            byte[] shown = Arrays.copyOf(bytes, Math.min(bytes.length, MOST_SHOWN));
            return "the file is no text: it begins with the bytes "
                    + HexFormat.ofDelimiter(" ").formatHex(shown);
        }
        boolean broken = text.chars().anyMatch(character -> character == '\n' || character == '\r');
        return !broken && bytes.length > TextLimits.MOST_LINE_BYTES
                ? "expected lines of at most " + TextLimits.MOST_LINE_BYTES + " bytes, the first one is longer"
                : null;
    }

    private static boolean isNoText(int character) {
        return Character.isISOControl(character)
                && character != '\n'
                && character != '\r'
                && character != '\t'
                && character != '\f';
    }
}
