package org.standpat.query.api;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Enumeration;
import java.util.OptionalLong;
import org.standpat.db.log.FeedToken;
import org.standpat.query.projection.FeedPlaces;

/** Where live streams begin. */
public final class LivePlaces {

    static final String AFTER = "after";
    static final String LAST_EVENT_ID = "Last-Event-ID";

    private final FeedPlaces feed;
    private final AtLeast atLeast;

    /** Of this feed. */
    public LivePlaces(FeedPlaces feed, AtLeast atLeast) {
        this.feed = feed;
        this.atLeast = atLeast;
    }

    /**
     * After which position a stream is to begin; empty for now. What a reader that lost its connection sends by itself goes before what
     * stands in its address, which is as old as its first request.
     *
     * @throws ReadProblem when it cannot be read or lies beyond the end of the log
     */
    OptionalLong after(HttpServletRequest request, Parameters parameters) {
        OptionalLong asked = parameters.feedPosition(AFTER);
        OptionalLong last = lastEventId(request);
        atLeast.feed(parameters.atLeastInFeed());
        OptionalLong after = last.isPresent() ? last : asked;
        if (after.isPresent()) {
            requireRecorded(last.isPresent() ? LAST_EVENT_ID : AFTER, after.getAsLong());
        }
        return after;
    }

    /** How far the tables are. */
    long position() {
        return atLeast.feed(OptionalLong.empty());
    }

    private static OptionalLong lastEventId(HttpServletRequest request) {
        Enumeration<String> given = request.getHeaders(LAST_EVENT_ID);
        if (!given.hasMoreElements()) {
            return OptionalLong.empty();
        }
        String text = given.nextElement();
        if (given.hasMoreElements()) {
            throw ReadProblem.inParameter(LAST_EVENT_ID, "Header " + LAST_EVENT_ID + " may come once.");
        }
        return OptionalLong.of(Parameters.feedPosition(LAST_EVENT_ID, text));
    }

    /** A stream that waited for what the log may reach some day would say nothing of what happens until then. */
    private void requireRecorded(String parameter, long after) {
        long end = feed.last().map(FeedToken::feedPosition).orElse(0L);
        if (after > end) {
            throw ReadProblem.inParameter(
                    parameter,
                    "The log ends at position " + end + ", but " + parameter + " says " + after
                            + ". Take the id of a message of this service, or leave it out to begin now.");
        }
    }
}
