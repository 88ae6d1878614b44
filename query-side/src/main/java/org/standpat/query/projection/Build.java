package org.standpat.query.projection;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * One build of the projection: tables in a schema of their own, made by one version of the program.
 *
 * @param number 1, 2, 3 … in the order in which they were begun
 * @param version {@link HandProjection#VERSION} of the program that made it; {@link #EMPTY} when it was left empty
 * @param state what has become of it
 * @param startedAt when it was begun
 * @param endedAt when it was built or given up; empty while it is made
 * @param phase the step that it was in last
 * @param done events read by then
 * @param total events to be read
 * @param reading how long they were read; empty until they were
 * @param why why it failed, or what its check found
 */
public record Build(
        int number,
        int version,
        State state,
        Instant startedAt,
        Optional<Instant> endedAt,
        Phase phase,
        long done,
        long total,
        Optional<Duration> reading,
        Optional<String> why) {

    /** Version of a build that has no rows and gets none: what serves while the first real one is made from an existing log. */
    public static final int EMPTY = 0;

    /** What has become of a build. */
    public enum State {
        /** It is being made. */
        BUILDING,
        /** The views show its tables; there is one. */
        SERVING,
        /** It served before the one that serves. */
        RETIRED,
        /** It was given up. */
        FAILED
    }

    /** The steps of making a build, in their order. */
    public enum Phase {
        /** Every event is read and folded, and what comes of it is copied into the tables. */
        READING,
        /** Keys and indexes are made. */
        INDEXES,
        /** Hands that could not be folded on the way are folded by themselves. */
        LEFT_OVER,
        /** The tables are compared with the log and with the tables that serve. */
        CHECKING,
        /** Events that came meanwhile are handled. */
        CATCHING_UP,
        /** The views are about to show the new tables. */
        SWITCHING,
        /** It is over. */
        DONE
    }

    /** The schema of its tables. */
    String schema() {
        return "projection_" + number;
    }

    /** One of its tables, as SQL names it. */
    String table(String name) {
        return schema() + "." + name;
    }

    /** The name under which its tokens and its parked events are kept. */
    public String processor() {
        return HandProjection.NAME + "-" + number;
    }
}
