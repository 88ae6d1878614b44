package org.standpat.db.log;

import java.time.Duration;

/**
 * How long the log waits for the database when it records. Each wait ends by itself, so that a server that hangs or another process that
 * hangs in the midst of recording holds nobody up for ever.
 *
 * @param queue how long an append may wait before it is tried; then it is given up and its sender is told
 * @param lock how long a batch waits for the lock that another process records under
 * @param statement how long one statement may take
 * @param idle how long the server waits for the next statement of a batch before it throws the process out
 * @param answer how long the client waits for any answer of the server; longer than the server takes to give up by itself
 */
public record LogLimits(Duration queue, Duration lock, Duration statement, Duration idle, Duration answer) {

    /** What the service uses. */
    public static final LogLimits USUAL = new LogLimits(
            Duration.ofSeconds(10),
            Duration.ofSeconds(5),
            Duration.ofSeconds(10),
            Duration.ofSeconds(5),
            Duration.ofSeconds(20));
}
