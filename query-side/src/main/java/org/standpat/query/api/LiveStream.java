package org.standpat.query.api;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.TransactionException;
import org.standpat.query.live.Changes;
import org.standpat.query.live.Interest;
import org.standpat.query.live.LiveDesk;
import org.standpat.query.live.StreamEnd;

/** One live stream, from its first message to its last. */
final class LiveStream {

    private static final Logger LOG = LoggerFactory.getLogger(LiveStream.class);

    private final LiveDesk.Place place;
    private final Duration heartbeat;
    private final EventStream out;
    private final Interest interest;
    private final Teller teller;

    /** Everything up to this position was sent. */
    private long told;

    /** Sends messages. */
    @FunctionalInterface
    interface Teller {

        /** What comes first, at this position. */
        default void begin(long position, EventStream out) throws EventStream.Ended {}

        /** What changes give rise to. */
        void tell(Changes changes, EventStream out) throws EventStream.Ended;
    }

    /** A stream of what somebody is interested in after this position. */
    LiveStream(LiveDesk desk, LiveDesk.Place place, EventStream out, Interest interest, long after, Teller teller) {
        this.place = place;
        this.heartbeat = desk.limits().heartbeat();
        this.out = out;
        this.interest = interest;
        this.told = after;
        this.teller = teller;
    }

    /** Writes until there is a reason to end. */
    void run(HttpServletRequest request) {
        StreamEnd why = why();
        place.ended(why);
        switch (why) {
            case STOPPING, SLOW_READER, FAILED -> say(why, request);
            // What was begun cannot be ended, and nobody is there to read the end.
            case SILENT_READER, READER_GONE -> CutAnswers.cut(request);
        }
    }

    private StreamEnd why() {
        try {
            out.beginPage();
            position();
            teller.begin(told, out);
            out.flush();
            while (!place.isStopping()) {
                page();
                beat();
            }
            return StreamEnd.STOPPING;
        } catch (EventStream.Ended ended) {
            return ended.why();
        } catch (RuntimeException fault) {
            LOG.error("A live stream failed.", fault);
            return StreamEnd.FAILED;
        }
    }

    /** Sends what is new, or waits for it. */
    private void page() throws EventStream.Ended {
        Changes changes = place.after(told, interest);
        if (!changes.changes().isEmpty()) {
            out.beginPage();
            try {
                teller.tell(changes, out);
            } catch (DataAccessException | TransactionException unreachable) {
                LOG.debug("A live stream cannot read the database just now.", unreachable);
                place.pause();
                return;
            }
            out.flush();
        }
        boolean further = changes.upTo() > told;
        told = changes.upTo();
        if (!further) {
            Duration left = heartbeat.minus(out.silence());
            place.await(told, left.isNegative() ? Duration.ZERO : left);
        }
    }

    /** After a silence it says how far it is, or at least that it is there; so it finds out, too, when nobody reads any more. */
    private void beat() throws EventStream.Ended {
        if (out.silence().compareTo(heartbeat) >= 0) {
            out.beginPage();
            if (told > out.lastId()) {
                position();
            } else {
                out.comment("nothing new");
            }
            out.flush();
        }
    }

    private void position() throws EventStream.Ended {
        out.message("position", told, Answers.line(new LivePositionBody(told)));
    }

    private void say(StreamEnd why, HttpServletRequest request) {
        long last = Math.max(told, out.lastId());
        try {
            String reason = why.name().toLowerCase(Locale.ROOT).replace('_', '-');
            out.beginPage();
            out.message("end", last, Answers.line(new LiveEndBody(reason, last, detail(why, last))));
            out.flush();
        } catch (EventStream.Ended nobodyReads) {
            CutAnswers.cut(request);
        }
    }

    private static String detail(StreamEnd why, long last) {
        String again = " Ask again with Last-Event-ID: " + last + ", and nothing is lost.";
        return switch (why) {
            case STOPPING -> "The service stops." + again;
            case SLOW_READER -> "What was sent was taken too slowly." + again;
            case FAILED -> "The service failed; what happened is in its log." + again;
            case SILENT_READER, READER_GONE -> "Nobody reads." + again;
        };
    }
}
