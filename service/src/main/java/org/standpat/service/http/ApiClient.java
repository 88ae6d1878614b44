package org.standpat.service.http;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.standpat.db.access.AccessKey;
import org.standpat.service.Sentence;

/** A client of one running service. */
public final class ApiClient implements AutoCloseable {

    /** How long an answer may take. */
    public static final Duration LIMIT = Duration.ofSeconds(60);

    private final HttpClient client = HttpClient.newBuilder()
            .proxy(HttpClient.Builder.NO_PROXY)
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    private final URI address;
    private final @Nullable AccessKey key;

    /**
     * A client of the service at this address.
     *
     * @param address without a slash at the end
     */
    public ApiClient(URI address) {
        this(address, null);
    }

    /**
     * A client that says who it is.
     *
     * @param address without a slash at the end
     * @param key sent with each request; null for none
     */
    public ApiClient(URI address, @Nullable AccessKey key) {
        this.address = address;
        this.key = key;
    }

    /** The service's address. */
    public URI address() {
        return address;
    }

    /** A name as a part of a path. */
    public static String segment(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    /**
     * Gets what is at this path.
     *
     * @throws NoAnswerException when none comes
     */
    public ApiAnswer get(String path) {
        return send(HttpRequest.newBuilder(URI.create(address + path)).GET());
    }

    /**
     * Posts without a body.
     *
     * @throws NoAnswerException when no answer comes
     */
    public ApiAnswer post(String path) {
        return send(HttpRequest.newBuilder(URI.create(address + path)).POST(BodyPublishers.noBody()));
    }

    /**
     * Sends a request to the write API. It may be sent again: its key makes the service give the first answer.
     *
     * @throws NoAnswerException when no answer comes; whether it was recorded is not known then
     */
    public ApiAnswer send(WriteRequest request) {
        HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(address + request.path()))
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", request.key())
                .POST(BodyPublishers.ofString(request.body()));
        if (request.position() > 0) {
            builder.header("If-Match", "\"" + request.position() + "\"");
        }
        return send(builder);
    }

    private ApiAnswer send(HttpRequest.Builder builder) {
        AccessKey own = key;
        if (own != null) {
            builder.header("Authorization", "Bearer " + own.text());
        }
        HttpRequest request = builder.timeout(LIMIT).build();
        try {
            HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
            return new ApiAnswer(
                    request.method() + " " + request.uri().getRawPath(), response.statusCode(), response.body());
        } catch (IOException fault) {
            throw new NoAnswerException(address, fault);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Sentence("Interrupted while waiting for " + address + ".");
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
