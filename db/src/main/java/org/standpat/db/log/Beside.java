package org.standpat.db.log;

import org.jspecify.annotations.Nullable;

/**
 * What is recorded together with the events of a command, in their transaction.
 *
 * @param answer the client's key and what was answered; null when the request came without one
 * @param deck the sealed seed of a hand that starts now; null for every other command
 * @param refusal that the rules forbade the command; null when they did not
 */
public record Beside(
        @Nullable KeyedAnswer answer,
        @Nullable SealedDeck deck,
        @Nullable KeptRefusal refusal) {

    /** Nothing. */
    public static final Beside NONE = new Beside(null, null, null);
}
