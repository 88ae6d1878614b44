package org.standpat.service.terminal;

import java.nio.charset.Charset;

/**
 * Small bars of text: of blocks, with eighths of them at the end, where the output can say those, else of {@code #}.
 *
 * @param blocks whether the output can say blocks
 */
public record Bars(boolean blocks) {

    private static final char WHOLE = '\u2588';
    /** From one eighth to seven. */
    private static final String EIGHTHS = "\u258f\u258e\u258d\u258c\u258b\u258a\u2589";

    private static final int PARTS = EIGHTHS.length() + 1;
    private static final char PLAIN = '#';

    /** The bars that an output in this character set can show. */
    public static Bars in(Charset charset) {
        return new Bars(charset.canEncode() && charset.newEncoder().canEncode(WHOLE + EIGHTHS));
    }

    /**
     * A bar as long as this share of the width; something is to be seen of every share that is not 0.
     *
     * @param share 0 to 1; what is beyond is cut off
     * @param width characters of the whole
     */
    public String of(double share, int width) {
        double length = Math.clamp(share, 0, 1) * width;
        if (!blocks) {
            return String.valueOf(PLAIN).repeat(length > 0 ? Math.max(1, (int) Math.round(length)) : 0);
        }
        int parts = (int) Math.round(length * PARTS);
        if (length > 0 && parts == 0) {
            parts = 1;
        }
        int rest = parts % PARTS;
        return String.valueOf(WHOLE).repeat(parts / PARTS) + (rest == 0 ? "" : EIGHTHS.charAt(rest - 1));
    }
}
