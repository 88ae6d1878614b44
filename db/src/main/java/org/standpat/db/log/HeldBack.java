package org.standpat.db.log;

import java.time.Instant;
import java.util.Optional;

/**
 * Events that are committed but that the feed does not give out yet, because a transaction that began to write before them
 * is still open. They come as soon as it ends. For health: a few for some milliseconds are normal, minutes are not.
 *
 * @param events how many wait, counted up to {@link EventLog#HELD_BACK_COUNTED}
 * @param since when the first of them was recorded; empty when none waits
 * @param holder the PostgreSQL session that they wait for, as a sentence for the operator; empty when it is unknown
 */
public record HeldBack(int events, Optional<Instant> since, Optional<String> holder) {}
