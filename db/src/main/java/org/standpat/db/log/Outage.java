package org.standpat.db.log;

import java.time.Instant;

/**
 * The database is away, and nothing can be recorded.
 *
 * @param since when that was found first
 * @param reason as a sentence for people who are not to see the inside of the program
 */
public record Outage(Instant since, String reason) {}
