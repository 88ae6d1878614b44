package org.standpat.service.drill;

import java.time.Duration;

/**
 * What came of a round.
 *
 * @param plan what was done
 * @param inFlight requests under way at the kill
 * @param back from the kill to the service's next answer
 * @param whole the whole round
 * @param memory the most memory that the service's process had at the kill, in bytes; 0 where the system does not tell
 */
record DrillRound(RoundPlan plan, int inFlight, Duration back, Duration whole, long memory) {}
