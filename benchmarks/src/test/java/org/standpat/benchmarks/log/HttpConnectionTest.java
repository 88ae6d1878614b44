package org.standpat.benchmarks.log;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.standpat.benchmarks.log.HttpConnection.Answer;

/** The load's own client against a server that says exactly what the test tells it to. */
class HttpConnectionTest {

    private static final String LENGTH =
            "HTTP/1.1 201 \r\nContent-Type: application/json\r\ncontent-length: 3\r\n\r\n[1]";
    private static final String CHUNKS =
            "HTTP/1.1 200 \r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[1\r\nA;x=y\r\n23,4567,8]\r\n0\r\n\r\n";
    private static final String LAST = "HTTP/1.1 422 \r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}";

    @Test
    void answers_of_a_told_length_and_in_chunks_are_read_one_after_the_other_on_one_connection() throws Exception {
        try (Told server = new Told(List.of(List.of(LENGTH, CHUNKS, LENGTH)));
                HttpConnection connection = new HttpConnection(server.address())) {
            assertAnswer(post(connection), 201, "[1]");
            assertAnswer(post(connection), 200, "[123,4567,8]");
            assertAnswer(post(connection), 201, "[1]");
            assertThat(server.asked())
                    .containsOnly(
                            "POST /there HTTP/1.1\r\nHost: " + server.address().getAuthority()
                                    + "\r\nContent-Type: application/json\r\nX-More: yes\r\nContent-Length: 8\r\n\r\n{\"ä\":1}");
        }
    }

    @Test
    void after_an_answer_that_ends_the_connection_the_next_request_opens_another() throws Exception {
        try (Told server = new Told(List.of(List.of(LENGTH, LAST), List.of(CHUNKS)));
                HttpConnection connection = new HttpConnection(server.address())) {
            assertAnswer(post(connection), 201, "[1]");
            assertAnswer(post(connection), 422, "{}");
            assertAnswer(post(connection), 200, "[123,4567,8]");
        }
    }

    @Test
    void an_answer_that_breaks_off_is_a_failure() throws Exception {
        try (Told server = new Told(List.of(List.of("HTTP/1.1 200 \r\nContent-Le")));
                HttpConnection connection = new HttpConnection(server.address())) {
            assertThatThrownBy(() -> post(connection)).isInstanceOf(EOFException.class);
        }
    }

    private static Answer post(HttpConnection connection) throws IOException {
        return connection.post("/there", "X-More: yes\r\n", "{\"ä\":1}");
    }

    private static void assertAnswer(Answer answer, int status, String body) {
        assertThat(answer.status()).isEqualTo(status);
        assertThat(new String(answer.body(), UTF_8)).isEqualTo(body);
    }

    /** A server with one list of answers for each connection, which it closes after the last of them. */
    private static final class Told implements AutoCloseable {

        private final ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        private final CompletableFuture<List<String>> asked;

        Told(List<List<String>> connections) throws IOException {
            asked = CompletableFuture.supplyAsync(() -> connections.stream()
                    .flatMap(answers -> serve(answers).stream())
                    .toList());
        }

        private List<String> serve(List<String> answers) {
            try (Socket socket = server.accept()) {
                return answers.stream().map(answer -> exchange(socket, answer)).toList();
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        }

        private static String exchange(Socket socket, String answer) {
            try {
                InputStream in = socket.getInputStream();
                StringBuilder head = new StringBuilder();
                while (head.indexOf("\r\n\r\n") < 0) {
                    head.append((char) in.read());
                }
                String body = new String(in.readNBytes("{\"ä\":1}".getBytes(UTF_8).length), UTF_8);
                socket.getOutputStream().write(answer.getBytes(UTF_8));
                return head + body;
            } catch (IOException failure) {
                throw new IllegalStateException(failure);
            }
        }

        URI address() {
            return URI.create("http://" + server.getInetAddress().getHostAddress() + ":" + server.getLocalPort());
        }

        List<String> asked() throws Exception {
            return asked.get(10, TimeUnit.SECONDS);
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }
}
