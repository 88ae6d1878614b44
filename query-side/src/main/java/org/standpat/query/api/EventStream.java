package org.standpat.query.api;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.standpat.query.live.StreamEnd;

/**
 * Writes server-sent events, in the request's own thread: a virtual one, which waits for a reader at the price of the web server's two
 * buffers. So nothing is queued for anybody, and when the socket takes nothing for as long as the server lets it (its connection-timeout)
 * the write fails and the thread is free.
 */
final class EventStream {

    /** The type of such an answer. */
    static final String MEDIA_TYPE = "text/event-stream";

    private final HttpServletResponse response;
    private final Duration slowest;
    private long pageBegun;
    private long lastId;
    private long lastWritten = System.nanoTime();

    /** A stream to this reader, who may take so long over a page and was told of everything up to this position before. */
    EventStream(HttpServletResponse response, Duration slowest, long after) {
        this.response = response;
        this.slowest = slowest;
        this.lastId = after;
    }

    /** Writing is over. */
    static final class Ended extends Exception {

        private static final long serialVersionUID = 1L;

        private final StreamEnd why;

        private Ended(StreamEnd why, @Nullable Throwable cause) {
            super(why.name(), cause);
            this.why = why;
        }

        StreamEnd why() {
            return why;
        }
    }

    /** Says what comes. */
    static void head(HttpServletResponse response, long position) {
        response.setContentType(MEDIA_TYPE);
        response.setCharacterEncoding(StandardCharsets.UTF_8);
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        // The end of the stream is the end of the connection, so that a reader cannot take it for a pause.
        response.setHeader(HttpHeaders.CONNECTION, "close");
        // Else a proxy of the usual kind gathers what it is to pass on.
        response.setHeader("X-Accel-Buffering", "no");
        PositionInAnswers.put(response, position);
    }

    /** A page begins, which the reader may take some time over. */
    void beginPage() {
        pageBegun = System.nanoTime();
    }

    /**
     * Writes a message, not all of it to the socket yet.
     *
     * @throws Ended when the reader is gone, or too slow over this page
     */
    void message(String event, long id, String json) throws Ended {
        write("event: " + event + "\nid: " + id + "\ndata: " + json + "\n\n");
        lastId = id;
        requireFast();
    }

    /** The id of the last message. */
    long lastId() {
        return lastId;
    }

    /** Writes a line that readers pass over, for those in between and to find out whether somebody reads. */
    void comment(String text) throws Ended {
        write(": " + text + "\n\n");
    }

    private void write(String text) throws Ended {
        try {
            OutputStream out = response.getOutputStream();
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            throw lost(gone);
        }
    }

    /** Has everything written to the socket. */
    void flush() throws Ended {
        try {
            response.flushBuffer();
            lastWritten = System.nanoTime();
        } catch (IOException gone) {
            throw lost(gone);
        }
        requireFast();
    }

    private void requireFast() throws Ended {
        if (System.nanoTime() - pageBegun > slowest.toNanos()) {
            throw new Ended(StreamEnd.SLOW_READER, null);
        }
    }

    private static Ended lost(IOException fault) {
        Throwable cause = fault;
        while (cause != null && !(cause instanceof SocketTimeoutException)) {
            cause = cause.getCause();
        }
        return new Ended(cause == null ? StreamEnd.READER_GONE : StreamEnd.SILENT_READER, fault);
    }

    /** How long nothing was written. */
    Duration silence() {
        return Duration.ofNanos(System.nanoTime() - lastWritten);
    }
}
