package org.standpat.db.log;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What was answered to a request that came under a client's key.
 *
 * @param fingerprint hexadecimal SHA-256 of the request
 * @param hand the hand whose events were recorded; null when the command was refused
 * @param firstEvent number of the first of them, 0 when the command was refused
 * @param lastEvent number of the last of them, 0 when the command was refused
 * @param refusal the refusal as JSON; null when the command was accepted
 */
public record StoredAnswer(
        String fingerprint,
        @Nullable UUID hand,
        int firstEvent,
        int lastEvent,
        @Nullable String refusal) {

    /** What becomes of the answer when its append is recorded. */
    static StoredAnswer of(Append append, KeyedAnswer answer) {
        boolean accepted = !append.events().isEmpty();
        return new StoredAnswer(
                answer.fingerprint(),
                accepted ? append.hand() : null,
                accepted ? append.position() + 1 : 0,
                accepted ? append.positionAfter() : 0,
                answer.refusal());
    }
}
