package org.standpat.service;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** Arguments that make no sense. */
class CommandLineTest {

    private final StringWriter said = new StringWriter();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            frob                  | there is no verb 'frob'
            serv                  | Did you mean: serve, verify?
            serve --prot 1        | '--prot' is not known here
            serve --port 65536    | --port takes a number from 0 to 65535, not 65536.
            serve --port eighty   | --port takes a number from 0 to 65535, not eighty.
            demo --port -1        | --port takes a number from 0 to 65535, not -1.
            import                | Missing required parameter: 'PATH'
            demo now              | 'now' is not known here
            rebuild --data        | Missing required parameter for option '--data'
            verify now            | a hand's id looks like 0198c0de-1234-7abc-8def-0123456789ab, not 'now'
            verify --all 0198c0de-1234-7abc-8def-0123456789ab | either one HAND or --all, not both.
            events                | Missing required parameter: 'HAND'
            events now            | a hand's id looks like 0198c0de-1234-7abc-8def-0123456789ab, not 'now'
            source                | Missing required parameter: 'HAND'
            quarantine            | what to do with the quarantine?
            quarantine list --most 0 | --most takes a number from 1 to 1000, not 0.
            quarantine export     | Missing required parameter: 'ENTRY'
            quarantine retry      | either numbers of entries or --all.
            quarantine retry 1 --all | either numbers of entries or --all.
            quarantine retry 1 --profile x | no house rules are called x, expected one of
            drill                 | which drill? There are 'drill kill' and 'drill tamper'.
            drill kill --times 0  | --times takes a number from 1 to 10000, not 0.
            drill kill --times all | Invalid value for option '--times'
            drill tamper --times 0 | --times takes a number from 1 to 1000, not 0.
            drill tamper --events 999 | --events takes a number from 1000 to 10000000, not 999.
            evidence              | Missing required parameter: 'HAND'
            evidence now          | a hand's id looks like 0198c0de-1234-7abc-8def-0123456789ab, not 'now'
            check file            | Missing required option: '--key=KEY'
            bench -f 1            | ./standpat bench -f 1
            """)
    void are_answered_with_a_sentence_and_status_two(String arguments, String sentence) {
        assertThat(execute(arguments.split(" "))).isEqualTo(2);
        assertThat(said.toString()).contains(sentence).doesNotContain("Exception", "\tat ");
    }

    /** A locale without UTF-8 turns each byte that it does not know into this character: the name is another one then. */
    @Test
    void a_name_that_the_locale_could_not_pass_on_is_refused_and_no_key_made_for_it() {
        PrintStream before = System.err;
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        System.setErr(new PrintStream(told, true, UTF_8));
        try {
            assertThat(Standpat.run("key", "player", "N\uFFFD\uFFFDrth")).isEqualTo(2);
        } finally {
            System.setErr(before);
        }
        assertThat(told.toString(UTF_8)).contains("LC_ALL=C.UTF-8").doesNotContain("standpat_");
    }

    @Test
    void no_argument_at_all_shows_the_help() {
        assertThat(execute()).isZero();
        assertThat(said.toString())
                .contains("Usage: standpat")
                .contains(
                        "demo",
                        "serve",
                        "import",
                        "quarantine",
                        "source",
                        "rebuild",
                        "verify",
                        "events",
                        "drill",
                        "bench");
    }

    @Test
    void the_help_of_events_warns_that_it_shows_hole_cards() {
        assertThat(execute("events", "--help")).isZero();
        assertThat(said.toString().replaceAll("\\s+", " ")).contains("it shows the hole cards of all players");
    }

    private int execute(String... arguments) {
        CommandLine line = Standpat.line();
        PrintWriter writer = new PrintWriter(said);
        return line.setErr(writer).setOut(writer).execute(arguments);
    }
}
