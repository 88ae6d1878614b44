package org.standpat.command.api;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.command.RunningCommandSide;
import org.standpat.db.postgres.TestDatabase;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the web server refuses is refused in the same form as everything else. Requests are sent byte by byte. */
class ServerRefusalsTest {

    private static final RunningCommandSide SIDE = RunningCommandSide.on(TestDatabase.fresh());
    private static final int WAIT_MILLIS = 20_000;

    @AfterAll
    static void stop() {
        SIDE.close();
    }

    private static String answer(String line, String... headers) throws IOException {
        URI address = SIDE.request("/").build().uri();
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.setSoTimeout(WAIT_MILLIS);
            String request =
                    line + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n" + String.join("", headers) + "\r\n";
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        }
    }

    private static void assertProblem(String answer, int status, String kind) {
        assertThat(answer).startsWith("HTTP/1.1 " + status + " ").contains("application/problem+json");
        JsonNode problem = JsonMapper.shared().readTree(answer.substring(answer.indexOf("\r\n\r\n")));
        assertThat(problem.path("status").intValue()).isEqualTo(status);
        assertThat(problem.path("type").stringValue()).isEqualTo("urn:standpat:problem:" + kind);
        assertThat(problem.path("detail").stringValue()).endsWith(".");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%00", "%FF", "%zz", "[x]", "a%2Fb", "Zo\u00eb", "../../../.."})
    void given_a_path_that_the_server_cannot_read_then_the_answer_is_a_problem(String path) throws IOException {
        assertProblem(answer("GET /api/v1/hands/" + path), 400, "malformed-request");
    }

    @Test
    void given_more_than_the_server_takes_or_what_it_does_not_know_then_the_answer_is_a_problem() throws IOException {
        assertProblem(answer("GET /" + "a".repeat(20_000)), 400, "malformed-request");
        assertProblem(answer("POST /api/v1/hands", "Expect: wonders\r\n"), 417, "malformed-request");
        assertProblem(answer("POST /api/v1/hands", "Transfer-Encoding: wonders\r\n"), 501, "malformed-request");
        assertProblem(answer("TRACE /api/v1/hands"), 405, "method-not-allowed");
    }

    @Test
    void given_an_address_where_nothing_is_then_that_is_said_also_of_the_one_for_faults() throws IOException {
        assertProblem(answer("GET /nothing"), 404, "not-found");
        assertProblem(answer("GET /error"), 404, "not-found");
    }
}
