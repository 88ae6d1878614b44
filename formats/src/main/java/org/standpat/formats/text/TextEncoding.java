package org.standpat.formats.text;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** How the characters of a file are written. It shows in the bytes themselves: by a byte order mark, or by where zeros stand. */
public enum TextEncoding {
    /** UTF-8 and with it ASCII; lines that are none are of the rooms' older programs and are read as Windows-1252. */
    BYTES(1, StandardCharsets.UTF_8),
    /** UTF-16, the low byte first. */
    UTF_16LE(2, StandardCharsets.UTF_16LE),
    /** UTF-16, the high byte first. */
    UTF_16BE(2, StandardCharsets.UTF_16BE);

    private static final Charset OLDER = Charset.forName("windows-1252");
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final int HIGH = 0xFE;
    private static final int LOW = 0xFF;
    private static final int BYTE = 0xFF;

    private final int unit;
    private final Charset charset;

    TextEncoding(int unit, Charset charset) {
        this.unit = unit;
        this.charset = charset;
    }

    /** The encoding of a file that begins with these bytes. */
    public static TextEncoding of(byte[] beginning) {
        int first = beginning.length > 1 ? beginning[0] & BYTE : 0;
        int second = beginning.length > 1 ? beginning[1] & BYTE : 0;
        if (first == LOW && second == HIGH) {
            return UTF_16LE;
        }
        if (first == HIGH && second == LOW) {
            return UTF_16BE;
        }
        int zerosAtEven = zeros(beginning, 0);
        int zerosAtOdd = zeros(beginning, 1);
        // Room text is nearly all ASCII: in UTF-16 nearly every other byte is zero, and no other one.
        int most = beginning.length / 4;
        if (zerosAtOdd > most && zerosAtEven == 0) {
            return UTF_16LE;
        }
        return zerosAtEven > most && zerosAtOdd == 0 ? UTF_16BE : BYTES;
    }

    private static int zeros(byte[] bytes, int from) {
        int zeros = 0;
        for (int i = from; i < bytes.length; i += 2) {
            zeros += bytes[i] == 0 ? 1 : 0;
        }
        return zeros;
    }

    /** Bytes of one code unit: a line end is one unit. */
    int unit() {
        return unit;
    }

    /** The encoding for whoever shows the text. */
    public Charset charset(byte[] text) {
        return this == BYTES && strictly(text, charset) == null ? OLDER : charset;
    }

    /** The text of these bytes without a byte order mark; null when they are no text of this encoding. */
    @Nullable
    public String decode(byte[] bytes) {
        String text = strictly(bytes, charset);
        if (text == null && this == BYTES) {
            text = new String(bytes, OLDER);
        }
        return text == null || text.isEmpty() || text.charAt(0) != BYTE_ORDER_MARK ? text : text.substring(1);
    }

    private static @Nullable String strictly(byte[] bytes, Charset charset) {
        try {
            return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException fault) {
            return null;
        }
    }
}
