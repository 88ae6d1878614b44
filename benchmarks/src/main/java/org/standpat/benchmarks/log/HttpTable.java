package org.standpat.benchmarks.log;

import java.io.IOException;
import java.net.URI;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.standpat.benchmarks.log.HttpConnection.Answer;

/** A table that plays over the write API on one connection: each request with a key of its own and the position it acts on. */
final class HttpTable implements Lane.Writer {

    private static final String HANDS = "/api/v1/hands";
    private static final int GOOD = 200;
    private static final int REDIRECTS = 300;

    private final Supplier<URI> service;
    private final String keys = UUID.randomUUID().toString();
    private final HandOverHttp hand;
    private @Nullable HttpConnection connection;
    private long requests;

    HttpTable(Supplier<URI> service, long seed) {
        this.service = service;
        this.hand = new HandOverHttp(new SplittableRandom(seed));
    }

    /** Connects for a round. */
    HttpTable connected() throws IOException {
        connection = new HttpConnection(service.get());
        return this;
    }

    /** What it plays, as the last answer left it. */
    HandOverHttp hand() {
        return hand;
    }

    @Override
    public void act() throws IOException {
        HttpConnection open = connection;
        if (open == null) {
            throw new IllegalStateException("this table is not connected");
        }
        requests++;
        String key = "Idempotency-Key: " + keys + "-" + requests + "\r\n";
        Answer answer = hand.isRunning()
                ? open.post(
                        HANDS + "/" + hand.id() + "/actions",
                        key + "If-Match: \"" + hand.position() + "\"\r\n",
                        hand.next())
                : open.post(HANDS, key, hand.start());
        if (answer.status() < GOOD || answer.status() >= REDIRECTS) {
            // The body of a refusal may name cards, and this goes to a terminal.
            throw new IllegalStateException("a legal action was answered with status " + answer.status());
        }
        hand.take(answer.body());
    }

    @Override
    public void close() throws IOException {
        if (connection != null) {
            connection.close();
            connection = null;
        }
    }
}
