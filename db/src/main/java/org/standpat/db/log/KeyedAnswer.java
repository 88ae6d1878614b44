package org.standpat.db.log;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * That a request which came under a client's key was answered. What it led to stands in the {@link Append} that it belongs to.
 *
 * @param scope where the key is unique
 * @param key the client's name for the request
 * @param fingerprint hexadecimal SHA-256 of the request
 * @param at when it was answered
 * @param status the HTTP status of the answer
 * @param refusal the refusal as JSON; null when the command was accepted
 */
public record KeyedAnswer(
        UUID scope,
        String key,
        String fingerprint,
        Instant at,
        short status,
        @Nullable String refusal) {

    /** What two requests with the same key have in common. */
    record Name(UUID scope, String key) {}

    Name name() {
        return new Name(scope, key);
    }
}
