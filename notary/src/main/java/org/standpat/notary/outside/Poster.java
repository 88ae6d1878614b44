package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * Posts text by HTTP to somebody who is not trusted: with a bounded time for all of it, a bounded answer, and without going where an answer
 * points to. What it says when that fails goes on from "the witness w1 at …: ", and names no secret.
 */
final class Poster implements AutoCloseable {

    /** Longest time for a connection to be made. */
    static final Duration CONNECTING = Duration.ofSeconds(2);

    /** How what is posted says what it is. */
    static final String TEXT = "text/plain; charset=utf-8";

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(CONNECTING)
            .build();

    /**
     * What came back.
     *
     * @param status of HTTP
     * @param type what the body says it is, without parameters; empty when it does not say
     * @param body as UTF-8, with U+FFFD for what is none
     */
    record Answer(int status, String type, String body) {

        /** Whether it says that all is well. */
        boolean isGood() {
            return status / 100 == 2;
        }
    }

    /**
     * Posts a text and waits for the whole answer.
     *
     * @param token that says who posts, if any
     * @param patience longest time for all of it
     * @param most bytes of the answer's body
     * @throws IOException when no such answer came in time
     */
    Answer post(WebAddress address, String text, Optional<String> token, Duration patience, int most)
            throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(address.uri())
                .header("Content-Type", TEXT)
                .POST(HttpRequest.BodyPublishers.ofString(text, UTF_8));
        token.ifPresent(bearer -> request.header("Authorization", "Bearer " + bearer));
        CompletableFuture<HttpResponse<byte[]>> exchange =
                client.sendAsync(request.build(), head -> new BoundedBody(most));
        try {
            HttpResponse<byte[]> response = exchange.get(patience.toNanos(), TimeUnit.NANOSECONDS);
            return new Answer(response.statusCode(), type(response), new String(response.body(), UTF_8));
        } catch (TimeoutException late) {
            throw new IOException(
                    "it has not answered as a whole within %,d ms".formatted(Math.max(0, patience.toMillis())), late);
        } catch (ExecutionException failed) {
            throw new IOException(reason(failed.getCause()), failed.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            InterruptedIOException told = new InterruptedIOException("the wait for its answer was ended");
            told.initCause(stopped);
            throw told;
        } finally {
            // Without effect on one that is over.
            exchange.cancel(true);
        }
    }

    private static String type(HttpResponse<byte[]> response) {
        String value = response.headers().firstValue("Content-Type").orElse("");
        int parameters = value.indexOf(';');
        return (parameters < 0 ? value : value.substring(0, parameters)).strip();
    }

    private static String reason(@Nullable Throwable failure) {
        return switch (failure) {
            case BoundedBody.TooLong tooLong -> String.valueOf(tooLong.getMessage());
            case HttpTimeoutException late ->
                "no connection to it came about within %,d ms".formatted(CONNECTING.toMillis());
            case ConnectException refused ->
                isUnknown(refused) ? "its name is not known here" : "nobody answers at its address";
            case SSLException refused -> "its certificate or its TLS is not accepted here: " + refused.getMessage();
            case null, default -> "it broke off the connection, or answered in something else than HTTP";
        };
    }

    private static boolean isUnknown(ConnectException refused) {
        for (Throwable cause = refused; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
