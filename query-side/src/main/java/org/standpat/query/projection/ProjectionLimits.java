package org.standpat.query.projection;

/** How much a projection holds, and how much it puts aside before it stops. */
public final class ProjectionLimits {

    /** Running hands whose summaries are kept in memory; a hand beyond them is read from the event table again. */
    public static final int MOST_CACHED_HANDS = 4_096;

    /** Hands that one projection may have parked. With more of them the fault is the program's, not the hands', and it stops. */
    public static final int MOST_PARKED_HANDS = 100;

    /** Characters of a parked event's reason. */
    public static final int LONGEST_REASON = 500;

    private ProjectionLimits() {}
}
