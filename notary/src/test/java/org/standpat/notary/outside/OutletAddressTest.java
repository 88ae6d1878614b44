package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.proof.note.SignedCheckpoint;

/** Checkpoints posted to real servers, good and bad ones. */
class OutletAddressTest {

    /** For servers that would never end. */
    private static final Duration SHORT = Duration.ofMillis(300);

    private static final String TOKEN = "c2VjcmV0LXRva2Vu";

    private final TestLog log = TestLog.of(10);
    private final SignedCheckpoint checkpoint = log.checkpoint(10);

    private void post(WebAddress address, Duration patience) throws IOException {
        try (OutletAddress outlet = new OutletAddress(address, Optional.of(TOKEN), patience)) {
            outlet.take(checkpoint, log.tree());
        }
    }

    private void postTo(HttpHandler handler, Duration patience) throws IOException {
        try (WebServer server = new WebServer(handler)) {
            post(server.address("/keep?room=secret-room"), patience);
        }
    }

    private void post(WebAddress address) throws IOException {
        post(address, OutletAddress.PATIENCE);
    }

    private void postTo(HttpHandler handler) throws IOException {
        postTo(handler, OutletAddress.PATIENCE);
    }

    @Test
    void the_note_is_posted_as_it_is_with_its_type_and_the_token() throws IOException {
        List<String> came = new CopyOnWriteArrayList<>();

        postTo(exchange -> {
            came.add(exchange.getRequestMethod() + " " + exchange.getRequestURI());
            came.add(exchange.getRequestHeaders().getFirst("Content-Type"));
            came.add(exchange.getRequestHeaders().getFirst("Authorization"));
            came.add(Reply.read(exchange));
            Reply.of(201, "thanks").send(exchange);
        });

        assertThat(came)
                .containsExactly(
                        "POST /keep?room=secret-room",
                        "text/plain; charset=utf-8",
                        "Bearer " + TOKEN,
                        checkpoint.note().toString());
    }

    @Test
    void given_no_token_then_none_is_sent_and_nothing_is_read_back() throws IOException {
        List<Boolean> sent = new CopyOnWriteArrayList<>();
        try (WebServer server = new WebServer(exchange -> {
                    sent.add(exchange.getRequestHeaders().containsKey("Authorization"));
                    Reply.of(204).send(exchange);
                });
                OutletAddress outlet = new OutletAddress(server.address("/keep"), Optional.empty())) {
            outlet.take(checkpoint, log.tree());
            assertThat(outlet.newest()).isEmpty();
        }
        assertThat(sent).containsExactly(false);
    }

    @ParameterizedTest
    @ValueSource(ints = {300, 304, 400, 401, 403, 404, 409, 500, 503})
    void another_status_than_200_to_299_is_an_outage_that_names_no_secret(int status) {
        assertThatThrownBy(() -> postTo(exchange -> Reply.of(status).send(exchange)))
                .isExactlyInstanceOf(IOException.class)
                .hasMessageContaining("status " + status)
                .hasMessageContaining("/keep")
                .hasMessageNotContaining(TOKEN)
                .hasMessageNotContaining("secret-room");
    }

    /** The token would go to wherever the answer points to. */
    @Test
    void an_answer_that_points_elsewhere_is_not_followed() {
        List<String> paths = new CopyOnWriteArrayList<>();

        assertThatThrownBy(() -> postTo(exchange -> {
                    paths.add(exchange.getRequestURI().getPath());
                    exchange.getResponseHeaders().set("Location", "/elsewhere");
                    Reply.of(307).send(exchange);
                }))
                .hasMessageContaining("points to another address");
        assertThat(paths).containsExactly("/keep");
    }

    @Test
    void a_server_that_never_answers_or_never_ends_is_given_up_in_time() {
        long began = System.nanoTime();
        assertThatThrownBy(() -> postTo(exchange -> sleep(), SHORT)).hasMessageContaining("within 300 ms");
        assertThatThrownBy(() -> postTo(
                        exchange -> {
                            try {
                                Reply.trickle(exchange);
                            } catch (InterruptedException ended) {
                                Thread.currentThread().interrupt();
                            }
                        },
                        SHORT))
                .hasMessageContaining("within 300 ms");
        assertThatThrownBy(() -> postTo(Reply::flood)).hasMessageContaining("more than 65,536 bytes");
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(3));
    }

    private static void sleep() {
        try {
            Thread.sleep(Duration.ofSeconds(20));
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void nobody_there_and_a_connection_that_breaks_off_are_told_apart() throws IOException {
        int nobody;
        try (ServerSocket socket = new ServerSocket(0)) {
            nobody = socket.getLocalPort();
        }
        assertThatThrownBy(() -> post(WebAddress.parse("http://127.0.0.1:" + nobody)))
                .hasMessageContaining("nobody answers");
        assertThatThrownBy(() -> post(WebAddress.parse("http://room.invalid/")))
                .hasMessageContaining("name is not known");
        for (String said : List.of("", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort", "garbage\r\n\r\n")) {
            try (RawServer server = new RawServer(said)) {
                assertThatThrownBy(() -> post(server.address()))
                        .isExactlyInstanceOf(IOException.class)
                        .hasMessageContaining("broke off");
                assertThat(server.connections()).isPositive();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "two words", "line\nbreak", "\u00e4", "=x"})
    void a_token_that_is_none_is_refused_and_not_quoted(String token) {
        WebAddress address = WebAddress.parse("https://keep.example/");
        assertThatThrownBy(() -> new OutletAddress(address, Optional.of(token)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("two words")
                .hasMessageContaining("token");
        assertThatCode(() -> new OutletAddress(address, Optional.of("aZ09-._~+/==")).close())
                .doesNotThrowAnyException();
    }
}
