package org.standpat.command.api;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.standpat.command.idempotency.KeyedRequest;

/** Reads the headers that an action may carry. */
final class RequestHeaders {

    static final String IDEMPOTENCY_KEY = "Idempotency-Key";

    private static final String ANY = "*";

    /** A strong entity tag that holds a position; nine digits hold every position there is. */
    private static final Pattern POSITION = Pattern.compile("\"(0|[1-9][0-9]{0,8})\"");

    private RequestHeaders() {}

    /**
     * The position that the hand must have; {@code null} when any will do.
     *
     * @throws RequestFault when the header is there and is neither a position nor {@code *}
     */
    static @Nullable Integer position(HttpServletRequest request) {
        String tag = one(request, HttpHeaders.IF_MATCH);
        if (tag == null || tag.equals(ANY)) {
            return null;
        }
        Matcher position = POSITION.matcher(tag);
        if (!position.matches()) {
            throw RequestFault.malformed(
                    "The header If-Match names one position of the hand as the ETag of an answer gave it, such as"
                            + " If-Match: \"17\", or * for any position.");
        }
        return Integer.valueOf(position.group(1));
    }

    /** Refuses a position for a hand that does not exist yet. */
    static void requireNoPosition(HttpServletRequest request) {
        if (request.getHeader(HttpHeaders.IF_MATCH) != null) {
            throw RequestFault.malformed(
                    "A hand that is to be started has no position yet: leave the header If-Match out.");
        }
    }

    /**
     * The client's key for the request; {@code null} when it has none.
     *
     * @throws RequestFault when the header is there and holds no key
     */
    static @Nullable String key(HttpServletRequest request) {
        String key = one(request, IDEMPOTENCY_KEY);
        if (key != null && !KeyedRequest.isKey(key)) {
            throw RequestFault.malformed("The header " + IDEMPOTENCY_KEY + " holds 1 to " + KeyedRequest.LONGEST_KEY
                    + " visible ASCII characters without spaces, such as a UUID.");
        }
        return key;
    }

    private static @Nullable String one(HttpServletRequest request, String name) {
        List<String> values = Collections.list(request.getHeaders(name));
        if (values.size() > 1) {
            throw RequestFault.malformed("The header " + name + " came " + values.size() + " times; send it once.");
        }
        return values.isEmpty() ? null : values.getFirst().strip();
    }
}
