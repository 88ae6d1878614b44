package org.standpat.query.api;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.standpat.query.PlayedHand.EVENING;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.query.PlayedHand;
import org.standpat.query.RunningQuerySide;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What is refused before it reaches the API is refused in the same words as everything else. Requests are sent byte by byte. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RefusedRequestsTest {

    private static final int WAIT_MILLIS = 20_000;
    private static final int TOO_LONG = 20_000;

    private final RunningQuerySide service = new RunningQuerySide();
    private final PlayedHand hand = PlayedHand.recorded(
                    new UUID(9, 1), EVENING, "Alpha", PlayedHand.ONLINE, 3, "a;b", "back\\slash", "a")
            .then("1 gets ??????????", "2 gets ??????????", "3 gets ??????????", "3 folds", "1 folds");

    @BeforeAll
    void record() {
        service.record(hand);
        assertThat(service.get("/api/v1/hands?" + service.after(hand)).status()).isEqualTo(200);
    }

    @AfterAll
    void stop() {
        service.close();
    }

    private String answer(String request) {
        URI address = URI.create(service.address());
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            socket.setSoTimeout(WAIT_MILLIS);
            socket.getOutputStream().write(request.getBytes(ISO_8859_1));
            socket.getOutputStream().flush();
            return new String(socket.getInputStream().readAllBytes(), UTF_8);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private String get(String path, String... headers) {
        return answer("GET " + path + " HTTP/1.1\r\nHost: here\r\nConnection: close\r\n"
                + String.join(
                        "", Stream.of(headers).map(header -> header + "\r\n").toList())
                + "\r\n");
    }

    private static void assertProblem(String answer, int status) {
        assertThat(answer).startsWith("HTTP/1.1 " + status + " ").contains("application/problem+json");
        JsonNode problem = JsonMapper.shared().readTree(answer.substring(answer.indexOf("\r\n\r\n")));
        assertThat(problem.path("status").intValue()).isEqualTo(status);
        assertThat(problem.path("type").stringValue()).startsWith("urn:standpat:problem:");
        assertThat(problem.path("detail").stringValue()).endsWith(".");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/players/a%00b/stats",
                "/api/v1/players/%FF/stats",
                "/api/v1/players/%ED%A0%80/stats",
                "/api/v1/players/%zz/stats",
                "/api/v1/players/[x]/stats",
                "/api/v1/players/%/stats",
                "/api/v1/players/Zo\u00eb/stats",
                "/../api/v1/hands",
                "http://elsewhere/api/v1/hands"
            })
    void given_a_path_that_the_server_cannot_read_then_the_answer_is_a_problem(String path) {
        assertProblem(get(path), 400);
    }

    @Test
    void given_more_than_the_server_takes_then_the_answer_is_a_problem() {
        assertProblem(get("/api/v1/players/" + "a".repeat(TOO_LONG) + "/stats"), 400);
        assertProblem(get("/api/v1/hands", "X-Long: " + "a".repeat(TOO_LONG)), 400);
        assertProblem(get("/api/v1/hands?" + "player=a&".repeat(TOO_LONG / 20)), 400);
        assertProblem(get("/api/v1/hands", "Expect: wonders"), 417);
        assertProblem(get("/api/v1/hands", "Transfer-Encoding: wonders"), 501);
        assertProblem(answer("\u0016\u0003\u0001 no request\r\n\r\n"), 400);
        assertProblem(answer("TRACE /api/v1/hands HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"), 405);
    }

    @Test
    void given_the_address_to_which_the_server_turns_when_something_fails_then_there_is_nothing_at_it() {
        assertProblem(get("/error"), 404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/v1/players/a;b/stats",
                "/api/v1/players/a;b=c/stats",
                "/api/v1/hands;jsessionid=1",
                "/api;x/v1/hands"
            })
    void given_a_semicolon_in_a_path_then_what_is_before_it_is_not_taken_for_the_whole(String path) {
        assertProblem(get(path), 400);
    }

    @ParameterizedTest
    @CsvSource({
        "a%3Bb, 200",
        "back%5Cslash, 200",
        "a, 200",
        "A, 404",
        "a%20, 404",
        "back%2Fslash, 404",
        "%EF%BD%81, 404"
    })
    void given_a_name_in_a_path_then_it_is_taken_letter_by_letter(String name, int status) {
        assertThat(get("/api/v1/players/" + name + "/stats")).startsWith("HTTP/1.1 " + status + " ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"%2B5", "+5", "%D9%A5", "%EF%BC%95", "5.0", "0x5", "5%20", "--5"})
    void given_a_number_in_other_than_plain_digits_then_it_is_refused(String number) {
        assertProblem(get("/api/v1/hands?limit=" + number), 400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/v1/hands", "/%61pi/v1/hands", "/api/%76%31/hands"})
    void given_an_address_however_it_is_spelt_then_the_answer_is_kept_for_nobody_else(String path) {
        String answer = get(path, String.join(": ", service.staff()));

        assertThat(answer).startsWith("HTTP/1.1 200 ").contains("Cache-Control: no-store", "Vary: Authorization");
    }
}
