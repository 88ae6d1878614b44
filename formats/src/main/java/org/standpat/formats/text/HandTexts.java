package org.standpat.formats.text;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.standpat.formats.Place;

/**
 * Takes a file of lines apart into its hands, one in memory at a time. A hand goes from a line that begins one to the next such line;
 * blank lines before the first hand belong to it, other text there stands for itself.
 */
final class HandTexts implements Closeable {

    private final Place file;
    private final String format;
    private final TextEncoding encoding;
    private final Predicate<String> beginsHand;
    private final ByteLines lines;
    private @Nullable Decoded first;

    /** A line with its bytes. */
    private record Decoded(ByteLines.Raw raw, TextLine line, boolean begins) {}

    HandTexts(Place file, String format, InputStream in, TextEncoding encoding, Predicate<String> beginsHand) {
        this.file = file;
        this.format = format;
        this.encoding = encoding;
        this.beginsHand = beginsHand;
        lines = new ByteLines(in, encoding);
    }

    /** The next hand; null at the end of the file. */
    @Nullable
    HandText next() throws IOException {
        Decoded start = first == null ? read() : first;
        first = null;
        if (start == null) {
            return null;
        }
        GatheredHand hand = new GatheredHand(file, start.raw().from());
        for (Decoded next = start; next != null; next = read()) {
            if (next.begins() && !hand.isBlank()) {
                first = next;
                return hand.text(format, encoding, next.raw().from());
            }
            hand.add(next.raw(), next.line(), next.begins());
        }
        return hand.text(format, encoding, lines.bytesRead());
    }

    private @Nullable Decoded read() throws IOException {
        ByteLines.Raw raw = lines.next();
        return raw == null ? null : read(raw);
    }

    /** Each line is tested once and in order, so that what begins a hand may depend on the lines before it. */
    private Decoded read(ByteLines.Raw raw) {
        TextLine line = decoded(raw);
        return new Decoded(raw, line, line.fault() == null && beginsHand.test(line.text()));
    }

    private TextLine decoded(ByteLines.Raw raw) {
        byte[] bytes = new byte[raw.textLength()];
        System.arraycopy(raw.bytes(), 0, bytes, 0, Math.min(bytes.length, raw.bytes().length));
        if (!raw.isWhole()) {
            return new TextLine(
                    raw.number(),
                    "",
                    "expected a line of at most " + TextLimits.MOST_LINE_BYTES + " bytes, got a longer one");
        }
        String text = encoding.decode(bytes);
        if (text == null) {
            return new TextLine(
                    raw.number(), "", "the line is not " + encoding.charset(bytes) + " text, as the file began");
        }
        int control = control(text);
        return control < 0
                ? new TextLine(raw.number(), text.stripTrailing(), null)
                : new TextLine(
                        raw.number(),
                        "",
                        "expected text, got the control character " + Integer.toHexString(text.charAt(control))
                                + " at character " + (control + 1));
    }

    private static int control(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isISOControl(text.charAt(i)) && text.charAt(i) != '\t') {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
