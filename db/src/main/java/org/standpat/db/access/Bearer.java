package org.standpat.db.access;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The key that a request sends: {@code Authorization: Bearer <key>} (RFC 6750), and no other way. */
public final class Bearer {

    /** The header that carries it. */
    public static final String HEADER = "Authorization";

    /** The header of an answer that asks for a key. */
    public static final String CHALLENGE_HEADER = "WWW-Authenticate";

    /** What that header says where no key was sent. */
    public static final String CHALLENGE = "Bearer realm=\"standpat\"";

    /** What that header says where a key was sent that is not known. */
    public static final String UNKNOWN_KEY_CHALLENGE = CHALLENGE + ", error=\"invalid_token\"";

    private static final String SCHEME = "bearer ";

    private Bearer() {}

    /**
     * The key in these headers; empty when there is none.
     *
     * @param headers every header {@value #HEADER} of the request
     * @throws IllegalArgumentException when they are not one key; the message is a sentence that does not quote them
     */
    public static Optional<AccessKey> in(List<String> headers) {
        if (headers.isEmpty()) {
            return Optional.empty();
        }
        if (headers.size() > 1) {
            throw new IllegalArgumentException(
                    "Header " + HEADER + " may come once, and not " + headers.size() + " times.");
        }
        String header = headers.getFirst().strip();
        String key = header.toLowerCase(Locale.ROOT).startsWith(SCHEME)
                ? header.substring(SCHEME.length()).strip()
                : "";
        if (key.isEmpty() || key.length() > AccessKey.LONGEST || key.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException(
                    "Header " + HEADER + " is \"Bearer\", a space and a key; what came is something else.");
        }
        return Optional.of(AccessKey.of(key));
    }
}
