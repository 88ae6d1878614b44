package org.standpat.proof.note;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Notes as C2SP signed-note has them, with its examples. */
class SignedNoteTest {

    private static final long SEED = Long.getLong("standpat.seed", 20_261_201L);
    private static final Instant NOW = Instant.parse("2026-12-01T20:00:00Z");

    /** The key and the note of the document's own example. */
    private static final String KEY = "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k";

    private static final String NOTE = """
            This is an example message.

            \u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
            """;

    /** Its first example, whose text has an empty line; no key is given. */
    private static final String POEM = """
            Ognuno sta solo sul cuor della terra
            trafitto da un raggio di sole:

            ed \u00e8 subito sera.

            \u2014 quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=
            """;

    static KeyPair keys() {
        try {
            return KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        } catch (GeneralSecurityException missing) {
            throw new AssertionError(missing);
        }
    }

    private static NoteSigner signer(String name) {
        return new NoteSigner(name, KeyType.ED25519, keys());
    }

    private static SignedNote note(String text, NoteSigner... signers) {
        return new SignedNote(
                text,
                List.of(signers).stream().map(signer -> signer.sign(text, NOW)).toList());
    }

    private static SignedNote parse(String note) {
        return SignedNote.parse(note.getBytes(UTF_8));
    }

    @Test
    void the_note_of_the_document_is_verified_by_its_key() {
        VerifierKey key = VerifierKey.parse(KEY);

        assertThat(key.id()).isEqualTo(0x530d903a);
        assertThat(key).hasToString(KEY);
        assertThat(parse(NOTE).text()).isEqualTo("This is an example message.\n");
        assertThat(parse(NOTE).verified(List.of(key))).containsExactly(key);
    }

    @Test
    void notes_of_the_document_are_written_as_they_were_read() {
        assertThat(parse(NOTE)).hasToString(NOTE);
        assertThat(parse(POEM)).hasToString(POEM);
        assertThat(parse(POEM).text()).endsWith("sole:\n\ned \u00e8 subito sera.\n");
    }

    @Test
    void whoever_is_trusted_and_has_signed_is_found_and_others_are_passed_over() {
        NoteSigner room = signer("room.example/log");
        NoteSigner stranger = signer("stranger.example");
        SignedNote note = parse(note("text\n", stranger, room).toString());

        assertThat(note.verified(List.of(room.verifier()))).containsExactly(room.verifier());
        assertThat(note.verified(List.of(room.verifier(), stranger.verifier())))
                .containsExactly(stranger.verifier(), room.verifier());
    }

    @Test
    void given_no_signature_of_a_trusted_key_then_the_note_is_refused_and_it_is_said_who_signed() {
        NoteSigner room = signer("room.example/log");
        SignedNote note = note("text\n", signer("stranger.example"));

        assertThatThrownBy(() -> note.verified(List.of(room.verifier())))
                .isInstanceOf(UntrustedNoteException.class)
                .hasMessageContaining("room.example/log")
                .hasMessageContaining("[stranger.example]");
    }

    /** The same name does not make the same key. */
    @Test
    void given_another_key_of_the_same_name_then_its_signature_counts_for_nothing() {
        NoteSigner room = signer("room.example/log");
        SignedNote note = note("text\n", signer("room.example/log"));

        assertThatThrownBy(() -> note.verified(List.of(room.verifier()))).isInstanceOf(UntrustedNoteException.class);
    }

    @Test
    void given_one_good_signature_and_one_that_was_put_on_from_another_note_then_the_whole_note_is_refused() {
        NoteSigner room = signer("room.example/log");
        NoteSigner witness = signer("witness.example");
        SignedNote mixed = note("text\n", room).with(witness.sign("another text\n", NOW));

        assertThatThrownBy(() -> mixed.verified(List.of(room.verifier(), witness.verifier())))
                .isInstanceOf(UntrustedNoteException.class)
                .hasMessageContaining("witness.example")
                .hasMessageContaining("changed, or forged");
    }

    @Test
    void given_any_one_bit_changed_then_the_note_is_not_taken_for_the_one_that_was_signed() {
        NoteSigner room = signer("room.example/log");
        SignedNote good = note("room.example/log\n7\nroot\n", room);
        byte[] bytes = good.toString().getBytes(UTF_8);
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            int place = random.nextInt(bytes.length);
            byte[] bent = bytes.clone();
            bent[place] ^= (byte) (1 << random.nextInt(8));

            assertThatThrownBy(() -> SignedNote.parse(bent).verified(List.of(room.verifier())))
                    .as("seed %d, byte %d", SEED, place)
                    .isInstanceOfAny(UntrustedNoteException.class, IllegalArgumentException.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n",
                "text\n",
                "text\n\n",
                "text\n\n\u2014 a AAAAAAA=",
                "text\n\n\u2014 a AAAAAAA\n",
                "text\n\n\u2014 a AAAAAAB=\n",
                "text\n\n\u2014 a AAAAAA==\n",
                "text\n\n\u2014 a  AAAAAAA=\n",
                "text\n\n- a AAAAAAA=\n",
                "text\n\n\u2014 a+b AAAAAAA=\n",
                "text\n\n\u2014 a\u00a0b AAAAAAA=\n",
                "text\n\n\u2014 a AAAAAAA=\nmore\n",
                "te\txt\n\n\u2014 a AAAAAAA=\n",
                "text\r\n\n\u2014 a AAAAAAA=\n",
                "text\u0000\n\n\u2014 a AAAAAAA=\n"
            })
    void what_is_no_note_is_refused(String text) {
        assertThatThrownBy(() -> parse(text)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_note_that_is_not_utf_8_or_too_long_is_refused() {
        assertThatThrownBy(() -> SignedNote.parse(new byte[] {(byte) 0xff, '\n', '\n'}))
                .hasMessageContaining("UTF-8");
        assertThatThrownBy(() -> SignedNote.parse(new byte[SignedNote.LONGEST + 1]))
                .hasMessageContaining("65,536");
    }

    @Test
    void sixteen_signatures_are_read_and_a_thousand_are_not() {
        String line = "\u2014 a AAAAAAA=\n";

        assertThat(parse("text\n\n" + line.repeat(16)).signatures()).hasSize(16);
        assertThatThrownBy(() -> parse("text\n\n" + line.repeat(1_000))).hasMessageContaining("1 to 64");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "example.com/foo",
                "example.com/foo+530d903b+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
                "example.com/foo+530D903A+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
                "example.com/bar+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
                "example.com/foo+530d903a+A+kyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
                "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U0=",
                "exam ple.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"
            })
    void what_is_no_verifier_key_is_refused(String text) {
        assertThatThrownBy(() -> VerifierKey.parse(text)).isInstanceOf(IllegalArgumentException.class);
    }
}
