package org.standpat.service.http;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.standpat.service.Sentence;

/** What the command line says of answers that are not good. */
class ApiAnswerTest {

    private static void assertSays(String body, String said) {
        assertThatThrownBy(() -> new ApiAnswer("POST /api/v1/projections/rebuild", 501, body).good())
                .isInstanceOf(Sentence.class)
                .hasMessage("POST /api/v1/projections/rebuild was answered with 501: " + said);
    }

    @Test
    void given_a_problem_of_the_service_then_its_words_are_said() {
        assertSays("{\"kind\":\"no-key\",\"detail\":\"Send a key of staff.\"}", "Send a key of staff.");
    }

    @Test
    void given_the_page_of_some_other_server_then_it_is_not_printed() {
        assertSays(
                "<html><body>Unsupported method</body></html>",
                "no service of Standpat answers so. Look whether the address is that of one.");
    }
}
