package org.standpat.db.log;

import org.jspecify.annotations.Nullable;

/**
 * What is recorded together with the events of a command, in their transaction.
 *
 * @param answer the client's key and what was answered; null when the request came without one
 * @param deck the sealed seed of a hand that starts now; null for every other command
 * @param refusal that the rules forbade the command; null when they did not
 * @param source the text that an imported hand came from; null for every other command. When the text is in quarantine, it leaves it.
 * @param judgedBy the house rules that the text was judged by; null for those that it claims
 */
public record Beside(
        @Nullable KeyedAnswer answer,
        @Nullable SealedDeck deck,
        @Nullable KeptRefusal refusal,
        @Nullable KeptSource source,
        @Nullable String judgedBy) {

    /** Nothing. */
    public static final Beside NONE = new Beside(null, null, null, null, null);

    /** What belongs to the command of a client. */
    public Beside(@Nullable KeyedAnswer answer, @Nullable SealedDeck deck, @Nullable KeptRefusal refusal) {
        this(answer, deck, refusal, null, null);
    }

    /** The text that an imported hand came from, and the house rules that it was judged by, null for those that it claims. */
    public static Beside of(KeptSource source, @Nullable String judgedBy) {
        return new Beside(null, null, null, source, judgedBy);
    }
}
