package org.standpat.access;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.standpat.access.RefusedCallerException.Why;
import org.standpat.db.access.CardReading;

/** The reason that a request gives: UTF-8 in which every byte that cannot stand in a header is written as % and two hexadecimal digits. */
public final class Reasons {

    /** The header that carries it. */
    public static final String HEADER = "Standpat-Reason";

    private static final int HEXADECIMAL = 16;
    private static final char FIRST_PRINTABLE = ' ';
    private static final char LAST_PRINTABLE = '~';

    private Reasons() {}

    /**
     * The reason in these headers; empty when there is none.
     *
     * @throws RefusedCallerException when it is not one text that is neither blank nor too long
     */
    static Optional<String> in(List<String> headers) {
        if (headers.isEmpty()) {
            return Optional.empty();
        }
        if (headers.size() > 1) {
            throw fault("may come once, and not " + headers.size() + " times");
        }
        String reason = decoded(headers.getFirst());
        if (!CardReading.isReason(reason)) {
            throw fault("is a text of 1 to " + Caller.LONGEST_REASON
                    + " characters, not all of them blank and none of them a control character");
        }
        return Optional.of(reason);
    }

    private static String decoded(String header) {
        ByteBuffer bytes = ByteBuffer.allocate(header.length());
        int at = 0;
        while (at < header.length()) {
            char next = header.charAt(at);
            if (next == '%') {
                bytes.put((byte) (digit(header, at + 1) * HEXADECIMAL + digit(header, at + 2)));
                at += "%00".length();
            } else if (next >= FIRST_PRINTABLE && next <= LAST_PRINTABLE) {
                bytes.put((byte) next);
                at++;
            } else {
                throw misspelt();
            }
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
        } catch (CharacterCodingException notUtf8) {
            throw misspelt();
        }
    }

    private static int digit(String header, int at) {
        if (at >= header.length() || !HexFormat.isHexDigit(header.charAt(at))) {
            throw misspelt();
        }
        return HexFormat.fromHexDigit(header.charAt(at));
    }

    private static RefusedCallerException misspelt() {
        return fault("is text in UTF-8, with % and two hexadecimal digits for each byte that cannot stand in a header");
    }

    private static RefusedCallerException fault(String what) {
        return new RefusedCallerException(Why.MALFORMED_REASON, "", "Header " + HEADER + " " + what + ".");
    }
}
