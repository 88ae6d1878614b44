package org.standpat.command.idempotency;

import java.util.UUID;

/**
 * A request that its client may send again.
 *
 * @param scope the hand that is acted on; {@link #STARTS} for requests to start one
 * @param key the client's name for the request, unique in the scope: 1 to {@value #LONGEST_KEY} visible ASCII characters
 * @param fingerprint tells a resend from another request under the same key
 */
public record KeyedRequest(UUID scope, String key, Fingerprint fingerprint) {

    /** Scope of all requests to start a hand. */
    public static final UUID STARTS = new UUID(0, 0);

    /** Longest key, in characters. */
    public static final int LONGEST_KEY = 255;

    private static final char FIRST_VISIBLE = '!';
    private static final char LAST_VISIBLE = '~';

    /** Whether the text can be a key. */
    public static boolean isKey(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST_KEY
                && text.chars().allMatch(character -> character >= FIRST_VISIBLE && character <= LAST_VISIBLE);
    }
}
