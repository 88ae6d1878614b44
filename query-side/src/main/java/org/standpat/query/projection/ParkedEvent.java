package org.standpat.query.projection;

import java.time.Instant;
import java.util.UUID;

/**
 * An event that a projection put aside.
 *
 * @param hand the hand
 * @param number the event's number inside the hand
 * @param feedPosition the event's place in the whole log
 * @param parkedAt when it was put aside
 * @param behind whether only because an earlier event of the hand was
 * @param reason why, in a sentence without cards
 */
public record ParkedEvent(UUID hand, int number, long feedPosition, Instant parkedAt, boolean behind, String reason) {}
