package org.standpat.notary.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.VerifierKey;

/** The setting that names the witnesses, and addresses. */
class WitnessTest {

    private static VerifierKey key(String name) {
        return NoteSigner.random(name, KeyType.COSIGNATURE).verifier();
    }

    private final VerifierKey first = key("witness.example/w1");
    private final VerifierKey second = key("other.example/w2");

    @Test
    void witnesses_are_separated_by_commas_or_newlines_and_keep_their_order() {
        Witness one = new Witness(first, WebAddress.parse("https://witness.example/w1/"));
        Witness two = new Witness(second, WebAddress.parse("http://127.0.0.1:8080"));

        assertThat(Witness.parseAll("%s https://witness.example/w1/,%s http://127.0.0.1:8080".formatted(first, second)))
                .containsExactly(one, two);
        assertThat(Witness.parseAll("\n  %s\thttp://127.0.0.1:8080 ,\r\n, %s  https://witness.example/w1/\n"
                        .formatted(second, first)))
                .containsExactly(two, one);
        assertThat(Witness.parseAll(" ,\n")).isEmpty();
        assertThat(one).hasToString("witness.example/w1 at https://witness.example/w1/");
    }

    @Test
    void what_is_asked_for_is_below_the_prefix_with_or_without_its_slash() {
        for (String prefix : new String[] {"https://witness.example/w1", "https://witness.example/w1/"}) {
            assertThat(WebAddress.parse(prefix).below("add-checkpoint"))
                    .hasToString("https://witness.example/w1/add-checkpoint");
        }
        assertThat(WebAddress.parse("http://127.0.0.1:80").below("add-checkpoint"))
                .hasToString("http://127.0.0.1:80/add-checkpoint");
    }

    @Test
    void a_misfit_names_its_entry_and_what_was_expected() {
        VerifierKey ofLog =
                NoteSigner.random("room.example/log", KeyType.ED25519).verifier();
        String good = first + " https://witness.example/w1";

        assertThatThrownBy(() -> Witness.parseAll(good + ",nonsense"))
                .hasMessageContaining("Entry 2")
                .hasMessageContaining("\"nonsense\"");
        assertThatThrownBy(() -> Witness.parseAll(good + "," + good)).hasMessageContaining("entry 2");
        assertThatThrownBy(() -> Witness.parseAll(ofLog + " https://witness.example/"))
                .hasMessageContaining("Entry 1")
                .hasMessageContaining("type 4");
        assertThatThrownBy(() -> Witness.parseAll(first.toString().replace("+", "-") + " https://witness.example/"))
                .hasMessageContaining("A verifier key was expected");
        assertThatThrownBy(() -> Witness.parseAll(first + " ftp://witness.example/"))
                .hasMessageContaining("http:// or https://");
        assertThatThrownBy(() -> Witness.parseAll(first + " https://witness.example/?a=b"))
                .hasMessageContaining("without \"?\"");
        String many = IntStream.rangeClosed(0, Witness.MOST)
                .mapToObj(i -> key("w" + i) + " https://witness.example/" + i)
                .collect(Collectors.joining(","));
        assertThatThrownBy(() -> Witness.parseAll(many)).hasMessageContaining("At most 32");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "keep.example",
                "/path",
                "ftp://keep.example",
                "http:",
                "http://",
                "http:///path",
                "mailto:a@b.example",
                "https://keep.example:0/",
                "https://keep.example:65536/",
                "https://keep.example/#part",
                "https://keep.example/a b",
                "https://a_b:x/"
            })
    void what_is_no_address_is_refused(String text) {
        assertThatThrownBy(() -> WebAddress.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://user:hidden@keep.example/",
                "https://hidden@keep_it/",
                "https://user:hidden@keep.example/ x"
            })
    void a_password_in_an_address_is_refused_and_not_quoted(String text) {
        assertThatThrownBy(() -> WebAddress.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("hidden")
                .hasNoCause();
    }

    @Test
    void what_follows_the_question_mark_is_not_shown() {
        assertThat(WebAddress.parse("https://keep.example:8443/a?key=hidden"))
                .hasToString("https://keep.example:8443/a");
    }
}
