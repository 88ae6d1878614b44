package org.standpat.notary;

import java.time.Instant;

/** What the notary is doing. */
public sealed interface NotaryState {

    /** It has not looked at the database yet. */
    record Starting() implements NotaryState {}

    /** Another process is the notary of this database. */
    record StandingBy() implements NotaryState {}

    /**
     * It signs what is committed.
     *
     * @param size events that the newest checkpoint speaks for; 0 when there is none
     * @param at when that was signed
     */
    record Signing(long size, Instant at) implements NotaryState {}

    /**
     * It cannot work just now, and tries again.
     *
     * @param since when that began
     * @param why a sentence
     */
    record Hindered(Instant since, String why) implements NotaryState {}

    /**
     * What it finds is not what was signed before. It signs nothing more: to sign another history is what a log must never do.
     *
     * @param since when it found that
     * @param finding a sentence that says what does not fit, and what to do
     */
    record Refusing(Instant since, String finding) implements NotaryState {}
}
