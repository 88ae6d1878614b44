package org.standpat.notary.outside;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.standpat.proof.note.KeyType;
import org.standpat.proof.note.NoteSigner;
import org.standpat.proof.note.SignedNote;
import org.standpat.proof.tree.ConsistencyProof;
import org.standpat.proof.tree.Hash;

/** The texts of C2SP tlog-witness, with its examples. */
class WitnessTextsTest {

    /** The body of a request, as the document prints it. */
    private static final String REQUEST = """
            old 20852014
            PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=
            jrJZDmY8Y7SyJE0MWLpLozkIVMSMZcD5kvuKxPC3swk=
            5+pKlUdi2LeF/BcMHBn+Ku6yhPGNCswZZD1X/6QgPd8=
            /6WVhPs2CwSsb5rYBH5cjHV/wSmA79abXAwhXw3Kj/0=

            example.com/behind-the-sofa
            20852163
            CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

            \u2014 example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
            \u2014 example.com/behind-the-sofa opLqBQsREYCgu6xQkYQwJr9fo45a62DN9EdmHXnZdXNqlcVGlCum2Wks+49/V6267UEjw6QUXTS5Rovnzv++qbSzm9Q=
            """;

    /** The body of an answer, as the document prints it; the keys are not given. */
    private static final String RESPONSE = """
            \u2014 witness.example/w1 CMp+6LWBU0anHGH5aNDTJkH/gj79sG+T6+iP2ThYN5krrDJbR1HDnucjL39QsZTSvVjyQLrdk3DXDqI5G2HgLatVs0pWh6Up69HVOw==
            \u2014 witness.example/w1 I7rEps0pvK2UqkS2gSpVUDhrhVtQV9lgF6pRrWAvjJHjyWpW7VcE3SiOlVlbQNt64vWhO+DlkL0+UfzuOBMh9ChdMkP1vi/lCAsmlw==
            \u2014 witness.example/w2 AWui8Sk55XjYLOijihBjhqEH6nS1ndDymE0a+6idX7pLcnoB+dhnz0854aLZgrrKbYKA7nC3HNJhm/kWl7oJlqU3rXXvpysAdyP3wQ==
            """;

    private static final Instant NOW = Instant.parse("2026-12-01T20:00:00Z");

    private final SignedNote checkpoint =
            SignedNote.parse(REQUEST.substring(REQUEST.indexOf("\n\n") + 2).getBytes(UTF_8));
    private final NoteSigner witness = NoteSigner.random("witness.example/w1", KeyType.COSIGNATURE);

    @Test
    void a_question_is_written_as_the_document_prints_it() {
        ConsistencyProof growth = new ConsistencyProof(
                20_852_014,
                20_852_163,
                Stream.of(
                                "PlRNCrwHpqhGrupue0L7gxbjbMiKA9temvuZZDDpkaw=",
                                "jrJZDmY8Y7SyJE0MWLpLozkIVMSMZcD5kvuKxPC3swk=",
                                "5+pKlUdi2LeF/BcMHBn+Ku6yhPGNCswZZD1X/6QgPd8=",
                                "/6WVhPs2CwSsb5rYBH5cjHV/wSmA79abXAwhXw3Kj/0=")
                        .map(Hash::ofBase64)
                        .toList());

        assertThat(new WitnessQuestion(growth, checkpoint).text()).isEqualTo(REQUEST);
    }

    @Test
    void the_answer_of_the_document_is_read_and_none_of_its_unknown_keys_counts() {
        assertThat(answer(RESPONSE))
                .isInstanceOf(WitnessAnswer.Unusable.class)
                .asString()
                .contains("no signature by");
        assertThat(answer(RESPONSE + witness.sign(checkpoint.text(), NOW).line() + "\n"))
                .isEqualTo(new WitnessAnswer.Signed(witness.sign(checkpoint.text(), NOW)));
    }

    private WitnessAnswer answer(String body) {
        return WitnessAnswer.of(new Poster.Answer(200, "", body), witness.verifier(), checkpoint.text(), NOW);
    }
}
