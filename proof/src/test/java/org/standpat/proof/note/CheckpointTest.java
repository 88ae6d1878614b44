package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.KeyPair;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.standpat.proof.tree.Hash;

/** Checkpoints and cosignatures as C2SP tlog-checkpoint and tlog-cosignature have them, with their examples. */
class CheckpointTest {

    private static final String ROOT = "CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=";
    private static final String TEXT = "example.com/behind-the-sofa\n20852163\n" + ROOT + "\n";

    /** The example of tlog-cosignature; the keys are not given. */
    private static final String COSIGNED = TEXT + """

            \u2014 example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
            \u2014 witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
            """;

    @Test
    void the_checkpoint_of_the_document_is_read_and_written_as_it_was() {
        SignedNote note = SignedNote.parse(COSIGNED.getBytes(UTF_8));
        Checkpoint checkpoint = Checkpoint.parse(note.text());

        assertThat(checkpoint.origin()).isEqualTo("example.com/behind-the-sofa");
        assertThat(checkpoint.size()).isEqualTo(20_852_163);
        assertThat(checkpoint.root().base64()).isEqualTo(ROOT);
        assertThat(checkpoint.extensions()).isEmpty();
        assertThat(checkpoint.text()).isEqualTo(TEXT);
        assertThat(note).hasToString(COSIGNED);
    }

    /** The document prints what this witness has signed: {@code time 1679315147}. */
    @Test
    void the_cosignature_of_the_document_names_its_time_and_its_message() {
        List<NoteSignature> lines = SignedNote.parse(COSIGNED.getBytes(UTF_8)).signatures();

        assertThat(Cosignature.of(lines.get(1)).orElseThrow().second()).isEqualTo(1_679_315_147);
        assertThat(Cosignature.of(lines.get(0))).isEmpty();
        assertThat(new String(Cosignature.message(1_679_315_147, TEXT), UTF_8))
                .isEqualTo("cosignature/v1\ntime 1679315147\n" + TEXT);
    }

    @Test
    void the_log_signs_and_a_witness_puts_his_time_and_name_below() {
        NoteSigner log = new NoteSigner("room.example/log", KeyType.ED25519, SignedNoteTest.keys());
        NoteSigner witness = new NoteSigner("witness.example/w1", KeyType.COSIGNATURE, SignedNoteTest.keys());
        Instant now = Instant.ofEpochSecond(1_796_000_000);
        String text =
                Checkpoint.of("room.example/log", 1, Hash.ofLeaf(new byte[0])).text();
        SignedNote note = new SignedNote(text, List.of(log.sign(text, now))).with(witness.sign(text, now));

        SignedNote read = SignedNote.parse(note.toString().getBytes(UTF_8));

        assertThat(read.verified(List.of(log.verifier(), witness.verifier())))
                .containsExactly(log.verifier(), witness.verifier());
        assertThat(Cosignature.of(read.signatures().getLast()).orElseThrow().second())
                .isEqualTo(1_796_000_000);
        assertThat(VerifierKey.parse(witness.verifier().toString())).isEqualTo(witness.verifier());
    }

    /** A time that the witness did not sign is a change like any other. */
    @Test
    void given_a_cosignature_with_another_time_then_it_is_refused() {
        NoteSigner witness = new NoteSigner("witness.example/w1", KeyType.COSIGNATURE, SignedNoteTest.keys());
        byte[] bytes = witness.sign(TEXT, Instant.ofEpochSecond(1_796_000_000)).bytes();
        bytes[Long.BYTES - 1]++;
        NoteSignature later =
                new NoteSignature("witness.example/w1", witness.verifier().id(), bytes);

        assertThatThrownBy(() -> new SignedNote(TEXT, List.of(later)).verified(List.of(witness.verifier())))
                .isInstanceOf(UntrustedNoteException.class)
                .hasMessageContaining("changed, or forged");
    }

    /** The same pair of keys in both parts: what is signed as a note is no cosignature, and the other way round. */
    @Test
    void given_one_pair_of_keys_in_two_parts_then_neither_signature_stands_for_the_other() {
        KeyPair keys = SignedNoteTest.keys();
        NoteSigner log = new NoteSigner("room.example/log", KeyType.ED25519, keys);
        NoteSigner witness = new NoteSigner("room.example/log", KeyType.COSIGNATURE, keys);

        assertThat(log.verifier().id()).isNotEqualTo(witness.verifier().id());
        SignedNote note = new SignedNote(TEXT, List.of(log.sign(TEXT, Instant.EPOCH)));
        assertThatThrownBy(() -> note.verified(List.of(witness.verifier()))).isInstanceOf(UntrustedNoteException.class);
    }

    @Test
    void further_lines_are_kept_and_nothing_is_made_of_them() {
        Checkpoint checkpoint = Checkpoint.parse(TEXT + "more\nand more\n");

        assertThat(checkpoint.extensions()).containsExactly("more", "and more");
        assertThat(checkpoint.text()).isEqualTo(TEXT + "more\nand more\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a\n1\n",
                "\n1\n" + ROOT + "\n",
                "a\n01\n" + ROOT + "\n",
                "a\n+1\n" + ROOT + "\n",
                "a\n-1\n" + ROOT + "\n",
                "a\n \n" + ROOT + "\n",
                "a\n\u0661\n" + ROOT + "\n",
                "a\n9223372036854775808\n" + ROOT + "\n",
                "a\n1\n" + ROOT,
                "a\n1\nCsUYapGGPo4dkMgIAUqom\n",
                "a\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2J=\n",
                "a\n1\n" + ROOT + "\n\nmore\n",
                "a\r\n1\r\n" + ROOT + "\r\n",
                "a\n0\n" + ROOT + "\n"
            })
    void what_is_no_checkpoint_is_refused(String text) {
        assertThatThrownBy(() -> Checkpoint.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_log_without_entries_has_the_hash_of_nothing_for_its_root() {
        assertThat(Checkpoint.parse("a\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n")
                        .size())
                .isZero();
    }
}
