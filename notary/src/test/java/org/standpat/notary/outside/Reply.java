package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;

/** What a server of a test answers. */
record Reply(int status, String type, String body) {

    private static final String TEXT = "text/plain; charset=utf-8";

    static Reply of(int status) {
        return new Reply(status, TEXT, "");
    }

    static Reply of(int status, String body) {
        return new Reply(status, TEXT, body);
    }

    void send(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        byte[] bytes = body.getBytes(UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(bytes);
        }
    }

    static String read(HttpExchange exchange) throws IOException {
        return new String(exchange.getRequestBody().readAllBytes(), UTF_8);
    }

    /** Bytes without end, until the other side has had enough. */
    static void flood(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        byte[] bytes = new byte[1 << 12];
        try (OutputStream out = exchange.getResponseBody()) {
            while (!Thread.currentThread().isInterrupted()) {
                out.write(bytes);
            }
        }
    }

    /** A byte now and then, so that the connection never seems dead. */
    static void trickle(HttpExchange exchange) throws IOException, InterruptedException {
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream out = exchange.getResponseBody()) {
            while (!Thread.currentThread().isInterrupted()) {
                out.write('x');
                out.flush();
                Thread.sleep(20);
            }
        }
    }
}
